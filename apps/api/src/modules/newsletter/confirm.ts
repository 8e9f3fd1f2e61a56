import type { Actor } from '@trusswell/domain/actor.ts'
import pg from 'pg'
import type { ApiDeps } from '../../deps.ts'
import { writeAudit } from '../../platform/audit.ts'
import { invalidLink } from '../../platform/errors.ts'
import { confirmSubscription, findSubscription, openLink } from './repository.ts'
import { newsletterConfirmed } from './events.ts'

export async function confirm(
  { db, emit, newsletterLinks }: ApiDeps,
  actor: Actor,
  token: string,
): Promise<void> {
  const id = newsletterLinks.subjectOf(token)
  if (id === null) throw invalidLink()
  const work = db.as(actor, async (tx) => {
    await openLink(tx, id)
    const subscription = await findSubscription(tx, id)
    if (!subscription || !newsletterLinks.confirm.holds(token, subscription)) throw invalidLink()
    // An old mail must not restore an ended subscription.
    if (subscription.status === 'unsubscribed') throw invalidLink()
    if (!(await confirmSubscription(tx, id))) return
    await writeAudit(tx, actor, {
      action: 'newsletter.confirmed',
      entity: 'newsletter_subscription',
      entity_id: id,
    })
    await emit(tx, newsletterConfirmed, { subscription_id: id })
  })
  await work.catch((error: unknown) => {
    // A person who subscribed twice and opens both mails is subscribed already.
    if (!(error instanceof pg.DatabaseError && error.constraint === 'newsletter_one_confirmed')) throw error
  })
}
