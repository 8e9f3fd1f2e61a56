import { anonymous, system, type Person } from '@trusswell/domain/actor.ts'
import { addDays } from '@trusswell/domain/days.ts'
import { issueSlugOf } from '@trusswell/domain/newsletter-issues.ts'
import { newsletterNotice } from '@trusswell/domain/newsletter-notice.ts'
import { writeAudit } from '../../platform/audit.ts'
import type { Tx } from '../../platform/database.ts'
import { newId } from '../../platform/ids.ts'
import type { Seed, SeedContext } from '../manifest.ts'
import { findFreeSlug, insertIssue, publishIssue } from './issue-repository.ts'
import { confirmSubscription, insertSubscription, openLink } from './repository.ts'
import { drafts, sentIssues, subscribers, type SampleIssue } from './seed-issues.ts'
import { claimRecipient, finishIssue, settleRecipient, takeIssue } from './sending-repository.ts'

/** With --demo: subscribers, issues that were sent to them, and a draft. Nothing is mailed. */
export const seedNewsletter: Seed = async (context) => {
  if (!context.demo) return null
  const { worker, people } = context
  const admin: Person = { kind: 'user', id: people.admin, role: 'admin' }
  const known = await worker.as(system, async (tx) => ({
    emails: await tx.selectFrom('newsletter_subscriptions').select('email').execute(),
    issues: await tx.selectFrom('newsletter_issues').select('subject').execute(),
  }))
  const isNew = ({ subject }: SampleIssue) => !known.issues.some((issue) => issue.subject === subject)
  const missing = subscribers.filter(([email]) => !known.emails.some((row) => row.email === email))
  for (const [email, days] of missing) await addSubscriber(context, email, days)
  for (const issue of sentIssues.filter(isNew)) await sendIssue(context, admin, issue)
  for (const issue of drafts.filter(isNew)) await addDraft(context, admin, issue)
  const added = [...sentIssues, ...drafts].filter(isNew).length
  return `${missing.length} subscribers and ${added} newsletter issues added`
}

async function addSubscriber({ app, today, on }: SeedContext, email: string, days: number): Promise<void> {
  const id = newId()
  const { version: consent_notice, text: consent_text } = newsletterNotice
  const source = days % 2 === 0 ? 'footer' : 'blog'
  await on(addDays(today, days), () =>
    app.as(anonymous, async (tx) => {
      await insertSubscription(tx, { id, email, source, consent_notice, consent_text })
      await openLink(tx, id)
      await confirmSubscription(tx, id)
      await writeAudit(tx, anonymous, {
        action: 'newsletter.confirmed',
        entity: 'newsletter_subscription',
        entity_id: id,
      })
    }),
  )
}

const addDraft = ({ app, today, on }: SeedContext, admin: Person, { on: days, subject, body }: SampleIssue) =>
  on(addDays(today, days), () =>
    app.as(admin, async (tx) => {
      const issue = await insertIssue(tx, { id: newId(), by: admin.id, subject, body })
      await note(tx, admin, 'created', issue.id)
      return issue
    }),
  )

/** As the worker does it, but without a mail. */
async function sendIssue(context: SeedContext, admin: Person, sample: SampleIssue): Promise<void> {
  const { app, worker, today, on } = context
  const { id, version } = await addDraft(context, admin, sample)
  await on(addDays(today, sample.on), async () => {
    await app.as(admin, async (tx) => {
      const slug = await findFreeSlug(tx, issueSlugOf(sample.subject))
      const issue = await publishIssue(tx, id, { by: admin.id, slug, version })
      await note(tx, admin, 'sending_started', id, { recipients: issue?.recipients ?? 0 })
    })
    await worker.as(system, async (tx) => {
      const job = newId()
      await takeIssue(tx, id, job)
      for (;;) {
        const recipient = await claimRecipient(tx, id)
        if (!recipient) break
        await settleRecipient(tx, id, recipient.subscription_id, 'sent')
      }
      await note(tx, system, 'sent', id, (await finishIssue(tx, id, job)) ?? {})
    })
  })
}

const note = (
  tx: Tx,
  actor: Person | typeof system,
  what: string,
  entity_id: string,
  details: Record<string, number> = {},
) =>
  writeAudit(tx, actor, {
    action: `newsletter_issue.${what}`,
    entity: 'newsletter_issue',
    entity_id,
    details,
  })
