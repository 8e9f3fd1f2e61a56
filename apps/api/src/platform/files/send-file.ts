import type { FastifyReply } from 'fastify'
import { AppError, notFound } from '../errors.ts'
import { attachment } from './file-name.ts'
import type { Storage } from './storage.ts'

type File = { id: string; state: string; name: string; type: string; size: number }

/** Only what was scanned leaves. */
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

/** As a download that no page of ours can be made to run. */
export const sendFile = async (storage: Storage, reply: FastifyReply, file: File) =>
  reply
    .header('content-type', file.type)
    .header('content-length', file.size)
    .header('content-disposition', attachment(file.name))
    .header('content-security-policy', "sandbox; default-src 'none'")
    .header('cross-origin-resource-policy', 'same-origin')
    .send(await storage.read('kept', file.id))
