import { ContactPatch, ContactStatus, ContactSubmission } from '@trusswell/domain/contact.ts'
import { pageOf, pageQuery } from '@trusswell/domain/paging.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiDeps } from '../../deps.ts'
import { writeAudit } from '../../platform/audit.ts'
import { must } from '../../platform/must.ts'
import { editContact } from './edit-contact.ts'
import { getContact, listContacts, markContactDeleted, restoreContact } from './repository.ts'

const params = z.strictObject({ id: z.uuid() })
const entity = 'contact_submission'

export const adminContactRoutes =
  ({ db, can }: ApiDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('preHandler', async ({ actor }) => must(actor, can.manageContacts(actor)))

    app.get(
      '/contacts',
      {
        schema: {
          querystring: z.strictObject({ ...pageQuery, status: ContactStatus.optional() }),
          response: { 200: pageOf(ContactSubmission) },
        },
      },
      ({ actor, query }) =>
        db.read(actor, (reader) => listContacts(reader, { ...query, deleted: query.deleted === 'true' })),
    )

    app.get(
      '/contacts/:id',
      { schema: { params, response: { 200: ContactSubmission } } },
      ({ actor, params }) => db.read(actor, (reader) => getContact(reader, params.id)),
    )

    app.patch(
      '/contacts/:id',
      { schema: { params, body: ContactPatch, response: { 200: ContactSubmission } } },
      ({ actor, params, body }) => db.as(actor, (tx) => editContact(tx, actor, params.id, body)),
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
  }
