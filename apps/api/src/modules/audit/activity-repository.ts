import { sql } from 'kysely'
import type { Reader } from '../../platform/database.ts'

type Query = { before: number | undefined; limit: number }
/** `actor_id` adds what this person did to what happened to the entity. */
type About = { entity: string; entity_id: string; actor_id?: string }

type Activity = {
  id: string
  at: string
  actor_id: string | null
  actor_name: string | null
  entity: string
  entity_id: string
  action: string
  details: Record<string, unknown>
}

/** What the audit log has about an entity, newest first, with the names of people as they are now. */
export async function listActivity(
  tx: Reader,
  about: About,
  { before, limit }: Query,
): Promise<{ data: Activity[]; next_cursor: string | null }> {
  const found = await tx
    .selectFrom('audit_entries')
    .select(['id', 'n', 'at', 'actor_id', 'entity', 'entity_id', 'action', 'details'])
    .where('id', 'in', newestOf(about, { before, limit: limit + 1 }))
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
  const data = shown.map(({ id, at, actor_id, entity, entity_id, action, details }) => ({
    id,
    at,
    actor_id,
    actor_name: nameOf(actor_id),
    entity,
    entity_id,
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

/** Each part uses its own index and reads no more rows than one page. */
function newestOf({ entity, entity_id, actor_id }: About, { before, limit }: Query) {
  const end = sql`${before === undefined ? sql`` : sql`and n < ${before}`} order by n desc limit ${limit}`
  const ofEntity = sql`(select id from audit_entries where entity = ${entity} and entity_id = ${entity_id} ${end})`
  if (actor_id === undefined) return sql<string>`${ofEntity}`
  return sql<string>`(${ofEntity} union (select id from audit_entries where actor_id = ${actor_id} ${end}))`
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
