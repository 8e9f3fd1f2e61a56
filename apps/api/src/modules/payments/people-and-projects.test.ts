import type { PaymentDetails } from '@trusswell/domain/payment-claims.ts'
import { expect, test } from 'vitest'
import { startWorkerDeps, useApi, useDatabase } from '../../../test/harness.ts'
import { claimRequest, makePayment } from '../../../test/payments.ts'
import { makeColleague, makeSignedIn, type Person } from '../../../test/people.ts'
import { makeProject } from '../../../test/projects.ts'
import { identityJobs } from '../identity/jobs.ts'
import { projectJobs } from '../projects/jobs.ts'

const database = useDatabase()
const api = useApi(database, { realSessions: true })

async function scene() {
  const client = await makeSignedIn(api, 'client')
  const admin = await makeSignedIn(api, 'admin')
  const project = await makeProject(api, { clientId: client.id })
  const payment = await makePayment(database, { ...project, client_id: null }, 1_18_000_00, 'First bill')
  return { client, admin, project, payment }
}
const get = async <Body>(person: Person, url: string) =>
  (await api.app.inject({ url: `/api${url}`, headers: person.headers })).json<Body>()
async function reportTransfer(person: Person, payment: string, reference: string) {
  const answer = await api.app.inject(
    claimRequest(payment, person.headers, { reference, amount: '1,16,000', tds: '2,000' }),
  )
  expect(answer.statusCode, answer.body).toBe(201)
}
async function confirm(admin: Person, payment: string) {
  const answer = await api.app.inject({
    method: 'POST',
    url: `/api/admin/payments/${payment}/claim`,
    headers: admin.headers,
    payload: { state: 'confirmed' },
  })
  expect(answer.statusCode, answer.body).toBe(200)
}

test("a person's export has the payments they began and the transfers they reported, and no other person's", async () => {
  const { client, project, payment } = await scene()
  const own = await makePayment(database, project, 500_00, 'Begun by me')
  await reportTransfer(client, payment, 'HDFCN52026010299')
  const colleague = await makeColleague(api, client.id, 'finance')
  const begun = await makePayment(
    database,
    { ...project, client_id: colleague.id },
    700_00,
    'Begun by another',
  )
  await reportTransfer(colleague, begun, 'HDFCN52026010255')
  const other = await scene()
  await reportTransfer(other.client, other.payment, 'HDFCN52026010288')

  const exported = await get<{ payments: object[]; payment_claims: object[] }>(client, '/me/export')
  expect(exported.payments).toMatchObject([{ id: own, description: 'Begun by me', amount: 500 }])
  expect(exported.payment_claims).toEqual([
    {
      id: expect.any(String),
      payment_id: payment,
      method: 'bank_transfer',
      reference: 'HDFCN52026010299',
      paid_on: '2026-01-02',
      amount_paise: 1_16_000_00,
      tds_paise: 2_000_00,
      bank: '',
      created_at: expect.any(String),
    },
  ])
})

test('erasing a person takes the name off the payments and keeps what was paid', async () => {
  const { client, admin, payment } = await scene()
  await reportTransfer(client, payment, 'HDFCN52026010277')
  await confirm(admin, payment)
  const details = () => get<PaymentDetails & { claim: { claimed_by: string } }>(admin, `/payments/${payment}`)
  const before = await details()
  expect(before.claim?.claimed_by).not.toBeNull()

  // An organisation with a project keeps an owner.
  await makeColleague(api, client.id, 'owner')
  await database.admin.query(`update users set deleted_at = now() - interval '31 days' where id = $1`, [
    client.id,
  ])
  await run('identity.purge-deleted')
  expect(await database.count(`users where id = '${client.id}'`)).toBe(0)
  const after = await details()
  expect(after.claim).toEqual({ ...before.claim, claimed_by: null })
  expect(after.history.map(({ text }) => text)).toEqual(before.history.map(({ text }) => text))
  const names = before.history.map(({ by }) => by)
  expect(names).toContain(before.claim?.claimed_by)
  expect(after.history.map(({ by }) => by)).not.toContain(before.claim?.claimed_by)
  expect(after.payment).toMatchObject({
    status: 'completed',
    credited_paise: 1_16_000_00,
    tds_paise: 2_000_00,
  })
})

test('payments outlive their project: the client still sees them, and they stay when it is emptied', async () => {
  const { client, admin, project, payment } = await scene()
  await reportTransfer(client, payment, 'HDFCN52026010266')
  await confirm(admin, payment)
  const gone = await api.app.inject({
    method: 'DELETE',
    url: `/api/projects/${project.id}`,
    headers: admin.headers,
  })
  expect(gone.statusCode).toBe(204)
  await database.admin.query(`update projects set deleted_at = now() - interval '31 days' where id = $1`, [
    project.id,
  ])
  await run('projects.purge-deleted')
  expect(await database.count(`milestones where project_id = '${project.id}'`)).toBe(0)
  const { data } = await get<{ data: object[] }>(client, '/client/payments')
  expect(data).toMatchObject([{ id: payment, status: 'completed', project_readable: false }])
  expect(await get(client, '/client/payments/totals')).toMatchObject({ paid_paise: 1_16_000_00 })
})

async function run(queue: string) {
  const worker = await startWorkerDeps(database)
  const jobs = [...identityJobs(worker), ...projectJobs(worker)]
  const job = jobs.find((each) => each.queue === queue)
  expect(job).toBeDefined()
  await job?.run({} as never, { id: crypto.randomUUID() })
  await worker.close()
}
