import type { Actor } from '@trusswell/domain/actor.ts'
import type { AdminPayment } from '@trusswell/domain/admin-payments.ts'
import type { SentReminder } from '@trusswell/domain/bulk-payments.ts'
import { bulkUndoSeconds } from '@trusswell/domain/bulk.ts'
import { kolkataDay } from '@trusswell/domain/days.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { asActor, startWorkerDeps, useApi, useDatabase } from '../../../test/harness.ts'
import { makePayment } from '../../../test/payments.ts'
import { adminActor, makeProject } from '../../../test/projects.ts'
import { startRelay } from '../../../test/relay.ts'
import { workNotifications } from '../../../test/work-notifications.ts'
import type { WorkerDeps } from '../../deps.ts'

const database = useDatabase()
const api = useApi(database)
let relay: Awaited<ReturnType<typeof startRelay>>
let deps: WorkerDeps
beforeAll(async () => {
  relay = await startRelay()
  deps = await startWorkerDeps(database, { env: { SMTP_URL: relay.url } })
})
afterAll(async () => {
  await deps.close()
  await relay.close()
})
beforeEach(async () => {
  await database.admin.query(`delete from pgboss.job where name like 'notifications.%'`)
  relay.mails.length = 0
})

type Answer = { data: AdminPayment[]; changed: SentReminder[] }
const post = (path: string, payload: object, actor: Actor = adminActor) =>
  api.app.inject({
    method: 'POST',
    url: `/api/admin/payments/reminders${path}`,
    headers: asActor(actor),
    payload,
  })
const remind = async (ids: string[]) => (await post('', { ids })).json<Answer>()
const undo = async (changes: SentReminder[]) =>
  (await post('/undo', { changes })).json<Answer>().data.map(({ id }) => id)

const today = kolkataDay(Date.now())
/** A request of some days ago, with what happened since. */
async function makeRequest(changes = '') {
  const project = await makeProject(api)
  const id = await makePayment(database, project)
  await database.admin.query(
    `update payments set requested_by = $2, created_at = now() - interval '3 days' ${changes} where id = $1`,
    [id, project.manager_id],
  )
  return id
}
const makeUnrequested = async () => makePayment(database, await makeProject(api))
const remindedOn = async (ids: string[]) => {
  const rows = await database.rows<{ id: string; day: string | null }>(
    'select id, reminded_on::text as day from payments where id = any($1)',
    [ids],
  )
  return ids.map((id) => rows.find((row) => row.id === id)?.day)
}
const waits = () =>
  database.rows<{ id: string; seconds: number }>(
    `select data->'payload'->'subject'->>'id' as id, round(extract(epoch from start_after - created_on))::int as seconds
     from pgboss.job where name = 'notifications.create' order by created_on, id`,
  )
const mails = () => relay.mails.map(({ subject }) => subject)
const audited = async (id: string) =>
  (
    await database.rows<{ action: string }>(
      `select action from audit_entries where entity = 'payment' and entity_id = $1 order by id`,
      [id],
    )
  ).map(({ action }) => action)

test('several requests are sent again when the time to undo is over, each on record', async () => {
  const ids = [await makeRequest(), await makeRequest(`, reminded_on = '2026-01-05'`)]
  const { data, changed } = await remind(ids)
  expect(data.map(({ reminded_on }) => reminded_on)).toEqual([today, today])
  expect(changed).toHaveLength(2)
  expect(new Set(changed.map(({ reminded_on }) => reminded_on))).toEqual(new Set([null, '2026-01-05']))
  expect((await waits()).map(({ seconds }) => seconds)).toEqual([bulkUndoSeconds + 5, bulkUndoSeconds + 5])
  await workNotifications(database, deps)
  expect(mails()).toHaveLength(2)
  for (const subject of mails()) expect(subject).toMatch(/^Reminder: payment of ₹/)
  expect(await audited(ids[0] ?? '')).toEqual(['payment.reminded'])
  // At most once a day.
  expect(await remind(ids)).toEqual({ data: [], changed: [] })
})

test('what was paid, reported, never requested or requested today is left out', async () => {
  const left = [
    await makeRequest(`, status = 'completed'`),
    await makeRequest(', processing = true'),
    await makeRequest(', awaiting_confirmation = true'),
    await makeUnrequested(),
    await makeRequest(`, reminded_on = '${today}'`),
    await makeRequest(', deleted_at = now()'),
  ]
  const before = await remindedOn(left)
  const open = await makeRequest()
  expect((await remind([...left, open])).changed.map(({ id }) => id)).toEqual([open])
  expect(await remindedOn(left)).toEqual(before)
  expect((await waits()).map(({ id }) => id)).toEqual([open])
})

test('Undo cancels the reminders, which can then be sent again the same day', async () => {
  const ids = [await makeRequest(), await makeRequest(`, reminded_on = '2026-01-05'`)].toSorted()
  const before = await remindedOn(ids)
  const { changed } = await remind(ids)
  expect(await undo(changed)).toEqual(ids)
  expect(await remindedOn(ids)).toEqual(before)
  expect(await audited(ids[0] ?? '')).toEqual(['payment.reminded', 'payment.reminder-cancelled'])
  await workNotifications(database, deps)
  expect(mails()).toEqual([])
  // A second time nothing is left to undo.
  expect(await undo(changed)).toEqual([])
  await remind(ids.slice(0, 1))
  await workNotifications(database, deps)
  expect(mails()).toHaveLength(1)
})

test('an undo is refused when the payment was changed since or the time is over', async () => {
  const [late, edited] = [await makeRequest(), await makeRequest()]
  const { changed } = await remind([late, edited])
  await database.admin.query(
    `update payments set updated_at = now() - make_interval(secs => $2) where id = $1`,
    [late, bulkUndoSeconds],
  )
  const patched = await api.app.inject({
    method: 'PATCH',
    url: `/api/admin/payments/${edited}`,
    headers: asActor(adminActor),
    payload: { description: 'Third instalment' },
  })
  expect(patched.statusCode).toBe(200)
  expect(await undo(changed)).toEqual([])
  expect(await remindedOn([late, edited])).toEqual([today, today])
  await workNotifications(database, deps)
  expect(mails()).toHaveLength(2)
})

test('a payment that is being paid before its reminder goes out is neither listed nor mailed', async () => {
  const id = await makeRequest()
  await remind([id])
  await database.admin.query(`update payments set processing = true where id = $1`, [id])
  await workNotifications(database, deps)
  expect(await database.count(`notifications where subject_id = '${id}'`)).toBe(0)
  expect(mails()).toEqual([])
})
