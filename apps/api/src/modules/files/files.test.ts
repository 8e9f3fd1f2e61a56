import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { eicar } from '../../../../../bin/private-clamd.ts'
import { apply } from '../../../test/applications.ts'
import { makeDocx, makePdf } from '../../../test/documents.ts'
import { asActor, startWorkerDeps, useApi, useDatabase } from '../../../test/harness.ts'
import { useClamd } from '../../../test/scanner.ts'
import { listStored } from '../../../test/stored-files.ts'
import type { WorkerDeps } from '../../deps.ts'
import { createScanner, ScannerUnavailable } from '../../platform/files/scanner.ts'
import type { Area } from '../../platform/files/storage.ts'
import { fileJobs } from './jobs.ts'

const database = useDatabase()
const api = useApi(database)
const clamd = useClamd()
let worker: WorkerDeps
beforeAll(async () => {
  worker = await startWorkerDeps(database, { env: { CLAMD_URL: clamd.url } })
})
afterAll(() => worker.close())
beforeEach(async () => {
  await clamd.stop()
  await clamd.start()
})

const run = (queue: string, payload: object = {}) =>
  fileJobs(worker)
    .find((job) => job.queue === queue)
    ?.run(payload as never, { id: crypto.randomUUID() })
const listed = (area: Area) => listStored(worker.storage, area)

async function send(file: { name: string; content: Buffer }) {
  const answer = await apply(api, 'architect', { file })
  expect(answer.statusCode).toBe(201)
  const { id } = answer.json<{ id: string }>()
  const [row] = await database.rows<{ resume_file: string }>(
    'select resume_file from job_applications where id = $1',
    [id],
  )
  return { id, file_id: row?.resume_file ?? '' }
}
const stateOf = async (id: string) =>
  (
    await database.rows<{ state: string; finding: string | null }>(
      'select state, finding from files where id = $1',
      [id],
    )
  )[0]
const admin = asActor({ kind: 'user', id: crypto.randomUUID(), role: 'admin' })
const download = (id: string) =>
  api.app.inject({ url: `/api/admin/applications/${id}/resume`, headers: admin })

test('a clean file leaves quarantine byte for byte, and only then it can be downloaded, safely and on record', async () => {
  const content = makePdf({ size: 300_000 })
  const { id, file_id } = await send({ name: 'Räumé; %22x%22%0D%0ASet-Cookie: a=b\u0001.pdf', content })
  const early = await download(id)
  expect([early.statusCode, early.json<{ message: string }>().message]).toEqual([
    409,
    'This file is still being checked for viruses. Please try again shortly.',
  ])
  await run('files.scan', { file_id })
  expect(await stateOf(file_id)).toEqual({ state: 'clean', finding: null })
  expect([await listed('quarantine'), await listed('kept')]).toEqual([[], [file_id]])
  const answer = await download(id)
  expect(answer.rawPayload.equals(content)).toBe(true)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': '300000',
    'content-disposition': `attachment; filename="R_um_ xSet-Cookie a=b.pdf"; filename*=UTF-8''R%C3%A4um%C3%A9%20xSet-Cookie%20a%3Db.pdf`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
    'cache-control': 'no-store',
  })
  expect(
    await database.rows(`select action from audit_entries where entity_id = $1 and action like '%viewed'`, [
      id,
    ]),
  ).toEqual([{ action: 'application.resume-viewed' }])
})

test.each([
  ['a PDF', { name: 'a.pdf', content: makePdf({ hidden: eicar }) }],
  ['a Word document', { name: 'a.docx', content: makeDocx([{ name: 'word/media/x.bin', content: eicar }]) }],
])('EICAR inside %s is isolated and never served', async (_name, file) => {
  const { id, file_id } = await send(file)
  await run('files.scan', { file_id })
  expect(await stateOf(file_id)).toEqual({ state: 'infected', finding: 'Eicar-Test.UNOFFICIAL' })
  expect([await listed('quarantine'), (await listed('infected')).includes(file_id)]).toEqual([[], true])
  expect(await listed('kept')).not.toContain(file_id)
  expect((await download(id)).statusCode).toBe(409)
})

test('scanner unavailable: uploads are accepted and stay in quarantine, and are scanned when it is back', async () => {
  await clamd.stop()
  const { id, file_id } = await send({ name: 'a.pdf', content: makePdf({ hidden: eicar }) })
  await run('files.scan', { file_id }) // ends well: no reason to give the job up
  await database.admin.query(`update files set created_at = now() - interval '1 hour' where id = $1`, [
    file_id,
  ])
  await run('files.scan-waiting')
  expect([(await stateOf(file_id))?.state, (await download(id)).statusCode]).toEqual(['quarantined', 409])
  await clamd.start()
  await run('files.scan-waiting')
  expect((await stateOf(file_id))?.state).toBe('infected')
})

test('scanning twice, also at once, is scanning once', async () => {
  const { file_id } = await send({ name: 'a.pdf', content: makePdf() })
  await Promise.all([run('files.scan', { file_id }), run('files.scan', { file_id })]).catch(() => {})
  await run('files.scan', { file_id })
  expect((await stateOf(file_id))?.state).toBe('clean')
  expect(await listed('quarantine')).not.toContain(file_id)
  expect(await database.count(`audit_entries where entity_id = '${file_id}'`)).toBe(1)
})

test('a removed file is gone from every area', async () => {
  const { file_id } = await send({ name: 'a.pdf', content: makePdf() })
  await run('files.scan', { file_id })
  await run('files.remove', { file_id })
  await run('files.remove', { file_id })
  expect(await database.rows('select state, name from files where id = $1', [file_id])).toEqual([
    { state: 'removed', name: '' },
  ])
  expect(await listed('kept')).not.toContain(file_id)
})

test('a scanner that answers nonsense, or hangs up, is an unavailable one', async () => {
  const { createServer } = await import('node:net')
  const { Readable } = await import('node:stream')
  const answers = ['stream: nonsense ERROR\0', '']
  const server = createServer((socket) => {
    socket.on('error', () => {})
    socket.once('data', () => socket.end(answers.shift() ?? ''))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as { port: number }
  const scanner = createScanner(`tcp://127.0.0.1:${port}`)
  for (let n = 0; n < 2; n += 1) {
    await expect(scanner.scan(Readable.from([Buffer.alloc(1_000)]))).rejects.toThrow(ScannerUnavailable)
  }
  server.close()
})
