import { AssigneeFilter, ContactPatch, ContactStatus, ContactSubmission } from '@trusswell/domain/contact.ts'
import { ContactConversion } from '@trusswell/domain/contact-work.ts'
import { ContactSort } from '@trusswell/domain/list-sorts.ts'
import { longCursor, pageOf, pageQuery } from '@trusswell/domain/paging.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiDeps } from '../../deps.ts'
import { writeAudit } from '../../platform/audit.ts'
import { createOnce, idempotencyHeaders } from '../../platform/idempotency.ts'
import { tellOfProject } from '../../platform/live.ts'
import { must, mustBePerson } from '../../platform/must.ts'
import { mustBeFresh } from '../../platform/reauthentication.ts'
import { assigneeOf } from './assignees.ts'
import { convertContact } from './convert-contact.ts'
import { editContact } from './edit-contact.ts'
import { getContact, listContacts, markContactDeleted, restoreContact } from './repository.ts'
import { registerContactWork } from './work-routes.ts'

const params = z.strictObject({ id: z.uuid() })
const entity = 'contact_submission'

export const adminContactRoutes =
  (deps: ApiDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, can, emit, identityDb, live } = deps
    app.addHook('preHandler', async ({ actor }) => must(actor, can.manageContacts(actor)))
    registerContactWork(app, deps)

    app.get(
      '/contacts',
      {
        schema: {
          querystring: z.strictObject({
            ...pageQuery,
            cursor: longCursor,
            status: ContactStatus.optional(),
            assignee: AssigneeFilter.optional(),
            sort: ContactSort.optional(),
          }),
          response: { 200: pageOf(ContactSubmission) },
        },
      },
      ({ actor, query }) =>
        db.read(actor, (reader) =>
          listContacts(reader, {
            ...query,
            assignee: assigneeOf(actor, query.assignee),
            deleted: query.deleted === 'true',
          }),
        ),
    )

    app.get(
      '/contacts/:id',
      { schema: { params, response: { 200: ContactSubmission } } },
      ({ actor, params }) => db.read(actor, (reader) => getContact(reader, params.id)),
    )

    app.patch(
      '/contacts/:id',
      { schema: { params, body: ContactPatch, response: { 200: ContactSubmission } } },
      ({ actor, params, body }) =>
        db.as(actor, (tx) => editContact(tx, emit, mustBePerson(actor), { id: params.id, patch: body })),
    )

    app.delete(
      '/contacts/:id',
      { schema: { params, response: { 204: z.void() } } },
      async ({ actor, params }, reply) => {
        await db.as(actor, async (tx) => {
          await markContactDeleted(tx, params.id)
          await writeAudit(tx, actor, { action: 'contact.deleted', entity, entity_id: params.id })
        })
        return reply.status(204).send()
      },
    )

    app.post(
      '/contacts/:id/restore',
      { schema: { params, response: { 200: ContactSubmission } } },
      ({ actor, params }) =>
        db.as(actor, async (tx) => {
          const contact = await restoreContact(tx, params.id)
          await writeAudit(tx, actor, { action: 'contact.restored', entity, entity_id: contact.id })
          return contact
        }),
    )

    app.post(
      '/contacts/:id/convert',
      {
        schema: {
          summary: 'Convert an enquiry to a project of a new or existing organisation, and invite its sender',
          params,
          headers: idempotencyHeaders,
          body: ContactConversion,
          response: { 201: ContactSubmission },
        },
      },
      async (request, reply) => {
        const { actor, session, params, body } = request
        const people: string[] = []
        const contact = await createOnce(db, request, reply, {
          before: async () => {
            if (body.invite_as !== null) await mustBeFresh(identityDb, session)
          },
          work: async (tx) => {
            const wanted = { id: params.id, wanted: body }
            const converted = await convertContact(tx, deps, mustBePerson(actor), wanted)
            people.push(...converted.people)
            return converted.contact
          },
        })
        if (contact.project_id) tellOfProject(live, contact.project_id)
        live.rejoin(people)
        return contact
      },
    )
  }
