import type { Actor } from '@trusswell/domain/actor.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { roomOf, say, user } from '../../test/chat.ts'
import { drawDocuments } from '../../test/document-worker.ts'
import { asActor, startWorkerDeps, useApi, useDatabase } from '../../test/harness.ts'
import { makeSignedIn } from '../../test/people.ts'
import { makeProject } from '../../test/projects.ts'
import type { WorkerDeps } from '../deps.ts'

const database = useDatabase()
const api = useApi(database)
const withSessions = useApi(database, { realSessions: true })
let worker: WorkerDeps
beforeAll(async () => {
  worker = await startWorkerDeps(database)
})
afterAll(() => worker.close())

const ask = (url: string, actor: Actor) => api.app.inject({ url: `/api${url}`, headers: asActor(actor) })

test('a person asks for ten transcripts in an hour; waiting for one and a refusal don’t count', async () => {
  const project = await makeProject(api)
  const [client, manager] = [user(project.client_id, 'client'), user(project.manager_id, 'manager')]
  await say(api, client, roomOf(project.id), { text: 'Good morning' })
  const url = `/projects/${project.id}/messages/transcript`
  const waited = await Promise.all([ask(url, client), ask(url, client), ask(url, client)])
  expect(waited.map((answer) => answer.statusCode)).toEqual([202, 202, 202])
  expect((await ask(`${url}?from=2026-11-11&to=2026-11-10`, client)).statusCode).toBe(400)
  await drawDocuments(database, worker)

  // Refused before it is counted, so nothing is given back.
  for (let n = 0; n < 3; n += 1)
    expect((await ask(`/projects/${project.id}/notes/transcript`, client)).statusCode).toBeGreaterThan(402)

  const answers = []
  for (let n = 0; n < 10; n += 1) answers.push(await ask(url, client))
  expect(answers.map((answer) => answer.statusCode)).toEqual([...Array.from({ length: 9 }, () => 200), 429])
  const refused = answers.at(-1)
  expect(refused?.json<{ message: string }>().message).toMatch(
    /^You’ve made too many downloads within an hour\. Please try again in \d+ minutes\.$/,
  )
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(3_000)
  // Other reads of the person, and the same of others, go on.
  expect((await ask(`/projects/${project.id}/messages`, client)).statusCode).toBe(200)
  expect((await ask(`/projects/${project.id}/analytics/export?format=csv`, client)).statusCode).toBe(200)
  expect((await ask(url, manager)).statusCode).toBe(202)
})

test('a drawing counts although its file is never fetched', async () => {
  const project = await makeProject(api)
  const client = user(project.client_id, 'client')
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, n) =>
      ask(`/projects/${project.id}/messages/transcript?from=2026-11-${10 + n}&to=2026-11-${10 + n}`, client),
    ),
  )
  expect(answers.filter(({ statusCode }) => statusCode === 202)).toHaveLength(10)
  expect((await ask(`/projects/${project.id}/messages/transcript`, client)).statusCode).toBe(429)
})

test('a person downloads their own data ten times in an hour', async () => {
  const { headers } = await makeSignedIn(withSessions, 'client')
  const statuses: number[] = []
  for (let n = 0; n <= 10; n += 1)
    statuses.push((await withSessions.app.inject({ url: '/api/me/export', headers })).statusCode)
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
})

const urls: [limit: number, url: string][] = [
  [60, '/admin/projects/export'],
  [60, '/admin/payments/export'],
  [60, '/admin/applications/export.csv'],
  [60, '/projects/:id/analytics/export?format=csv'],
]

test.each(urls)('a person asks at most %i times in an hour for %s', async (limit, url) => {
  const project = await makeProject(api)
  const id = url.startsWith('/admin') ? crypto.randomUUID() : project.client_id
  const actor = user(id, url.startsWith('/admin') ? 'admin' : 'client')
  const statuses: number[] = []
  for (let n = 0; n <= limit; n += 1)
    statuses.push((await ask(url.replace(':id', project.id), actor)).statusCode)
  expect(statuses).toEqual([...Array.from({ length: limit }, () => 200), 429])
})
