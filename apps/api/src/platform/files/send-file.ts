import type { FastifyReply } from 'fastify'
import type { Readable } from 'node:stream'
import { z } from 'zod'
import { AppError, notFound } from '../errors.ts'
import { attachment } from './file-name.ts'
import type { Storage } from './storage.ts'

type File = { id: string; state: string; name: string; type: string; size: number }

/** Only scanned files are served. */
export function assertClean<Found extends File>(file: Found | null): Found {
  if (!file || file.state === 'removed') throw notFound()
  if (file.state === 'quarantined') {
    throw new AppError('conflict', 'This file is still being checked for viruses. Please try again shortly.')
  }
  if (file.state === 'infected') {
    throw new AppError('conflict', 'A virus was found in this file. It cannot be opened.')
  }
  return file
}

/** How a route documents it. */
export const binaryContent = { schema: z.unknown().meta({ type: 'string', format: 'binary' }) }

/** Sent as an attachment, so that browsers never run it on our origin. */
export const sendDownload = (
  reply: FastifyReply,
  { name, type }: Pick<File, 'name' | 'type'>,
  bytes: Buffer | Readable,
) =>
  reply
    .header('content-type', type)
    .header('content-disposition', attachment(name))
    .header('content-security-policy', "sandbox; default-src 'none'")
    .header('cross-origin-resource-policy', 'same-origin')
    .send(bytes)

/** The worker is still drawing it. The page repeats the request. */
export const sendPreparing = (reply: FastifyReply) =>
  reply.code(202).header('retry-after', 1).send({ state: 'preparing' })

export const sendFile = async (storage: Storage, reply: FastifyReply, file: File) =>
  sendDownload(reply.header('content-length', file.size), file, await storage.read('kept', file.id))
