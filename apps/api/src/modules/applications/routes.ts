import { applicationFailed, ApplicationReceipt, ApplicationRequest } from '@trusswell/domain/applications.ts'
import { text } from '@trusswell/domain/input.ts'
import { resumeLimitBytes } from '@trusswell/domain/resume.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiDeps } from '../../deps.ts'
import { AppError, isUnavailable, notFound, refusedByDatabase } from '../../platform/errors.ts'
import { withStoredFile } from '../../platform/files/store-upload.ts'
import { takeForms } from '../../platform/files/upload-form.ts'
import { createOnce, idempotencyHeaders, retryIdOf } from '../../platform/idempotency.ts'
import { findJob } from '../jobs/repository.ts'
import { submitApplication, type Posting } from './submit-application.ts'
import { checkResume, tooLarge } from './take-resume.ts'

export const applicationRoutes =
  (deps: ApiDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const readForm = await takeForms(app, deps, { limitBytes: resumeLimitBytes, tooLarge })
    const schema = {
      consumes: ['multipart/form-data'],
      headers: idempotencyHeaders,
      body: ApplicationRequest,
      response: { 201: ApplicationReceipt },
    }

    app.post(
      '/jobs/:id/applications',
      {
        preValidation: readForm,
        schema: {
          summary: 'Apply for a position',
          params: z.strictObject({ id: text(200) }),
          ...schema,
        },
      },
      (request, reply) => receive(deps, request, reply, () => findPosting(deps, request, request.params.id)),
    )

    app.post(
      '/internship/applications',
      { preValidation: readForm, schema: { summary: 'Apply for the internship', ...schema } },
      (request, reply) =>
        receive(deps, request, reply, async () => ({ job_id: null, position: 'Engineering Internship' })),
    )
  }

async function findPosting({ db }: ApiDeps, { actor }: FastifyRequest, id: string): Promise<Posting> {
  const job = await db.read(actor, (reader) => findJob(reader, id))
  if (!job) throw notFound()
  if (!job.open) throw new AppError('gone', 'This position is no longer open')
  return { job_id: job.id, position: job.title }
}

async function receive(
  { db, emit, formGuard, storage }: ApiDeps,
  request: FastifyRequest<{ Body: ApplicationRequest }>,
  reply: FastifyReply,
  findPosting: () => Promise<Posting>,
): Promise<ApplicationReceipt> {
  const {
    form_token: token,
    proof,
    website: _website,
    consent_notice: _notice,
    resume,
    ...fields
  } = request.body
  try {
    const posting = await findPosting()
    const checked = await checkResume(resume)
    return await withStoredFile(storage, checked, (store, keep) =>
      createOnce(db, request, reply, {
        before: async () => {
          await formGuard.check({
            form: 'application',
            token,
            proof,
            email: fields.email,
            ip: request.ip,
            retryId: retryIdOf(request),
          })
          await store()
        },
        work: async (tx) => {
          const submission = { posting, fields, file: checked.file }
          const receipt = await submitApplication(tx, emit, request.actor, submission)
          keep()
          return receipt
        },
      }),
    )
  } catch (error) {
    throw withWords(error)
  }
}

/** The message for errors that the applicant didn't cause. */
function withWords(cause: unknown): unknown {
  if (cause instanceof AppError && cause.status < 500) return cause
  const refused = refusedByDatabase(cause)
  if (refused) return refused
  const isAway = isUnavailable(cause) || (cause instanceof AppError && cause.code === 'unavailable')
  return new AppError(isAway ? 'unavailable' : 'internal', applicationFailed, { cause })
}
