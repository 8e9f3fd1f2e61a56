import { contactNotice } from '@trusswell/domain/contact-notice.ts'
import { setTimeout } from 'node:timers/promises'

/** Sends contact messages through the edge as a browser would; one token serves many messages. */
export async function contactClient(origin: string, headers: Record<string, string> = {}) {
  const { token, minimum_seconds } = await (await fetch(`${origin}/api/form-tokens/contact`)).json()
  await setTimeout(minimum_seconds * 1000 + 100)
  return (email: string, key: string = crypto.randomUUID()) =>
    fetch(`${origin}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key, ...headers },
      body: JSON.stringify({
        first_name: 'Asha',
        last_name: 'Rao',
        email,
        subject: 'Chiller maintenance',
        message: 'Please call back.',
        consent_notice: contactNotice.version,
        form_token: token,
      }),
    })
}
