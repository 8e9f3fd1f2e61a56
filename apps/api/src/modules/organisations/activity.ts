import type { OrganisationActivity } from '@trusswell/domain/organisations.ts'
import type { Reader } from '../../platform/database.ts'
import { entity } from './edit-organisation.ts'

type Query = { before: number | undefined; limit: number }

/** What the audit log has about an organisation, newest first, with the names of people as they are now. */
export async function listActivity(
  tx: Reader,
  organisationId: string,
  { before, limit }: Query,
): Promise<{ data: OrganisationActivity[]; next_cursor: string | null }> {
  let rows = tx
    .selectFrom('audit_entries')
    .select(['id', 'n', 'at', 'actor_id', 'action', 'details'])
    .where('entity', '=', entity)
    .where('entity_id', '=', organisationId)
  if (before !== undefined) rows = rows.where('n', '<', before)
  const found = await rows
    .orderBy('n', 'desc')
    .limit(limit + 1)
    .execute()
  const shown = found
    .slice(0, limit)
    .map((row) => ({ ...row, details: row.details as Record<string, unknown> }))
  const personal = await listPersonal(
    tx,
    shown.map(({ id }) => id),
  )
  const nameOf = await findNames(
    tx,
    shown.flatMap(({ actor_id, details }) => [actor_id, details['person_id']]),
  )
  const data = shown.map(({ id, at, actor_id, action, details }) => ({
    id,
    at,
    actor_id,
    actor_name: nameOf(actor_id),
    action,
    details: {
      ...details,
      ...(details['person_id'] === undefined ? {} : { person_name: nameOf(details['person_id']) }),
      ...Object.fromEntries(
        personal.filter((each) => each.entry_id === id).map(({ field, value }) => [field, value]),
      ),
    },
  }))
  return { data, next_cursor: found.length > limit ? String(shown.at(-1)?.n) : null }
}

async function listPersonal(tx: Reader, ids: string[]) {
  if (ids.length === 0) return []
  return tx
    .selectFrom('audit_personal')
    .select(['entry_id', 'field', 'value'])
    .where('entry_id', 'in', ids)
    .execute()
}

async function findNames(tx: Reader, ids: unknown[]) {
  const wanted = [...new Set(ids.filter((id) => typeof id === 'string'))]
  const people =
    wanted.length === 0
      ? []
      : await tx.selectFrom('users').select(['id', 'name']).where('id', 'in', wanted).execute()
  return (id: unknown) => people.find((person) => person.id === id)?.name ?? null
}
