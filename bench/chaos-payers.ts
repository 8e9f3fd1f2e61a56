import { setTimeout } from 'node:timers/promises'
import { fates, fateOf, type Subject } from './chaos-fates.ts'
import { password, type ChaosSystem } from './chaos-system.ts'
import { sampleProject } from './sample-project.ts'

const project = { ...sampleProject, title: 'Two floors of laboratories' }
const projects = 5
const tries = 60

/** Signs in as the client of the seed, who pays for everything. */
export async function createPayer({ rows, gateways, origins }: ChaosSystem) {
  let turn = 0
  let cookie = ''
  /** Retries on either API process until one responds, like a user who clicks again. */
  async function send<Answer>(path: string, body: object): Promise<Answer> {
    for (let attempt = 1; ; attempt += 1) {
      const answer = await fetch(`${origins[(turn += 1) % origins.length]}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(20_000),
      }).catch(() => null)
      if (answer?.ok) {
        if (!cookie)
          cookie = answer.headers
            .getSetCookie()
            .map((each) => each.split(';')[0])
            .join('; ')
        return (await answer.json()) as Answer
      }
      if (attempt === tries || (answer && answer.status < 500))
        throw new Error(`${path}: ${answer?.status} ${await answer?.text()}`)
      await setTimeout(250)
    }
  }
  // Avoids thousands of mails that no check reads; receipts are mailed in any case.
  await rows(
    `update settings set value = value || '{"emailNotifications": false}' where section = 'notifications'`,
  )
  await send('/api/auth/sign-in', { email: 'client1@trusswell.example', password })
  const ids: string[] = []
  for (let n = 0; n < projects; n += 1)
    ids.push((await send<{ data: { id: string } }>('/api/projects', project)).data.id)

  return {
    /** Asks for a payment and opens its hosted page at the gateway that the settings prefer. */
    async open(gateway: Subject['gateway'], index: number): Promise<Subject> {
      const projectId = ids[index % projects] ?? ''
      const amount = 1_000 + index
      const payments = `/api/projects/${projectId}/payments`
      const { id } = await send<{ id: string }>(payments, {
        amount,
        description: `Instalment ${index + 1}`,
        payment_method: 'credit_card',
      })
      const { url } = await send<{ url: string }>(`${payments}/${id}/checkout`, {})
      const page_id = url.split('/pay/')[1] ?? ''
      const { reference, paise } = gateways[gateway].books.page(page_id)
      const fate = fateOf(gateway, index)
      return { id, gateway, fate, page_id, reference, paise, payment_id: '', refund_id: '', dispute_id: '' }
    },

    /** Pays on the hosted page and comes back, as a browser does. */
    async pay(subject: Subject): Promise<void> {
      const { gateway, fate, page_id, id } = subject
      const { url, books } = gateways[gateway]
      const answer = await fetch(`${url}/pay/${page_id}`, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ outcome: fates[fate]?.outcome ?? 'pay', method: 'upi' }),
      })
      if (answer.status >= 400) throw new Error(`the hosted page answered ${answer.status}`)
      subject.payment_id = books.paymentsOf(books.page(page_id)).at(-1)?.id ?? ''
      const location = answer.headers.get('location')
      if (location === null) return
      const { returned: _, ...query } = Object.fromEntries(new URL(location).searchParams)
      await send(`/api/payments/${id}/return`, { query })
    },

    async prefer(gateway: Subject['gateway']): Promise<void> {
      await rows(
        `update settings set value = value || jsonb_build_object('preferred', $1::text) where section = 'payment_gateway'`,
        [gateway],
      )
      await setTimeout(keysCachedMs)
    },
  }
}

/** Longer than the API caches the settings of the gateways. */
const keysCachedMs = 3_500
