import { readFile, readdir, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apply } from '../../../test/applications.ts'
import { makePdf } from '../../../test/documents.ts'
import { filesOf, startWorkerDeps, useApi, useDatabase } from '../../../test/harness.ts'
import { useClamd } from '../../../test/scanner.ts'
import type { WorkerDeps } from '../../deps.ts'
import { fileJobs } from './jobs.ts'

// What only a disk lets a test do: change a file behind the program's back, and make it old.
const database = useDatabase()
const api = useApi(database)
const clamd = useClamd()
let worker: WorkerDeps
beforeAll(async () => {
  worker = await startWorkerDeps(database, { env: { CLAMD_URL: clamd.url } })
})
afterAll(() => worker.close())

const run = (queue: string, payload: object = {}) =>
  fileJobs(worker)
    .find((job) => job.queue === queue)
    ?.run(payload as never, { id: crypto.randomUUID() })
const at = (id: string) => join(filesOf(database), 'quarantine', id)

async function send() {
  const { id } = (await apply(api, 'architect')).json<{ id: string }>()
  const [row] = await database.rows<{ file_id: string; state: string }>(
    `select f.id as file_id, f.state from files f join job_applications a on a.resume_file = f.id where a.id = $1`,
    [id],
  )
  return row ?? { file_id: '', state: '' }
}

test('a file that is not what was uploaded is not let through', async () => {
  const { file_id } = await send()
  await writeFile(at(file_id), 'changed')
  await expect(run('files.scan', { file_id })).rejects.toThrow('is not what was uploaded')
  expect(await database.rows('select state from files where id = $1', [file_id])).toEqual([
    { state: 'quarantined' },
  ])
})

test('a stored file can be read by its owner and the group of the backup only', async () => {
  const { file_id } = await send()
  expect((await stat(at(file_id))).mode & 0o777).toBe(0o640)
})

test('the sweep takes what no row knows, and nothing that is young or known', async () => {
  const { file_id } = await send()
  const [orphan, young] = [crypto.randomUUID(), crypto.randomUUID()]
  await writeFile(at(orphan), 'x')
  await writeFile(at(young), 'x')
  const old = new Date(Date.now() - 25 * 3_600_000)
  for (const id of [orphan, file_id]) await utimes(at(id), old, old)
  await run('files.sweep')
  const left = await readdir(join(filesOf(database), 'quarantine'))
  expect([orphan, young, file_id].map((id) => left.includes(id))).toEqual([false, true, true])
  expect((await readFile(at(file_id))).equals(makePdf())).toBe(true)
})
