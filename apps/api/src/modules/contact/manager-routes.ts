import {
  AssigneeFilter,
  ContactProgress,
  ContactStatus,
  ContactSubmission,
} from '@trusswell/domain/contact.ts'
import { ContactSort } from '@trusswell/domain/list-sorts.ts'
import { longCursor, pageOf, pageQuery } from '@trusswell/domain/paging.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiDeps } from '../../deps.ts'
import { notFound } from '../../platform/errors.ts'
import { must, mustBePerson } from '../../platform/must.ts'
import { assigneeOf } from './assignees.ts'
import { editContact } from './edit-contact.ts'
import { getContact, listContacts } from './repository.ts'
import { registerContactWork } from './work-routes.ts'

const { deleted: _deleted, ...query } = pageQuery
const params = z.strictObject({ id: z.uuid() })

export const managerContactRoutes =
  (deps: ApiDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, can, emit } = deps
    app.addHook('preHandler', async ({ actor }) => must(actor, can.workOnContacts(actor)))
    registerContactWork(app, deps)

    app.get(
      '/contacts',
      {
        schema: {
          querystring: z.strictObject({
            ...query,
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
          listContacts(reader, { ...query, assignee: assigneeOf(actor, query.assignee), deleted: false }),
        ),
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
      ({ actor, params, body }) =>
        db.as(actor, (tx) => editContact(tx, emit, mustBePerson(actor), { id: params.id, patch: body })),
    )
  }
