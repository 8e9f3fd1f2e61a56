import type { Actor } from '@trusswell/domain/actor.ts'
import type { ApiDeps } from '../../deps.ts'
import { writeAudit } from '../../platform/audit.ts'
import { invalidLink } from '../../platform/errors.ts'
import { endSubscription, openLink } from './repository.ts'

/** Idempotent: also succeeds when the row was deleted, because the address gets no mails either way. */
export async function unsubscribe(
  { db, newsletterLinks }: ApiDeps,
  actor: Actor,
  token: string,
): Promise<void> {
  const id = newsletterLinks.subjectOf(token)
  if (id === null || !newsletterLinks.unsubscribe.holds(token)) throw invalidLink()
  await db.as(actor, async (tx) => {
    await openLink(tx, id)
    if (!(await endSubscription(tx, id))) return
    await writeAudit(tx, actor, {
      action: 'newsletter.unsubscribed',
      entity: 'newsletter_subscription',
      entity_id: id,
    })
  })
}
