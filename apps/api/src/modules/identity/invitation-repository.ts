import { sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'
import { momentInSql } from '../../platform/request-context.ts'

export const findOpenInvitation = async (tx: Tx, id: string) =>
  (await tx
    .selectFrom('invitations')
    .leftJoin('organisations', 'organisations.id', 'invitations.organisation_id')
    .select([
      'invitations.id',
      'invitations.email',
      'invitations.name',
      'invitations.role',
      'invitations.organisation_id',
      'invitations.organisation_role',
      'organisations.display_name as organisation',
      'invitations.expires_at',
    ])
    .where('invitations.id', '=', id)
    .where('invitations.accepted_at', 'is', null)
    .where('invitations.revoked_at', 'is', null)
    .where('invitations.expires_at', '>', sql<string>`now()`)
    .executeTakeFirst()) ?? null

export async function markInvitationAccepted(tx: Tx, id: string): Promise<boolean> {
  const result = await tx
    .updateTable('invitations')
    .set({ accepted_at: momentInSql() })
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}
