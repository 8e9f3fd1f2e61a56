import {
  AdminOrganisation,
  AdminOrganisationPatch,
  AdminOrganisationRequest,
  ListedOrganisation,
  MergeOrganisation,
  OrganisationActivity,
} from '@trusswell/domain/organisations.ts'
import { OrganisationSort } from '@trusswell/domain/list-sorts.ts'
import { longCursor, pageOf, pageQuery } from '@trusswell/domain/paging.ts'
import { ProjectCard } from '@trusswell/domain/projects.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiDeps } from '../../deps.ts'
import { writeAudit } from '../../platform/audit.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { createOnce, idempotencyHeaders } from '../../platform/idempotency.ts'
import { tellOrganisations } from '../../platform/live.ts'
import { must, mustBePerson } from '../../platform/must.ts'
import { mustBeFresh } from '../../platform/reauthentication.ts'
import { mustRepeat } from '../../platform/versioned.ts'
import { listClientProjects } from '../projects/repository.ts'
import { listActivity } from './activity.ts'
import { tellOfPeople } from './change-people.ts'
import { createOrganisation, editOrganisation, entity } from './edit-organisation.ts'
import { listPeopleIds } from './people.ts'
import { getAdminOrganisation, listOrganisations, mergeOrganisations } from './repository.ts'

const params = z.strictObject({ id: z.uuid() })
const { cursor, limit, count, search } = pageQuery

export const adminOrganisationRoutes =
  (deps: ApiDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, can, identityDb, live, today } = deps
    app.addHook('preHandler', async ({ actor }) => must(actor, can.manageOrganisations(actor)))

    app.get(
      '/organisations',
      {
        schema: {
          querystring: z.strictObject({
            cursor: longCursor,
            limit,
            count,
            sort: OrganisationSort.optional(),
            search,
            without_people: z.enum(['true', 'false']).default('false'),
          }),
          response: { 200: pageOf(ListedOrganisation) },
        },
      },
      ({ actor, query: { without_people, ...query } }) =>
        db.read(actor, (reader) =>
          listOrganisations(reader, { ...query, withoutPeople: without_people === 'true' }),
        ),
    )

    app.post(
      '/organisations',
      {
        schema: {
          headers: idempotencyHeaders,
          body: AdminOrganisationRequest,
          response: { 201: AdminOrganisation },
        },
      },
      (request, reply) =>
        createOnce(db, request, reply, {
          work: async (tx) => {
            const id = await createOrganisation(tx, mustBePerson(request.actor), request.body)
            return getAdminOrganisation(tx, id)
          },
        }),
    )

    app.get(
      '/organisations/:id',
      { schema: { params, response: { 200: AdminOrganisation } } },
      ({ actor, params }) => db.read(actor, (reader) => getAdminOrganisation(reader, params.id)),
    )

    app.patch(
      '/organisations/:id',
      { schema: { params, body: AdminOrganisationPatch, response: { 200: AdminOrganisation } } },
      async ({ actor, params, body }) => {
        const { version, ...changes } = body
        const answer = await db.as(actor, async (tx) => {
          const before = await getAdminOrganisation(tx, params.id)
          await mustRepeat(() => before)
          await editOrganisation(tx, mustBePerson(actor), { before, version, changes })
          return getAdminOrganisation(tx, params.id)
        })
        tellOrganisations(live, [params.id])
        return answer
      },
    )

    app.get(
      '/organisations/:id/projects',
      {
        schema: {
          params,
          querystring: z.strictObject({ cursor, limit, count, search }),
          response: { 200: pageOf(ProjectCard) },
        },
      },
      ({ actor, params, query }) =>
        db.read(actor, async (reader) => {
          await getAdminOrganisation(reader, params.id)
          return listClientProjects(reader, params.id, query, today())
        }),
    )

    app.get(
      '/organisations/:id/activity',
      {
        schema: {
          params,
          querystring: z.strictObject({ limit, cursor: z.coerce.number().int().min(0).optional() }),
          response: { 200: pageOf(OrganisationActivity) },
        },
      },
      ({ actor, params, query }) =>
        db.read(actor, async (reader) => {
          await getAdminOrganisation(reader, params.id)
          return listActivity(reader, params.id, { before: query.cursor, limit: query.limit })
        }),
    )

    app.post(
      '/organisations/:id/merge',
      {
        schema: {
          summary: 'Move people, projects and payments into another organisation and delete this one',
          params,
          headers: idempotencyHeaders,
          body: MergeOrganisation,
          response: { 200: AdminOrganisation },
        },
      },
      async (request, reply) => {
        const { actor, session, params, body } = request
        const people: string[] = []
        const answer = await createOnce(db, request, reply, {
          status: 200,
          before: async () => {
            await mustBeFresh(identityDb, session)
            if (params.id === body.into_id)
              throw new AppError('invalid_request', 'Please choose another organisation', {
                fields: { into_id: 'Please choose another organisation' },
              })
          },
          work: async (tx) => {
            const source = await getAdminOrganisation(tx, params.id)
            const target = await getAdminOrganisation(tx, body.into_id)
            // The target's people are notified of the projects that were moved.
            people.push(...(await listPeopleIds(tx, [params.id, body.into_id])))
            const into = { target: target.id, role: body.role ?? null }
            if (!(await mergeOrganisations(tx, params.id, into))) throw notFound()
            const merged = await getAdminOrganisation(tx, target.id)
            await writeAudit(tx, actor, {
              action: 'organisation.merged',
              entity,
              entity_id: body.into_id,
              details: {
                source_id: params.id,
                people: merged.people_count - target.people_count,
                projects: source.projects_count,
              },
              personal: { subject_id: body.into_id, values: { source_name: source.display_name } },
            })
            return merged
          },
        })
        await tellOfPeople(deps, [params.id, body.into_id], people)
        return answer
      },
    )
  }
