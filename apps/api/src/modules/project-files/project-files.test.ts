import { system, type Actor } from '@trusswell/domain/actor.ts'
import type { ChatAttachment, ChatMessage } from '@trusswell/domain/chat.ts'
import type { FoundFile, ProjectFile } from '@trusswell/domain/project-files.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { formBody } from '../../../test/applications.ts'
import { user } from '../../../test/chat.ts'
import { makeExe, makePdf } from '../../../test/documents.ts'
import { asActor, startWorkerDeps, useApi, useDatabase } from '../../../test/harness.ts'
import { joinOrganisationOf, makePerson } from '../../../test/people.ts'
import { makeProject } from '../../../test/projects.ts'
import { useClamd } from '../../../test/scanner.ts'
import type { WorkerDeps } from '../../deps.ts'
import { jobHandlers } from '../registry.ts'
import { eraseUploaders, removeProjectFiles } from './people.ts'

const database = useDatabase()
const api = useApi(database)
const clamd = useClamd()
let worker: WorkerDeps
beforeAll(async () => {
  worker = await startWorkerDeps(database, { env: { CLAMD_URL: clamd.url } })
})
afterAll(() => worker.close())

async function scan(fileId: string) {
  const job = (await jobHandlers(worker)).find(({ queue }) => queue === 'files.scan')
  await job?.run({ file_id: fileId } as never, { id: crypto.randomUUID() })
}

async function scene() {
  const project = await makeProject(api)
  const base = `/api/projects/${project.id}`
  const call = (actor: Actor, method: 'GET' | 'POST' | 'DELETE', path: string, rest: object = {}) =>
    api.app.inject({ method, url: `${base}${path}`, headers: asActor(actor), ...rest })
  const upload = (actor: Actor, name: string, path = '/files', content = makePdf()) => {
    const { payload, headers } = formBody({}, { name, content }, 'file')
    return call(actor, 'POST', path, {
      payload,
      headers: { ...headers, ...asActor(actor) },
      remoteAddress: `10.8.0.${Math.ceil(Math.random() * 250)}`,
    })
  }
  const list = async (actor: Actor, query = '') =>
    (await call(actor, 'GET', `/files${query}`)).json<{ data: ProjectFile[]; next_cursor: string | null }>()
  const client = user(project.client_id, 'client')
  return { project, call, upload, list, client, manager: user(project.manager_id, 'manager') }
}

test('a file of the same name is the next version; the latest comes first', async () => {
  const { project, upload, list, client, manager } = await scene()
  const first = (await upload(manager, 'Riser.pdf')).json<ProjectFile>()
  const other = (await upload(client, 'Site photo.pdf')).json<ProjectFile>()
  const second = (await upload(client, 'riser.pdf')).json<ProjectFile>()
  expect(first).toMatchObject({
    version: 1,
    earlier: [],
    visibility: 'everyone',
    uploaded_by: 'Person manager',
  })
  expect(second).toMatchObject({ version: 2, state: 'quarantined', message_id: null })
  const page = await list(client)
  expect(page.data.map(({ id, version }) => [id, version])).toEqual([
    [second.id, 2],
    [other.id, 1],
  ])
  expect(page.data[0]?.earlier).toEqual([
    {
      id: first.id,
      url: `/api/projects/${project.id}/files/${first.id}`,
      size: first.size,
      state: 'quarantined',
      version: 1,
      uploaded_by: 'Person manager',
      can_delete: false,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    },
  ])
  const [start, end] = [await list(client, '?limit=1'), await list(client, `?limit=1&cursor=${second.id}`)]
  expect([start.next_cursor, start.data[0]?.id, end.data[0]?.id, end.next_cursor]).toEqual([
    second.id,
    second.id,
    other.id,
    null,
  ])
  expect(
    await database.rows(
      `select action, details->>'project_id' as project from audit_entries where entity_id = $1`,
      [first.id],
    ),
  ).toEqual([{ action: 'project.file-uploaded', project: project.id }])
})

test('files of a conversation are listed with their message, and no longer when it is deleted', async () => {
  const { call, upload, list, client, manager } = await scene()
  const file = (await upload(client, 'Plan.pdf', '/messages/upload')).json<ChatAttachment>()
  expect((await list(client)).data).toEqual([])
  const sent = (
    await call(client, 'POST', '/messages', { payload: { content: 'The plan', files: [file.id] } })
  ).json<ChatMessage>()
  const drawn = (await upload(manager, 'plan.pdf')).json<ProjectFile>()
  expect(drawn).toMatchObject({
    version: 2,
    earlier: [{ id: file.id, url: `/api/files/${file.id}`, uploaded_by: 'Person client' }],
  })
  await call(client, 'DELETE', `/messages/${sent.id}`)
  expect((await list(manager)).data).toMatchObject([{ id: drawn.id, version: 1, earlier: [] }])
})

test('a file is downloaded once it is clean, by those who see the project', async () => {
  const { project, call, upload, client, manager } = await scene()
  const { id, url } = (await upload(manager, 'Plan.pdf')).json<ProjectFile>()
  const open = (actor: Actor) => api.app.inject({ url, headers: asActor(actor) })
  expect((await open(client)).statusCode).toBe(409)
  await scan(id)
  const opened = await open(client)
  expect([opened.statusCode, opened.rawPayload.equals(makePdf())]).toEqual([200, true])
  expect(opened.headers['content-disposition']).toMatch(/^attachment; /)
  const outsider = user((await makePerson(api, 'client')).id, 'client')
  const otherManager = user((await makePerson(api, 'manager')).id, 'manager')
  for (const actor of [outsider, otherManager]) {
    expect((await open(actor)).statusCode).toBe(404)
    expect((await call(actor, 'GET', '/files')).statusCode).toBe(404)
    expect((await upload(actor, 'Mine.pdf')).statusCode).toBe(404)
  }
  // Not by way of another project, and not as a file of a conversation.
  const elsewhere = await scene()
  expect((await elsewhere.call(elsewhere.manager, 'GET', `/files/${id}`)).statusCode).toBe(404)
  expect((await api.app.inject({ url: `/api/files/${id}`, headers: asActor(client) })).statusCode).toBe(404)
  expect((await upload(manager, 'Plan.pdf', '/files', makeExe())).statusCode).toBe(400)
  expect(await database.count(`project_files where project_id = '${project.id}'`)).toBe(1)
})

test('staff delete every uploaded file, an owner their own, and its bytes go', async () => {
  const { project, call, upload, list, client, manager } = await scene()
  const staff = (await upload(manager, 'Riser.pdf')).json<ProjectFile>()
  const own = (await upload(client, 'riser.pdf')).json<ProjectFile>()
  const sent = (await upload(manager, 'Photo.pdf', '/messages/upload')).json<ChatAttachment>()
  await call(manager, 'POST', '/messages', { payload: { content: 'Photo', files: [sent.id] } })
  const marks = async (actor: Actor) =>
    (await list(actor)).data.flatMap((file) =>
      [file, ...file.earlier].map(({ id, can_delete }) => [id, can_delete]),
    )
  const [all, some] = [await marks(manager), await marks(client)]
  expect(Object.fromEntries(all)).toEqual({ [staff.id]: true, [own.id]: true, [sent.id]: false })
  expect(Object.fromEntries(some)).toEqual({ [staff.id]: false, [own.id]: true, [sent.id]: false })

  const remove = async (actor: Actor, id: string) => (await call(actor, 'DELETE', `/files/${id}`)).statusCode
  expect(await remove(client, staff.id)).toBe(403)
  expect(await remove(manager, sent.id)).toBe(404)
  const elsewhere = await scene()
  expect((await elsewhere.call(elsewhere.manager, 'DELETE', `/files/${own.id}`)).statusCode).toBe(404)
  expect(await remove(client, own.id)).toBe(204)
  expect(await remove(client, own.id)).toBe(404)
  expect((await list(client)).data).toMatchObject([
    { id: sent.id },
    { id: staff.id, version: 1, earlier: [] },
  ])
  expect(await remove(manager, staff.id)).toBe(204)
  expect(
    await database.rows(
      `select entity_id as id, details from audit_entries where action = 'project.file-deleted' order by id`,
    ),
  ).toEqual(
    [own, staff]
      .map(({ id }) => ({ id, details: { project_id: project.id, visibility: 'everyone' } }))
      .toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  )
  expect(
    await database.count(
      `pgboss.job where name = 'files.remove' and data->'payload'->>'file_id' in ('${own.id}', '${staff.id}')`,
    ),
  ).toBe(2)
})

test('internal files are as if they were not there for the client’s people', async () => {
  const { project, call, upload, list, client, manager } = await scene()
  const shared = (await upload(manager, 'Rates.pdf')).json<ProjectFile>()
  const hidden = (await upload(manager, 'Rates.pdf', '/files?visibility=internal')).json<ProjectFile>()
  const note = (await upload(manager, 'Margin.pdf', '/notes/upload')).json<ChatAttachment>()
  await call(manager, 'POST', '/notes', { payload: { content: 'Margin', files: [note.id] } })
  // Each side has its own versions, so that a number says nothing about what is hidden.
  expect(hidden).toMatchObject({ version: 1, visibility: 'internal' })
  expect((await list(manager)).data.map(({ id }) => id)).toEqual([note.id, hidden.id, shared.id])
  const [finance, viewer] = await Promise.all(
    (['finance', 'viewer'] as const).map(async (role) => {
      const { id } = await makePerson(api, 'client')
      await joinOrganisationOf(api, project.client_id, id, role)
      return user(id, 'client')
    }),
  )
  await scan(hidden.id)
  for (const actor of [client, finance, viewer]) {
    if (!actor) throw new Error('no actor')
    expect((await list(actor)).data.map(({ id }) => id)).toEqual([shared.id])
    expect((await api.app.inject({ url: hidden.url, headers: asActor(actor) })).statusCode).toBe(404)
    const refused = await upload(actor, 'A.pdf', '/files?visibility=internal')
    // Finance and viewers add none at all.
    expect(refused.statusCode).toBe(actor === client ? 404 : 403)
  }
  expect((await api.app.inject({ url: hidden.url, headers: asActor(manager) })).statusCode).toBe(200)
})

test('files are found by name in all of a person’s projects: the latest version, and no hidden ones', async () => {
  const [own, foreign] = [await scene(), await scene()]
  const { call, upload, client, manager, project } = own
  await upload(manager, 'Chiller plan.pdf')
  const latest = (await upload(client, 'chiller PLAN.pdf')).json<ProjectFile>()
  await upload(manager, 'Lift shaft.pdf')
  const hidden = (
    await upload(manager, 'Chiller margin.pdf', '/files?visibility=internal')
  ).json<ProjectFile>()
  const sent = (await upload(client, 'Chiller photo.pdf', '/messages/upload')).json<ChatAttachment>()
  await call(client, 'POST', '/messages', { payload: { content: 'Photo', files: [sent.id] } })
  await foreign.upload(foreign.manager, 'Chiller elsewhere.pdf')

  const find = async (actor: Actor, query: string) =>
    (await api.app.inject({ url: `/api/project-files?${query}`, headers: asActor(actor) })).json<{
      data: FoundFile[]
    }>().data
  const place = { project_id: project.id, project_title: `Project ${project.id}` }
  expect(await find(client, 'search=CHILLER')).toEqual([
    { id: sent.id, name: 'Chiller photo.pdf', ...place },
    { id: latest.id, name: 'chiller PLAN.pdf', ...place },
  ])
  expect((await find(manager, 'search=chiller')).map(({ id }) => id)).toEqual([sent.id, hidden.id, latest.id])
  expect(await find(manager, 'search=chiller&limit=1')).toHaveLength(1)
  expect(await find(manager, 'search=%25')).toEqual([])
})

test('who uploaded a file is anonymised with the account; a deleted project takes its files along', async () => {
  const { project, upload, list, client, manager } = await scene()
  const { id } = (await upload(client, 'Plan.pdf')).json<ProjectFile>()
  await worker.db.as(system, (tx) => eraseUploaders(tx, [client.id]))
  expect((await list(manager)).data[0]?.uploaded_by).toBe('Former user')
  await worker.db.as(system, (tx) => removeProjectFiles(tx, project.id))
  expect((await list(manager)).data).toEqual([])
  expect(await database.rows('select state from files where id = $1', [id])).toEqual([{ state: 'removed' }])
})

test('owners and staff add files; finance and viewers read them', async () => {
  const { project, upload, list, client } = await scene()
  const { id } = (await upload(client, 'Riser.pdf')).json<ProjectFile>()
  for (const role of ['finance', 'viewer'] as const) {
    const { id: personId } = await makePerson(api, 'client')
    await joinOrganisationOf(api, project.client_id, personId, role)
    const person = user(personId, 'client')
    expect((await upload(person, 'Other.pdf')).statusCode).toBe(403)
    expect((await list(person)).data.map((file) => file.id)).toEqual([id])
  }
})

test('pages with the list of files learn that one was checked', async () => {
  const { project, upload, client } = await scene()
  const { id } = (await upload(client, 'Riser.pdf')).json<ProjectFile>()
  const tell = vi.spyOn(worker.live, 'tell')
  const job = (await jobHandlers(worker)).find(({ queue }) => queue === 'project-files.show-checked')
  await job?.run({ file_id: id } as never, { id: crypto.randomUUID() })
  expect(tell.mock.calls.map(([, message]) => message)).toEqual([{ type: 'project', id: project.id }])
  tell.mockRestore()
})
