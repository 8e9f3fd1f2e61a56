import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import type { Readable } from 'node:stream'
import { AppError } from '../errors.ts'

export type S3Options = {
  bucket: string
  endpoint?: string | undefined
  region: string
  accessKeyId: string
  secretAccessKey: string
}
export type StorageOptions = { directory: string; s3?: S3Options | undefined }

/** A file's area decides whether it may be served. Keys are made from the row's id, never from a name. */
export type Area = 'quarantine' | 'kept' | 'infected'
const areas: Area[] = ['quarantine', 'kept', 'infected']
const keyOf = (area: Area, id: string) => `${area}/${id}`

export type Storage = Awaited<ReturnType<typeof createStorage>>

export async function createStorage(options: StorageOptions) {
  const disk = new Disk(options.s3 ? await s3Driver(options.s3) : localDriver(options.directory))
  // An acknowledged file must be on disk, in case the machine loses power.
  const settle = options.s3 ? async () => {} : (key: string) => flush(join(resolve(options.directory), key))

  return {
    /** Stores an uploaded file where it isn't served. */
    async quarantine(id: string, file: { path: string; size: number }): Promise<void> {
      const key = keyOf('quarantine', id)
      await reached(async () => {
        // On the same disk the system copies by itself, and no byte passes through this process.
        const from = options.s3 ? null : relative(resolve(options.directory), resolve(file.path))
        if (from !== null && !from.startsWith('..')) await disk.copy(from, key)
        else {
          await disk.putStream(key, createReadStream(file.path), {
            contentLength: file.size,
            contentType: 'application/octet-stream',
          })
        }
        await settle(key)
      })
    },
    /** For what we made ourselves: nothing to scan. */
    async keep(id: string, bytes: Uint8Array): Promise<void> {
      const key = keyOf('kept', id)
      await reached(async () => {
        await disk.put(key, bytes, { contentType: 'application/octet-stream' })
        await settle(key)
      })
    },
    read: (area: Area, id: string): Promise<Readable> => reached(() => openStream(disk, keyOf(area, id))),
    /** The copy first; the original goes once the row says where the file is now. */
    async copy(id: string, from: Area, to: Area): Promise<void> {
      await reached(async () => {
        await disk.copy(keyOf(from, id), keyOf(to, id), { contentType: 'application/octet-stream' })
        await settle(keyOf(to, id))
      })
    },
    drop: (area: Area, id: string) => reached(() => disk.delete(keyOf(area, id))),
    async remove(id: string): Promise<void> {
      for (const area of areas) await reached(() => disk.delete(keyOf(area, id)))
    },
    /** Everything that is there, in parts. */
    async *list(area: Area): AsyncGenerator<{ id: string; lastModified: Date }> {
      let paginationToken: string | undefined
      do {
        const page = await disk.listAll(area, paginationToken ? { paginationToken } : {}).catch(nothingYet)
        for (const object of page.objects) {
          if (!object.isFile) continue
          const { lastModified } = await object.getMetaData()
          yield { id: object.name, lastModified }
        }
        paginationToken = page.paginationToken
      } while (paginationToken)
    },
  }
}

type StorageVariables = {
  FILES_DIR: string
  S3_BUCKET?: string | undefined
  S3_ENDPOINT?: string | undefined
  S3_REGION: string
  S3_ACCESS_KEY_ID?: string | undefined
  S3_SECRET_ACCESS_KEY?: string | undefined
}

/** As the environment says: the bucket, or else the directory. */
export const openStorage = ({
  FILES_DIR: directory,
  S3_BUCKET: bucket,
  S3_ENDPOINT: endpoint,
  S3_REGION: region,
  S3_ACCESS_KEY_ID: accessKeyId,
  S3_SECRET_ACCESS_KEY: secretAccessKey,
}: StorageVariables) =>
  createStorage({
    directory,
    s3:
      bucket && accessKeyId && secretAccessKey
        ? { bucket, endpoint, region, accessKeyId, secretAccessKey }
        : undefined,
  })

const localDriver = (directory: string) =>
  new FSDriver({ location: resolve(directory), visibility: 'private' })

async function s3Driver({ bucket, endpoint, region, accessKeyId, secretAccessKey }: S3Options) {
  // Amazon's client is as large as the rest of the bundle, so it is imported only when S3 is used.
  const { S3Driver } = await import('flydrive/drivers/s3')
  return new S3Driver({
    bucket,
    region,
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    credentials: { accessKeyId, secretAccessKey },
    visibility: 'private',
    supportsACL: false,
    // Gateways other than Amazon's don't know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // An upload fails within 3 seconds if the storage is unavailable.
    maxAttempts: 1,
    requestHandler: { connectionTimeout: 1_000, requestTimeout: 2_500, throwOnRequestTimeout: true },
  })
}

async function openStream(disk: Disk, key: string): Promise<Readable> {
  const stream = await disk.getStream(key)
  // A file that isn't there shows only when it is opened.
  await new Promise<void>((done, failed) => {
    stream.once('readable', done).once('end', done).once('error', failed)
  })
  return stream
}

async function flush(path: string): Promise<void> {
  for (const each of [path, dirname(path)]) {
    const handle = await open(each, 'r')
    await handle.sync()
    await handle.close()
  }
}

function nothingYet(error: unknown) {
  const { cause } = error as { cause?: { code?: string } }
  if (cause?.code === 'ENOENT') return { objects: [], paginationToken: undefined }
  throw error
}

async function reached<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (cause) {
    throw new AppError('unavailable', 'Files are not available right now. Please try again.', { cause })
  }
}
