import { beforeAll, afterAll, beforeEach, expect } from 'vitest'
import type { WorkerDeps } from '../src/deps.ts'
import { paymentJobs } from '../src/modules/payments/jobs.ts'
import { newId } from '../src/platform/ids.ts'
import type { Envelope } from '../src/platform/queue.ts'
import { saveStandInKeys, useGateways } from './gateways.ts'
import { asActor, startWorkerDeps, useApi, useDatabase } from './harness.ts'
import { makePerson, makeSignedIn } from './people.ts'
import { makeProject } from './projects.ts'

type Name = 'stripe' | 'razorpay'
export type TestPayment = { id: string; project: string; headers: Record<string, string> }

/** The whole way: checkout, hosted page, webhook, worker, ledger. Only the providers are stand-ins. */
export function openGatewayScene() {
  const standIns = useGateways()
  const env: Record<string, string> = {}
  beforeAll(() => {
    env['STRIPE_API_URL'] = standIns.stripe.url
    env['RAZORPAY_API_URL'] = standIns.razorpay.url
  })
  const database = useDatabase()
  const api = useApi(database, { env })
  /** Some acts of admins ask for a fresh sign-in. */
  const adminApi = useApi(database, { env, realSessions: true })
  const clock = { now: Date.now() }
  const scene = { admin: {} as Record<string, string>, worker: {} as WorkerDeps }
  beforeAll(async () => {
    scene.worker = await startWorkerDeps(database, { env, now: () => clock.now })
    const origin = await api.app.listen({ port: 0, host: '127.0.0.1' })
    const { id: admin, headers } = await makeSignedIn(adminApi, 'admin')
    scene.admin = headers
    await saveStandInKeys(api, scene.worker, admin)
    standIns.stripe.control.send_to({ url: `${origin}/api/webhooks/stripe` })
    standIns.razorpay.control.send_to({ url: `${origin}/api/webhooks/razorpay` })
  })
  afterAll(() => scene.worker.close())
  beforeEach(() => {
    clock.now = Date.now()
    for (const each of [standIns.stripe, standIns.razorpay]) {
      each.webhooks.mode = 'hold'
      each.webhooks.held.length = 0
      each.control.lose_answers({ count: 0 })
      each.control.still_running({ count: 0 })
    }
    Object.assign(standIns.razorpay.orders, { hidden: false, lookup: 'right' })
  })

  /** Keys are cached for a moment. */
  async function chosen(gateway: Name) {
    await database.admin.query(
      `update settings set value = value || jsonb_build_object('preferred', $1::text) where section = 'payment_gateway'`,
      [gateway],
    )
    await expect.poll(async () => (await api.deps.gateways.choose())?.name, { timeout: 10_000 }).toBe(gateway)
  }

  async function makePayment(paise = 1_00_000_00): Promise<TestPayment> {
    const client = await makePerson(api, 'client')
    const project = await makeProject(api, { clientId: client.id })
    const id = newId()
    await database.admin.query(
      `insert into payments (id, project_id, client_id, organisation_id, amount_paise, description)
       select $1, $2, $3, organisation_id, $4, 'First instalment' from projects where id = $2`,
      [id, project.id, client.id, paise],
    )
    return { id, project: project.id, headers: asActor({ kind: 'user', id: client.id, role: 'client' }) }
  }

  const checkout = ({ id, project, headers }: TestPayment) =>
    api.app.inject({ method: 'POST', url: `/api/projects/${project}/payments/${id}/checkout`, headers })
  async function openPage(payment: TestPayment) {
    const answer = await checkout(payment)
    expect(answer.statusCode, answer.body).toBe(201)
    return answer.json<{ url: string }>().url.split('/pay/')[1] ?? ''
  }

  /** Works off the jobs, each of them as often as the test says; what throws is left for a later try. */
  async function drain(times = 1): Promise<void> {
    const handlers = paymentJobs(scene.worker)
    const { boss } = scene.worker
    for (let worked = -1; worked !== 0;) {
      worked = 0
      for (const queue of ['payments.read-gateway', 'payments.send-refund', 'payments.issue-receipt']) {
        const jobs = await boss.fetch<Envelope>(queue, { batchSize: 16 })
        const run = handlers.find((handler) => handler.queue === queue)?.run
        const failed = new Set<string>()
        for (let time = 0; time < times; time += 1)
          await Promise.all(
            jobs.map(async (job) => {
              try {
                await run?.(job.data.payload as never, { id: job.id })
              } catch (error) {
                if (queue !== 'payments.send-refund') throw error
                failed.add(job.id)
              }
            }),
          )
        for (const { id } of jobs) await (failed.has(id) ? boss.fail(queue, id) : boss.complete(queue, id))
        worked += jobs.length
      }
    }
  }

  /** What the gateway has to say arrives three times, shuffled, and is worked off. */
  async function deliver(gateway: Name): Promise<void> {
    await standIns[gateway].webhooks.release({ copies: 3, parallel: 4, seed: 7 })
    await drain()
  }

  const stateOf = async (id: string) => {
    const [row] = await database.rows<{ status: string; credited_paise: string; processing: boolean }>(
      `select status, credited_paise, processing, instrument, transaction_id, gateway_confirmed, refunded_paise,
         refunding_paise, disputed, paid_twice, deleted_at, awaiting_confirmation
       from payments where id = $1`,
      [id],
    )
    return row
  }
  const parked = (id: string) =>
    database.rows<{ event_id: string; reason: string }>(
      `select parked_events.event_id, parked_events.reason from parked_events
       join payment_events on payment_events.id = parked_events.event_id
       where coalesce(parked_events.object_id, payment_events.object_id) = $1`,
      [id],
    )
  const callAsAdmin = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object) =>
    adminApi.app.inject({
      method,
      url: `/api/admin${path}`,
      headers: scene.admin,
      ...(payload ? { payload } : {}),
    })

  return {
    standIns,
    database,
    api,
    clock,
    scene,
    callAsAdmin,
    chosen,
    makePayment,
    checkout,
    openPage,
    drain,
    deliver,
    stateOf,
    parked,
  }
}
