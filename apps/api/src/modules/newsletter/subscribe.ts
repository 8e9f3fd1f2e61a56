import type { Actor } from '@trusswell/domain/actor.ts'
import { newsletterNotice } from '@trusswell/domain/newsletter-notice.ts'
import type { NewsletterAnswer, NewsletterRequest } from '@trusswell/domain/newsletter.ts'
import { writeAudit } from '../../platform/audit.ts'
import type { Tx } from '../../platform/database.ts'
import { newId } from '../../platform/ids.ts'
import { insertSubscription } from './repository.ts'
import type { Emit } from '../../platform/events.ts'
import { newsletterRequested } from './events.ts'

/** Does the same for every address, so that the response discloses nothing; the mail job checks whether it is known. */
export async function subscribe(
  tx: Tx,
  emit: Emit,
  actor: Actor,
  { email, source, consent_notice }: NewsletterRequest,
): Promise<NewsletterAnswer> {
  const id = newId()
  await insertSubscription(tx, { id, email, source, consent_notice, consent_text: newsletterNotice.text })
  await writeAudit(tx, actor, {
    action: 'newsletter.requested',
    entity: 'newsletter_subscription',
    entity_id: id,
    details: { source, consent_notice },
    personal: { subject_id: id, values: { email } },
  })
  await emit(tx, newsletterRequested, { subscription_id: id })
  return { message: 'Please check your inbox and confirm your subscription.' }
}
