import { ContactProgress, ContactStatus, ContactSubmission } from '@trusswell/domain/contact.ts'
import { pageOf, pageQuery } from '@trusswell/domain/paging.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiDeps } from '../../deps.ts'
import { notFound } from '../../platform/errors.ts'
import { must } from '../../platform/must.ts'
import { editContact } from './edit-contact.ts'
import { getContact, listContacts } from './repository.ts'

const { deleted: _deleted, ...query } = pageQuery
const params = z.strictObject({ id: z.uuid() })

export const managerContactRoutes =
  ({ db, can }: ApiDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('preHandler', async ({ actor }) => must(actor, can.workOnContacts(actor)))

    app.get(
      '/contacts',
      {
        schema: {
          querystring: z.strictObject({ ...query, status: ContactStatus.optional() }),
          response: { 200: pageOf(ContactSubmission) },
        },
      },
      ({ actor, query }) => db.read(actor, (reader) => listContacts(reader, { ...query, deleted: false })),
    )

    app.get(
      '/contacts/:id',
      { schema: { params, response: { 200: ContactSubmission } } },
      ({ actor, params }) =>
        db.read(actor, async (reader) => {
          const contact = await getContact(reader, params.id)
          if (contact.deleted_at) throw notFound()
          return contact
        }),
    )

    app.patch(
      '/contacts/:id',
      {
        schema: {
          params,
          body: ContactProgress,
          response: { 200: ContactSubmission },
        },
      },
      ({ actor, params, body }) => db.as(actor, (tx) => editContact(tx, actor, params.id, body)),
    )
  }
