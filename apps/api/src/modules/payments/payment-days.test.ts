import { addDays } from '@trusswell/domain/days.ts'
import { lastDueDay } from '@trusswell/domain/payment-days.ts'
import { beforeAll, expect, test } from 'vitest'
import { formBody } from '../../../test/applications.ts'
import { makePdf } from '../../../test/documents.ts'
import { asActor, useApi, useDatabase } from '../../../test/harness.ts'
import { claimRequest, makeClaim, makePayment } from '../../../test/payments.ts'
import { makePerson } from '../../../test/people.ts'
import { makeProject } from '../../../test/projects.ts'

const database = useDatabase()
const api = useApi(database)
const admin: Record<string, string> = {}
beforeAll(async () => {
  const { id } = await makePerson(api, 'admin')
  Object.assign(admin, asActor({ kind: 'user', id, role: 'admin' }))
})

const early = 'Choose a date from the year 2000 on'
const future = 'Choose today or an earlier day'
const far = 'Choose a date within the next 5 years'

async function scene() {
  const client = await makePerson(api, 'client')
  const project = await makeProject(api, { clientId: client.id })
  const id = await makePayment(database, project)
  const tomorrow = addDays(api.deps.today(), 1)
  return { id, project, tomorrow, headers: asActor({ kind: 'user', id: client.id, role: 'client' }) }
}
type Answer = { statusCode: number; json: <T>() => T }
const said = (answer: Answer) => [
  answer.statusCode,
  ...Object.entries(answer.json<{ fields?: Record<string, string> }>().fields ?? {}).flat(),
]

test('a payment is asked for from 2000 on and at most five years ahead', async () => {
  const { id, project } = await scene()
  const ask = (due_date: string) =>
    api.app.inject({
      method: 'POST',
      url: `/api/projects/${project.id}/payments`,
      headers: admin,
      payload: { amount: 10, description: 'Second instalment', due_date },
    })
  const edit = (due_date: string) =>
    api.app.inject({
      method: 'PATCH',
      url: `/api/admin/payments/${id}`,
      headers: admin,
      payload: { due_date },
    })
  const last = lastDueDay(api.deps.today())
  for (const send of [ask, edit]) {
    expect(said(await send('1999-12-31'))).toEqual([400, 'due_date', early])
    expect(said(await send(addDays(last, 1)))).toEqual([400, 'due_date', far])
    expect((await send(last)).statusCode).toBeLessThan(300)
  }
})

test('five years from 29 February end with that month', () => {
  expect(lastDueDay('2028-02-29') >= '2033-02-28' && lastDueDay('2028-02-29') < '2033-03-01').toBe(true)
})

test.each(['bank_transfer', 'check'])('a report by %s is of today at the latest', async (method) => {
  const { id, headers, tomorrow } = await scene()
  const reference = method === 'check' ? '123456' : 'HDFCN52026111701'
  const report = (paid_on: string) =>
    api.app.inject(claimRequest(id, headers, { method, reference, paid_on, amount: '100' }))
  expect(said(await report('1999-12-31'))).toEqual([400, 'paid_on', early])
  expect(said(await report(tomorrow))).toEqual([400, 'paid_on', future])
  expect((await report(api.deps.today())).statusCode).toBe(201)
})

test('so are the day on which money arrived and the date of an invoice', async () => {
  const { id, tomorrow } = await scene()
  await makeClaim(database, id)
  const confirm = (received_on: string) =>
    api.app.inject({
      method: 'POST',
      url: `/api/admin/payments/${id}/claim`,
      headers: admin,
      payload: { state: 'confirmed', received_on },
    })
  expect(said(await confirm('1999-12-31'))).toEqual([400, 'received_on', early])
  expect(said(await confirm(tomorrow))).toEqual([400, 'received_on', future])
  const attach = (date: string) => {
    const document = { name: 'invoice.pdf', content: makePdf() }
    const form = formBody({ kind: 'invoice', number: 'INV/26-27/00042', date }, document, 'file')
    return api.app.inject({
      method: 'PUT',
      url: `/api/payments/${id}/invoice`,
      payload: form.payload,
      headers: { ...form.headers, ...admin },
    })
  }
  expect(said(await attach('1999-12-31'))).toEqual([400, 'date', early])
  expect(said(await attach(tomorrow))).toEqual([400, 'date', future])
})
