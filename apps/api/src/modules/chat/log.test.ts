import { system, type Actor } from '@trusswell/domain/actor.ts'
import { sql } from 'kysely'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { roomOf, say, user } from '../../../test/chat.ts'
import { startWorkerDeps, useApi, useDatabase } from '../../../test/harness.ts'
import { joinOrganisationOf, makePerson } from '../../../test/people.ts'
import { adminActor, makeProject } from '../../../test/projects.ts'
import { newId } from '../../platform/ids.ts'
import { appendChange, appendMessage } from './log.ts'
import { findRoom, listReads, listTexts, markRead, readEvents, readMessages } from './repository.ts'

const database = useDatabase()
const api = useApi(database)

async function scene() {
  const project = await makeProject(api)
  const client = user(project.client_id, 'client')
  const manager = user(project.manager_id, 'manager')
  return { project, client, manager, room: roomOf(project.id), notes: roomOf(project.id, 'internal') }
}
const headOf = async (room: ReturnType<typeof roomOf>) =>
  (await api.deps.db.read(adminActor, (reader) => findRoom(reader, room)))?.head
const eventsOf = async (room: ReturnType<typeof roomOf>, actor: Actor = adminActor) =>
  (await api.deps.db.read(actor, (reader) => readEvents(reader, room, { after: 0, limit: 500 }))).rows
const kindsOf = async (room: ReturnType<typeof roomOf>) => (await eventsOf(room)).map(({ kind }) => kind)

test('messages that are sent at once have every number once, and what is seen has no hole', async () => {
  const { client, manager, room } = await scene()
  let isSending = true
  const holes: number[][] = []
  const watching = (async () => {
    while (isSending) {
      const seen = (await eventsOf(room)).map(({ number }) => number)
      if (seen.some((number, index) => number !== index + 1)) holes.push(seen)
    }
  })()
  const sent = await Promise.all(
    Array.from({ length: 40 }, (_each, index) => say(api, index % 2 ? client : manager, room)),
  )
  isSending = false
  await watching
  expect(holes).toEqual([])
  expect(sent.map(({ seq }) => seq).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 40 }, (_each, index) => index + 1),
  )
  expect(await headOf(room)).toBe(40)
})

test('what is rolled back gives its number back', async () => {
  const { client, room } = await scene()
  const message = { id: newId(), cid: newId(), text: 'Lost', reply_to: null, files: [], mentions: [] }
  await expect(
    api.deps.db.as(client, async (tx) => {
      await appendMessage(tx, client, room, message)
      throw new Error('broken off')
    }),
  ).rejects.toThrow('broken off')
  expect((await say(api, client, room)).seq).toBe(1)
})

test('a message is stored once for each id that its sender made', async () => {
  const { client, manager, room } = await scene()
  const cid = newId()
  await say(api, client, room, { cid })
  await expect(say(api, client, room, { cid })).rejects.toThrow('chat_messages_once')
  expect((await say(api, manager, room, { cid })).seq).toBe(2)
})

test('edits and deletions take the next number, and a stale one takes none', async () => {
  const { client, manager, room } = await scene()
  const { message } = await say(api, client, room, { text: 'First' })
  const change = (actor: typeof client, what: Parameters<typeof appendChange>[3]) =>
    api.deps.db.as(actor, (tx) => appendChange(tx, actor, room, what))
  const edit = { kind: 'edited' as const, id: message.id, text: 'Second', mentions: [] }
  expect(await change(manager, { ...edit, rev: 1 })).toBeNull()
  const edited = await change(client, { ...edit, rev: 1 })
  expect([edited?.seq, edited?.message.rev, edited?.message.text]).toEqual([2, 2, 'Second'])
  expect(await change(client, { ...edit, rev: 1, text: 'Third' })).toBeNull()
  expect(await headOf(room)).toBe(2)
  const deleted = await change(client, { kind: 'deleted', id: message.id })
  expect([deleted?.seq, deleted?.message.text]).toEqual([3, ''])
  expect(await change(client, { ...edit, rev: undefined })).toBeNull()
  expect(await kindsOf(room)).toEqual(['new', 'edited', 'deleted'])

  const texts = (actor: Actor) =>
    api.deps.db.read(actor, async (reader) =>
      (await listTexts(reader, room, message.id)).map(({ content }) => content),
    )
  expect(await texts(manager)).toEqual(['First', 'Second'])
  expect(await texts(client)).toEqual([])
})

test('of two edits of the same version at once one counts', async () => {
  const { client, room } = await scene()
  const { message } = await say(api, client, room)
  const results = await Promise.all(
    ['A', 'B', 'C'].map((text) =>
      api.deps.db.as(client, (tx) =>
        appendChange(tx, client, room, { kind: 'edited', id: message.id, rev: 1, text, mentions: [] }),
      ),
    ),
  )
  expect(results.filter((result) => result !== null)).toHaveLength(1)
  expect(await headOf(room)).toBe(2)
})

test('a page says up to which number it was read', async () => {
  const { client, room } = await scene()
  for (const text of ['A', 'B', 'C']) await say(api, client, room, { text })
  const read = (query: { before?: number; limit: number }) =>
    api.deps.db.read(client, (reader) => readMessages(reader, room, query))
  const page = await read({ limit: 2 })
  expect([page.head, page.rows.map(({ text }) => text)]).toEqual([3, ['C', 'B']])
  expect((await read({ before: 2, limit: 2 })).rows.map(({ text }) => text)).toEqual(['A'])
  expect((await read({ before: 1, limit: 2 })).rows).toEqual([])
})

test('internal notes and the conversations of others are as if they were not there', async () => {
  const { project, client, manager, room, notes } = await scene()
  const people: [string, Actor, seesRoom: boolean, seesNotes: boolean][] = [
    ['admin', adminActor, true, true],
    ['manager', manager, true, true],
    ['other manager', user((await makePerson(api, 'manager')).id, 'manager'), false, false],
    ['owner', client, true, false],
    ['other client', user((await makePerson(api, 'client')).id, 'client'), false, false],
    ['visitor', { kind: 'anonymous' }, false, false],
  ]
  for (const role of ['finance', 'viewer'] as const) {
    const { id } = await makePerson(api, 'client')
    await joinOrganisationOf(api, project.client_id, id, role)
    people.push([role, user(id, 'client'), true, false])
  }
  const fileOf = async (visibility: 'everyone' | 'internal') => {
    const file = newId()
    await database.admin.query(
      `insert into files (id, purpose, name, type, size, sha256)
       values ($1, 'chat', 'plan.pdf', 'application/pdf', 1, repeat('0', 64))`,
      [file],
    )
    const { message } = await say(api, manager, visibility === 'everyone' ? room : notes)
    await database.admin.query(
      `insert into chat_attachments (file_id, project_id, visibility, message_id) values ($1, $2, $3, $4)`,
      [file, project.id, visibility, message.id],
    )
    await database.admin.query(
      `insert into chat_mentions (project_id, audience, message_id, user_id) values ($1, $2, $3, $4)`,
      [project.id, visibility, message.id, project.manager_id],
    )
    await database.admin.query(
      `insert into chat_reads (project_id, audience, user_id, name, seq) values ($1, $2, $3, 'M', 1)`,
      [project.id, visibility, project.manager_id],
    )
    return file
  }
  const files = { everyone: await fileOf('everyone'), internal: await fileOf('internal') }
  const tables = ['chat_rooms', 'chat_events', 'chat_messages', 'chat_mentions', 'chat_reads'] as const
  for (const [name, actor, ...sees] of people) {
    for (const [index, audience] of (['everyone', 'internal'] as const).entries()) {
      const counts: Record<string, number> = {}
      for (const table of tables) {
        const rows = await api.deps.db.read(actor, (reader) =>
          reader
            .selectFrom(table)
            .select('audience')
            .where('project_id', '=', project.id)
            .where('audience', '=', audience)
            .execute(),
        )
        counts[table] = rows.length
      }
      const file = await api.deps.db.read(actor, (reader) =>
        reader.selectFrom('files').select('id').where('id', '=', files[audience]).execute(),
      )
      counts['files'] = file.length
      const expected = sees[index] ? 1 : 0
      expect([name, audience, counts]).toEqual([
        name,
        audience,
        Object.fromEntries([...tables, 'files'].map((each) => [each, expected])),
      ])
    }
  }
})

test('users can’t write in another name or into a foreign room, or change a counter', async () => {
  const { project, client, manager, room, notes } = await scene()
  const other = user((await makePerson(api, 'client')).id, 'client')
  await expect(say(api, other, room)).rejects.toThrow('not sent')
  await expect(say(api, client, notes)).rejects.toThrow('not sent')
  const { message } = await say(api, manager, room)
  const run = (actor: Actor, statement: string) =>
    api.deps.db.as(actor, async (tx) => Number((await sql.raw(statement).execute(tx)).numAffectedRows ?? 0))
  const here = `'${project.id}', 'everyone'`
  await expect(
    run(
      client,
      `insert into chat_messages (id, project_id, audience, seq, rev, sender_id, sender_name, from_staff, cid, text)
       values (gen_random_uuid(), ${here}, 9, 9, '${manager.id}', 'M', true, gen_random_uuid(), 'x')`,
    ),
  ).rejects.toThrow('row-level security')
  await expect(
    run(client, `insert into chat_events (project_id, audience, seq, kind) values (${here}, 9, 'access')`),
  ).rejects.toThrow('row-level security')
  expect(await run(client, `update chat_messages set text = 'x' where id = '${message.id}'`)).toBe(0)
  await expect(run(client, `delete from chat_events`)).rejects.toThrow('permission denied')
  await expect(run(client, `update chat_events set kind = 'new'`)).rejects.toThrow('permission denied')
  await expect(run(client, `update chat_messages set sender_name = 'x'`)).rejects.toThrow('permission denied')
  const jump = `update chat_rooms set head = head + 5 where project_id = '${project.id}'`
  await expect(run(client, jump)).rejects.toThrow('counts on by one')
})

test('a loss of access is in the log before anything that is written after it', async () => {
  const { project, manager, room, notes } = await scene()
  const { id: viewer } = await makePerson(api, 'client')
  await joinOrganisationOf(api, project.client_id, viewer, 'viewer')
  const admin = database.admin
  const { id: joining } = await makePerson(api, 'manager')
  await api.deps.db.as(adminActor, (tx) =>
    tx
      .insertInto('project_members')
      .values({ id: newId(), project_id: project.id, user_id: joining, duty: 'member' })
      .execute(),
  )
  expect(await kindsOf(room)).toEqual([])
  const losing: [string, () => Promise<unknown>][] = [
    ['removed from the team', () => admin.query('delete from project_members where user_id = $1', [joining])],
    ['deactivated', () => admin.query('update users set deactivated_at = now() where id = $1', [manager.id])],
    [
      'removed from the organisation',
      () => admin.query('update users set organisation_id = null where id = $1', [viewer]),
    ],
    [
      'given to another client',
      async () =>
        admin.query('update projects set client_id = $2 where id = $1', [
          project.id,
          (await makePerson(api, 'client')).id,
        ]),
    ],
    ['deleted', () => admin.query('update projects set deleted_at = now() where id = $1', [project.id])],
  ]
  for (const [index, [what, lose]] of losing.entries()) {
    await lose()
    const counts = await database.rows<{ audience: string; head: number; events: number }>(
      `select audience, head::int, (select count(*)::int from chat_events e where e.kind = 'access'
         and e.project_id = r.project_id and e.audience = r.audience) as events
       from chat_rooms r where project_id = $1 order by 1`,
      [project.id],
    )
    const expected = { head: index + 1, events: index + 1 }
    expect([what, counts]).toEqual([
      what,
      [
        { audience: room.audience, ...expected },
        { audience: notes.audience, ...expected },
      ],
    ])
  }
})

test('removing people while they write never causes an endless wait', async () => {
  const { project, client, room } = await scene()
  const first = await say(api, client, room)
  const colleagues = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const { id } = await makePerson(api, 'client')
      await joinOrganisationOf(api, project.client_id, id, 'viewer')
      return id
    }),
  )
  const outcomes = await Promise.allSettled([
    ...colleagues.flatMap((id) =>
      Array.from({ length: 5 }, () =>
        say(api, user(id, 'client'), room, { reply_to: first.message.id, mentions: [id] }),
      ),
    ),
    ...colleagues.map(async (id) => {
      await setTimeout(Math.random() * 30)
      await database.admin.query(
        `do $$ begin
           perform from users where id = '${id}' for update;
           update users set organisation_id = null where id = '${id}';
         end $$`,
      )
    }),
  ])
  const refused = outcomes.flatMap((each) => (each.status === 'rejected' ? [String(each.reason)] : []))
  expect(refused.filter((reason) => !reason.includes('not sent'))).toEqual([])
  const numbers = (await eventsOf(room)).map(({ number }) => number)
  expect(numbers).toEqual(numbers.map((_number, index) => index + 1))
})

test('an erased person is anonymous in the log, and the text stays', async () => {
  const worker = await startWorkerDeps(database)
  const { project, client, manager, room } = await scene()
  const { message } = await say(api, client, room, { text: 'The slab is cast' })
  const { message: question } = await say(api, manager, room, {
    text: 'Is it, @Person client?',
    mentions: [client.id, manager.id],
  })
  await api.deps.db.as(client, (tx) => markRead(tx, room, { user_id: client.id, seq: 1 }))
  await worker.db.as(system, async (tx) => {
    await tx.deleteFrom('users').where('id', '=', client.id).execute()
    await worker.erasePeople(tx, [client.id], [])
  })
  const rows = (await api.deps.db.read(manager, (reader) => readMessages(reader, room, { limit: 5 }))).rows
  const erased = rows.find(({ id }) => id === message.id)
  expect([erased?.text, erased?.sender_id, erased?.sender_name]).toEqual([
    'The slab is cast',
    null,
    'Former user',
  ])
  const asked = rows.find(({ id }) => id === question.id)
  expect([asked?.text, asked?.mentions]).toEqual(['Is it, @Person client?', [manager.id]])
  const said = await api.deps.db.read(manager, (reader) => listTexts(reader, room, message.id))
  expect(said.map(({ content }) => content)).toEqual(['The slab is cast'])
  expect(await api.deps.db.read(manager, (reader) => listReads(reader, room))).toEqual([])
  expect(await database.count(`chat_events where actor_id = '${client.id}'`)).toBe(0)

  await worker.db.as(system, (tx) => worker.emptyProject(tx, project.id))
  for (const table of ['chat_rooms', 'chat_events', 'chat_texts', 'chat_messages'])
    expect([table, await database.count(`${table} where project_id = '${project.id}'`)]).toEqual([table, 0])
  await worker.close()
})
