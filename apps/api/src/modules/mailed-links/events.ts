import type { Person } from '@trusswell/domain/actor.ts'
import type { MailedAnswer, MailedPurpose, MailedThing } from '@trusswell/domain/mailed-links.ts'
import type { ApiDeps } from '../../deps.ts'
import type { Reader, Tx } from '../../platform/database.ts'
import { defineEvent } from '../../platform/events.ts'
import { z } from 'zod'

/** `answer` is what was chosen; null for a message. */
export const mailedLinkUsed = defineEvent(
  'mailed-link.used',
  z.strictObject({ link_id: z.uuid(), answer: z.string().max(40).nullable() }),
)

export type MailedLink = { id: string; purpose: MailedPurpose; subject_id: string; project_id: string }

type AnswerTo<Purpose extends MailedPurpose> = Extract<MailedAnswer, { purpose: Purpose }>

/** What a module lets a mailed link open. Both parts run with the current rights of the person, never with more. */
export type OpensByMail<Purpose extends MailedPurpose> = {
  /** Null when it was decided or deleted, or when the person may no longer answer. */
  show: (
    deps: ApiDeps,
    reader: Reader,
    person: Person,
    link: MailedLink,
  ) => Promise<Omit<MailedThing, 'purpose' | 'reader'> | null>
  /** `use` voids the link, in the same transaction where there is one. */
  answer: (
    deps: ApiDeps,
    person: Person,
    link: MailedLink,
    given: AnswerTo<Purpose>,
    use: (tx: Tx) => Promise<void>,
  ) => Promise<void>
}

export type MailedThings = { [Purpose in MailedPurpose]: OpensByMail<Purpose> }
