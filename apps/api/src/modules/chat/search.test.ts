import type { Actor } from '@trusswell/domain/actor.ts'
import type { ChatFound } from '@trusswell/domain/chat.ts'
import { expect, test } from 'vitest'
import { roomOf, say, user } from '../../../test/chat.ts'
import { asActor, useApi, useDatabase } from '../../../test/harness.ts'
import { joinOrganisationOf, makePerson } from '../../../test/people.ts'
import { makeProject } from '../../../test/projects.ts'
import { appendChange } from './log.ts'

const database = useDatabase()
const api = useApi(database)

async function scene() {
  const project = await makeProject(api)
  const search = (actor: Actor, q: string, more = '', path: 'messages' | 'notes' = 'messages') =>
    api.app.inject({
      url: `/api/projects/${project.id}/${path}/search?q=${encodeURIComponent(q)}${more}`,
      headers: asActor(actor),
    })
  const found = async (actor: Actor, q: string) =>
    (await search(actor, q)).json<ChatFound>().data.map(({ content }) => content)
  return {
    project,
    search,
    found,
    client: user(project.client_id, 'client'),
    manager: user(project.manager_id, 'manager'),
    room: roomOf(project.id),
    notes: roomOf(project.id, 'internal'),
  }
}

test('a message is found by the beginnings of its words, in any case, order and script', async () => {
  const { client, manager, room, found } = await scene()
  const texts = [
    'The slab of Block C is cast.',
    'O’Brien said C:\\temp\\plan.pdf, see https://example.com/drawings/a1',
    'कंक्रीट कल आएगा',
    'It\'s 50% done & (nearly) dry | "ok" :* <-> !',
  ]
  for (const text of texts) await say(api, client, room, { text })
  expect(await found(manager, 'SLAB block')).toEqual([texts[0]])
  expect(await found(client, 'cas sla')).toEqual([texts[0]])
  expect(await found(client, 'slab beam')).toEqual([])
  expect(await found(client, 'lab')).toEqual([])
  expect(await found(client, 'plan.pdf')).toEqual([texts[1]])
  expect(await found(client, 'example.com/draw')).toEqual([texts[1]])
  expect(await found(client, 'कंक्री')).toEqual([texts[2]])
  expect(await found(client, '50 & (nearly) | :* "ok" <-> !')).toEqual([texts[3]])
  expect(await found(client, "it's")).toEqual([texts[3]])
  expect(await found(client, 'x'.repeat(100))).toEqual([])
})

test('what an edit changed is found as it is now, and what was deleted isn’t', async () => {
  const { client, room, found } = await scene()
  const { message } = await say(api, client, room, { text: 'Cement arrives' })
  const change = (what: Parameters<typeof appendChange>[3]) =>
    api.deps.db.as(client, (tx) => appendChange(tx, client, room, what))
  await change({ kind: 'edited', id: message.id, rev: 1, text: 'Gravel arrives', mentions: [] })
  expect([await found(client, 'cement'), await found(client, 'gravel')]).toEqual([[], ['Gravel arrives']])
  await change({ kind: 'deleted', id: message.id })
  expect(await found(client, 'gravel')).toEqual([])
})

test('pages of what was found go back without a gap, over every part of the index', async () => {
  const { project, client, search } = await scene()
  // Three in four have the word; parts have 128 messages.
  await database.admin.query(`alter table chat_rooms disable trigger count_by_one`)
  await database.admin.query(
    `with events as (
       insert into chat_events (project_id, audience, seq, kind, message_id)
       select $1, 'everyone', n, 'new', gen_random_uuid() from generate_series(1, 300) n returning seq, message_id
     ), messages as (
       insert into chat_messages (id, project_id, audience, seq, rev, sender_name, from_staff, cid, text)
       select message_id, $1, 'everyone', seq, seq, 'A', false, message_id,
         case when seq % 4 = 0 then 'other' else 'slab' end from events
     )
     update chat_rooms set head = 300 where project_id = $1 and audience = 'everyone'`,
    [project.id],
  )
  await database.admin.query(`alter table chat_rooms enable trigger count_by_one`)
  const shown: number[] = []
  let before = ''
  do {
    const page = (await search(client, 'slab', `&limit=50${before}`)).json<ChatFound>()
    shown.push(...page.data.map(({ seq }) => seq))
    before = page.next_cursor === null ? '' : `&before=${page.next_cursor}`
  } while (before)
  const expected = Array.from({ length: 300 }, (_each, index) => 300 - index).filter((seq) => seq % 4 !== 0)
  expect(shown).toEqual(expected)
})

test('search never returns messages that the user may not read, whatever is asked of the database', async () => {
  const { project, client, manager, room, notes, search, found } = await scene()
  await say(api, manager, room, { text: 'The margarine is for the client' })
  await say(api, manager, notes, { text: 'Our margin is 12 %' })
  const people: [string, Actor, room: number, notes: number][] = [
    ['admin', user((await makePerson(api, 'admin')).id, 'admin'), 200, 200],
    ['manager', manager, 200, 200],
    ['owner', client, 200, 404],
    ['other manager', user((await makePerson(api, 'manager')).id, 'manager'), 404, 404],
    ['other client', user((await makePerson(api, 'client')).id, 'client'), 404, 404],
    ['visitor', { kind: 'anonymous' }, 401, 401],
  ]
  for (const role of ['finance', 'viewer'] as const) {
    const { id } = await makePerson(api, 'client')
    await joinOrganisationOf(api, project.client_id, id, role)
    people.push([role, user(id, 'client'), 200, 404])
  }
  const ask = (actor: Actor, audience: string) =>
    api.deps.db.read(actor, (reader) =>
      reader
        .selectNoFrom((each) =>
          each
            .fn<string>('find_message_ids', [
              each.val(project.id),
              each.val(audience),
              each.val('marg'),
              each.val(null),
              each.val(10),
            ])
            .as('id'),
        )
        .execute(),
    )
  for (const [name, actor, inRoom, inNotes] of people) {
    const statuses = [
      (await search(actor, 'marg')).statusCode,
      (await search(actor, 'marg', '', 'notes')).statusCode,
    ]
    const ids = [(await ask(actor, 'everyone')).length, (await ask(actor, 'internal')).length]
    expect([name, statuses, ids]).toEqual([
      name,
      [inRoom, inNotes],
      [inRoom === 200 ? 1 : 0, inNotes === 200 ? 1 : 0],
    ])
  }
  expect(await found(client, 'margin')).toEqual([])
  await database.admin.query('delete from project_members where user_id = $1', [manager.id])
  expect((await search(manager, 'marg')).statusCode).toBe(404)
  expect(await ask(manager, 'everyone')).toEqual([])
})

test('a search needs a word', async () => {
  const { client, search } = await scene()
  for (const q of ['', '   ', '!!!', 'x'.repeat(101)]) expect((await search(client, q)).statusCode).toBe(400)
  expect((await search(client, 'a', '&limit=51')).statusCode).toBe(400)
})
