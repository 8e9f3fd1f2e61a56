import { system } from '@trusswell/domain/actor.ts'
import { createElement } from 'react'
import type { WorkerDeps } from '../../deps.ts'
import { eraseFromAudit, writeAudit } from '../../platform/audit.ts'
import { handlerFor } from '../../platform/job-runner.ts'
import { deliverMail, onceAnHour } from '../../platform/mail-delivery.ts'
import { AlreadySubscribedMail, ConfirmSubscriptionMail, WelcomeMail } from './mails.tsx'
import { findConfirmed, findSubscription, purgeSubscriptions } from './repository.ts'
import type { newsletterQueues } from './queues.ts'

const handler = handlerFor<typeof newsletterQueues>()

export const newsletterJobs = (deps: WorkerDeps) => {
  const { db, origin, newsletterLinks: links } = deps

  /** For every mail to subscribers: one link for people, one for mail programs (RFC 8058). */
  function waysOut(id: string) {
    const token = links.unsubscribe.issue(id)
    return {
      unsubscribeUrl: `${origin}/newsletter/unsubscribe?token=${token}`,
      headers: {
        'List-Unsubscribe': `<${origin}/api/newsletter/unsubscribe?token=${token}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    }
  }

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
        const { unsubscribeUrl, headers } = waysOut(known.id)
        await deliverMail(deps, {
          ...mail,
          kind: 'newsletter.already',
          subject: 'You are subscribed already',
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
      const { unsubscribeUrl, headers } = waysOut(subscription.id)
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

    handler('newsletter.purge', async () => {
      await db.as(system, async (tx) => {
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
