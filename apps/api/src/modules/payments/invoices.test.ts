import type { Actor } from '@trusswell/domain/actor.ts'
import { addDays, kolkataDay } from '@trusswell/domain/days.ts'
import { invoiceMessages } from '@trusswell/domain/payment-file-messages.ts'
import type { Payment } from '@trusswell/domain/payments.ts'
import { expect, test } from 'vitest'
import { formBody } from '../../../test/applications.ts'
import { makePdf } from '../../../test/documents.ts'
import { asActor, useApi, useDatabase } from '../../../test/harness.ts'
import { makePaid, makePayment } from '../../../test/payments.ts'
import { adminActor, makeProject } from '../../../test/projects.ts'
import { listStored } from '../../../test/stored-files.ts'

const database = useDatabase()
const api = useApi(database)
const person = (id: string | null, role: 'client' | 'manager'): Actor => ({
  kind: 'user',
  role,
  id: id ?? '',
})

async function scene() {
  const project = await makeProject(api)
  const payment = await makePayment(database, project)
  await makePaid(database, payment)
  return {
    payment,
    project,
    client: person(project.client_id, 'client'),
    manager: person(project.manager_id, 'manager'),
  }
}
const fields = { kind: 'invoice', number: 'inv/26-27/00042', date: '2026-01-02' }
const pdf = (content = makePdf()) => ({ name: 'Invoice 42.pdf', content })
function attach(
  actor: Actor,
  payment: string,
  given: object = {},
  file: ReturnType<typeof pdf> | null = pdf(),
) {
  const { payload, headers } = formBody({ ...fields, ...given }, file, 'file')
  const url = `/api/payments/${payment}/invoice`
  return api.app.inject({ method: 'PUT', url, payload, headers: { ...headers, ...asActor(actor) } })
}
const invoice = (method: 'GET' | 'DELETE', actor: Actor, payment: string) =>
  api.app.inject({ method, url: `/api/payments/${payment}/invoice`, headers: asActor(actor) })
const read = async (actor: Actor, payment: string) =>
  (await api.app.inject({ url: `/api/payments/${payment}`, headers: asActor(actor) })).json<{
    payment: Payment
  }>().payment
/** What the scanner does with a clean file, or with another. */
async function scanned(payment: string, state: 'clean' | 'infected' = 'clean') {
  const [row] = await database.rows<{ id: string }>(
    `update files set state = $2, scanned_at = now()
     where id = (select invoice_file_id from payments where id = $1) returning id`,
    [payment, state],
  )
  await api.deps.storage.copy(row?.id ?? '', 'quarantine', state === 'clean' ? 'kept' : 'infected')
  return row?.id ?? ''
}
const countFiles = async () => [
  await database.count('files'),
  (await listStored(api.deps.storage, 'quarantine')).length,
]
const actions = async (payment: string) =>
  (
    await database.rows<{ action: string }>(
      `select action from audit_entries where entity_id = $1 and action like 'payment.invoice%' order by id`,
      [payment],
    )
  ).map(({ action }) => action)
const unused = async () =>
  (
    await database.rows<{ id: string }>(
      `select data -> 'payload' ->> 'file_id' as id from pgboss.job where name = 'files.remove'`,
    )
  ).map(({ id }) => id)

test('[PP-05] a payment is an advance until staff attach its invoice, which then opens for the client', async () => {
  const { payment, client, manager } = await scene()
  expect(await read(client, payment)).toMatchObject({ advance: true, invoice: null, invoice_url: null })

  const content = makePdf({ size: 20_000 })
  const answer = await attach(manager, payment, {}, pdf(content))
  expect([answer.statusCode, answer.json<Payment>()]).toEqual([
    200,
    expect.objectContaining({
      advance: false,
      invoice: { kind: 'invoice', number: 'INV/26-27/00042', date: '2026-01-02', state: 'checking' },
      invoice_url: null,
    }),
  ])
  expect((await invoice('GET', client, payment)).statusCode).toBe(409)

  await scanned(payment)
  const ready = await read(client, payment)
  expect(ready).toMatchObject({ advance: false, invoice_url: `/api/payments/${payment}/invoice` })
  const file = await invoice('GET', client, payment)
  expect(file.rawPayload.equals(content)).toBe(true)
  expect(file.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringContaining('Invoice 42.pdf'),
  })
  expect(await actions(payment)).toEqual(['payment.invoice-attached'])
})

test('a file with a virus is no invoice: the payment stays an advance', async () => {
  const { payment, client } = await scene()
  await attach(adminActor, payment)
  await scanned(payment, 'infected')
  expect(await read(client, payment)).toMatchObject({
    advance: true,
    invoice: { state: 'infected' },
    invoice_url: null,
  })
})

test('an invoice is replaced and removed, each on record, and the old file goes', async () => {
  const { payment, client, manager } = await scene()
  await attach(manager, payment)
  const first = await scanned(payment)
  expect(
    (await attach(manager, payment, { kind: 'receipt_voucher', number: 'RV/26-27/7' })).json<Payment>()
      .invoice,
  ).toEqual({ kind: 'receipt_voucher', number: 'RV/26-27/7', date: '2026-01-02', state: 'checking' })
  const second = await scanned(payment)
  expect(await unused()).toContain(first)
  for (const [actor, status] of [
    [client, 403],
    [manager, 403],
    [adminActor, 204],
    [adminActor, 404],
  ] as const)
    expect((await invoice('DELETE', actor, payment)).statusCode).toBe(status)
  expect(await unused()).toContain(second)
  expect(await read(client, payment)).toMatchObject({ advance: true, invoice: null })
  expect(await actions(payment)).toEqual([
    'payment.invoice-attached',
    'payment.invoice-replaced',
    'payment.invoice-removed',
  ])
})

test.each([
  ['no file', {}, null, 'file', invoiceMessages.missing],
  ['a picture', {}, pdf(Buffer.from('GIF89a')), 'file', invoiceMessages.wrongType],
  ['a number that is too long', { number: 'INVOICE/2026-2027/1' }, pdf(), 'number', /^Use up to 16/],
  [
    'a day to come',
    { date: addDays(kolkataDay(Date.now()), 1) },
    pdf(),
    'date',
    'Choose today or an earlier day',
  ],
  ['another kind', { kind: 'quote' }, pdf(), 'kind', /./],
] as const)(
  '%s is refused under its field and leaves nothing behind',
  async (_name, given, file, field, message) => {
    const { payment } = await scene()
    const before = await countFiles()
    const answer = await attach(adminActor, payment, given, file)
    expect([answer.statusCode, answer.json<{ fields: Record<string, string> }>().fields[field]]).toEqual([
      400,
      typeof message === 'string' ? message : expect.stringMatching(message),
    ])
    expect(await countFiles()).toEqual(before)
    expect(await read(adminActor, payment)).toMatchObject({ invoice: null })
  },
)
