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
        // A filled trap goes to the API as it is; refusing is the API's job.
        body: { ...fields, ...guard, website: website as '', consent_notice: contactNotice.version },
        signal: AbortSignal.timeout(answerWithinMs),
      }),
    ),
}
