import { system } from '@trusswell/domain/actor.ts'
import { createHash } from 'node:crypto'
import { Transform } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { WorkerDeps } from '../../deps.ts'
import { writeAudit } from '../../platform/audit.ts'
import {
  findFile,
  findStates,
  listWaitingFiles,
  markRemoved,
  markScanned,
} from '../../platform/files/records.ts'
import { ScannerUnavailable } from '../../platform/files/scanner.ts'
import type { Area } from '../../platform/files/storage.ts'
import { withoutMetadata } from '../../platform/files/thumbnails.ts'
import { handlerFor } from '../../platform/job-runner.ts'
import { fileChecked } from './events.ts'
import type { fileQueues } from './queues.ts'

const handler = handlerFor<typeof fileQueues>()
const batch = 100
const day = 24 * 3_600_000

export const fileJobs = (deps: WorkerDeps) => {
  const { db, storage, scanner, logger } = deps

  async function scan(file_id: string): Promise<void> {
    const file = await db.as(system, (tx) => findFile(tx, file_id))
    if (!file) return
    // An earlier try was killed after it changed the row and before it removed the copies.
    if (file.state !== 'quarantined') return storage.drop('quarantine', file.id)
    const { verdict, sha256 } = await scanBytes(deps, file.id)
    if (sha256 !== file.sha256) throw new Error(`file ${file.id} is not what was uploaded`)
    const { finding, ...stored } = verdict.clean
      ? await storeScanned(deps, file)
      : { finding: verdict.finding }
    const state = finding === null ? 'clean' : 'infected'
    if (state === 'infected') await storage.copy(file.id, 'quarantine', 'infected')
    const marked = await db.as(system, async (tx) => {
      if (!(await markScanned(tx, file.id, { state, finding, ...stored }))) return false
      await writeAudit(tx, system, {
        action: `file.${state}`,
        entity: file.purpose === 'resume' ? 'resume' : 'file',
        entity_id: file.id,
        details: { finding },
      })
      await deps.emit(tx, fileChecked, { file_id: file.id })
      return true
    })
    if (!marked) return clearUp(file.id)
    await storage.drop('quarantine', file.id)
    if (finding !== null) logger.warn({ file_id: file.id, finding }, 'infected file moved out of quarantine')
  }

  /** Another job or request settled the file first: remove every copy except the one that the row names. */
  async function clearUp(id: string): Promise<void> {
    const file = await db.as(system, (tx) => findFile(tx, id))
    if (!file || file.state === 'removed') await storage.remove(id)
    else await storage.drop('quarantine', id)
  }

  return [
    handler('files.scan', async ({ file_id }) => {
      await scan(file_id).catch((error: unknown) => {
        // The job succeeds: `files.scan-waiting` tries again each minute until clamd is available.
        if (!(error instanceof ScannerUnavailable)) throw error
        logger.warn({ file_id, err: error }, 'scanner unavailable, file stays in quarantine')
      })
    }),

    handler('files.scan-waiting', async () => {
      const waiting = await db.as(system, (tx) => listWaitingFiles(tx, batch))
      if (waiting.length === 0) return
      const isThere = await scanner.ping().then(
        () => true,
        () => false,
      )
      if (!isThere)
        return logger.warn({ waiting: waiting.length }, 'scanner unavailable, files wait in quarantine')
      for (const id of waiting) {
        // One that can't be scanned must not hold up those behind it.
        await scan(id).catch((error: unknown) =>
          logger.error({ file_id: id, err: error }, 'file not scanned'),
        )
      }
    }),

    handler('files.remove', async ({ file_id }) => {
      await db.as(system, async (tx) => {
        await markRemoved(tx, file_id)
        await writeAudit(tx, system, { action: 'file.removed', entity: 'file', entity_id: file_id })
      })
      await storage.remove(file_id)
    }),

    // Files and rows that a process left behind when it died between storing one and the other.
    handler('files.sweep', async () => {
      const areaOf: Record<string, Area> = { quarantined: 'quarantine', clean: 'kept', infected: 'infected' }
      for (const area of ['quarantine', 'kept', 'infected'] as const) {
        const old: string[] = []
        for await (const { id, lastModified } of storage.list(area)) {
          if (Date.now() - lastModified.getTime() > day) old.push(id)
        }
        for (let at = 0; at < old.length; at += batch) {
          const ids = old.slice(at, at + batch).filter((id) => /^[0-9a-f-]{36}$/.test(id))
          const states = await db.as(system, (tx) => findStates(tx, ids))
          for (const id of ids) if (areaOf[states.get(id) ?? ''] !== area) await storage.drop(area, id)
        }
      }
    }),
  ]
}

type StoredFile = { finding: string | null; size?: number; sha256?: string }

/** Copies a clean file to the area that is served. The phone's metadata is removed from photos of the site diary first. */
async function storeScanned(
  { storage, logger }: WorkerDeps,
  { id, purpose }: { id: string; purpose: string },
): Promise<StoredFile> {
  if (purpose !== 'diary_photo') {
    await storage.copy(id, 'quarantine', 'kept')
    return { finding: null }
  }
  const uploaded = await buffer(await storage.read('quarantine', id))
  const picture = await withoutMetadata(uploaded).catch((error: unknown) => {
    logger.warn({ file_id: id, err: error }, 'picture can’t be read')
    return null
  })
  if (!picture) return { finding: 'unreadable picture' }
  await storage.keep(id, picture)
  return { finding: null, size: picture.length, sha256: createHash('sha256').update(picture).digest('hex') }
}

/** Hashes the stream while scanning, to prove that the scanned bytes are the uploaded ones. */
async function scanBytes({ storage, scanner }: WorkerDeps, id: string) {
  const hash = createHash('sha256')
  const meter = new Transform({
    transform(chunk: Buffer, _encoding, next) {
      hash.update(chunk)
      next(null, chunk)
    },
  })
  const source = await storage.read('quarantine', id)
  const scanned = scanner.scan(meter).catch((error: unknown) => {
    meter.destroy() // the scanner has stopped reading
    throw error
  })
  const [verdict] = await Promise.all([scanned, pipeline(source, meter)])
  return { verdict, sha256: hash.digest('hex') }
}
