import { ClientChoice, ClientRequest, FoundContact, ProjectContact } from '@trusswell/domain/organisations.ts'
import { pageOf, pageQuery } from '@trusswell/domain/paging.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiDeps } from '../../deps.ts'
import { createOnce, idempotencyHeaders } from '../../platform/idempotency.ts'
import { must, mustBePerson } from '../../platform/must.ts'
import { getProjectRow } from '../projects/repository.ts'
import { createOrganisation } from './edit-organisation.ts'
import { findContacts, listContacts } from './people.ts'
import { listChoices } from './repository.ts'

const { cursor, limit, search } = pageQuery

/** The clients that staff can create a project for, and the contacts of a project. */
export const clientRoutes =
  ({ db, can }: ApiDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/clients',
      {
        schema: {
          summary: 'Organisations that can be chosen as a client, with their confirmed people',
          querystring: z.strictObject({ cursor, limit, search }),
          response: { 200: pageOf(ClientChoice) },
        },
      },
      async ({ actor, query }) => {
        must(actor, can.chooseClients(actor))
        return db.read(actor, (reader) => listChoices(reader, query))
      },
    )

    app.post(
      '/clients',
      {
        schema: {
          summary: 'Create an organisation before any of its people has an account',
          headers: idempotencyHeaders,
          body: ClientRequest,
          response: { 201: ClientChoice },
        },
      },
      (request, reply) => {
        const { actor, body } = request
        must(actor, can.chooseClients(actor))
        return createOnce(db, request, reply, {
          work: async (tx) => {
            const id = await createOrganisation(tx, mustBePerson(actor), body)
            return { id, name: body.display_name, people: [] }
          },
        })
      },
    )

    app.get(
      '/manager/client-contacts',
      {
        schema: {
          summary: 'People of the clients whose projects the manager is on',
          querystring: z.strictObject({ limit, search }),
          response: { 200: z.strictObject({ data: z.array(FoundContact) }) },
        },
      },
      async ({ actor, query }) => {
        must(actor, can.useManagerArea(actor))
        const { id } = mustBePerson(actor)
        return { data: await db.read(actor, (reader) => findContacts(reader, id, query)) }
      },
    )

    app.get(
      '/projects/:id/contacts',
      {
        schema: {
          params: z.strictObject({ id: z.uuid() }),
          response: { 200: pageOf(ProjectContact) },
        },
      },
      async ({ actor, params }) => {
        mustBePerson(actor)
        return db.read(actor, async (reader) => {
          const { organisation_id } = await getProjectRow(reader, params.id)
          must(actor, can.seeContacts(actor))
          const data = organisation_id === null ? [] : await listContacts(reader, organisation_id)
          return { data, next_cursor: null }
        })
      },
    )
  }
