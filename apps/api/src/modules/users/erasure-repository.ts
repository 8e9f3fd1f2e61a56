import { sql } from 'kysely'
import { eraseFromAudit } from '../../platform/audit.ts'
import type { Tx } from '../../platform/database.ts'

const days = 90

/** Invitations of erased people: those to their addresses, and those that they accepted under another address. */
export async function eraseInvitations(tx: Tx, people: string[], addresses: string[]): Promise<void> {
  if (people.length === 0) return
  const { rows: accepted } = await sql<{ id: string | null }>`
    select details ->> 'invitation_id' as id from audit_entries
      where entity = 'user' and entity_id = any(${people}::uuid[]) and action = 'user.invitation-accepted'
    union
    select details ->> 'invitation_id' from audit_entries
      where actor_id = any(${people}::uuid[]) and action = 'organisation.person-joined'`.execute(tx)
  const { rows: sent } = await sql<{ id: string }>`
    select id from invitations where email = any(${addresses}::text[])
      -- The address may have been invited again since the account was deleted.
      and not (accepted_at is null and revoked_at is null and expires_at > now())`.execute(tx)
  const ids = [...accepted, ...sent].flatMap(({ id }) => (id === null ? [] : [id]))
  await deleteInvitations(tx, ids)
  await eraseFromAudit(tx, ids)
}

/**
 * Deletes invitations that were accepted, revoked or expired 90 days ago. What the log says of the people in them goes
 * too, also where a newer invitation or the end of an organisation has deleted them before.
 */
export async function expireInvitations(tx: Tx): Promise<void> {
  const old = await tx
    .selectFrom('invitations')
    .select('id')
    .where(
      sql<string>`coalesce(revoked_at, accepted_at, expires_at)`,
      '<',
      sql<string>`now() - make_interval(days => ${days})`,
    )
    .execute()
  await deleteInvitations(
    tx,
    old.map(({ id }) => id),
  )
  await sql`
    delete from audit_personal using audit_entries
    where audit_entries.id = audit_personal.entry_id
      and audit_entries.action in ('user.invited', 'organisation.person-invited')
      and not exists (select from invitations where invitations.id = audit_personal.subject_id)`.execute(tx)
}

async function deleteInvitations(tx: Tx, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await tx.deleteFrom('invitations').where('id', 'in', ids).execute()
  await tx
    .deleteFrom('notifications')
    .where('kind', '=', 'person_invited')
    .where(
      'event_key',
      'in',
      ids.map((id) => `person_invited:${id}`),
    )
    .execute()
}
