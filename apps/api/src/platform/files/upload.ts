import type { FastifyReply, FastifyRequest } from 'fastify'
import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { AppError } from '../errors.ts'

/** A file that has arrived on this machine's disk and is looked at there. Gone when the request ends. */
export class Upload {
  readonly path: string
  /** As sent by the browser; untrusted. */
  readonly givenName: string
  size = 0
  sha256 = ''
  tooLarge = false

  constructor(path: string, givenName: string) {
    this.path = path
    this.givenName = givenName
  }
  /** What makes two requests the same one. */
  toJSON() {
    return { size: this.size, sha256: this.sha256 }
  }
}

export type UploadOptions = { spool: string; limitBytes: number }

/**
 * Reads a multipart form into `request.body`, its one file chunk by chunk onto the disk. A file over the limit is
 * read no further and marked; the route decides on the error message.
 */
export async function receiveForm(
  request: FastifyRequest,
  reply: FastifyReply,
  { spool, limitBytes }: UploadOptions,
): Promise<void> {
  if (!request.isMultipart()) {
    throw new AppError('unsupported_media_type', 'This form is sent as multipart/form-data')
  }
  // Refused without reading the rest.
  const isAbsurd = Number(request.headers['content-length'] ?? 0) > 4 * limitBytes
  const body: Record<string, unknown> = {}
  if (isAbsurd) {
    void reply.header('connection', 'close')
    throw new AppError('payload_too_large', 'This is too large')
  }
  await mkdir(spool, { recursive: true, mode: 0o700 })
  try {
    await readParts(request, reply, { spool, limitBytes }, body)
  } catch (error) {
    throw toAnswer(error)
  }
  request.body = body
}

async function readParts(
  request: FastifyRequest,
  reply: FastifyReply,
  { spool, limitBytes }: UploadOptions,
  body: Record<string, unknown>,
): Promise<void> {
  const parts = request.parts({
    limits: { fileSize: limitBytes, files: 1, fields: 20, parts: 21, fieldSize: 24_000, fieldNameSize: 100 },
  })
  for await (const part of parts) {
    if (Object.hasOwn(body, part.fieldname)) throw invalid(part.fieldname, 'Sent more than once')
    if (part.type === 'field') {
      if (part.valueTruncated) throw invalid(part.fieldname, 'This is too long')
      body[part.fieldname] = part.value
      continue
    }
    const upload = new Upload(join(spool, randomUUID()), part.filename ?? '')
    reply.raw.once('close', () => void discard(upload))
    await store(part.file, upload)
    upload.tooLarge = part.file.truncated
    // What a browser sends for a file field that was left empty.
    body[part.fieldname] = upload.size === 0 && upload.givenName === '' ? undefined : upload
  }
}

const discard = (upload: Upload) => rm(upload.path, { force: true })

/** Deletes partial uploads that a killed process left behind. */
export async function clearSpool(spool: string, olderThan: number): Promise<void> {
  for (const name of await readdir(spool).catch((): string[] => [])) {
    const path = join(spool, name)
    const found = await stat(path).catch(() => null)
    if (found && found.mtimeMs < olderThan) await rm(path, { force: true })
  }
}

async function store(source: Readable, upload: Upload): Promise<void> {
  const hash = createHash('sha256')
  await pipeline(
    source,
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk)
        upload.size += chunk.length
        yield chunk
      }
    },
    // Copies keep this mode; the group is for the backup (infra/compose.yaml), which runs as another user.
    createWriteStream(upload.path, { flags: 'wx', mode: 0o640 }),
  )
  upload.sha256 = hash.digest('hex')
}

/** The parser's complaints have no code of ours, the disk's have one of the system. */
function toAnswer(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof AppError || 'statusCode' in error) return error
  if ('errno' in error)
    return new AppError('unavailable', 'Files are not available right now.', { cause: error })
  return new AppError('invalid_request', 'The form was cut off on its way to us. Please send it again.')
}

const invalid = (field: string, message: string) =>
  new AppError('invalid_request', message, { fields: { [field]: message } })
