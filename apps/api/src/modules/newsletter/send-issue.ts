import { system } from '@trusswell/domain/actor.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import type { WorkerDeps } from '../../deps.ts'
import { writeAudit } from '../../platform/audit.ts'
import { noteChange } from '../../platform/database.ts'
import { idOf } from '../../platform/ids.ts'
import { deliverMail } from '../../platform/mail-delivery.ts'
import { issueSendingStarted } from './events.ts'
import { renderIssue } from './render-issue.ts'
import {
  claimRecipient,
  findNextDue,
  finishIssue,
  pauseForRefusals,
  postponeRecipient,
  refuseRecipient,
  releaseIssue,
  settleRecipient,
  takeIssue,
} from './sending-repository.ts'
import { waysOut } from './ways-out.ts'

/** Short enough to finish within the worker's shutdown time. */
const runMilliseconds = 15_000
/** As many as the mailer has connections. */
const lanes = 4
/** After this many refusals in a row the relay is considered misconfigured, and the recipients aren't given up. */
const refusalsInARow = 10
const deferralsInARow = 10
/** About 20 hours with the delays below. */
const mostDeferrals = 24
const minutesAfter = (deferrals: number) => Math.min(2 ** deferrals, 60)
const secondsWhenStalled = 15

/**
 * Sends an issue for some seconds and leaves the rest to the next job. Every mail goes by `deliverMail` under an id made of
 * issue and subscription, so that whichever run or worker sends it, it is the same mail.
 */
export async function sendIssue(deps: WorkerDeps, issue_id: string, job: string): Promise<void> {
  const { db, emit, logger, origin, newsletterRate } = deps
  const issue = await db.as(system, (tx) => takeIssue(tx, issue_id, job))
  if (!issue) return
  const send = await prepareMail(deps, issue)

  const end = Date.now() + runMilliseconds
  let slot = Date.now()
  let stopped: 'stalled' | 'refused' | null = null
  let deferred = 0

  async function sendNext(): Promise<boolean> {
    slot = Math.max(slot + 1_000 / newsletterRate, Date.now())
    await sleep(Math.max(slot - Date.now(), 0))
    if (stopped) return false
    const next = await db.as(system, (tx) => claimRecipient(tx, issue_id))
    if (!next) return false
    const { subscription_id: id, deferrals, refusals } = next
    if (next.status !== 'confirmed') {
      await db.as(system, (tx) => settleRecipient(tx, issue_id, id, 'skipped'))
      return true
    }
    const outcome = await send(next).then(() => 'sent' as const, outcomeOf)
    if (outcome === 'sent') {
      deferred = 0
      await db.as(system, (tx) => settleRecipient(tx, issue_id, id, 'sent'))
    } else if (outcome === 'refused' && refusals === 0) {
      const inARow = await db.as(system, (tx) => refuseRecipient(tx, issue_id, id))
      if (inARow >= refusalsInARow) stopped ??= 'refused'
    } else if (outcome === 'refused' || (outcome === 'deferred' && deferrals >= mostDeferrals)) {
      await db.as(system, (tx) => settleRecipient(tx, issue_id, id, 'refused'))
    } else if (outcome === 'deferred') {
      const minutes = minutesAfter(deferrals)
      await db.as(system, (tx) => postponeRecipient(tx, issue_id, id, { minutes, deferred: true }))
      // Repeated deferrals of one recipient, such as a full mailbox, don't indicate a problem with the relay.
      if (deferrals === 0) deferred += 1
      if (deferred >= deferralsInARow) stopped ??= 'stalled'
    } else {
      stopped ??= 'stalled'
      await db.as(system, (tx) => postponeRecipient(tx, issue_id, id))
    }
    return true
  }

  const runs = await Promise.allSettled(
    Array.from({ length: lanes }, async () => {
      while (!stopped && Date.now() < end && (await sendNext()));
    }),
  )
  const broken = runs.find((run) => run.status === 'rejected')
  if (broken) throw broken.reason

  await db.as(system, async (tx) => {
    noteChange('newsletter_issue')
    if (stopped === 'refused') {
      if (await pauseForRefusals(tx, issue_id, job)) {
        logger.error({ issue_id, refusals: refusalsInARow }, 'newsletter paused: the relay refuses mails')
        await writeAudit(tx, system, {
          action: 'newsletter_issue.paused',
          entity: 'newsletter_issue',
          entity_id: issue_id,
          details: { refusals_in_a_row: refusalsInARow },
        })
      }
      return
    }
    const due = await findNextDue(tx, issue_id)
    if (due === null) {
      const counts = await finishIssue(tx, issue_id, job)
      if (!counts) return
      await writeAudit(tx, system, {
        action: 'newsletter_issue.sent',
        entity: 'newsletter_issue',
        entity_id: issue_id,
        details: counts,
      })
      return
    }
    const seconds = stopped === 'stalled' ? Math.max(due, secondsWhenStalled) : due
    if (await releaseIssue(tx, issue_id, job, { seconds, stalled: stopped === 'stalled' }))
      await emit(tx, issueSendingStarted, { issue_id }, { afterSeconds: seconds })
  })

  /** Rendered once; only the link to unsubscribe differs. */
  async function prepareMail(of: WorkerDeps, { id, subject, body, slug }: NonNullable<typeof issue>) {
    const placeholder = `${origin}/newsletter/unsubscribe?token=${'-'.repeat(36)}`
    const pageUrl = `${origin}/newsletter/${slug}`
    const parts = await renderIssue(
      { subject, body, pageUrl, unsubscribeUrl: placeholder },
      await of.findCompany(),
    )
    return ({ subscription_id, email }: { subscription_id: string; email: string }) => {
      const { unsubscribeUrl, headers } = waysOut(of, subscription_id)
      return deliverMail(of, {
        id: idOf(`newsletter/${id}/${subscription_id}`),
        kind: 'newsletter.issue',
        subject_id: subscription_id,
        to: email,
        subject,
        headers,
        body: {
          html: parts.html.replaceAll(placeholder, unsubscribeUrl),
          text: parts.text.replaceAll(placeholder, unsubscribeUrl),
        },
      })
    }
  }

  function outcomeOf(error: unknown): 'refused' | 'deferred' | 'unreachable' {
    const outcome = relayOutcome(error)
    // The relay's messages often contain the recipient's address.
    const { code, command, responseCode } = error as RelayError
    logger.warn({ issue_id, outcome, code, command, responseCode }, 'newsletter mail not sent')
    return outcome
  }
}

type RelayError = { code?: string; command?: string; responseCode?: number }

/** Whether the error concerns this recipient, or the relay accepts no mail at all. */
function relayOutcome(error: unknown): 'refused' | 'deferred' | 'unreachable' {
  const { responseCode = 0, command = '' } = error as RelayError
  // 421 means that the service closes. Errors before RCPT concern the sender and not the recipient.
  const isAboutRecipient = ['RCPT TO', 'DATA'].includes(command) && responseCode !== 421
  if (!isAboutRecipient || responseCode < 400) return 'unreachable'
  return responseCode >= 500 ? 'refused' : 'deferred'
}
