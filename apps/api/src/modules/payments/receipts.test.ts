import { system } from '@trusswell/domain/actor.ts'
import type { Fact } from '@trusswell/domain/payment-facts.ts'
import { formatMoney } from '@trusswell/domain/money.ts'
import { defaultSettings } from '@trusswell/domain/settings.ts'
import pLimit from 'p-limit'
import { extractText } from 'unpdf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asActor, startWorkerDeps, useApi, useDatabase } from '../../../test/harness.ts'
import { makeClaim, makePayment, sampleReceipt } from '../../../test/payments.ts'
import { makeColleague } from '../../../test/people.ts'
import { adminActor, makeProject } from '../../../test/projects.ts'
import { startRelay } from '../../../test/relay.ts'
import type { WorkerDeps } from '../../deps.ts'
import { applyFacts } from './apply-facts.ts'
import { issueReceipt } from './issue-receipt.ts'
import { receiptJobs } from './receipt-jobs.ts'
import { lockPayment } from './ledger.ts'
import { notATaxInvoice } from './receipt-content.ts'
import { renderReceipt } from './receipt-pdf.ts'

const database = useDatabase()
const api = useApi(database)
const workers: WorkerDeps[] = []
beforeAll(async () => {
  workers.push(await startWorkerDeps(database), await startWorkerDeps(database))
})
afterAll(() => Promise.all(workers.map((worker) => worker.close())))
const worker = (index = 0) => workers[index % workers.length] as WorkerDeps

const credit = (object_id: string, paise = 100_00): Fact => ({
  kind: 'payment',
  object_id,
  state: 'captured',
  paise,
  happened_at: '2026-10-05T12:00:00Z',
})
const status = (payment: string, state: 'pending' | 'completed' | 'refunded', seq: number): Fact => ({
  kind: 'status',
  object_id: `status ${payment} ${seq}`,
  seq,
  state,
  paise: 100_00,
  happened_at: '2026-10-05T12:00:00Z',
})
const apply = (payment: string, ...facts: Fact[]) =>
  worker().db.as(system, async (tx) =>
    applyFacts(
      worker(),
      tx,
      await lockPayment(tx, payment),
      facts.map((fact) => ({ fact, source: 'fetch' as const, gateway: 'razorpay' as const })),
    ),
  )
const jobs = (payment: string) =>
  database.count(`pgboss.job where name = 'payments.issue-receipt'
    and data -> 'payload' ->> 'payment_id' = '${payment}'`)
const issue = (payment_id: string, object_id: string, day: string | (() => string), by = 0) =>
  worker(by).db.as(system, (tx) =>
    issueReceipt(tx, { payment_id, object_id }, typeof day === 'string' ? () => day : day),
  )
const numbers = async (year: string) =>
  (
    await database.rows<{ number: string }>(
      `select number from payment_receipts where number like 'RC/${year}/%' order by number`,
    )
  ).map(({ number }) => Number(number.split('/').at(-1)))

test('a credit is announced once, however often its fact is reported, and not when the transaction fails', async () => {
  const project = await makeProject(api)
  const payment = await makePayment(database, project)
  await expect(
    worker().db.as(system, async (tx) => {
      await applyFacts(worker(), tx, await lockPayment(tx, payment), [
        { fact: credit('pay_lost'), source: 'fetch' },
      ])
      throw new Error('the process dies')
    }),
  ).rejects.toThrow('the process dies')
  expect(await jobs(payment)).toBe(0)
  for (const _ of [1, 2]) await apply(payment, credit('pay_once'))
  expect(await jobs(payment)).toBe(1)
})

test('a payment that is set to refunded by hand gets no receipt', async () => {
  const payment = await makePayment(database, await makeProject(api))
  await apply(payment, status(payment, 'refunded', 1))
  expect(await jobs(payment)).toBe(0)
  await apply(payment, status(payment, 'completed', 2))
  expect(await jobs(payment)).toBe(1)
})

test('two workers number 24 receipts at once without a gap, and each credit gets one', async () => {
  const project = await makeProject(api)
  const payments = await Promise.all(Array.from({ length: 24 }, () => makePayment(database, project)))
  for (const [index, id] of payments.entries()) await apply(id, credit(`pay_gapless_${index}`))
  const limit = pLimit(8)
  const issued = await Promise.all(
    payments.flatMap((id, index) =>
      [0, 1].map((by) => limit(() => issue(id, `pay_gapless_${index}`, '2030-05-01', by))),
    ),
  )
  expect(issued.filter((receipt) => receipt !== null)).toHaveLength(24)
  expect(await numbers('30-31')).toEqual(Array.from({ length: 24 }, (_, index) => index + 1))
})

test('of a payment made twice, each receipt says how its own money came', async () => {
  const payment = await makePayment(database, await makeProject(api))
  const claim = await makeClaim(database, payment, { reference: 'HDFCN52026111603' })
  await apply(payment, credit('pay_beside_transfer'), {
    kind: 'claim',
    object_id: claim,
    seq: 2,
    state: 'confirmed',
    paise: 100_00,
    tds_paise: 0,
    happened_at: '2026-10-05T12:00:00Z',
  })
  await database.admin.query(`update payments set gateway = 'stripe' where id = $1`, [payment])
  expect((await issue(payment, claim, '2036-05-01'))?.content).toMatchObject({
    method: 'Bank transfer',
    reference: 'HDFCN52026111603',
  })
  expect((await issue(payment, 'pay_beside_transfer', '2036-05-01'))?.content).toMatchObject({
    method: 'Online payment by Razorpay',
    reference: 'pay_beside_transfer',
  })
})

test('a receipt that is rolled back gives its number back', async () => {
  const project = await makeProject(api)
  const payment = await makePayment(database, project)
  await apply(payment, credit('pay_rolled_back'))
  await expect(
    worker().db.as(system, async (tx) => {
      await issueReceipt(tx, { payment_id: payment, object_id: 'pay_rolled_back' }, () => '2031-05-01')
      throw new Error('the process dies')
    }),
  ).rejects.toThrow('the process dies')
  expect((await issue(payment, 'pay_rolled_back', '2031-05-02'))?.number).toBe('RC/31-32/00001')
})

test('the first receipt after midnight of 31 March in India begins a new year', async () => {
  const project = await makeProject(api)
  const moments = ['2033-03-31T18:29:59Z', '2033-03-31T18:30:00Z']
  for (const [index, moment] of moments.entries()) {
    const payment = await makePayment(database, project)
    await apply(payment, credit(`pay_midnight_${index}`))
    const clocked = await startWorkerDeps(database, { now: () => Date.parse(moment) })
    const receipt = await clocked.db
      .as(system, (tx) =>
        issueReceipt(tx, { payment_id: payment, object_id: `pay_midnight_${index}` }, clocked.today),
      )
      .finally(() => clocked.close())
    expect(receipt).toMatchObject(
      index === 0
        ? { number: 'RC/32-33/00001', issued_on: '2033-03-31' }
        : { number: 'RC/33-34/00001', issued_on: '2033-04-01' },
    )
  }
})

test('a year that ends while a worker waits for its turn leaves no gap in either year', async () => {
  const project = await makeProject(api)
  const payment = await makePayment(database, project)
  await apply(payment, credit('pay_waited'))
  const days = ['2040-03-31']
  const receipt = await issue(payment, 'pay_waited', () => days.shift() ?? '2040-04-01')
  expect(receipt).toMatchObject({ number: 'RC/40-41/00001', issued_on: '2040-04-01' })
  expect(
    await database.rows(
      `select financial_year, last_number from document_counters where financial_year in ('39-40', '40-41') order by 1`,
    ),
  ).toEqual([
    { financial_year: '39-40', last_number: 0 },
    { financial_year: '40-41', last_number: 1 },
  ])
})

test('a later number never has an earlier day, also for a worker that waited over midnight', async () => {
  const project = await makeProject(api)
  const [first, second] = [await makePayment(database, project), await makePayment(database, project)]
  await apply(first, credit('pay_before_midnight'))
  await apply(second, credit('pay_after_midnight'))
  const clock = { day: '2042-05-01' }
  const [taken, turn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const holding = worker(0).db.as(system, async (tx) => {
    const receipt = await issueReceipt(
      tx,
      { payment_id: first, object_id: 'pay_before_midnight' },
      () => '2042-05-02',
    )
    taken.resolve()
    await turn.promise
    return receipt
  })
  await taken.promise
  const waiting = issue(second, 'pay_after_midnight', () => clock.day, 1)
  const isWaiting = () =>
    database.count(`pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
  await expect.poll(isWaiting).toBe(1)
  clock.day = '2042-05-02'
  turn.resolve()
  expect([await holding, await waiting]).toMatchObject([
    { number: 'RC/42-43/00001', issued_on: '2042-05-02' },
    { number: 'RC/42-43/00002', issued_on: '2042-05-02' },
  ])
})

test('a credit that staff took back before the job ran gets no receipt', async () => {
  const payment = await makePayment(database, await makeProject(api))
  await apply(payment, status(payment, 'completed', 1))
  await apply(payment, status(payment, 'pending', 2))
  expect(await issue(payment, `status ${payment} 1`, '2035-05-01')).toBeNull()
  expect(await numbers('35-36')).toEqual([])
})

const textOf = async (pdf: Uint8Array) =>
  (await extractText(new Uint8Array(pdf), { mergePages: true })).text.replaceAll(/\s+/g, ' ')

test('the text of the PDF is the data, with the rupee sign and Indian grouping', async () => {
  const pdf = await renderReceipt(sampleReceipt)
  const text = await textOf(pdf)
  const { company, client } = sampleReceipt
  for (const said of [
    sampleReceipt.number,
    '16 Nov 2026',
    '₹1,25,00,000.50',
    'Rupees one crore twenty-five lakh and fifty paise only',
    company.name,
    ...company.address,
    `GSTIN ${company.gstin}`,
    client.name,
    ...client.address,
    `GSTIN ${client.gstin}`,
    `Project ${sampleReceipt.project}`,
    'For Mobilisation for the second floor (advance)',
    'Received on 15 Nov 2026',
    'Paid by Bank transfer',
    'Reference HDFCR52026111512345678',
    `Payment ID ${sampleReceipt.payment_id}`,
    'TDS deducted ₹2,50,000.00, acknowledged',
    'Remaining ₹12,34,56,789.00',
    'Advance received',
    notATaxInvoice,
  ])
    expect(text).toContain(said)
  expect(await renderReceipt(sampleReceipt)).toEqual(pdf)
})

test('with an invoice it is no advance, and what is not known is not printed', async () => {
  const text = await textOf(
    await renderReceipt({
      ...sampleReceipt,
      advance: false,
      tds_paise: 0,
      balance_paise: null,
      reference: '',
    }),
  )
  expect(text).toContain('Amount received')
  for (const left of ['dvance', 'TDS', 'Remaining', 'Reference']) expect(text).not.toContain(left)
})

async function switchOffMails() {
  const payload = {
    ...defaultSettings,
    notificationSettings: {
      ...defaultSettings.notificationSettings,
      emailNotifications: false,
      paymentUpdates: false,
    },
  }
  const headers = asActor(adminActor)
  const answer = await api.app.inject({ method: 'PUT', url: '/api/admin/settings', headers, payload })
  expect(answer.statusCode).toBe(200)
}

test('owner and finance get one mail each with the receipt, also while the company sends no notifications', async () => {
  const relay = await startRelay()
  const mailing = await startWorkerDeps(database, { env: { SMTP_URL: relay.url } })
  try {
    await switchOffMails()
    const project = await makeProject(api)
    const finance = await makeColleague(api, project.client_id, 'finance')
    await makeColleague(api, project.client_id, 'viewer')
    const payment = await makePayment(database, project, 12_50_000_00)
    await apply(payment, credit('pay_mailed', 12_50_000_00))
    const run = async (queue: string, payload: object, id: string) =>
      receiptJobs(mailing)
        .find((handler) => handler.queue === queue)
        ?.run(payload as never, { id })
    const waiting = (queue: string) =>
      database.rows<{ id: string; payload: { receipt_id: string } }>(
        `select id, data -> 'payload' as payload from pgboss.job where name = $1
         and (data -> 'payload' ->> 'payment_id' = $2 or data -> 'payload' ->> 'receipt_id' in
           (select id::text from payment_receipts where payment_id = $2::uuid))`,
        [queue, payment],
      )
    for (const _ of [1, 2])
      for (const { id, payload } of await waiting('payments.issue-receipt'))
        await run('payments.issue-receipt', payload, id)
    const jobs = await waiting('payments.mail-receipt')
    for (const _ of [1, 2])
      for (const { id, payload } of jobs) await run('payments.mail-receipt', payload, id)

    const owners = await database.rows<{ email: string }>('select email from users where id = $1', [
      project.client_id,
    ])
    expect(relay.mails.flatMap(({ recipients }) => recipients).toSorted()).toEqual(
      [...owners, finance].map(({ email }) => email).toSorted(),
    )
    const [mail] = relay.mails
    expect(mail?.text).toContain('₹12,50,000.00')
    const [attached] = mail?.attachments ?? []
    expect(attached?.mimeType).toBe('application/pdf')
    const sent = Buffer.from(attached?.content as ArrayBuffer)
    expect(await textOf(sent)).toContain(formatMoney(12_50_000_00))

    await database.admin.query(`update projects set title = 'Renamed' where id = $1`, [project.id])
    const answer = await api.app.inject({
      url: `/api/payments/${payment}/receipt`,
      headers: { 'x-test-actor': `client:${project.client_id}` },
    })
    expect(answer.statusCode).toBe(200)
    expect(answer.rawPayload).toEqual(sent)
  } finally {
    await mailing.close()
    await relay.close()
  }
})
