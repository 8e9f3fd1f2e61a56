import type { Actor } from '@trusswell/domain/actor.ts'
import { expect, test } from 'vitest'
import { idOf, openNotificationScene } from '../../../test/notification-scene.ts'
import { makeColleague, makePerson } from '../../../test/people.ts'
import { milestoneBody, projectBody } from '../../../test/projects.ts'

const { database, api, work, send, messagesOf, mailsTo, makeTeam, emailOf, wish } = openNotificationScene()

const rename = (actor: Actor, name: string) =>
  database.admin.query('update users set name = $2 where id = $1', [idOf(actor), name])

/** A project on which a client with a colleague, its manager and an admin outside the team work. */
async function scene() {
  const team = await makeTeam()
  const { project, client, manager, admin } = team
  const colleague: Actor = {
    kind: 'user',
    role: 'client',
    id: (await makeColleague(api, project.client_id, 'owner')).id,
  }
  await rename(client, 'Anand Deshpande')
  await rename(colleague, 'Kavitha Nair')
  await rename(manager, 'Meera Iyer')
  await rename(admin, 'Sudha Rao')
  await database.admin.query(`update projects set title = 'Kondapur Heights' where id = $1`, [project.id])
  const setStatus = (actor: Actor, status: string) =>
    send('PATCH', `/projects/${project.id}`, actor, { status })
  const last = async (actor: Actor) => (await messagesOf(actor))[0]?.message
  const rowsOf = (reader: Actor) =>
    database.rows<{ actor_id: string | null; person_id: string | null }>(
      'select actor_id, person_id from notifications where user_id = $1 order by created_at, id',
      [idOf(reader)],
    )
  return { ...team, colleague, setStatus, last, rowsOf }
}

test('a client reads the names of the team; other staff are Trusswell, in the mail too', async () => {
  const { project, client, manager, admin, setStatus, last, rowsOf } = await scene()
  await wish(client, 'status_changed', { email: true })
  await setStatus(manager, 'in_progress')
  await work()
  expect(await last(client)).toBe('Meera Iyer set Kondapur Heights to In Progress')
  await setStatus(admin, 'on_hold')
  await work()
  expect(await last(client)).toBe('Trusswell set Kondapur Heights to On Hold')
  expect(await last(manager)).toBe('Sudha Rao set Kondapur Heights to On Hold')
  expect(mailsTo(await emailOf(project.client_id)).map(({ subject }) => subject)).toEqual([
    'Meera Iyer set Kondapur Heights to In Progress',
    'Trusswell set Kondapur Heights to On Hold',
  ])
  // An account that is erased takes with it only what names it.
  expect(await rowsOf(client)).toEqual([
    { actor_id: idOf(manager), person_id: null },
    { actor_id: null, person_id: null },
  ])
  expect(await rowsOf(manager)).toEqual([{ actor_id: idOf(admin), person_id: null }])
})

test('staff and colleagues read which person of the client did it, others of a former client don’t', async () => {
  const { project, client, colleague, manager, last } = await scene()
  await send('POST', `/projects/${project.id}/milestones`, colleague, milestoneBody(api, { title: 'Slab' }))
  await work()
  for (const reader of [client, manager])
    expect(await last(reader)).toMatch(/^Kavitha Nair added a milestone to Kondapur Heights: Slab, due /)
  await send('POST', `/projects/${project.id}/milestones`, colleague, milestoneBody(api, { title: 'Ramp' }))
  await database.admin.query('update users set organisation_id = null where id = $1', [idOf(colleague)])
  await work()
  expect(await last(client)).toMatch(/^New milestone in Kondapur Heights: Ramp, due /)
})

test('a new manager reads who assigned them; the row goes with either of the two it names', async () => {
  const { project, client, manager, admin, last, rowsOf } = await scene()
  const next: Actor = { kind: 'user', role: 'manager', id: (await makePerson(api, 'manager')).id }
  await rename(next, 'Suresh Reddy')
  const team = {
    version: 1,
    project_manager_id: idOf(next),
    site_supervisor_id: null,
    members: [{ user_id: idOf(manager) }],
  }
  expect((await send('PUT', `/projects/${project.id}/team`, admin, team)).statusCode).toBe(200)
  await work()
  expect(await last(next)).toBe('Sudha Rao made you the project manager of Kondapur Heights')
  expect(await last(manager)).toBe('Sudha Rao made Suresh Reddy the project manager of Kondapur Heights')
  expect(await last(client)).toBe('Trusswell made Suresh Reddy the project manager of Kondapur Heights')
  expect(await rowsOf(manager)).toEqual([{ actor_id: idOf(admin), person_id: idOf(next) }])
  expect(await rowsOf(client)).toEqual([{ actor_id: null, person_id: idOf(next) }])
})

test('a project that staff create comes with the name of who created it', async () => {
  const { client, manager, admin, last } = await scene()
  const body = projectBody({ title: 'Depot', client_id: idOf(client) })
  const created = await send('POST', '/projects', manager, body)
  expect(created.statusCode, created.body).toBe(201)
  await work()
  expect(await last(admin)).toBe('Meera Iyer created a new project: Depot')
})

test('who was deleted before the message is written isn’t named', async () => {
  const { client, manager, setStatus, last, rowsOf } = await scene()
  await setStatus(manager, 'on_hold')
  await database.admin.query('update users set deleted_at = now() where id = $1', [idOf(manager)])
  await work()
  expect(await last(client)).toBe('Kondapur Heights is now On Hold')
  expect(await rowsOf(client)).toEqual([{ actor_id: null, person_id: null }])
})
