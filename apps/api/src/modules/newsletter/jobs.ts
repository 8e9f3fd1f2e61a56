import { system } from '@trusswell/domain/actor.ts'
import { createElement } from 'react'
import type { WorkerDeps } from '../../deps.ts'
import { eraseFromAudit, writeAudit } from '../../platform/audit.ts'
import { handlerFor } from '../../platform/job-runner.ts'
import { deliverMail, onceAnHour } from '../../platform/mail-delivery.ts'
import { getUser } from '../users/repository.ts'
import { issueSendingStarted } from './events.ts'
import { unsentLinks } from './links.ts'
import { AlreadySubscribedMail, ConfirmSubscriptionMail, IssueMail, WelcomeMail } from './mails.tsx'
import { findConfirmed, findSubscription, purgeSubscriptions } from './repository.ts'
import type { newsletterQueues } from './queues.ts'
import { sendIssue } from './send-issue.ts'
import { findForgotten, findStoredIssue, purgeIssues } from './sending-repository.ts'
import { waysOut } from './ways-out.ts'

const handler = handlerFor<typeof newsletterQueues>()

export const newsletterJobs = (deps: WorkerDeps) => {
  const { db, origin, newsletterLinks: links } = deps

  return [
    handler('newsletter.send-confirmation', async ({ subscription_id }, job) => {
      const found = await db.as(system, async (tx) => {
        const subscription = await findSubscription(tx, subscription_id)
        return subscription && { subscription, known: await findConfirmed(tx, subscription.email) }
      })
      if (!found || found.subscription.status !== 'pending') return
      const { subscription, known } = found
      const mail = {
        id: job.id,
        subject_id: subscription.id,
        to: subscription.email,
        atMostHourly: onceAnHour,
      }
      if (known) {
        const { unsubscribeUrl, headers } = waysOut(deps, known.id)
        await deliverMail(deps, {
          ...mail,
          kind: 'newsletter.already',
          subject: 'You’re already subscribed',
          headers,
          body: createElement(AlreadySubscribedMail, { unsubscribeUrl }),
        })
      } else {
        const url = `${origin}/newsletter/confirm?token=${links.confirm.issue(subscription)}`
        await deliverMail(deps, {
          ...mail,
          kind: 'newsletter.confirmation',
          subject: 'Confirm your subscription',
          body: createElement(ConfirmSubscriptionMail, { url }),
        })
      }
    }),

    handler('newsletter.send-welcome', async ({ subscription_id }, job) => {
      const subscription = await db.as(system, (tx) => findSubscription(tx, subscription_id))
      if (subscription?.status !== 'confirmed') return
      const { unsubscribeUrl, headers } = waysOut(deps, subscription.id)
      await deliverMail(deps, {
        id: job.id,
        kind: 'newsletter.welcome',
        subject_id: subscription.id,
        to: subscription.email,
        subject: 'Welcome to our newsletter',
        headers,
        body: createElement(WelcomeMail, { unsubscribeUrl }),
      })
    }),

    handler('newsletter.send-issue', ({ issue_id }, job) => sendIssue(deps, issue_id, job.id)),

    // Issues whose job was lost or given up are continued here within a minute.
    handler('newsletter.continue', () =>
      db.as(system, async (tx) => {
        for (const issue_id of await findForgotten(tx)) await deps.emit(tx, issueSendingStarted, { issue_id })
      }),
    ),

    handler('newsletter.send-test', async ({ issue_id, user_id }, job) => {
      const { issue, user } = await db.as(system, async (tx) => ({
        issue: await findStoredIssue(tx, issue_id),
        user: await getUser(tx, user_id),
      }))
      if (!issue) return
      await deliverMail(deps, {
        id: job.id,
        kind: 'newsletter.test',
        subject_id: issue.id,
        to: user.email,
        subject: `[Test] ${issue.subject}`,
        body: createElement(IssueMail, { ...issue, ...unsentLinks(origin) }),
      })
    }),

    handler('newsletter.purge', async () => {
      await db.as(system, async (tx) => {
        for (const entity_id of await purgeIssues(tx)) {
          await writeAudit(tx, system, {
            action: 'newsletter_issue.purged',
            entity: 'newsletter_issue',
            entity_id,
          })
        }
        const ids = await purgeSubscriptions(tx)
        await eraseFromAudit(tx, ids)
        for (const entity_id of ids) {
          await writeAudit(tx, system, {
            action: 'newsletter.purged',
            entity: 'newsletter_subscription',
            entity_id,
          })
        }
      })
    }),
  ]
}
