import { LinkToken, Me } from '@trusswell/domain/account.ts'
import { system } from '@trusswell/domain/actor.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { ApiDeps } from '../../deps.ts'
import { writeAudit } from '../../platform/audit.ts'
import { AppError, invalidLink } from '../../platform/errors.ts'
import { must, mustBePerson } from '../../platform/must.ts'
import { findOpenInvitation, markInvitationAccepted } from '../identity/invitation-repository.ts'
import { findMe, findUser, joinOrganisation, lockOrganisation, lockUser } from '../identity/repository.ts'
import { notificationRequested } from '../notifications/events.ts'
import { tellOfPeople } from './change-people.ts'
import { entity } from './edit-organisation.ts'
import { personJoined, withLastOwnerKept } from './repository.ts'

const mergeFirst =
  'Your account already belongs to an organisation with projects or other people. Ask us to merge the two.'

/** Accepts an invitation for a client with an account. People without one sign up by the link. */
export const joinRoutes =
  (deps: ApiDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const { identityDb, links, can, emit, signInLimits } = deps
    app.post(
      '/join-invitation',
      {
        schema: {
          summary: 'Join the organisation that the signed-in person was invited to',
          body: LinkToken,
          response: { 200: Me },
        },
      },
      async ({ actor, body: { token }, ip }) => {
        must(actor, can.seeOrganisation(actor))
        const { id } = mustBePerson(actor)
        await signInLimits.takeLink(ip)
        const { me, joined } = await identityDb.as(system, async (tx) => {
          const invitation = await findOpenInvitation(tx, links.subjectOf(token) ?? id)
          if (!invitation?.organisation_id || !links.invitation.holds(token, invitation)) throw invalidLink()
          await lockUser(tx, id)
          await lockOrganisation(tx, invitation.organisation_id)
          const user = await findUser(tx, id)
          if (user?.email !== invitation.email)
            throw new AppError('forbidden', 'This invitation is for another e-mail address.')
          // An unconfirmed account may belong to a third party who signed up with this address and knows its password.
          if (!user.email_verified)
            throw new AppError('forbidden', 'Confirm your e-mail address before you join an organisation.')
          const { organisation_id, organisation_role: role } = invitation
          if (user.organisation_id === organisation_id)
            throw new AppError('conflict', 'You already belong to this organisation.')
          if (user.people_count > 1 || user.projects_count > 0) throw new AppError('conflict', mergeFirst)
          if (!(await markInvitationAccepted(tx, invitation.id))) throw invalidLink()
          await withLastOwnerKept(joinOrganisation(tx, id, { organisation_id, organisation_role: role }))
          await writeAudit(tx, actor, {
            action: 'organisation.person-joined',
            entity,
            entity_id: organisation_id,
            details: { person_id: id, role, invitation_id: invitation.id },
          })
          await emit(tx, notificationRequested, personJoined({ organisation_id, person_id: id, invitation }))
          return { me: await findMe(tx, id), joined: organisation_id }
        })
        await tellOfPeople(deps, [joined], [id])
        return me
      },
    )
  }
