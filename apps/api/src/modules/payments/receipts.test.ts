import { system } from '@trusswell/domain/actor.ts'
import type { Fact } from '@trusswell/domain/payment-facts.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWorkerDeps, useApi, useDatabase } from '../../../test/harness.ts'
import { makePayment } from '../../../test/payments.ts'
import { makeProject } from '../../../test/projects.ts'
import type { WorkerDeps } from '../../deps.ts'
import { applyFacts } from './apply-facts.ts'
import { issueReceipt } from './issue-receipt.ts'
import { lockPayment } from './ledger.ts'

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

test('a credit is announced once, however often its fact is told, and not when the transaction fails', async () => {
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

test('two workers number 24 receipts at once without a gap, and each credit gets one', async () => {
  const project = await makeProject(api)
  const payments = await Promise.all(Array.from({ length: 24 }, () => makePayment(database, project)))
  for (const [index, id] of payments.entries()) await apply(id, credit(`pay_gapless_${index}`))
  const issued = await Promise.all(
    payments.flatMap((id, index) => [0, 1].map((by) => issue(id, `pay_gapless_${index}`, '2030-05-01', by))),
  )
  expect(issued.filter((receipt) => receipt !== null)).toHaveLength(24)
  expect(await numbers('30-31')).toEqual(Array.from({ length: 24 }, (_, index) => index + 1))
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
  const days = ['2034-03-31', '2034-04-01', '2034-04-01', '2034-04-01']
  const receipt = await issue(payment, 'pay_waited', () => days.shift() ?? '2034-04-01')
  expect(receipt).toMatchObject({ number: 'RC/34-35/00001', issued_on: '2034-04-01' })
  expect(
    await database.rows(
      `select financial_year, last_number from document_counters where financial_year in ('33-34', '34-35') order by 1`,
    ),
  ).toContainEqual({ financial_year: '34-35', last_number: 1 })
  expect(await numbers('33-34')).toEqual([1])
})

test('a credit that staff took back before the job ran gets no receipt', async () => {
  const project = await makeProject(api)
  const payment = await makePayment(database, project)
  expect(await issue(payment, 'never', '2035-05-01')).toBeNull()
})
