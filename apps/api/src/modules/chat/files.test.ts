import { chatLimits } from '@trusswell/domain/chat-values.ts'
import type { Actor } from '@trusswell/domain/actor.ts'
import type { ChatAttachment, ChatMessage, ChatPage } from '@trusswell/domain/chat.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eicar } from '../../../../../bin/private-clamd.ts'
import { formBody } from '../../../test/applications.ts'
import { user } from '../../../test/chat.ts'
import { makeDoc, makeDocx, makeExe, makePdf, makeZip } from '../../../test/documents.ts'
import { asActor, startWorkerDeps, useApi, useDatabase } from '../../../test/harness.ts'
import { makePerson } from '../../../test/people.ts'
import { makeProject } from '../../../test/projects.ts'
import { useClamd } from '../../../test/scanner.ts'
import type { WorkerDeps } from '../../deps.ts'
import { jobHandlers } from '../registry.ts'

const database = useDatabase()
const api = useApi(database)
const clamd = useClamd()
let worker: WorkerDeps
beforeAll(async () => {
  worker = await startWorkerDeps(database, { env: { CLAMD_URL: clamd.url } })
})
afterAll(() => worker.close())

/** Scans the uploads, and updates the conversations. */
async function work() {
  const handlers = await jobHandlers(worker)
  for (const name of ['files.scan', 'chat.file-checked']) {
    const jobs = await database.rows<{ id: string; payload: never }>(
      `delete from pgboss.job where name = $1 and start_after <= now() returning id, data->'payload' as payload`,
      [name],
    )
    for (const { id, payload } of jobs)
      await handlers.find(({ queue }) => queue === name)?.run(payload, { id })
  }
}

async function scene() {
  const project = await makeProject(api)
  const base = `/api/projects/${project.id}`
  const upload = (actor: Actor, name: string, content: Buffer, path = 'messages') => {
    const { payload, headers } = formBody({}, { name, content }, 'file')
    return api.app.inject({
      method: 'POST',
      url: `${base}/${path}/upload`,
      payload,
      headers: { ...headers, ...asActor(actor) },
      remoteAddress: `10.7.0.${Math.ceil(Math.random() * 250)}`,
    })
  }
  const send = (actor: Actor, files: string[], path = 'messages') =>
    api.app.inject({
      method: 'POST',
      url: `${base}/${path}`,
      payload: { content: 'See the file', files },
      headers: asActor(actor),
    })
  const list = async (actor: Actor) =>
    (await api.app.inject({ url: `${base}/messages`, headers: asActor(actor) })).json<ChatPage>()
  const client = user(project.client_id, 'client')
  return { project, upload, send, list, client, manager: user(project.manager_id, 'manager') }
}
const download = (actor: Actor, id: string) =>
  api.app.inject({ url: `/api/files/${id}`, headers: asActor(actor) })

const xlsxTypes =
  '<Types><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>'
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

test.each<[string, Buffer, type: string | null]>([
  ['plan.pdf', makePdf(), 'application/pdf'],
  ['photo.png', png, 'image/png'],
  ['letter.doc', makeDoc(), 'application/msword'],
  ['rates.xls', makeDoc('Workbook'), 'application/vnd.ms-excel'],
  ['letter.docx', makeDocx(), 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  [
    'rates.xlsx',
    makeZip([
      { name: '[Content_Types].xml', content: xlsxTypes },
      { name: 'xl/workbook.xml', content: '<workbook/>' },
    ]),
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ],
  ['photos.zip', makeZip([{ name: 'a.txt', content: 'A' }]), 'application/zip'],
  ['notes.txt', Buffer.from('Pour at 7 a.m.\r\n<script>alert(1)</script>'), 'text/plain'],
  ['bill.csv', Buffer.from('item,rate\ncement,380\n'), 'text/csv'],
  ['site.dxf', Buffer.from('  0\nSECTION\n  2\nHEADER\n'), 'image/vnd.dxf'],
  ['site.dwg', Buffer.concat([Buffer.from('AC1032'), Buffer.alloc(200)]), 'image/vnd.dwg'],
  ['plan.pdf', makeExe(), null],
  ['drawing.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), null],
  ['drawing.svg', Buffer.from('<?xml version="1.0"?><svg/>'), null],
  ['page.html', Buffer.from('<!doctype html><script>alert(1)</script>'), null],
  ['run.sh', Buffer.from('#!/bin/sh\n'), null],
  ['notes.txt', Buffer.from([65, 0, 66]), null],
  ['site.dxf', Buffer.from('not a drawing'), null],
  ['macros.docx', makeDocx([{ name: 'word/vbaProject.bin', content: 'x' }]), null],
  ['bomb.zip', makeZip([{ name: 'a', content: Buffer.alloc(60 * 1024 * 1024) }]), null],
  ['empty.txt', Buffer.alloc(0), null],
])('[API-26] %s is accepted as what it is, or refused', async (name, content, type) => {
  const { upload, client } = await scene()
  const answer = await upload(client, name, content)
  expect([answer.statusCode, answer.json<{ type?: string }>().type]).toEqual(
    type === null ? [400, undefined] : [201, type],
  )
})

test('a file may have 25 MB and no byte more', async () => {
  const { upload, client } = await scene()
  expect((await upload(client, 'a.pdf', makePdf({ size: chatLimits.fileBytes }))).statusCode).toBe(201)
  const larger = await upload(client, 'a.pdf', makePdf({ size: chatLimits.fileBytes + 1 }))
  expect([larger.statusCode, larger.json<{ message: string }>().message]).toEqual([
    413,
    'Files can be at most 25 MB.',
  ])
})

test('[CH-12] a file is sent with a message and can be opened once it is clean, by those who read the message', async () => {
  const { upload, send, list, client, manager } = await scene()
  const file = (await upload(client, '../../etc/Plan "A"\r\nX: y.pdf', makePdf())).json<ChatAttachment>()
  expect(file).toMatchObject({ url: `/api/files/${file.id}`, state: 'quarantined' })
  expect(file.name).toMatch(/^[^"/\\\r\n]+\.pdf$/)
  // Only the uploader sees it before it is sent, and users can’t send each other’s uploads.
  expect((await download(manager, file.id)).statusCode).toBe(404)
  expect((await send(manager, [file.id])).statusCode).toBe(400)
  const sent = await send(client, [file.id])
  expect(sent.json<ChatMessage>()).toMatchObject({
    id: expect.any(String),
    content: 'See the file',
    sender_id: client.id,
    sender_name: 'Person client',
    sender_avatar: null,
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    attachments: [{ name: file.name, url: `/api/files/${file.id}` }],
  })
  expect(sent.json<ChatMessage>().attachments).toEqual([file])
  expect((await send(client, [file.id])).statusCode).toBe(400)
  for (const actor of [client, manager]) expect((await download(actor, file.id)).statusCode).toBe(409)
  await work()
  const page = await list(manager)
  expect(page.data[0]).toMatchObject({ rev: 2, edited_at: null, attachments: [{ ...file, state: 'clean' }] })
  expect(page.as_of).toBe(2)
  const opened = await download(manager, file.id)
  expect([opened.statusCode, opened.rawPayload.equals(makePdf())]).toEqual([200, true])
  expect(opened.headers).toMatchObject({
    'content-disposition': expect.stringMatching(/^attachment; /),
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
  })
  const outsider = user((await makePerson(api, 'client')).id, 'client')
  expect((await download(outsider, file.id)).statusCode).toBe(404)
  await api.app.inject({
    method: 'DELETE',
    url: `/api/projects/${(await projectOf(file.id)) ?? ''}/messages/${sent.json<ChatMessage>().id}`,
    headers: asActor(client),
  })
  expect((await download(manager, file.id)).statusCode).toBe(404)
})

test('[CH-12] a message keeps its id, text, sender, time and files', async () => {
  const { upload, send, list, client, manager } = await scene()
  const face = 'https://people.example/asha.png'
  await database.admin.query(`update users set name = 'Asha Rao', image = $2 where id = $1`, [
    client.id,
    face,
  ])
  const file = (await upload(client, 'plan.pdf', makePdf())).json<ChatAttachment>()
  const sent = (await send(client, [file.id])).json<ChatMessage>()
  const [listed] = (await list(manager)).data
  expect(listed).toEqual(sent)
  expect(listed).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    content: 'See the file',
    sender_id: client.id,
    sender_name: 'Asha Rao',
    sender_avatar: face,
    from_staff: false,
    timestamp: expect.any(String),
    attachments: [file],
    seq: 1,
    rev: 1,
    edited_at: null,
    deleted_at: null,
    reply_to: null,
    mentions: [],
  })
  expect(file).toMatchObject({ name: 'plan.pdf', url: `/api/files/${file.id}` })
  expect(Math.abs(Date.now() - Date.parse(sent.timestamp))).toBeLessThan(60_000)
})

const projectOf = async (file: string) =>
  (
    await database.rows<{ project_id: string }>(
      'select project_id from chat_attachments where file_id = $1',
      [file],
    )
  )[0]?.project_id

test('an infected file can’t be opened', async () => {
  const { upload, send, list, client, manager } = await scene()
  const { id } = (await upload(client, 'a.pdf', makePdf({ hidden: eicar }))).json<ChatAttachment>()
  await send(client, [id])
  await work()
  expect((await list(manager)).data[0]?.attachments[0]?.state).toBe('infected')
  for (const actor of [client, manager]) expect((await download(actor, id)).statusCode).toBe(409)
})

test('an image gets a thumbnail of the stated size with its orientation; it has the same readers as the image', async () => {
  const { upload, send, list, client, manager } = await scene()
  const { default: sharp } = await import('sharp')
  const grey = { width: 1600, height: 800, channels: 3, background: '#789' } as const
  const lying = await sharp({ create: grey }).jpeg().withMetadata({ orientation: 6 }).toBuffer()
  const file = (await upload(client, 'site.jpg', lying)).json<ChatAttachment>()
  expect(file).toMatchObject({ thumbnail_url: null, width: null, height: null })
  // Only a header, which no program can decode.
  const broken = (await upload(client, 'torn.png', png.subarray(0, 40))).json<ChatAttachment>()
  await send(client, [file.id, broken.id])
  await work()
  const [shown, torn] = (await list(manager)).data[0]?.attachments ?? []
  expect(shown).toMatchObject({ thumbnail_url: `/api/files/${file.id}/thumbnail`, width: 240, height: 480 })
  expect(torn).toMatchObject({ state: 'clean', thumbnail_url: null })
  const thumbnail = (actor: Actor, id = file.id) =>
    api.app.inject({ url: `/api/files/${id}/thumbnail`, headers: asActor(actor) })
  const answer = await thumbnail(manager)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp'])
  const { format, width, height, exif } = await sharp(answer.rawPayload).metadata()
  expect({ format, width, height, exif }).toEqual({
    format: 'webp',
    width: 240,
    height: 480,
    exif: undefined,
  })
  const outsider = user((await makePerson(api, 'client')).id, 'client')
  expect((await thumbnail(outsider)).statusCode).toBe(404)
  expect((await thumbnail(manager, broken.id)).statusCode).toBe(404)
  expect((await download(manager, file.id)).rawPayload.equals(lying)).toBe(true)
  // The job may run twice.
  const thumbnails = () => database.count(`files where purpose = 'chat_thumbnail'`)
  const before = await thumbnails()
  const checked = (await jobHandlers(worker)).find(({ queue }) => queue === 'chat.file-checked')
  await checked?.run({ file_id: file.id } as never, { id: crypto.randomUUID() })
  expect(await thumbnails()).toBe(before)
})

test('a file of an internal note is as if it were not there for the client’s people', async () => {
  const { upload, send, client, manager } = await scene()
  const { id } = (await upload(manager, 'margin.pdf', makePdf(), 'notes')).json<ChatAttachment>()
  // It belongs to the notes: the conversation can't carry it.
  expect((await send(manager, [id])).statusCode).toBe(400)
  expect((await send(manager, [id], 'notes')).statusCode).toBe(201)
  await work()
  expect((await download(manager, id)).statusCode).toBe(200)
  expect((await download(client, id)).statusCode).toBe(404)
  expect((await upload(client, 'a.pdf', makePdf(), 'notes')).statusCode).toBe(404)
})

test('what was uploaded and never sent goes after a day', async () => {
  const { upload, client } = await scene()
  const { id } = (await upload(client, 'a.pdf', makePdf())).json<ChatAttachment>()
  await database.admin.query(
    `update chat_attachments set created_at = now() - interval '25 hours' where file_id = $1`,
    [id],
  )
  const remove = (await jobHandlers(worker)).find(({ queue }) => queue === 'chat.remove-unsent')
  await remove?.run({} as never, { id: crypto.randomUUID() })
  expect(await database.count(`chat_attachments where file_id = '${id}'`)).toBe(0)
  expect(
    await database.count(`pgboss.job where name = 'files.remove' and data->'payload'->>'file_id' = '${id}'`),
  ).toBe(1)
})
