import type { InvitationFilter, InvitationState, ListedInvitation } from '@trusswell/domain/invitations.ts'
import type { InvitationSort } from '@trusswell/domain/list-sorts.ts'
import type { OrganisationRole } from '@trusswell/domain/organisation-role.ts'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../platform/database.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { type PageQuery, readPage } from '../../platform/paging.ts'
import { momentInSql } from '../../platform/request-context.ts'
import { contains } from '../../platform/searching.ts'
import { byCreation, orderBy } from '../../platform/sorting.ts'

export const invitationState = sql<InvitationState>`case
  when invitations.revoked_at is not null then 'revoked'
  when invitations.accepted_at is not null then 'accepted'
  when invitations.expires_at <= now() then 'expired'
  else 'sent' end`

const isOpen = sql<boolean>`invitations.accepted_at is null and invitations.revoked_at is null`

/** Open, and ends within two days or ended in the last fourteen; the overview counts the same (insight/counts.ts). */
const isLapsing = sql<boolean>`${isOpen}
  and invitations.expires_at between now() - interval '14 days' and now() + interval '2 days'`

const conditions: Record<InvitationFilter, ReturnType<typeof sql<boolean>>> = {
  sent: sql<boolean>`${isOpen} and invitations.expires_at > now()`,
  lapsing: isLapsing,
  expired: sql<boolean>`${isOpen} and invitations.expires_at <= now()`,
  accepted: sql<boolean>`invitations.accepted_at is not null and invitations.revoked_at is null`,
  revoked: sql<boolean>`invitations.revoked_at is not null`,
}

const listed = (tx: Reader) =>
  tx
    .selectFrom('invitations')
    .select((row) => [
      'id',
      'name',
      'email',
      'role',
      'organisation_id',
      sql<OrganisationRole | null>`organisation_role`.as('organisation_role'),
      'created_at',
      'expires_at',
      'accepted_at',
      'revoked_at',
      invitationState.as('state'),
      row
        .selectFrom('organisations')
        .select('display_name')
        .whereRef('organisations.id', '=', 'invitations.organisation_id')
        .as('organisation_name'),
      row
        .selectFrom('users')
        .select('users.name')
        .whereRef('users.id', '=', 'invitations.invited_by')
        .as('invited_by_name'),
    ])

type ListQuery = PageQuery & {
  search?: string | undefined
  state?: InvitationFilter | undefined
  sort?: InvitationSort | undefined
}

/** Lists the invitations of staff and of all organisations. */
export async function listAllInvitations(tx: Reader, query: ListQuery) {
  let rows = listed(tx)
  if (query.state) rows = rows.where(conditions[query.state])
  if (query.search) rows = rows.where(contains(`lower(name || ' ' || email)`, query.search))
  return readPage(rows, query, orderBy({ created: byCreation }, query.sort ?? '-created'))
}

export async function getListedInvitation(tx: Reader, id: string): Promise<ListedInvitation> {
  const row = await listed(tx).where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return row
}

/** Locks an invitation to an account that can be sent again; accepting it at the same moment waits or wins. */
export async function lockOpenInvitation(tx: Tx, id: string): Promise<ListedInvitation> {
  await tx.selectFrom('invitations').select('id').where('id', '=', id).forUpdate().execute()
  const invitation = await getListedInvitation(tx, id)
  if (invitation.organisation_id !== null) throw notFound()
  if (invitation.state === 'accepted')
    throw new AppError('conflict', 'This invitation has already been accepted.')
  if (invitation.state === 'revoked') throw new AppError('conflict', 'This invitation was revoked.')
  return invitation
}

export async function revokeInvitation(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('invitations')
    .set(() => {
      const at = momentInSql()
      return { revoked_at: at, expires_at: sql`least(expires_at, ${at})` }
    })
    .where('id', '=', id)
    .execute()
}
