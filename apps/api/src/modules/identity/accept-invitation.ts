import { system, type Role } from '@trusswell/domain/actor.ts'
import type { OrganisationRole } from '@trusswell/domain/organisation-role.ts'
import { writeAudit } from '../../platform/audit.ts'
import type { Tx } from '../../platform/database.ts'
import { AppError, invalidLink } from '../../platform/errors.ts'
import type { Emit } from '../../platform/events.ts'
import { notificationRequested } from '../notifications/events.ts'
import { personJoined, withLastOwnerKept } from '../organisations/repository.ts'
import { markInvitationAccepted } from './invitation-repository.ts'
import { insertUser, lockOrganisation, lockUserByEmail, takeOverUnconfirmed } from './repository.ts'

type Invitation = {
  id: string
  email: string
  role: Role
  organisation_id: string | null
  organisation_role: OrganisationRole | null
}

/** Makes the account of an invited person, or gives them the unconfirmed one of their address. Returns its id. */
export async function acceptInvitation(
  tx: Tx,
  emit: Emit,
  { invitation, name, password_hash }: { invitation: Invitation; name: string; password_hash: string | null },
): Promise<string> {
  const { email, role, organisation_id, organisation_role } = invitation
  await lockUserByEmail(tx, email)
  if (organisation_id !== null) await lockOrganisation(tx, organisation_id)
  if (!(await markInvitationAccepted(tx, invitation.id))) throw invalidLink()
  const membership = { organisation_id, organisation_role }
  const person = { name, email, role, password_hash, membership }
  const made = await insertUser(tx, { ...person, email_verified: true })
  const id = made ?? (await withLastOwnerKept(takeOverUnconfirmed(tx, person)))
  if (id === null)
    throw new AppError('conflict', 'An account with this e-mail address already exists. Please sign in.')
  await writeAudit(tx, system, {
    action: 'user.invitation-accepted',
    entity: 'user',
    entity_id: id,
    details: { role, invitation_id: invitation.id, taken_over: made === null },
    personal: { subject_id: id, values: { name, email } },
  })
  if (organisation_id === null) return id
  await writeAudit(tx, system, {
    action: 'organisation.person-joined',
    entity: 'organisation',
    entity_id: organisation_id,
    details: { person_id: id, role: organisation_role, invitation_id: invitation.id },
  })
  await emit(tx, notificationRequested, personJoined({ organisation_id, person_id: id, invitation }))
  return id
}
