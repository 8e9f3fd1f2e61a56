import type { ContactSubmission } from '@trusswell/domain/contact.ts'
import { ArchiveRestore, Pencil, Reply, Trash2 } from 'lucide-react'
import { memo, type RefObject, useLayoutEffect, useRef } from 'react'
import { daysAfter } from '../../lib/dates.ts'
import { Button } from '../../ui/button.tsx'
import { RowChoice } from '../../ui/lists/bulk-bar.tsx'
import { Moment } from '../../ui/moment.tsx'
import { ContactCard } from './contact-card.tsx'
import { fullName } from './full-name.ts'

const keptDays = 30

export type ContactCardsProps = {
  contacts: ContactSubmission[]
  isChosen: (id: string) => boolean
  onChoose: (id: string, on: boolean) => void
  onOpen: (contact: ContactSubmission) => void
  onReply: (contact: ContactSubmission) => void
  /** Left out where nothing is deleted. */
  onDelete?: (contact: ContactSubmission) => void
  onRestore?: (contact: ContactSubmission) => void
}

export function ContactCards(props: ContactCardsProps) {
  const latest = useRef(props)
  useLayoutEffect(() => {
    latest.current = props
  })
  return (
    <ul className="contact-cards">
      {props.contacts.map((contact) => (
        <Item
          key={contact.id}
          contact={contact}
          isChosen={props.isChosen(contact.id)}
          mayDelete={props.onDelete !== undefined}
          latest={latest}
        />
      ))}
    </ul>
  )
}

type ItemProps = {
  contact: ContactSubmission
  isChosen: boolean
  mayDelete: boolean
  latest: RefObject<ContactCardsProps>
}

/** Not rendered again when another submission is opened or selected, for which the callbacks are read when they are called. */
const Item = memo(({ contact, isChosen, mayDelete, latest }: ItemProps) => (
  <li>
    {contact.deleted_at ? (
      <ContactCard
        contact={contact}
        note={<GoneOn at={contact.deleted_at} />}
        actions={
          <Button
            tone="secondary"
            icon={<ArchiveRestore aria-hidden="true" />}
            onClick={() => latest.current.onRestore?.(contact)}
          >
            Restore
          </Button>
        }
      />
    ) : (
      <ContactCard
        contact={contact}
        choice={
          <RowChoice
            className="contact-choice"
            name={fullName(contact)}
            checked={isChosen}
            onChoose={(on) => latest.current.onChoose(contact.id, on)}
          />
        }
        actions={
          <>
            <Button
              data-next
              tone="secondary"
              icon={<Reply aria-hidden="true" />}
              onClick={() => latest.current.onReply(contact)}
            >
              Reply
            </Button>
            <Button
              data-edit
              tone="secondary"
              icon={<Pencil aria-hidden="true" />}
              onClick={() => latest.current.onOpen(contact)}
            >
              View & Edit
            </Button>
            {mayDelete && (
              <Button
                tone="quiet"
                className="contact-delete"
                icon={<Trash2 aria-hidden="true" />}
                onClick={() => latest.current.onDelete?.(contact)}
              >
                Delete
              </Button>
            )}
          </>
        }
      />
    )}
  </li>
))

function GoneOn({ at }: { at: string }) {
  return (
    <>
      Deleted <Moment at={at} precision="day" />, will be permanently deleted on{' '}
      <Moment at={daysAfter(at, keptDays)} precision="day" />
    </>
  )
}
