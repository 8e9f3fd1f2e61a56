import type { Actor } from '@trusswell/domain/actor.ts'
import type { ProjectActivity } from '@trusswell/domain/project-activity.ts'
import { expect, test } from 'vitest'
import { formBody } from '../../../test/applications.ts'
import { makePdf } from '../../../test/documents.ts'
import { asActor, useApi, useDatabase } from '../../../test/harness.ts'
import { makeColleague, makePerson } from '../../../test/people.ts'
import { makeProject, milestoneBody } from '../../../test/projects.ts'

const database = useDatabase()
const api = useApi(database)

async function scene() {
  const project = await makeProject(api)
  const user = (id: string, role: 'client' | 'manager' | 'admin'): Actor => ({ kind: 'user', id, role })
  const manager = user(project.manager_id, 'manager')
  const admin = user((await makePerson(api, 'admin')).id, 'admin')
  const client = user(project.client_id, 'client')
  const base = `/api/projects/${project.id}`
  const send = (method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, actor: Actor, payload: object) =>
    api.app.inject({ method, url: base + path, headers: asActor(actor), payload })
  const add = async (path: string, payload: object, actor = manager) => {
    const answer = await send('POST', path, actor, payload)
    expect([path, answer.statusCode]).toEqual([path, 201])
    return answer.json<{ id: string; version: number }>()
  }
  const read = async (actor: Actor, query = '?limit=100') =>
    (await api.app.inject({ url: `${base}/activity${query}`, headers: asActor(actor) })).json<{
      data: ProjectActivity[]
      next_cursor: string | null
    }>()
  const upload = (visibility: string, name: string) => {
    const { payload, headers } = formBody({}, { name, content: makePdf() }, 'file')
    return api.app.inject({
      method: 'POST',
      url: `${base}/files?visibility=${visibility}`,
      payload,
      headers: { ...headers, ...asActor(manager) },
      remoteAddress: `10.6.0.${Math.ceil(Math.random() * 250)}`,
    })
  }
  return { project, manager, admin, client, send, add, read, upload }
}

const expense = (description: string) => ({
  category: 'labour',
  amount: 1250.5,
  spent_on: '2026-11-01',
  description,
})

test('each line names who did it and what it is about', async () => {
  const { project, manager, client, send, add, read } = await scene()
  const milestone = await add('/milestones', milestoneBody(api, { title: 'Ducting first fix' }))
  await send('PUT', `/milestones/${milestone.id}`, manager, {
    ...milestoneBody(api, { title: 'Ducting second fix' }),
    version: milestone.version,
  })
  await add('/change-requests', { title: 'A second lift', description: '', cost: 0, days: 0 })
  const lines = (await read(client)).data
  expect(lines).toMatchObject([
    { entity: 'change_request', action: 'added', subject: 'A second lift', actor_name: 'Person manager' },
    { entity: 'milestone', action: 'changed', subject: 'Ducting second fix', actor_name: 'Person manager' },
    { entity: 'milestone', action: 'added', subject: 'Ducting second fix' },
    ...lines.slice(3),
  ])
  const first = await read(client, '?limit=2')
  expect(first.data).toEqual(lines.slice(0, 2))
  const second = await read(client, `?limit=2&cursor=${first.next_cursor}`)
  expect(second.data).toEqual(lines.slice(2, 4))
  expect(lines.every(({ entity_id }) => entity_id !== project.task)).toBe(true)
})

test('clients read nothing of the team’s tasks and of what is internal, nor what it said before it was shared', async () => {
  const { project, manager, admin, client, send, add, read, upload } = await scene()
  const hidden = await add('/expenses', expense('Bribe-free margin 18 %'))
  const shown = await add('/expenses', expense('Secret wording'))
  await send('PATCH', `/expenses/${shown.id}`, manager, {
    version: 1,
    description: 'Night shift',
    shared_with_client: true,
  })
  await add('/risks', { title: 'Client pays late', category: 'cost', severity: 'high' })
  await add('/tasks', { title: 'Call the inspector' })
  await add('/diary', {
    entry_date: '2026-11-01',
    weather: 'clear',
    headcount: 3,
    notes: 'Crew came late',
    shared_with_client: false,
  })
  expect((await upload('internal', 'Margin.pdf')).statusCode).toBe(201)
  expect((await upload('everyone', 'Plan.pdf')).statusCode).toBe(201)
  await send('PUT', '/cost-budget', admin, { amount: 987_654 })
  const readers = [
    client,
    ...(await Promise.all(
      (['finance', 'viewer'] as const).map(async (role): Promise<Actor> => {
        const { id } = await makeColleague(api, project.client_id, role)
        return { kind: 'user', id, role: 'client' }
      }),
    )),
  ]
  for (const reader of readers) {
    const { data } = await read(reader)
    const text = JSON.stringify(data)
    for (const word of ['margin', 'Secret', 'late', 'inspector', 'Margin', '98765', '125050', hidden.id])
      expect(text).not.toContain(word)
    expect(text).toContain('Plan.pdf')
    expect(data.filter(({ entity }) => entity === 'task')).toEqual([])
    expect(data.filter(({ entity_id }) => entity_id === shown.id)).toMatchObject([
      { action: 'changed', subject: 'Night shift', change: {} },
      { action: 'added', subject: 'Night shift', change: {} },
    ])
  }
  const staff = JSON.stringify((await read(manager)).data)
  for (const word of ['margin', 'Secret', 'Client pays late', 'inspector', 'Margin.pdf'])
    expect(staff).toContain(word)
})

test('a removed member of staff keeps their name, and staff outside the team have none for clients', async () => {
  const { admin, client, send, read } = await scene()
  const left = await makePerson(api, 'manager')
  const team = { project_manager_id: null, site_supervisor_id: null }
  const put = (members: object[]) => send('PUT', '/team', admin, { ...team, members })
  expect((await put([{ user_id: left.id }, { name: 'Ravi Teja' }])).statusCode).toBe(200)
  expect((await put([])).statusCode).toBe(200)
  const removed = (await read(admin)).data.filter(
    ({ entity, action }) => entity === 'member' && action === 'removed',
  )
  expect(removed.map(({ subject }) => subject)).toEqual(expect.arrayContaining(['Person manager', null]))
  const [line] = (await read(client)).data
  expect(line).toMatchObject({ entity: 'member', actor_name: null })
})
