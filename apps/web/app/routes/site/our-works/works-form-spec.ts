import { type ContactReceipt, OurWorksFields } from '@trusswell/domain/contact.ts'
import { contactNotice } from '@trusswell/domain/contact-notice.ts'
import type { z } from 'zod'
import { answerOf } from '../../../lib/api/answer-of.ts'
import { answerWithinMs, type PublicFormSpec } from '../../../lib/forms/public-form.ts'
import { worksFields } from './works-form-fields.ts'

export const worksFormSpec: PublicFormSpec<z.infer<typeof OurWorksFields>, ContactReceipt> = {
  token: 'contact',
  names: worksFields,
  schema: OurWorksFields,
  post: (api, { fields, website, key }, guard) =>
    answerOf(
      api.POST('/api/contact/our-works', {
        params: { header: { 'idempotency-key': key } },
        // A filled honeypot is sent to the API unchanged, which refuses it.
        body: { ...fields, ...guard, website: website as '', consent_notice: contactNotice.version },
        signal: AbortSignal.timeout(answerWithinMs),
      }),
    ),
}
