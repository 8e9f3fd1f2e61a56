import {
  Interview,
  InterviewCancellation,
  InterviewPatch,
  NewInterview,
} from '@trusswell/domain/interviews.ts'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiDeps } from '../../deps.ts'
import { notFound } from '../../platform/errors.ts'
import { createOnce, idempotencyHeaders } from '../../platform/idempotency.ts'
import { mustBePerson } from '../../platform/must.ts'
import { listInterviews } from './interview-repository.ts'
import { cancelInterview, changeInterview, planInterview } from './interviews.ts'
import { getApplication } from './repository.ts'

const params = z.strictObject({ id: z.uuid() })
const ofInterview = z.strictObject({ id: z.uuid(), interviewId: z.uuid() })

/** Routes that admins and managers share. */
export function registerInterviewRoutes(
  scope: FastifyInstance,
  { db, emit }: ApiDeps,
  { showDeleted }: { showDeleted: boolean },
) {
  const app = scope.withTypeProvider<ZodTypeProvider>()

  app.get(
    '/applications/:id/interviews',
    {
      schema: {
        summary: 'Interviews that weren’t cancelled, latest first',
        params,
        response: { 200: z.strictObject({ data: z.array(Interview) }) },
      },
    },
    ({ actor, params }) =>
      db.read(actor, async (reader) => {
        const application = await getApplication(reader, params.id)
        if (application.deleted_at && !showDeleted) throw notFound()
        return { data: await listInterviews(reader, params.id) }
      }),
  )

  app.post(
    '/applications/:id/interviews',
    {
      schema: {
        summary: 'Schedule an interview; invites the applicant and the interviewers by e-mail',
        params,
        headers: idempotencyHeaders,
        body: NewInterview,
        response: { 201: Interview },
      },
    },
    (request, reply) =>
      createOnce(db, request, reply, {
        work: (tx) =>
          planInterview(tx, emit, mustBePerson(request.actor), {
            application_id: request.params.id,
            plan: request.body,
          }),
      }),
  )

  app.patch(
    '/applications/:id/interviews/:interviewId',
    {
      schema: {
        summary: 'Move or change an interview; everyone gets the new invitation',
        params: ofInterview,
        body: InterviewPatch,
        response: { 200: Interview },
      },
    },
    ({ actor, params, body }) =>
      db.as(actor, (tx) =>
        changeInterview(tx, emit, mustBePerson(actor), {
          application_id: params.id,
          id: params.interviewId,
          patch: body,
        }),
      ),
  )

  app.post(
    '/applications/:id/interviews/:interviewId/cancel',
    {
      schema: {
        summary: 'Cancel an interview; everyone gets a cancellation for their calendar',
        params: ofInterview,
        body: InterviewCancellation,
        response: { 200: Interview },
      },
    },
    ({ actor, params, body }) =>
      db.as(actor, (tx) =>
        cancelInterview(tx, emit, mustBePerson(actor), {
          application_id: params.id,
          id: params.interviewId,
          version: body.version,
        }),
      ),
  )
}
