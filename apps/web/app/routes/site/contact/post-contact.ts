import { type ContactFields, type ContactReceipt } from '@trusswell/domain/contact.ts'
import { contactNotice } from '@trusswell/domain/contact-notice.ts'
import type { ApiClient } from '../../../lib/api/client.ts'
import type { Guard } from '../../../lib/forms/send-guarded.ts'
import { failureOf, type Outcome } from '../../../lib/forms/send-outcome.ts'

type Message = { fields: ContactFields; website: string; key: string }

export async function postContact(
  api: ApiClient,
  { fields, website, key }: Message,
  guard: Guard,
): Promise<Outcome<ContactReceipt>> {
  try {
    const { data, error } = await api.POST('/api/contact', {
      params: { header: { 'idempotency-key': key } },
      // A filled trap goes to the API as it is; refusing is the API's job.
      body: { ...fields, ...guard, website: website as '', consent_notice: contactNotice.version },
      signal: AbortSignal.timeout(30_000),
    })
    return data ? { ok: true, receipt: data } : { ok: false, failure: failureOf(error) }
  } catch {
    return { ok: false, failure: { code: 'no_answer' } }
  }
}
