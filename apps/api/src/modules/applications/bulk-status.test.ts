import type { Actor } from '@trusswell/domain/actor.ts'
import type { Application } from '@trusswell/domain/applications.ts'
import { bulkUndoSeconds } from '@trusswell/domain/bulk.ts'
import type { ApplicationStatusChange } from '@trusswell/domain/bulk-applications.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { asActor, startWorkerDeps, useApi, useDatabase } from '../../../test/harness.ts'
import { startRelay } from '../../../test/relay.ts'
import type { WorkerDeps } from '../../deps.ts'
import { applicationJobs } from './jobs.ts'

const database = useDatabase()
const api = useApi(database)
const admin = { kind: 'user', id: crypto.randomUUID(), role: 'admin' } satisfies Actor
const manager = { kind: 'user', id: crypto.randomUUID(), role: 'manager' } satisfies Actor
let relay: Awaited<ReturnType<typeof startRelay>>
let worker: WorkerDeps
beforeAll(async () => {
  relay = await startRelay()
  worker = await startWorkerDeps(database, { env: { SMTP_URL: relay.url } })
})
afterAll(async () => {
  await worker.close()
  await relay.close()
})
beforeEach(async () => {
  await database.admin.query('delete from job_applications')
  await database.admin.query(`delete from pgboss.job where name = 'applications.send-mail'`)
})

const call = (path: string, payload: object, actor: typeof admin | typeof manager = admin) =>
  api.app.inject({
    method: 'POST',
    url: `/api/${actor.role}/applications${path}`,
    headers: asActor(actor),
    payload,
  })
const add = async (applicant_name: string, changes: object = {}) =>
  (
    await call('', {
      applicant_name,
      email: `${crypto.randomUUID()}@people.example`,
      position: 'Architect',
      ...changes,
    })
  ).json<Application>()
type Answer = { data: Application[]; changed: ApplicationStatusChange[] }
const set = async (ids: string[], status: string, changes: object = {}, actor?: typeof manager) =>
  (await call('/status', { ids, status, send_mail: true, ...changes }, actor)).json<Answer>()
const jobs = () =>
  database.rows<{ id: string; data: { payload: { mail_id: string } }; waits: number }>(
    `select id, data, round(extract(epoch from start_after - created_on))::int as waits
     from pgboss.job where name = 'applications.send-mail' order by created_on, id`,
  )
async function work() {
  const send = applicationJobs(worker).find((each) => each.queue === 'applications.send-mail')
  for (const { id, data } of await jobs()) await send?.run(data.payload as never, { id })
}
const mailsTo = ({ email }: Application) => relay.mails.filter((mail) => mail.recipients.includes(email))

test('several applications get one status, and each applicant its mail after the time to undo', async () => {
  const [asha, ravi, same] = [
    await add('Asha'),
    await add('Ravi'),
    await add('Same', { status: 'reviewing' }),
  ]
  const { data, changed } = await set([asha.id, ravi.id, same.id], 'reviewing', {}, manager)
  expect(data.map(({ id, status, version }) => [id, status, version])).toEqual([
    [asha.id, 'reviewing', 2],
    [ravi.id, 'reviewing', 2],
  ])
  expect(changed.map(({ status }) => status)).toEqual(['pending', 'pending'])
  // An undo in the last moment commits before the mails start.
  expect((await jobs()).map(({ waits }) => waits > bulkUndoSeconds)).toEqual([true, true])
  await work()
  const [mail] = mailsTo(ravi)
  expect(mail?.text).toContain('Dear Ravi')
  expect([mailsTo(asha).length, mailsTo(ravi).length, mailsTo(same).length]).toEqual([1, 1, 0])
  expect(
    await database.count(
      `audit_entries where action = 'application.updated' and entity_id in ('${asha.id}', '${ravi.id}')`,
    ),
  ).toBe(2)
})

test('an undo restores status and reason, and its mail is not sent', async () => {
  const rejected = await add('Asha', { status: 'rejected' })
  await database.admin.query(
    `update job_applications set rejection_reason = 'salary', rejection_note = 'Twice as much.' where id = $1`,
    [rejected.id],
  )
  const { changed } = await set([rejected.id], 'accepted')
  const undone = (await call('/status/undo', { changes: changed })).json<Answer>()
  expect(undone.data).toMatchObject([
    { status: 'rejected', rejection_reason: 'salary', rejection_note: 'Twice as much.' },
  ])
  await work()
  expect(mailsTo(rejected)).toEqual([])
  // Set again after the undo: only the second mail is sent.
  await set([rejected.id], 'accepted')
  await work()
  expect(mailsTo(rejected)).toHaveLength(1)
})

test.each([
  ['rejected', admin],
  ['rejected', manager],
  ['accepted', admin],
])('an undo of a change from %s restores the date of that decision', async (status, actor) => {
  const [early, added] = [await add('Early'), await add('Added', { status })]
  await set([early.id], status, { send_mail: false })
  const ids = [early.id, added.id]
  // Both were decided a year ago.
  await database.admin.query(
    `update application_events set at = at - interval '1 year' where application_id = any($1)`,
    [ids],
  )
  const { changed } = await set(ids, 'reviewing', { send_mail: false }, actor as typeof manager)
  const undecided = `job_applications where id in ('${early.id}', '${added.id}') and decided_at is null`
  expect(await database.count(undecided)).toBe(2)
  await call('/status/undo', { changes: changed }, actor)
  expect(
    await database.rows(
      `select status, decided_at < now() - interval '11 months' as is_old from job_applications where id = any($1)`,
      [ids],
    ),
  ).toEqual([
    { status, is_old: true },
    { status, is_old: true },
  ])
})

test('an undo to a status without a decision removes the decision date', async () => {
  const asha = await add('Asha')
  const { changed } = await set([asha.id], 'rejected', { send_mail: false })
  await call('/status/undo', { changes: changed })
  expect(
    await database.rows('select status, decided_at from job_applications where id = $1', [asha.id]),
  ).toEqual([{ status: 'pending', decided_at: null }])
})

test('what was changed since, or half a minute ago, is not undone', async () => {
  const [edited, late] = [await add('Edited'), await add('Late')]
  const { changed } = await set([edited.id, late.id], 'rejected', { rejection_reason: 'skills' })
  await api.app.inject({
    method: 'PATCH',
    url: `/api/admin/applications/${edited.id}`,
    headers: asActor(admin),
    payload: { notes: 'Called.' },
  })
  await database.admin.query(
    `update job_applications set updated_at = now() - interval '31 seconds' where id = $1`,
    [late.id],
  )
  expect((await call('/status/undo', { changes: changed })).json<Answer>().data).toEqual([])
  // A note doesn't stop the mail.
  await work()
  expect([mailsTo(edited).length, mailsTo(late).length]).toEqual([1, 1])
})

test('withdrawn and deleted ones stay as they are, and only a rejection has a reason', async () => {
  const [withdrawn, deleted, open] = [await add('Withdrawn'), await add('Deleted'), await add('Open')]
  await database.admin.query('update job_applications set withdrawn_at = now() where id = $1', [withdrawn.id])
  await database.admin.query('update job_applications set deleted_at = now() where id = $1', [deleted.id])
  const ids = [withdrawn.id, deleted.id, open.id]
  const wrong = await call('/status', {
    ids,
    status: 'accepted',
    rejection_reason: 'skills',
    send_mail: false,
  })
  expect(wrong.statusCode).toBe(400)
  const { data } = await set(ids, 'rejected', { rejection_reason: 'skills', send_mail: false })
  expect(data).toMatchObject([{ id: open.id, rejection_reason: 'skills' }])
  expect(await jobs()).toEqual([])
})

test('a mail is not sent to someone who withdraws in the meantime', async () => {
  const asha = await add('Asha')
  await set([asha.id], 'interviewed')
  await database.admin.query('update job_applications set withdrawn_at = now() where id = $1', [asha.id])
  await work()
  expect(mailsTo(asha)).toEqual([])
})

test('an undo that gives a reason to an application that isn’t rejected is refused', async () => {
  const asha = await add('Asha')
  const { changed } = await set([asha.id], 'rejected', { send_mail: false })
  const changes = changed.map((change) => ({ ...change, rejection_reason: 'skills' }))
  expect((await call('/status/undo', { changes })).json()).toMatchObject({
    message: 'Only rejected applications can have a reason',
  })
})
