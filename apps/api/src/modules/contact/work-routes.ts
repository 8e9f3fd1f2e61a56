import {
  BulkContactProgress,
  ContactProgressChange,
  UndoContactProgress,
} from '@trusswell/domain/bulk-contacts.ts'
import { bulkUndoSeconds } from '@trusswell/domain/bulk.ts'
import { ContactSubmission } from '@trusswell/domain/contact.ts'
import { ContactAssignee, ContactReply, ContactReplyRequest } from '@trusswell/domain/contact-work.ts'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiDeps } from '../../deps.ts'
import { createOnce, idempotencyHeaders } from '../../platform/idempotency.ts'
import { mustBePerson } from '../../platform/must.ts'
import { listStaffNames } from '../users/repository.ts'
import { changeContacts, undoProgress } from './bulk-progress.ts'
import { getContact } from './repository.ts'
import { listReplies, replyToContact } from './replies.ts'

const params = z.strictObject({ id: z.uuid() })

/** Routes that admins and managers share. */
export function registerContactWork(scope: FastifyInstance, { db, emit }: ApiDeps) {
  const app = scope.withTypeProvider<ZodTypeProvider>()

  app.get(
    '/contacts/assignees',
    {
      schema: {
        summary: 'Staff who can answer an enquiry',
        response: { 200: z.strictObject({ data: z.array(ContactAssignee) }) },
      },
    },
    ({ actor }) => db.read(actor, async (reader) => ({ data: await listStaffNames(reader) })),
  )

  app.post(
    '/contacts/progress',
    {
      schema: {
        summary: 'Set status, assignee or both of several enquiries',
        description: `Returns the changed enquiries for an undo. The assignee is notified after ${bulkUndoSeconds} seconds.`,
        body: BulkContactProgress,
        response: {
          200: z.strictObject({
            data: z.array(ContactSubmission),
            changed: z.array(ContactProgressChange),
          }),
        },
      },
    },
    ({ actor, body }) => db.as(actor, (tx) => changeContacts(tx, emit, mustBePerson(actor), body)),
  )

  app.post(
    '/contacts/progress/undo',
    {
      schema: {
        summary: 'Undo a change of several enquiries',
        description: 'Enquiries that were changed since stay as they are.',
        body: UndoContactProgress,
        response: { 200: z.strictObject({ data: z.array(ContactSubmission) }) },
      },
    },
    ({ actor, body: { changes } }) =>
      db.as(actor, async (tx) => {
        const data: ContactSubmission[] = []
        for (const change of changes.toSorted((a, b) => a.id.localeCompare(b.id))) {
          const restored = await undoProgress(tx, mustBePerson(actor), change)
          if (restored) data.push(restored)
        }
        return { data }
      }),
  )

  app.get(
    '/contacts/:id/replies',
    { schema: { params, response: { 200: z.strictObject({ data: z.array(ContactReply) }) } } },
    ({ actor, params }) =>
      db.read(actor, async (reader) => {
        await getContact(reader, params.id)
        return { data: await listReplies(reader, params.id) }
      }),
  )

  app.post(
    '/contacts/:id/replies',
    {
      schema: {
        summary: 'Answer an enquiry by e-mail',
        params,
        headers: idempotencyHeaders,
        body: ContactReplyRequest,
        response: { 201: ContactReply },
      },
    },
    (request, reply) =>
      createOnce(db, request, reply, {
        work: (tx) =>
          replyToContact(tx, emit, mustBePerson(request.actor), {
            contact_id: request.params.id,
            text: request.body.text,
          }),
      }),
  )
}
