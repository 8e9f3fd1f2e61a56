import type { Actor } from '@trusswell/domain/actor.ts'
import { kolkataDay } from '@trusswell/domain/days.ts'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { roomOf, say, user } from '../../../test/chat.ts'
import { asActor, useApi, useDatabase } from '../../../test/harness.ts'
import { makeProject } from '../../../test/projects.ts'
import { appendChange } from './log.ts'

const database = useDatabase()
const api = useApi(database)

async function scene() {
  const project = await makeProject(api)
  const get = (actor: Actor, path: string) =>
    api.app.inject({ url: `/api/projects/${project.id}/${path}`, headers: asActor(actor) })
  const textOf = async (actor: Actor, path: string) => {
    const answer = await get(actor, path)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
    const { text } = await extractText(new Uint8Array(answer.rawPayload), { mergePages: true })
    return text.replaceAll(/\s+/g, ' ')
  }
  return {
    project,
    get,
    textOf,
    room: roomOf(project.id),
    client: user(project.client_id, 'client'),
    manager: user(project.manager_id, 'manager'),
  }
}

test('a transcript has what the conversation shows now: edits marked, deleted texts gone, files named', async () => {
  const { project, room, client, manager, textOf } = await scene()
  const first = await say(api, client, room, { text: 'When is the slab cast?' })
  await say(api, manager, room, { text: 'On Friday 👍', reply_to: first.message.id })
  const edited = await say(api, client, room, { text: 'Thanks a lot' })
  const deleted = await say(api, client, room, { text: 'A secret' })
  await api.deps.db.as(client, (tx) =>
    appendChange(tx, client, room, {
      kind: 'edited',
      id: edited.message.id,
      rev: undefined,
      text: 'Thanks',
      mentions: [],
    }),
  )
  await api.deps.db.as(client, (tx) =>
    appendChange(tx, client, room, { kind: 'deleted', id: deleted.message.id }),
  )
  const file = crypto.randomUUID()
  await database.admin.query(
    `insert into files (id, purpose, name, type, size, sha256, state, scanned_at)
     values ($1, 'chat', 'site plan.pdf', 'application/pdf', 10, repeat('0', 64), 'clean', now())`,
    [file],
  )
  await database.admin.query(
    `insert into chat_attachments (file_id, project_id, visibility, message_id) values ($1, $2, 'everyone', $3)`,
    [file, project.id, first.message.id],
  )
  await say(api, manager, roomOf(project.id, 'internal'), { text: 'An internal matter' })

  const text = await textOf(client, 'messages/transcript')
  for (const part of [
    `Project ${project.id}`,
    'Trusswell',
    '4 messages',
    'When is the slab cast?',
    'On Friday [thumbs up]',
    'File: site plan.pdf',
    'In reply to Person client: When is the slab cast?',
    'Thanks',
    '· edited',
    'Message deleted',
    'Page 1 of 1',
  ])
    expect(text).toContain(part)
  for (const part of ['A secret', 'Thanks a lot', 'An internal matter']) expect(text).not.toContain(part)
  expect(await textOf(manager, 'messages/transcript')).not.toContain('An internal matter')
  expect(await textOf(manager, 'notes/transcript')).toContain('An internal matter')
  const entries = await database.rows<{ details: object }>(
    `select details from audit_entries where action = 'chat.transcript-downloaded' and entity_id = $1
     and actor_id = $2`,
    [project.id, client.id],
  )
  expect(entries).toEqual([{ details: { audience: 'everyone', from: null, to: null, messages: 4 } }])
})

test('a period has the messages of its days in India, both included', async () => {
  const { room, client, get, textOf } = await scene()
  const at = async (text: string, moment: string) => {
    const { message } = await say(api, client, room, { text })
    await database.admin.query('update chat_messages set created_at = $2 where id = $1', [message.id, moment])
  }
  await at('Before', '2026-11-09T23:59:59+05:30')
  await at('First', '2026-11-10T00:00:00+05:30')
  await at('Last', '2026-11-11T23:59:59+05:30')
  await at('After', '2026-11-12T00:00:00+05:30')
  const shown = async (query: string) => {
    const text = await textOf(client, `messages/transcript${query}`)
    return ['Before', 'First', 'Last', 'After'].filter((word) => text.includes(word))
  }
  expect(await shown('?from=2026-11-10&to=2026-11-11')).toEqual(['First', 'Last'])
  expect(await shown('?from=2026-11-11')).toEqual(['Last', 'After'])
  expect(await textOf(client, 'messages/transcript?from=2026-01-01&to=2026-01-02')).toContain(
    'No messages in this period.',
  )
  const refused = await get(client, 'messages/transcript?from=2026-11-11&to=2026-11-10')
  expect(refused.statusCode).toBe(400)
  expect((await get(client, 'notes/transcript')).statusCode).toBe(404)
  expect(kolkataDay(Date.parse('2026-11-09T23:59:59+05:30'))).toBe('2026-11-09')
})

test('Devanagari, Telugu and long messages go over several numbered pages', async () => {
  const { room, client, get } = await scene()
  await say(api, client, room, { text: 'नमस्ते, स्लैब कब? దయచేసి చెప్పండి.' })
  await say(api, client, room, { text: 'A long line of words. '.repeat(360) })
  await say(api, client, room, { text: 'The end' })
  const answer = await get(client, 'messages/transcript')
  const pdf = await getDocumentProxy(new Uint8Array(answer.rawPayload))
  const { text } = await extractText(pdf)
  expect(text.length).toBeGreaterThan(1)
  expect(text[0]).toContain('नमस्ते')
  expect(text[0]).toContain('దయచేసి')
  expect(text.at(-1)).toContain('The end')
  text.forEach((page, at) => expect(page).toContain(`Page ${at + 1} of ${text.length}`))
})

test('a conversation of more than 600 pages is refused before it is read', async () => {
  const { room, client, get } = await scene()
  for (let count = 0; count < 16; count += 1) await say(api, client, room, { text: 'a\n'.repeat(1_999) })
  const refused = await get(client, 'messages/transcript')
  expect([refused.statusCode, refused.json()]).toMatchObject([
    400,
    { fields: { from: 'More than 600 pages. Choose a shorter period.' } },
  ])
})
