import multipart from '@fastify/multipart'
import { resumeLimitBytes } from '@trusswell/domain/resume.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ApiDeps } from '../../deps.ts'
import { addressBucket } from '../../platform/client-address.ts'
import { AppError } from '../../platform/errors.ts'
import { receiveForm } from '../../platform/files/upload.ts'
import { tooLarge } from './take-resume.ts'

/** Makes a scope of routes understand multipart; each that takes a file adds the hook that it gets back. */
export async function takeForms(app: FastifyInstance, { uploadLimit, limitUploads, spool }: ApiDeps) {
  await app.register(multipart, { throwFileSizeLimit: false })
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const use = await uploadLimit.take(addressBucket(request.ip))
    if (use.exceeded) {
      throw new AppError('too_many_requests', 'Too many files came from here. Please try again later.', {
        retryAfter: Math.max(use.retryAfter, 1),
      })
    }
    const receive = () => receiveForm(request, reply, { spool, limitBytes: resumeLimitBytes })
    await limitUploads(receive).catch((error: unknown) => {
      throw error instanceof AppError && error.code === 'payload_too_large' ? tooLarge() : error
    })
  }
}
