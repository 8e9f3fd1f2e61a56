import { z } from 'zod'
import { formGuardFields } from './form-guard.ts'
import { emailAddress } from './input.ts'
import { newsletterNotice } from './newsletter-notice.ts'

/** The form that was used to subscribe. */
export const NewsletterSource = z.enum(['footer', 'blog'])

/** What a person types. */
export const NewsletterFields = z.strictObject({
  email: emailAddress(),
})

export const NewsletterRequest = z
  .strictObject({
    ...NewsletterFields.shape,
    ...formGuardFields,
    source: NewsletterSource,
    consent_notice: z.literal(
      newsletterNotice.version,
      'Please reload the page to see the current privacy notice',
    ),
  })
  .meta({ id: 'NewsletterRequest' })
export type NewsletterRequest = z.infer<typeof NewsletterRequest>

/** The same for known and unknown addresses. */
export const NewsletterAnswer = z
  .strictObject({ message: z.literal('Please check your inbox and confirm your subscription.') })
  .meta({ id: 'NewsletterAnswer' })
export type NewsletterAnswer = z.infer<typeof NewsletterAnswer>
