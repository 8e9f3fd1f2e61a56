import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { LimitFunction } from 'p-limit'
import { addressBucket } from '../client-address.ts'
import { AppError } from '../errors.ts'
import type { RateLimit } from '../rate-limits.ts'
import { receiveForm } from './upload.ts'

type Deps = { uploadLimit: RateLimit; limitUploads: LimitFunction; spool: string }

/** Makes a scope of routes understand multipart; each that takes a file adds the hook that it gets back. */
export async function takeForms(
  app: FastifyInstance,
  { uploadLimit, limitUploads, spool }: Deps,
  { limitBytes, tooLarge }: { limitBytes: number; tooLarge: () => AppError },
) {
  await app.register(multipart, { throwFileSizeLimit: false })
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const use = await uploadLimit.take(addressBucket(request.ip))
    if (use.exceeded) {
      throw new AppError(
        'too_many_requests',
        'Too many files were uploaded from your network. Please try again later.',
        {
          retryAfter: Math.max(use.retryAfter, 1),
        },
      )
    }
    const receive = () => receiveForm(request, reply, { spool, limitBytes })
    await limitUploads(receive).catch((error: unknown) => {
      throw error instanceof AppError && error.code === 'payload_too_large' ? tooLarge() : error
    })
  }
}
