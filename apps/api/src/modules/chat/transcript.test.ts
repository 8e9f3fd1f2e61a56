import { anonymous, type Actor } from '@trusswell/domain/actor.ts'
import { kolkataDay } from '@trusswell/domain/days.ts'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { roomOf, say, user } from '../../../test/chat.ts'
import { drawDocuments, whileDrawing } from '../../../test/document-worker.ts'
import { asActor, startWorkerDeps, useApi, useDatabase } from '../../../test/harness.ts'
import { makeProject } from '../../../test/projects.ts'
import type { WorkerDeps } from '../../deps.ts'
import { createDrawDocument, TooLong } from '../../platform/draw-document.ts'
import { readCompany } from '../settings/repository.ts'
import { appendChange } from './log.ts'
import { renderTranscript } from './transcript-pdf.ts'

const database = useDatabase()
const api = useApi(database)
let worker: WorkerDeps
beforeAll(async () => {
  worker = await startWorkerDeps(database)
})
afterAll(() => worker.close())

async function scene() {
  const project = await makeProject(api)
  const ask = (actor: Actor, path: string) =>
    api.app.inject({ url: `/api/projects/${project.id}/${path}`, headers: asActor(actor) })
  const get = async (actor: Actor, path: string) =>
    (await whileDrawing(database, worker, ask(actor, path))).answer
  const textOf = async (actor: Actor, path: string) => {
    const answer = await get(actor, path)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
    const { text } = await extractText(new Uint8Array(answer.rawPayload), { mergePages: true })
    return text.replaceAll(/\s+/g, ' ')
  }
  return {
    project,
    ask,
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

const path = 'messages/transcript'
const downloads = (projectId: string) =>
  database.count(`audit_entries where action = 'chat.transcript-downloaded' and entity_id = '${projectId}'`)

test('the worker draws it; only a download is on record, and a repeated request of the same draws nothing', async () => {
  const { project, room, client, manager, ask } = await scene()
  await say(api, client, room, { text: 'Good morning' })
  const first = await ask(client, path)
  expect([first.statusCode, first.json(), first.headers['retry-after']]).toEqual([
    202,
    { state: 'preparing' },
    '1',
  ])
  expect(await downloads(project.id)).toBe(0)
  expect(await drawDocuments(database, worker)).toBe(1)
  const [file, again] = [await ask(client, path), await ask(client, path)]
  expect([file.statusCode, file.headers['content-disposition']]).toEqual([
    200,
    expect.stringContaining('Conversation'),
  ])
  expect(again.rawPayload.equals(file.rawPayload)).toBe(true)
  expect([await downloads(project.id), await drawDocuments(database, worker)]).toEqual([2, 0])

  // What was stored for the worker is gone, and a new message is a new document.
  const stored = `project_reports where project_id = '${project.id}'`
  expect([await database.count(stored), await database.count(`${stored} and content is not null`)]).toEqual([
    1, 0,
  ])
  await say(api, manager, room, { text: 'Good evening' })
  expect((await ask(client, path)).statusCode).toBe(202)
  expect(await drawDocuments(database, worker)).toBe(1)
}, 30_000)

test('clients never get a stored document of the notes', async () => {
  const { project, client, manager, get } = await scene()
  await say(api, manager, roomOf(project.id, 'internal'), { text: 'An internal matter' })
  expect((await get(manager, 'notes/transcript')).statusCode).toBe(200)
  expect((await get(client, path)).statusCode).toBe(200)
  const seen = await api.deps.db.read(client, (reader) =>
    reader
      .selectFrom('project_reports')
      .innerJoin('files', 'files.id', 'file_id')
      .select(['audience', 'files.name'])
      .where('project_id', '=', project.id)
      .execute(),
  )
  expect(seen).toEqual([{ audience: 'client', name: `transcript-${project.id}.pdf` }])
})

test('a document that takes too long is given up, and its reader is asked for a shorter period', async () => {
  const { project, room, client, ask } = await scene()
  await say(api, client, room, { text: 'Good morning' })
  expect((await ask(client, path)).statusCode).toBe(202)
  const [asked] = await database.rows<{ key: string }>(
    'select key from project_reports where project_id = $1',
    [project.id],
  )
  await createDrawDocument(worker, { name: 'transcript', render: () => Promise.reject(new TooLong()) })(
    asked ?? { key: '' },
  )
  // The job may run again, and finds nothing to draw.
  expect(await drawDocuments(database, worker)).toBe(1)
  const refused = await ask(client, path)
  expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
    400,
    'This document takes too long to prepare. Please choose a shorter period.',
  ])
  expect(await downloads(project.id)).toBe(0)
})

test('drawing a transcript ends after half a minute', async () => {
  const clock = vi.spyOn(performance, 'now')
  let seconds = 0
  clock.mockImplementation(() => (seconds += 20) * 1_000)
  const message = {
    sender_name: 'Asha',
    from_staff: false,
    text: 'word '.repeat(1_000),
    created_at: '2026-11-10T00:00:00Z',
    is_edited: false,
    is_deleted: false,
    reply_sender: null,
    reply_text: null,
    files: [],
  }
  try {
    const { deps } = api
    const company = await deps.db.read(anonymous, (reader) => readCompany(reader))
    const transcript = {
      company,
      project: { title: 'Gate', client: null },
      isInternal: false,
      on: '2026-11-10',
    }
    const render = renderTranscript({
      ...transcript,
      from: undefined,
      to: undefined,
      messages: [message, message, message],
    })
    await expect(render).rejects.toThrow(TooLong)
  } finally {
    clock.mockRestore()
  }
})
