import { system } from '@trusswell/domain/actor.ts'
import type { Fact } from '@trusswell/domain/payment-facts.ts'
import pLimit from 'p-limit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asActor, startWorkerDeps, useApi, useDatabase } from '../../../test/harness.ts'
import { makePayment } from '../../../test/payments.ts'
import { makePerson } from '../../../test/people.ts'
import { makeProject } from '../../../test/projects.ts'
import type { WorkerDeps } from '../../deps.ts'
import { newId } from '../../platform/ids.ts'
import { addFacts, lockPayment } from './ledger.ts'

const database = useDatabase()
const api = useApi(database)
let worker: WorkerDeps
beforeAll(async () => {
  worker = await startWorkerDeps(database)
})
afterAll(() => worker.close())

const tell = (paymentId: string, ...facts: Fact[]) =>
  worker.db.as(system, async (tx) =>
    addFacts(
      tx,
      await lockPayment(tx, paymentId),
      facts.map((fact) => ({ fact, source: 'fetch' as const, gateway: 'razorpay' as const })),
    ),
  )

const at = (day: string) => `2026-${day}T12:00:00Z`
const captured = (id: string, paise: number, day = '10-05'): Fact => ({
  kind: 'payment',
  object_id: id,
  state: 'captured',
  paise,
  happened_at: at(day),
})
const refund = (
  id: string,
  of: string,
  paise: number,
  state: 'pending' | 'done' | 'failed',
  day: string,
): Fact => ({
  kind: 'refund',
  object_id: id,
  of,
  paise,
  state,
  happened_at: at(day),
})

const totalsOf = async (projectId: string) =>
  (
    await database.rows<{ paid: string; open: string; organisation_paid: string }>(
      `select p.paid_paise as paid, p.open_paise as open, o.paid_paise as organisation_paid
       from project_payment_totals p join projects on projects.id = p.project_id
       join organisation_payment_totals o on o.organisation_id = projects.organisation_id where p.project_id = $1`,
      [projectId],
    )
  )[0]
const months = () =>
  database.rows<{ month: string; credited: number; refunded: number }>(
    `select month::text, credited_paise::int as credited, refunded_paise::int as refunded from payment_months
     where credited_paise <> 0 or refunded_paise <> 0 order by month`,
  )

test('facts added three times, shuffled and 16 at a time, are credited once, and every total agrees', async () => {
  const project = await makeProject(api)
  const payments = await Promise.all(Array.from({ length: 12 }, () => makePayment(database, project)))
  const deliveries = payments
    .flatMap((id, index): [string, Fact][] => [
      [id, { kind: 'attempt', object_id: `link_${index}`, state: 'open', happened_at: at('10-01') }],
      [id, { ...captured(`pay_${index}`, 100_00), state: 'authorised' } as Fact],
      [id, captured(`pay_${index}`, 100_00)],
      [id, { kind: 'attempt', object_id: `link_${index}`, state: 'closed', happened_at: at('10-06') }],
      ...(index % 3 === 0
        ? [[id, refund(`rfnd_${index}`, `pay_${index}`, 40_00, 'done', '11-02')] satisfies [string, Fact]]
        : []),
    ])
    .flatMap((each) => [each, each, each])
    .map((each, index) => ({ each, key: (index * 7919) % 104_729 }))
    .toSorted((a, b) => a.key - b.key)
  const limit = pLimit(16)
  const applied = await Promise.all(deliveries.map(({ each: [id, fact] }) => limit(() => tell(id, fact))))

  expect(
    applied.flatMap(({ newMovements }) => newMovements).filter(({ kind }) => kind === 'credit'),
  ).toHaveLength(12)
  const paid = 12 * 100_00 - 4 * 40_00
  expect(await totalsOf(project.id)).toEqual({
    paid: String(paid),
    open: '0',
    organisation_paid: String(paid),
  })
  expect(await months()).toEqual([
    { month: '2026-10-01', credited: 12 * 100_00, refunded: 0 },
    { month: '2026-11-01', credited: 0, refunded: 4 * 40_00 },
  ])
  const rows = await database.rows<{ status: string; credited: number }>(
    'select status, credited_paise::int as credited from payments where project_id = $1 order by credited_paise',
    [project.id],
  )
  expect(rows.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 'completed'))
  expect(
    await database.count(
      `payment_events where payment_id in (select id from payments where project_id = '${project.id}')`,
    ),
  ).toBe(12 * 4 + 4)
})

test('a failed refund brings the amount back in the month in which it failed', async () => {
  const project = await makeProject(api)
  const id = await makePayment(database, project)
  const november = async () => (await months()).find(({ month }) => month === '2026-11-01')?.refunded ?? 0
  const before = await november()
  await tell(id, captured('pay_back', 100_00), refund('rfnd_back', 'pay_back', 100_00, 'done', '11-03'))
  expect((await totalsOf(project.id))?.paid).toBe('0')
  await tell(id, refund('rfnd_back', 'pay_back', 100_00, 'failed', '12-03'))
  expect((await totalsOf(project.id))?.paid).toBe('10000')
  expect(await november()).toBe(before + 100_00)
  expect(await months()).toContainEqual({ month: '2026-12-01', credited: 0, refunded: -100_00 })
})

test('an amount counts in the month of its day in India', async () => {
  const project = await makeProject(api)
  for (const [object, happened_at, paise] of [
    ['pay_january', '2027-01-31T18:29:59Z', 100_00],
    ['pay_february', '2027-01-31T18:30:00Z', 250_00],
  ] as const)
    await tell(await makePayment(database, project, paise), { ...captured(object, paise), happened_at })
  expect((await months()).filter(({ month }) => month.startsWith('2027'))).toEqual([
    { month: '2027-01-01', credited: 100_00, refunded: 0 },
    { month: '2027-02-01', credited: 250_00, refunded: 0 },
  ])
})

test('what is asked for is open until it is paid, and moves with the organisation', async () => {
  const project = await makeProject(api)
  const id = await makePayment(database, project, 250_00)
  expect(await totalsOf(project.id)).toMatchObject({ paid: '0', open: '25000' })
  await tell(id, captured('pay_open', 250_00))
  expect(await totalsOf(project.id)).toMatchObject({ paid: '25000', open: '0' })
  const other = await makeProject(api)
  await database.admin.query(
    'update payments set organisation_id = (select organisation_id from projects where id = $1) where id = $2',
    [other.id, id],
  )
  expect(
    await database.rows(
      'select paid_paise::int as paid from organisation_payment_totals where organisation_id = (select organisation_id from projects where id = $1)',
      [other.id],
    ),
  ).toEqual([{ paid: 250_00 }])
  expect((await totalsOf(project.id))?.organisation_paid).toBe('0')
})

test('events are append-only, and what a gateway confirmed is not edited by the app', async () => {
  const project = await makeProject(api)
  const id = await makePayment(database, project)
  await tell(id, captured('pay_kept', 100_00))
  for (const statement of ['update payment_events set paise = 1', 'delete from payment_events'])
    await expect(database.admin.query(`${statement} where payment_id = '${id}'`)).rejects.toThrow(
      'append-only',
    )
  const admin = { kind: 'user', id: newId(), role: 'admin' } as const
  await expect(
    api.deps.db.as(admin, (tx) =>
      tx.updateTable('payments').set({ amount_paise: 1 }).where('id', '=', id).execute(),
    ),
  ).rejects.toThrow('a gateway confirmed this payment')
})

test('a payment follows the title that a manager gives its project', async () => {
  const manager = await makePerson(api, 'manager')
  const project = await makeProject(api, { managerId: manager.id })
  const id = await makePayment(database, project)
  const answer = await api.app.inject({
    method: 'PATCH',
    url: `/api/projects/${project.id}`,
    headers: asActor({ kind: 'user', role: 'manager', id: manager.id }),
    payload: { title: 'Chiller plant, block C' },
  })
  expect(answer.statusCode).toBe(200)
  expect(await database.rows('select project_title from payments where id = $1', [id])).toEqual([
    { project_title: 'Chiller plant, block C' },
  ])
})
