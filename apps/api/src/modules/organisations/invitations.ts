import { isStaffRole } from '@trusswell/domain/actor-values.ts'
import type { Person } from '@trusswell/domain/actor.ts'
import type { InviteToOrganisation, OrganisationInvitation } from '@trusswell/domain/organisations.ts'
import type { OrganisationRole } from '@trusswell/domain/organisation-role.ts'
import { sql } from 'kysely'
import { writeAudit } from '../../platform/audit.ts'
import type { Reader, Tx } from '../../platform/database.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import type { Emit } from '../../platform/events.ts'
import { type PageQuery, readPage } from '../../platform/paging.ts'
import { userInvited } from '../identity/events.ts'
import { notificationRequested } from '../notifications/events.ts'
import { invitationState, revokeInvitation } from '../users/invitation-repository.ts'
import { insertInvitation } from '../users/repository.ts'
import { entity } from './edit-organisation.ts'
import { findPersonByEmail } from './people.ts'

const invitationDays = 7
const columns = [
  'id',
  'name',
  'email',
  sql<OrganisationRole>`organisation_role`.as('role'),
  invitationState.as('state'),
  'expires_at',
  'created_at',
] as const

/** Those that can still be accepted, and those that expired lately, to be sent again. */
export const listInvitations = (tx: Reader, organisationId: string, query: PageQuery) =>
  readPage(
    tx
      .selectFrom('invitations')
      .select(columns)
      .where('organisation_id', '=', organisationId)
      .where('accepted_at', 'is', null)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', sql<string>`now() - interval '14 days'`),
    query,
  )

/** As it was sent, also once it was accepted. */
export async function getInvitation(tx: Reader, organisationId: string, id: string) {
  const invitation = await tx
    .selectFrom('invitations')
    .select(columns)
    .where('id', '=', id)
    .where('organisation_id', '=', organisationId)
    .executeTakeFirst()
  if (!invitation) throw notFound()
  return invitation
}

/** The answer is the same whether the address has an account or not; the mail's link knows what to do. */
export async function invite(
  tx: Tx,
  emit: Emit,
  actor: Person,
  { organisation_id, invited }: { organisation_id: string; invited: InviteToOrganisation },
): Promise<OrganisationInvitation> {
  const { name, email, role } = invited
  if (await findPersonByEmail(tx, organisation_id, email))
    throw new AppError('conflict', 'This person already belongs to the organisation.')
  const { id } = await insertInvitation(tx, {
    name,
    email,
    role: 'client',
    organisation_id,
    organisation_role: role,
    invited_by: actor.id,
    days: invitationDays,
  })
  await writeAudit(tx, actor, {
    action: 'organisation.person-invited',
    entity,
    entity_id: organisation_id,
    details: { invitation_id: id, role },
    personal: { subject_id: id, values: { name, email } },
  })
  await emit(tx, userInvited, { invitation_id: id })
  // Owners are notified of invitations by staff, not of their own.
  if (isStaffRole(actor.role))
    await emit(tx, notificationRequested, {
      kind: 'person_invited',
      event_key: `person_invited:${id}`,
      subject: { type: 'organisation', id: organisation_id },
      actor_id: actor.id,
      detail: id,
    })
  return tx.selectFrom('invitations').select(columns).where('id', '=', id).executeTakeFirstOrThrow()
}

export async function withdrawInvitation(
  tx: Tx,
  actor: Person,
  { organisation_id, id }: { organisation_id: string; id: string },
): Promise<void> {
  const open = await tx
    .selectFrom('invitations')
    .select('id')
    .where('id', '=', id)
    .where('organisation_id', '=', organisation_id)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!open) throw notFound()
  await revokeInvitation(tx, id)
  await writeAudit(tx, actor, {
    action: 'organisation.invitation-withdrawn',
    entity,
    entity_id: organisation_id,
    details: { invitation_id: id },
  })
}
