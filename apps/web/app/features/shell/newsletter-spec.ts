import {
  type NewsletterAnswer,
  NewsletterFields,
  type NewsletterSource as Source,
} from '@trusswell/domain/newsletter.ts'
import { newsletterNotice } from '@trusswell/domain/newsletter-notice.ts'
import type { z } from 'zod'
import { answerOf } from '../../lib/api/answer-of.ts'
import { answerWithinMs, type PublicFormSpec } from '../../lib/forms/public-form.ts'

export type NewsletterSource = z.infer<typeof Source>
export type NewsletterValues = z.infer<typeof NewsletterFields>

export const newsletterSpec = (
  source: NewsletterSource,
): PublicFormSpec<NewsletterValues, NewsletterAnswer> => ({
  token: 'newsletter',
  names: ['email'],
  schema: NewsletterFields,
  post: (api, { fields, website, key }, guard) =>
    answerOf(
      api.POST('/api/newsletter', {
        params: { header: { 'idempotency-key': key } },
        body: {
          ...fields,
          ...guard,
          source,
          website: website as '',
          consent_notice: newsletterNotice.version,
        },
        signal: AbortSignal.timeout(answerWithinMs),
      }),
    ),
})
