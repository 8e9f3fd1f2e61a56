import type { ContactSubmission } from '@trusswell/domain/contact.ts'
import type { ContactReply } from '@trusswell/domain/contact-work.ts'
import { useQuery } from '@tanstack/react-query'
import { Reply } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Moment } from '../../ui/moment.tsx'
import { QueryError } from '../../ui/query-error.tsx'
import type { ContactSource } from './contact-source.ts'
import './contact-thread.css'

const ReplyDialog = lazy(() => import('./reply-dialog.tsx'))

type ContactThreadProps = { contact: ContactSubmission; source: ContactSource; onReplied: () => void }

/** Replies by e-mail, oldest first, and the button to reply. */
export function ContactThread({ contact, source, onReplied }: ContactThreadProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const replies = useQuery({
    queryKey: [...source.key, 'replies', contact.id],
    queryFn: () => source.replies(contact.id),
  })
  return (
    <section className="ui-dialog-part contact-thread" aria-label="Replies">
      <header>
        <h3>Replies</h3>
        <Button
          tone="secondary"
          size="small"
          icon={<Reply aria-hidden="true" />}
          onClick={() => setDraft('')}
        >
          Reply by e-mail
        </Button>
      </header>
      {replies.isError && <QueryError query={replies} message="The replies couldn’t be loaded." />}
      {replies.data?.length === 0 && <p>No replies yet.</p>}
      {replies.data && replies.data.length > 0 && (
        <ol>
          {replies.data.map((reply) => (
            <ReplyItem key={reply.id} reply={reply} onSendAgain={() => setDraft(reply.text)} />
          ))}
        </ol>
      )}
      {draft !== null && (
        <Suspense>
          <ReplyDialog
            contact={contact}
            source={source}
            text={draft}
            onSent={onReplied}
            onClose={() => setDraft(null)}
          />
        </Suspense>
      )}
    </section>
  )
}

const ReplyItem = ({ reply, onSendAgain }: { reply: ContactReply; onSendAgain: () => void }) => (
  <li data-failed={reply.failed_at ? '' : undefined}>
    <p>
      <b>{reply.author_name ?? 'Former colleague'}</b> to {reply.email}{' '}
      {reply.sent_at ? <Moment at={reply.sent_at} /> : !reply.failed_at && <span>Sending…</span>}
    </p>
    {reply.failed_at && (
      <div className="contact-failed">
        <p className="ui-error">
          This reply couldn’t be delivered (<Moment at={reply.failed_at} />
          ). Check the e-mail address or try again.
        </p>
        <Button tone="secondary" size="small" onClick={onSendAgain}>
          Send again
        </Button>
      </div>
    )}
    <p>{reply.text}</p>
  </li>
)
