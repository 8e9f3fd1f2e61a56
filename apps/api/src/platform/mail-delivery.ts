import { system } from '@trusswell/domain/actor.ts'
import type { Company } from '@trusswell/domain/settings.ts'
import { sql } from 'kysely'
import { isValidElement, type ReactElement } from 'react'
import type { Logger } from 'pino'
import type { CalendarPart } from './calendar-invitation.ts'
import type { Database, Tx } from './database.ts'
import { wasRefused, type MailAttachment, type Mailer } from './mailer.ts'
import type { Metrics } from './metrics.ts'
import { renderMail, type MailParts } from './render-mail.ts'
import type { Signer } from './secrets.ts'

export type MailDeps = {
  db: Database
  mailer: Mailer
  /** The company's current details for mails. */
  findCompany: () => Promise<Company>
  recipients: Signer
  /** A demo mails few addresses. */
  mayReach: (address: string) => boolean
  metrics: Metrics
  logger: Logger
}

/** How many mails of a kind one recipient gets in an hour, of them how many about the same subject. */
type HourlyLimit = { recipient: number; subject?: number }
export const onceAnHour: HourlyLimit = { recipient: 1 }

type Delivery = {
  /** The job's id: one mail for one job, whatever happens to its tries. */
  id: string
  kind: string
  subject_id: string
  to: string
  replyTo?: string
  subject: string
  /** Parts where one description was rendered for many recipients. */
  body: ReactElement | MailParts
  headers?: Record<string, string>
  attachments?: MailAttachment[]
  calendar?: CalendarPart
  /** For mails that a third party can trigger to any address. */
  atMostHourly?: HourlyLimit
}

type Claim = 'send' | 'resend' | 'sent before' | 'skipped' | 'withheld'

/**
 * Sends a mail once, as far as SMTP allows. The try is recorded before the relay is contacted and its result
 * right after; a process that dies between the relay's 250 and that record leaves a try of unknown outcome,
 * which is sent again under the same Message-ID and counted.
 */
export async function deliverMail(
  deps: MailDeps,
  delivery: Delivery,
): Promise<'sent' | 'skipped' | 'withheld'> {
  const { db, mailer, metrics, logger } = deps
  const claim = await db.as(system, (tx) => claimDelivery(tx, deps, delivery))
  const about = { kind: delivery.kind, mail_id: delivery.id, message_id: mailer.messageId(delivery.id) }
  if (claim === 'sent before' || claim === 'skipped' || claim === 'withheld') {
    if (claim !== 'sent before') metrics.mails.inc({ kind: delivery.kind, outcome: 'skipped' })
    logger.info({ ...about, outcome: claim }, 'mail not sent')
    return claim === 'sent before' ? 'sent' : claim
  }
  if (claim === 'resend') {
    metrics.mails.inc({ kind: delivery.kind, outcome: 'uncertain' })
    logger.warn({ ...about, cause: 'the last try ended without an outcome' }, 'mail may arrive twice')
  }
  const { body } = delivery
  const parts = isValidElement(body) ? await renderMail(body, await deps.findCompany()) : body
  try {
    await mailer.send({ ...delivery, ...parts })
  } catch (error) {
    metrics.mails.inc({ kind: delivery.kind, outcome: 'failed' })
    if (wasRefused(error)) await db.as(system, (tx) => finish(tx, delivery.id, 'failed'))
    throw error
  }
  await db.as(system, (tx) => finish(tx, delivery.id, 'sent'))
  metrics.mails.inc({ kind: delivery.kind, outcome: 'sent' })
  logger.info({ ...about, outcome: 'sent' }, 'mail sent')
  return 'sent'
}

/** Whether a mail of this kind about this row went out, by whichever job. */
export async function wasDelivered(tx: Tx, kind: string, subject_id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('mail_deliveries')
    .select('id')
    .where('subject_id', '=', subject_id)
    .where('kind', '=', kind)
    .where('state', '=', 'sent')
    .executeTakeFirst()
  return row !== undefined
}

async function claimDelivery(
  tx: Tx,
  { recipients, mayReach }: Pick<MailDeps, 'recipients' | 'mayReach'>,
  delivery: Delivery,
): Promise<Claim> {
  const recipient_digest = recipients.sign(delivery.to.toLowerCase())
  // Two jobs for one recipient must not both find that nothing was sent lately.
  await sql`select pg_advisory_xact_lock(hashtextextended(${recipient_digest}, 0))`.execute(tx)
  const before = await tx
    .selectFrom('mail_deliveries')
    .select('state')
    .where('id', '=', delivery.id)
    .executeTakeFirst()
  if (before?.state === 'sent') return 'sent before'
  // A mail above a limit may be sent later; one that a demo withholds is never sent.
  const notSent = mayReach(delivery.to) ? 'skipped' : 'withheld'
  if (before?.state === 'skipped') return notSent
  const skip = notSent === 'withheld' || (!before && (await isAboveLimit(tx, recipient_digest, delivery)))
  await tx
    .insertInto('mail_deliveries')
    .values({
      id: delivery.id,
      kind: delivery.kind,
      subject_id: delivery.subject_id,
      recipient_digest,
      state: skip ? 'skipped' : 'sending',
      started_at: sql`now()`,
    })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((row) => ({
        state: 'sending',
        attempts: sql`${row.ref('mail_deliveries.attempts')} + 1`,
        uncertain: sql`${row.ref('mail_deliveries.uncertain')} + ${before?.state === 'sending' ? 1 : 0}`,
        started_at: sql`now()`,
      })),
    )
    .execute()
  if (skip) return notSent
  return before?.state === 'sending' ? 'resend' : 'send'
}

async function isAboveLimit(
  tx: Tx,
  recipient_digest: string,
  { kind, subject_id, atMostHourly }: Delivery,
): Promise<boolean> {
  if (!atMostHourly) return false
  const { recipient, subject = recipient } = atMostHourly
  const lately = await tx
    .selectFrom('mail_deliveries')
    .select('subject_id')
    .where('recipient_digest', '=', recipient_digest)
    .where('kind', '=', kind)
    .where('state', 'in', ['sending', 'sent', 'failed'])
    .where('started_at', '>', sql<string>`now() - interval '1 hour'`)
    .limit(recipient)
    .execute()
  return lately.length >= recipient || lately.filter((row) => row.subject_id === subject_id).length >= subject
}

async function finish(tx: Tx, id: string, state: 'sent' | 'failed'): Promise<void> {
  await tx
    .updateTable('mail_deliveries')
    .set({ state, finished_at: sql`now()` })
    .where('id', '=', id)
    .execute()
}
