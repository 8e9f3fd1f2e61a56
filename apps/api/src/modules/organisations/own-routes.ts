import { billingFields } from '@trusswell/domain/organisation-values.ts'
import {
  InviteToOrganisation,
  Organisation,
  OrganisationInvitation,
  OrganisationPatch,
  OrganisationPerson,
  OrganisationPersonPatch,
} from '@trusswell/domain/organisations.ts'
import { pageOf, pageQuery } from '@trusswell/domain/paging.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiDeps } from '../../deps.ts'
import { tooManyRequests } from '../../platform/errors.ts'
import { createOnce, idempotencyHeaders } from '../../platform/idempotency.ts'
import { tellOrganisations } from '../../platform/live.ts'
import { must, mustBeConfirmed, mustBePerson, mustHaveOrganisation } from '../../platform/must.ts'
import { mustBeFresh } from '../../platform/reauthentication.ts'
import { mustRepeat } from '../../platform/versioned.ts'
import { changeRole, remove } from './change-people.ts'
import { editOrganisation } from './edit-organisation.ts'
import { getInvitation, invite, listInvitations, withdrawInvitation } from './invitations.ts'
import { getPersonOf, listPeopleOf } from './people.ts'
import { getOrganisation } from './repository.ts'

const params = z.strictObject({ id: z.uuid() })
const { cursor, limit, count } = pageQuery
const querystring = z.strictObject({ cursor, limit, count })

/** The organisation of the client who asks. */
export const ownOrganisationRoutes =
  (deps: ApiDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, can, emit, identityDb, live, invitationLimit } = deps
    app.addHook('preHandler', async ({ actor }) => must(actor, can.seeOrganisation(actor)))

    app.get('/organisation', { schema: { response: { 200: Organisation } } }, ({ actor }) => {
      const { id } = mustHaveOrganisation(actor)
      return db.read(actor, (reader) => getOrganisation(reader, id))
    })

    app.patch(
      '/organisation',
      {
        schema: {
          summary: 'Change the organisation; finance changes billing data only',
          body: OrganisationPatch,
          response: { 200: Organisation },
        },
      },
      async ({ actor, body }) => {
        const person = mustBePerson(actor)
        const { id } = mustHaveOrganisation(actor)
        must(actor, can.editBilling(actor))
        const { version, ...changes } = body
        const answer = await db.as(actor, async (tx) => {
          const before = await getOrganisation(tx, id)
          await mustRepeat(() => before)
          const beyondBilling = (Object.keys(changes) as (keyof typeof changes)[]).some(
            (field) => !isBilling(field) && changes[field] !== before[field],
          )
          must(actor, !beyondBilling || can.manageOrganisation(actor))
          await editOrganisation(tx, person, { before, version, changes })
          return getOrganisation(tx, id)
        })
        tellOrganisations(live, [id])
        return answer
      },
    )

    app.get(
      '/organisation/people',
      { schema: { querystring, response: { 200: pageOf(OrganisationPerson) } } },
      ({ actor, query }) => {
        const { id } = mustHaveOrganisation(actor)
        return db.read(actor, (reader) => listPeopleOf(reader, id, query))
      },
    )

    app.patch(
      '/organisation/people/:id',
      { schema: { params, body: OrganisationPersonPatch, response: { 200: OrganisationPerson } } },
      async ({ actor, session, params, body }) => {
        must(actor, can.manageOrganisation(actor))
        await mustBeFresh(identityDb, session)
        const { id: organisation_id } = mustHaveOrganisation(actor)
        return changeRole(deps, mustBePerson(actor), { organisation_id, person_id: params.id }, body.role)
      },
    )

    app.delete(
      '/organisation/people/:id',
      { schema: { summary: 'Remove a person, or leave', params, response: { 204: z.void() } } },
      async ({ actor, params }, reply) => {
        const isOwn = params.id === mustBePerson(actor).id
        must(actor, isOwn || can.manageOrganisation(actor))
        const { id: organisation_id } = mustHaveOrganisation(actor)
        await remove(deps, mustBePerson(actor), { organisation_id, person_id: params.id })
        return reply.status(204).send()
      },
    )

    app.get(
      '/organisation/invitations',
      { schema: { querystring, response: { 200: pageOf(OrganisationInvitation) } } },
      ({ actor, query }) => {
        must(actor, can.manageOrganisation(actor))
        const { id } = mustHaveOrganisation(actor)
        return db.read(actor, (reader) => listInvitations(reader, id, query))
      },
    )

    app.post(
      '/organisation/invitations',
      {
        schema: {
          headers: idempotencyHeaders,
          body: InviteToOrganisation,
          response: { 201: OrganisationInvitation },
        },
      },
      async (request, reply) => {
        const { actor, session, body } = request
        must(actor, can.manageOrganisation(actor))
        const person = mustBePerson(actor)
        const { id: organisation_id } = mustHaveOrganisation(actor)
        const invitation = await createOnce(db, request, reply, {
          authorise: async () => {
            const own = await db.read(actor, (reader) => getPersonOf(reader, organisation_id, person.id))
            // The session may be older than the last change of the role.
            must(actor, own.role === 'owner')
            // The mail contains the organisation's name, which is user input from the sign-up form.
            mustBeConfirmed(own, 'invite people')
          },
          before: async () => {
            if (body.role === 'owner') await mustBeFresh(identityDb, session)
            for (const key of [organisation_id, person.id]) {
              const { exceeded, retryAfter } = await invitationLimit.take(key)
              if (exceeded)
                throw tooManyRequests(
                  'You’ve reached today’s limit for invitations. Try again tomorrow.',
                  retryAfter,
                )
            }
          },
          work: (tx) => invite(tx, emit, person, { organisation_id, invited: body }),
          mustSee: (tx, { id }) => getInvitation(tx, organisation_id, id),
        })
        tellOrganisations(live, [organisation_id])
        return invitation
      },
    )

    app.delete(
      '/organisation/invitations/:id',
      { schema: { params, response: { 204: z.void() } } },
      async ({ actor, params }, reply) => {
        must(actor, can.manageOrganisation(actor))
        const { id: organisation_id } = mustHaveOrganisation(actor)
        await db.as(actor, (tx) =>
          withdrawInvitation(tx, mustBePerson(actor), { organisation_id, id: params.id }),
        )
        tellOrganisations(live, [organisation_id])
        return reply.status(204).send()
      },
    )
  }

const isBilling = (field: string) => (billingFields as readonly string[]).includes(field)
