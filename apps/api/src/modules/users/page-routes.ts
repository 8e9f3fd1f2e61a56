import { system } from '@trusswell/domain/actor.ts'
import { UserActivity, UserAssignments, UserProject } from '@trusswell/domain/user-page.ts'
import { pageOf, pageQuery } from '@trusswell/domain/paging.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiDeps } from '../../deps.ts'
import { must } from '../../platform/must.ts'
import { listActivity } from '../audit/activity-repository.ts'
import { countFailures } from '../identity/sign-in-attempts-repository.ts'
import { listManagedIds, listProjectsOfClient, listProjectsOfMember } from '../projects/user-repository.ts'
import { findOrganisationOf, getUser } from './repository.ts'

const params = z.strictObject({ id: z.uuid() })
const { cursor, limit, count } = pageQuery

/** What the page of a user shows beside the row itself. */
export const userPageRoutes =
  ({ db, identityDb, can }: ApiDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('preHandler', async ({ actor }) => must(actor, can.manageUsers(actor)))

    app.get(
      '/users/:id/assignments',
      {
        schema: {
          summary:
            'The organisation of a person, how many unfinished projects they manage and how often signing in failed',
          params,
          response: { 200: UserAssignments },
        },
      },
      async ({ actor, params: { id } }) => {
        const assignments = await db.read(actor, async (reader) => {
          await getUser(reader, id)
          const [organisation, managed] = await Promise.all([
            findOrganisationOf(reader, id),
            listManagedIds(reader, id),
          ])
          return { organisation, managed_projects: managed.length }
        })
        // No other role can read the attempts.
        const failed_sign_ins = await identityDb.read(system, (reader) => countFailures(reader, id))
        return { ...assignments, failed_sign_ins }
      },
    )

    app.get(
      '/users/:id/projects',
      {
        schema: {
          params,
          querystring: z.strictObject({ cursor, limit, count }),
          response: { 200: pageOf(UserProject) },
        },
      },
      ({ actor, params: { id }, query }) =>
        db.read(actor, async (reader) => {
          await getUser(reader, id)
          const organisation = await findOrganisationOf(reader, id)
          return organisation
            ? listProjectsOfClient(reader, organisation.id, query)
            : listProjectsOfMember(reader, id, query)
        }),
    )

    app.get(
      '/users/:id/activity',
      {
        schema: {
          summary: 'What a person did and what happened to their account, from the audit log',
          params,
          querystring: z.strictObject({ limit, cursor: z.coerce.number().int().min(0).optional() }),
          response: { 200: pageOf(UserActivity) },
        },
      },
      ({ actor, params: { id }, query }) =>
        db.read(actor, async (reader) => {
          await getUser(reader, id)
          const about = { entity: 'user', entity_id: id, actor_id: id }
          return listActivity(reader, about, { before: query.cursor, limit: query.limit })
        }),
    )
  }
