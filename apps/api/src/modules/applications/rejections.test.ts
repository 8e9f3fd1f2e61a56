import type { Actor } from '@trusswell/domain/actor.ts'
import type { Application, ApplicationHistoryItem } from '@trusswell/domain/applications.ts'
import { expect, test } from 'vitest'
import { asActor, useApi, useDatabase } from '../../../test/harness.ts'
import { makePerson } from '../../../test/people.ts'

const database = useDatabase()
const api = useApi(database)
type User = Extract<Actor, { kind: 'user' }>
const person = async (role: 'admin' | 'manager') => {
  const { id } = await makePerson(api, role)
  await database.rows('update users set name = $2 where id = $1', [id, `The ${role}`])
  return { kind: 'user', role, id } satisfies User
}
const call = (actor: User, method: 'GET' | 'POST' | 'PATCH', path: string, payload?: object) =>
  api.app.inject({
    method,
    url: `/api/${actor.role}/applications${path}`,
    headers: asActor(actor),
    ...(payload ? { payload } : {}),
  })
const add = async (admin: User) =>
  (
    await call(admin, 'POST', '', {
      applicant_name: 'Asha Rao',
      email: `asha.${crypto.randomUUID()}@people.example`,
      position: 'Architect',
    })
  ).json<Application>()

test('the history says who changed the status, in order', async () => {
  const [admin, manager] = [await person('admin'), await person('manager')]
  const { id } = await add(admin)
  await call(manager, 'PATCH', `/${id}`, { status: 'reviewing' })
  await call(admin, 'PATCH', `/${id}`, { notes: 'Called.' })
  await call(admin, 'PATCH', `/${id}`, { status: 'accepted' })
  for (const reader of [admin, manager]) {
    const { data } = (await call(reader, 'GET', `/${id}/history`)).json<{ data: ApplicationHistoryItem[] }>()
    expect(data.map(({ kind, status, actor_name }) => [kind, status, actor_name])).toEqual([
      ['received', 'pending', 'The admin'],
      ['status', 'reviewing', 'The manager'],
      ['status', 'accepted', 'The admin'],
    ])
  }
})

test('the rejection reason is cleared when the status changes', async () => {
  const [admin, manager] = [await person('admin'), await person('manager')]
  const { id } = await add(admin)
  const early = await call(manager, 'PATCH', `/${id}`, { rejection_reason: 'salary' })
  expect([early.statusCode, early.json<{ fields: object }>().fields]).toEqual([
    400,
    { rejection_reason: 'Only rejected applications can have a reason' },
  ])
  const rejected = await call(manager, 'PATCH', `/${id}`, {
    status: 'rejected',
    rejection_reason: 'salary',
    rejection_note: 'Asked for twice as much.',
  })
  expect(rejected.json()).toMatchObject({
    rejection_reason: 'salary',
    rejection_note: 'Asked for twice as much.',
  })
  const unknown = await call(admin, 'PATCH', `/${id}`, { rejection_reason: 'weather' })
  expect(unknown.statusCode).toBe(400)
  const back = await call(admin, 'PATCH', `/${id}`, { status: 'reviewing' })
  expect(back.json()).toMatchObject({ status: 'reviewing', rejection_reason: null, rejection_note: null })
})
