import { z } from 'zod'
import { ChangeState } from './change-requests.ts'
import { chatText } from './chat.ts'
import { optionalParagraph, text, version as anyVersion } from './input.ts'
import { AcceptanceAnswer, remarksMissing } from './milestones.ts'

const token = text(200)
/** The page shows one and always sends it. */
const version = anyVersion.unwrap()

/** What a mailed link can be used to answer without signing in. */
export const MailedPurpose = z.enum(['milestone', 'change_request', 'message'])
export type MailedPurpose = z.infer<typeof MailedPurpose>

/** A link lasts this long, unless it is used or the thing is decided before. */
export const mailedLinkDays = 7

/** The one thing that a link opens, as its page shows it. */
export const MailedThing = z
  .strictObject({
    purpose: MailedPurpose,
    /** Who the link was mailed to. */
    reader: z.string(),
    project: z.string(),
    title: z.string(),
    text: z.string(),
    facts: z.array(z.strictObject({ label: z.string(), value: z.string() })),
    /** How a change request is refused: the other side's is declined, one's own withdrawn. */
    refused_as: z.enum(['declined', 'withdrawn']).nullable(),
    /** What was shown; an answer to something that changed since is refused. */
    version: z.int(),
    /** The same in the portal, after signing in. */
    path: z.string(),
  })
  .meta({ id: 'MailedThing' })
export type MailedThing = z.infer<typeof MailedThing>

export const MailedAnswer = z
  .discriminatedUnion('purpose', [
    z
      .strictObject({
        purpose: z.literal('milestone'),
        token,
        version,
        answer: AcceptanceAnswer,
        remarks: optionalParagraph('Remarks', 500).default(''),
      })
      .superRefine(({ answer, remarks }, context) => {
        if (answer !== 'accepted' && remarks === '')
          context.addIssue({ code: 'custom', path: ['remarks'], message: remarksMissing[answer] })
      }),
    z.strictObject({
      purpose: z.literal('change_request'),
      token,
      version,
      state: ChangeState.exclude(['proposed']),
    }),
    z.strictObject({ purpose: z.literal('message'), token, content: chatText }),
  ])
  .meta({ id: 'MailedAnswer' })
export type MailedAnswer = z.infer<typeof MailedAnswer>
