import { CallBackFields, type ContactReceipt } from '@trusswell/domain/contact.ts'
import { contactNotice } from '@trusswell/domain/contact-notice.ts'
import { answerOf } from '../../../lib/api/answer-of.ts'
import { answerWithinMs, type PublicFormSpec } from '../../../lib/forms/public-form.ts'
import { callBackFields } from './call-back-fields.ts'

export const callBackSpec: PublicFormSpec<CallBackFields, ContactReceipt> = {
  token: 'contact',
  names: callBackFields,
  schema: CallBackFields,
  post: (api, { fields, website, key }, guard) =>
    answerOf(
      api.POST('/api/contact/call-back', {
        params: { header: { 'idempotency-key': key } },
        // A filled honeypot is sent to the API unchanged, which refuses it.
        body: { ...fields, ...guard, website: website as '', consent_notice: contactNotice.version },
        signal: AbortSignal.timeout(answerWithinMs),
      }),
    ),
}
