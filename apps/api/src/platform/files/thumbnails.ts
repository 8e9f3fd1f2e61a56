import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { isPicture } from '@trusswell/domain/chat-values.ts'
import { system } from '@trusswell/domain/actor.ts'
import pLimit from 'p-limit'
import type { WorkerDeps } from '../../deps.ts'
import type { Tx } from '../database.ts'
import { newId } from '../ids.ts'
import { findFile, insertFile } from './records.ts'

/** Twice what the conversation shows, for screens with two pixels to one. */
const most = { width: 640, height: 480 }
/** A small file can unpack to gigabytes. */
const limitInputPixels = 100_000_000
/** Those that aren't stored row by row are unpacked as a whole. */
const mostUnpackedBytes = 150_000_000
const oneAtATime = pLimit(1)

type Deps = Pick<WorkerDeps, 'db' | 'storage' | 'logger'>
type Thumbnail = { id: string; width: number; height: number }
type Kind = {
  purpose: 'chat_thumbnail' | 'diary_thumbnail'
  /** Stores it beside the image. False if it has one already or was deleted. */
  set: (tx: Tx, fileId: string, thumbnail: Thumbnail) => Promise<boolean>
}

/** Created after the scan found an image clean. An unreadable image is shown as a file. */
export async function addThumbnail(
  { db, storage, logger }: Deps,
  fileId: string,
  { purpose, set }: Kind,
): Promise<void> {
  const file = await db.as(system, (tx) => findFile(tx, fileId))
  if (file?.state !== 'clean' || !isPicture(file)) return
  const made = await oneAtATime(async () =>
    makeThumbnail(await buffer(await storage.read('kept', file.id))),
  ).catch((error: unknown) => {
    logger.warn({ file_id: file.id, err: error }, 'no thumbnail could be made')
    return null
  })
  if (!made) return
  const { data, width, height } = made
  const id = newId()
  await storage.keep(id, data)
  const isSet = await db
    .as(system, async (tx) => {
      await insertFile(tx, {
        id,
        purpose,
        name: 'thumbnail.webp',
        type: 'image/webp',
        size: data.length,
        sha256: createHash('sha256').update(data).digest('hex'),
        state: 'clean',
        scanned_at: new Date().toISOString(),
      })
      if (await set(tx, file.id, { id, width, height })) return true
      // The job ran twice, or the file was deleted.
      throw new NotWanted()
    })
    .catch((error: unknown) => {
      if (error instanceof NotWanted) return false
      throw error
    })
  if (!isSet) await storage.drop('kept', id)
}

class NotWanted extends Error {}

async function openImage(image: Buffer) {
  // A native addon that only the worker needs.
  const { default: sharp } = await import('sharp')
  const opened = sharp(image, { limitInputPixels, failOn: 'error' })
  const { width, height, channels, depth, isProgressive, format } = await opened.metadata()
  const bytes = width * height * channels * (depth === 'uchar' ? 1 : 2)
  if ((isProgressive || format === 'gif') && bytes > mostUnpackedBytes)
    throw new Error(`${bytes} bytes when unpacked`)
  // Applies the orientation from the image's metadata; what is made of it has none.
  return { opened: opened.autoOrient(), format }
}

/** The same image in the same format without the phone's metadata: position, time, model. */
export const withoutMetadata = (image: Buffer): Promise<Buffer> =>
  oneAtATime(async () => {
    const { opened, format } = await openImage(image)
    if (format === 'jpeg') opened.jpeg({ quality: 92 })
    else if (format === 'webp') opened.webp({ quality: 92 })
    return opened.timeout({ seconds: 60 }).toBuffer()
  })

export async function makeThumbnail(image: Buffer) {
  const { opened } = await openImage(image)
  const { data, info } = await opened
    .resize({ ...most, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 78 })
    .timeout({ seconds: 20 })
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}
