import { system, type Actor } from '@trusswell/domain/actor.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asActor, startWorkerDeps, useApi, useDatabase } from '../../../test/harness.ts'
import { makeColleague } from '../../../test/people.ts'
import { pdfText } from '../../../test/pdf-text.ts'
import { makeProject } from '../../../test/projects.ts'
import { drawDocuments, whileDrawing } from '../../../test/document-worker.ts'
import type { WorkerDeps } from '../../deps.ts'
import { emptyInsight } from './empty-project.ts'
import { insightJobs } from './jobs.ts'

const database = useDatabase()
const api = useApi(database)
let worker: WorkerDeps
beforeAll(async () => {
  worker = await startWorkerDeps(database)
})
afterAll(() => worker.close())

async function makeScene() {
  const project = await makeProject(api)
  const person = (role: 'manager' | 'client', id: string): Actor => ({ kind: 'user', role, id })
  return {
    project,
    manager: person('manager', project.manager_id),
    client: person('client', project.client_id),
    url: `/api/projects/${project.id}/analytics/export`,
  }
}
const ask = (url: string, actor: Actor) => api.app.inject({ url, headers: asActor(actor) })
const waiting = () => database.count(`pgboss.job where name = 'insight.render-report'`)

/** Asks while a worker is at work. */
async function fetchReport(url: string, actor: Actor) {
  const { answer, drawn } = await whileDrawing(database, worker, ask(url, actor))
  const { statusCode, rawPayload, headers } = answer
  return { statusCode, bytes: rawPayload, type: headers['content-type'], drawn }
}

test('[API-30] the worker draws a report once for as long as it shows the same', async () => {
  const { project, manager, url } = await makeScene()
  const first = await fetchReport(url, manager)
  expect([first.statusCode, first.type, first.drawn]).toEqual([200, 'application/pdf', 1])
  const again = await ask(url, manager)
  expect([again.statusCode, again.rawPayload.equals(first.bytes), await waiting()]).toEqual([200, true, 0])
  // Another member of staff sees the same figures.
  const admin: Actor = { kind: 'user', role: 'admin', id: '00000000-0000-7000-8000-00000000000a' }
  expect((await ask(url, admin)).rawPayload.equals(first.bytes)).toBe(true)

  await database.admin.query(`update projects set title = 'Another title' where id = $1`, [project.id])
  const changed = await fetchReport(url, manager)
  expect([changed.statusCode, changed.drawn]).toEqual([200, 1])
  expect(await pdfText(changed.bytes)).toContain('Another title')
  const otherRange = await fetchReport(`${url}?range=year`, manager)
  expect(otherRange.drawn).toBe(1)
})

test('people who ask at the same time share one job', async () => {
  const { project, client, url } = await makeScene()
  const { id } = await makeColleague(api, project.client_id, 'viewer')
  const viewer: Actor = { kind: 'user', role: 'client', id }
  const [one, other] = await Promise.all([fetchReport(url, client), ask(url, viewer)])
  expect([one.statusCode, other.statusCode, one.drawn]).toEqual([200, 200, 1])
  expect(other.rawPayload.equals(one.bytes)).toBe(true)
})

test('clients never get the file of staff', async () => {
  const { project, manager, client, url } = await makeScene()
  const staff = await fetchReport(url, manager)
  const own = await fetchReport(url, client)
  expect([own.drawn, own.bytes.equals(staff.bytes)]).toEqual([1, false])
  const seen = await api.deps.db.read(client, (reader) =>
    reader
      .selectFrom('project_reports')
      .innerJoin('files', 'files.id', 'file_id')
      .select('audience')
      .where('project_id', '=', project.id)
      .execute(),
  )
  expect(seen).toEqual([{ audience: 'client' }])
  const asStaff = api.deps.db.as(client, (tx) =>
    tx
      .insertInto('project_reports')
      .values({ key: 'a'.repeat(64), project_id: project.id, audience: 'staff', content: '{}' })
      .execute(),
  )
  await expect(asStaff).rejects.toThrow(/row-level security/)
  const foreign = (await makeScene()).client
  expect((await ask(url, foreign)).statusCode).toBe(404)
})

test('without a worker the request ends soon: first it is being prepared, later it can’t be', async () => {
  const { project, manager, url } = await makeScene()
  const begun = performance.now()
  const first = await ask(url, manager)
  expect([first.statusCode, first.json(), first.headers['retry-after']]).toEqual([
    202,
    { state: 'preparing' },
    '1',
  ])
  await database.admin.query(
    `update project_reports set created_at = now() - interval '2 minutes' where project_id = $1`,
    [project.id],
  )
  const later = await ask(url, manager)
  expect([later.statusCode, later.json<{ message: string }>().message]).toEqual([
    503,
    'We can’t prepare the document right now. Please try again in a few minutes.',
  ])
  expect(performance.now() - begun).toBeLessThan(20_000)
  expect(await waiting()).toBe(1)
  // The job's own tries may be an hour apart by now, so a request adds another job, at most one a minute.
  await database.admin.query(
    `update project_reports set requested_at = now() - interval '2 minutes' where project_id = $1`,
    [project.id],
  )
  expect((await ask(url, manager)).statusCode).toBe(503)
  expect(await waiting()).toBe(2)
  // Both jobs run, and one file is stored.
  expect(await drawDocuments(database, worker)).toBe(2)
  expect((await ask(url, manager)).statusCode).toBe(200)
  const files = `files join project_reports on file_id = files.id where project_id = '${project.id}'`
  expect(await database.count(files)).toBe(1)
  expect(await database.count(`files where purpose = 'report' and name like '%${project.id}%'`)).toBe(1)
}, 30_000)

test('reports of earlier days are removed, and those of a deleted project', async () => {
  const { project, manager, client, url } = await makeScene()
  expect((await fetchReport(url, manager)).statusCode).toBe(200)
  expect((await fetchReport(url, client)).statusCode).toBe(200)
  const left = () => database.count(`project_reports where project_id = '${project.id}'`)
  const stored = () => database.count(`files where state = 'clean' and name like '%${project.id}%'`)
  await database.admin.query(
    `update project_reports set created_at = now() - interval '49 hours' where project_id = $1 and audience = 'staff'`,
    [project.id],
  )
  const purge = insightJobs(worker).find(({ queue }) => queue === 'insight.remove-reports')
  await purge?.run({} as never, { id: crypto.randomUUID() })
  expect([await left(), await stored()]).toEqual([1, 1])
  await worker.db.as(system, (tx) => emptyInsight(tx, project.id))
  expect([await left(), await stored()]).toEqual([0, 0])
})
