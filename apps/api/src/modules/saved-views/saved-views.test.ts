import type { Actor } from '@trusswell/domain/actor.ts'
import { savedViewLimits } from '@trusswell/domain/saved-views.ts'
import { expect, test } from 'vitest'
import { asActor, useApi, useDatabase } from '../../../test/harness.ts'
import { makePerson } from '../../../test/people.ts'

const database = useDatabase()
const api = useApi(database)

type View = { id: string; name: string; list: string; query: string; is_default: boolean }

async function personal(role: 'manager' | 'client' = 'manager') {
  const { id } = await makePerson(api, role)
  const actor: Actor = { kind: 'user', id, role }
  const send = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path = '', payload?: object) =>
    api.app.inject({
      method,
      url: `/api/saved-views${path}`,
      headers: asActor(actor),
      ...(payload ? { payload } : {}),
    })
  const list = '/manager/projects'
  return {
    id,
    send,
    save: async (name: string, changes: object = {}) => {
      const answer = await send('POST', '', { list, name, query: 'status=planning', ...changes })
      expect([name, answer.statusCode]).toEqual([name, 201])
      return answer.json<View>()
    },
    views: async () => (await send('GET')).json<{ data: View[] }>().data,
  }
}

test('a view is saved, renamed, changed and deleted, each with an audit entry', async () => {
  const { send, save, views } = await personal()
  const { id } = await save('  Mine  ', { query: 'due=overdue&sort=-title&view=table' })
  expect(await views()).toMatchObject([
    {
      id,
      name: 'Mine',
      list: '/manager/projects',
      query: 'due=overdue&sort=-title&view=table',
      is_default: false,
    },
  ])
  await send('PATCH', `/${id}`, { name: 'Late ones', query: 'due=overdue' })
  expect(await views()).toMatchObject([{ name: 'Late ones', query: 'due=overdue' }])
  // Nothing changes, so nothing is logged.
  expect((await send('PATCH', `/${id}`, {})).statusCode).toBe(200)
  expect((await send('DELETE', `/${id}`)).statusCode).toBe(204)
  expect(await views()).toEqual([])
  expect((await send('DELETE', `/${id}`)).statusCode).toBe(404)
  const entries = await database.rows<{ action: string }>(
    `select action from audit_entries where entity = 'saved_view' and entity_id = $1 order by n`,
    [id],
  )
  expect(entries.map(({ action }) => action)).toEqual(['created', 'updated', 'deleted'])
})

test('one view of a list can be the default; the last choice counts', async () => {
  const { send, save, views } = await personal()
  const first = await save('First', { is_default: true })
  const second = await save('Second', { is_default: true })
  const other = await save('Other list', { list: '/manager/contacts', is_default: true })
  const defaults = async () => (await views()).filter((view) => view.is_default).map(({ id }) => id)
  expect(await defaults()).toEqual([second.id, other.id])
  await send('PATCH', `/${first.id}`, { is_default: true })
  expect(await defaults()).toEqual([first.id, other.id])
  await send('PATCH', `/${first.id}`, { is_default: false })
  expect(await defaults()).toEqual([other.id])
})

test('a name is used once for a list, in any case, and a name is needed', async () => {
  const { send, save } = await personal()
  await save('Late')
  await save('Late', { list: '/manager/contacts' })
  const again = await send('POST', '', { list: '/manager/projects', name: 'LATE', query: '' })
  expect(again.statusCode).toBe(409)
  expect(again.json()).toMatchObject({
    message: 'You already have a view with this name. Choose another one.',
  })
  for (const wrong of [
    { name: ' ' },
    { name: 'x'.repeat(61) },
    { list: 'projects' },
    { list: '/admin/../x' },
  ]) {
    const body = { list: '/manager/projects', name: 'Fine', query: '', ...wrong }
    expect([wrong, (await send('POST', '', body)).statusCode]).toEqual([wrong, 400])
  }
})

test('a person has at most thirty views, also when several are saved at once', async () => {
  const { send, views } = await personal()
  const answers = await Promise.all(
    Array.from({ length: savedViewLimits.views + 5 }, (_, n) =>
      send('POST', '', { list: '/manager/projects', name: `View ${n}`, query: '' }),
    ),
  )
  const added = answers.filter(({ statusCode }) => statusCode === 201)
  expect(added.length).toBe(savedViewLimits.views)
  expect(answers.find(({ statusCode }) => statusCode !== 201)?.json()).toMatchObject({
    message: 'You can save up to 30 views. Delete one to save another.',
  })
  expect(await views()).toHaveLength(savedViewLimits.views)
})

test('views of others are neither listed nor changed, and go with the account', async () => {
  const [one, other] = [await personal(), await personal('client')]
  const { id } = await one.save('Private')
  expect(await other.views()).toEqual([])
  expect((await other.send('PATCH', `/${id}`, { name: 'Taken' })).statusCode).toBe(404)
  expect((await other.send('DELETE', `/${id}`)).statusCode).toBe(404)
  expect(await one.views()).toMatchObject([{ name: 'Private' }])
  await database.admin.query('delete from users where id = $1', [one.id])
  expect(await database.rows('select id from saved_views where id = $1', [id])).toEqual([])
})
