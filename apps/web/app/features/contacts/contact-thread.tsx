import type { ContactSubmission } from '@trusswell/domain/contact.ts'
import type { ContactReply } from '@trusswell/domain/contact-work.ts'
import { useQuery } from '@tanstack/react-query'
import { Reply } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Moment } from '../../ui/moment.tsx'
import type { ContactSource } from './contact-source.ts'
import './contact-thread.css'

const ReplyDialog = lazy(() => import('./reply-dialog.tsx'))

type ContactThreadProps = { contact: ContactSubmission; source: ContactSource; onReplied: () => void }

/** What staff answered by e-mail, oldest first, and the way to answer. */
export function ContactThread({ contact, source, onReplied }: ContactThreadProps) {
  const [writing, setWriting] = useState(false)
  const replies = useQuery({
    queryKey: [...source.key, 'replies', contact.id],
    queryFn: () => source.replies(contact.id),
  })
  return (
    <section className="contact-thread" aria-label="Replies">
      <header>
        <h3>Replies</h3>
        <Button
          tone="secondary"
          size="small"
          icon={<Reply aria-hidden="true" />}
          onClick={() => setWriting(true)}
        >
          Reply by e-mail
        </Button>
      </header>
      {replies.isError && (
        <ErrorPanel message="The replies could not be loaded." onRetry={() => void replies.refetch()} />
      )}
      {replies.data?.length === 0 && <p>No replies yet.</p>}
      {replies.data && replies.data.length > 0 && (
        <ol>
          {replies.data.map((reply) => (
            <ReplyItem key={reply.id} reply={reply} />
          ))}
        </ol>
      )}
      {writing && (
        <Suspense>
          <ReplyDialog
            contact={contact}
            source={source}
            onSent={() => {
              setWriting(false)
              onReplied()
            }}
            onClose={() => setWriting(false)}
          />
        </Suspense>
      )}
    </section>
  )
}

const ReplyItem = ({ reply }: { reply: ContactReply }) => (
  <li>
    <p>
      <b>{reply.author_name ?? 'Former colleague'}</b> to {reply.email}{' '}
      {reply.sent_at ? <Moment at={reply.sent_at} /> : <span>Sending…</span>}
    </p>
    <p>{reply.text}</p>
  </li>
)
