import type { ContactSubmission } from '@trusswell/domain/contact.ts'
import { useState } from 'react'
import type { ContactSource } from './contact-source.ts'

type Replies = { contact: ContactSubmission; waiting: string[] }

/** Answers one enquiry after another, without those that a colleague has taken meanwhile. */
export function useReplies(source: Pick<ContactSource, 'read'>) {
  const [replies, setReplies] = useState<Replies | null>(null)

  async function goOn(waiting: string[]) {
    for (const [at, id] of waiting.entries()) {
      const contact = await source.read(id).catch(() => null)
      if (contact && isNew(contact)) return setReplies({ contact, waiting: waiting.slice(at + 1) })
    }
    setReplies(null)
  }

  return {
    contact: replies?.contact,
    /** This one, then the other new ones of the list, those below it first. */
    start(contact: ContactSubmission, all: ContactSubmission[]) {
      const at = all.indexOf(contact)
      const others = [...all.slice(at + 1), ...all.slice(0, at)]
      setReplies({ contact, waiting: others.filter(isNew).map(({ id }) => id) })
    },
    next: replies && replies.waiting.length > 0 ? () => void goOn(replies.waiting) : undefined,
    stop: () => setReplies(null),
  }
}

const isNew = ({ status, deleted_at }: ContactSubmission) => status === 'new' && !deleted_at
