import type { AdminOrganisation, ClientChoice, Organisation } from '@trusswell/domain/organisations.ts'
import type { OrganisationRole } from '@trusswell/domain/organisation-role.ts'
import type { OrganisationSort } from '@trusswell/domain/list-sorts.ts'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../platform/database.ts'
import { AppError, notFound, stale } from '../../platform/errors.ts'
import { newId } from '../../platform/ids.ts'
import { byColumn, type PageQuery, readPage } from '../../platform/paging.ts'
import { findIn, isFound, manyFound } from '../../platform/searching.ts'
import { byCreation, orderBy, type Orders } from '../../platform/sorting.ts'
import { isAtVersion, nextVersion } from '../../platform/versioned.ts'
import type { NotificationEvent } from '../notifications/events.ts'

/** Null is an empty text: there is no row, or the policies don't show it. */
const privateField = <Field extends 'pan' | 'notes'>(field: Field) =>
  sql<string>`coalesce((select value from organisation_private
    where organisation_id = organisations.id and field = ${sql.lit(field)}), '')`.as(field)

// As the index of the names.
const nameKey = (table: string) =>
  sql`lower(regexp_replace(${sql.ref(`${table}.display_name`)}, '\\s', '', 'g'))`

/** The oldest other organisation with the same name but for case and spaces; anybody can sign up under any name. */
export const namesakeOf = (organisationId: string) =>
  sql<string | null>`(select other.id from organisations own
    join organisations other on ${nameKey('other')} = ${nameKey('own')} and other.id <> own.id
    where own.id = ${sql.ref(organisationId)} order by other.created_at, other.id limit 1)`

const plainColumns = [
  'id',
  'display_name',
  'legal_name',
  'billing_address',
  'state',
  'gst_category',
  'gstin',
  'phone',
  'version',
  'created_at',
  'updated_at',
] as const
const columns = [...plainColumns, privateField('pan')] as const
const listColumns = [...plainColumns, 'people_count', 'projects_count'] as const
const adminColumns = [
  ...listColumns,
  privateField('pan'),
  privateField('notes'),
  namesakeOf('organisations.id').as('namesake_id'),
] as const

export async function getOrganisation(tx: Reader, id: string): Promise<Organisation> {
  const row = await tx.selectFrom('organisations').select(columns).where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return row
}

export async function getAdminOrganisation(tx: Reader, id: string): Promise<AdminOrganisation> {
  const row = await tx
    .selectFrom('organisations')
    .select(adminColumns)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}

type ListQuery = PageQuery & { search?: string | undefined }

const orders: Orders<Exclude<OrganisationSort, `-${string}`>> = {
  created: byCreation,
  name: (direction) => byColumn('display_name', direction, 'text'),
  people: (direction) => byColumn('people_count', direction, 'bigint'),
  projects: (direction) => byColumn('projects_count', direction, 'bigint'),
}
type SortedQuery = ListQuery & { withoutPeople: boolean; sort?: OrganisationSort | undefined }

/** All of them, newest first unless another order is asked for. */
export async function listOrganisations(tx: Reader, query: SortedQuery) {
  let rows = tx.selectFrom('organisations').select(listColumns)
  if (query.withoutPeople) rows = rows.where('people_count', '=', 0)
  const found = query.search ? await findIn(tx, 'organisations', query.search, { rows, query }) : null
  if (found) rows = rows.where(isFound(found))
  return readPage(rows, query, orderBy(orders, query.sort ?? '-created'), manyFound(found, query))
}

/** Those that can be chosen as a client, newest first, with their confirmed people. */
export async function listChoices(tx: Reader, query: ListQuery) {
  let rows = tx
    .selectFrom('organisations')
    .select(['id', 'display_name as name', 'created_at'])
    .where('choosable', '=', true)
  if (query.search)
    rows = rows.where(isFound(await findIn(tx, 'organisations', query.search, { rows, query })))
  const { data, next_cursor } = await readPage(rows, query)
  return { data: await withPeople(tx, data), next_cursor }
}

async function withPeople(
  tx: Reader,
  organisations: { id: string; name: string }[],
): Promise<ClientChoice[]> {
  if (organisations.length === 0) return []
  const ids = organisations.map(({ id }) => id)
  const people = await confirmedClients(tx)
    .select(['id', 'name', 'email', 'organisation_id'])
    .where('organisation_id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('name')
    .execute()
  return organisations.map(({ id, name }) => ({
    id,
    name,
    people: people
      .filter((person) => person.organisation_id === id)
      .map(({ organisation_id: _of, ...person }) => person),
  }))
}

/** Only confirmed addresses, because the sign-up form accepts any address. */
const confirmedClients = (tx: Reader) =>
  tx
    .selectFrom('users')
    .where('role', '=', 'client')
    .where('email_verified', '=', true)
    .where('deleted_at', 'is', null)
    .where('deactivated_at', 'is', null)

export const findConfirmedClient = async (tx: Reader, id: string) =>
  (await confirmedClients(tx).select(['id', 'organisation_id']).where('id', '=', id).executeTakeFirst()) ??
  null

export const findChoosable = async (tx: Reader, id: string) =>
  (await tx
    .selectFrom('organisations')
    .select('id')
    .where('id', '=', id)
    .where('choosable', '=', true)
    .executeTakeFirst()) ?? null

type Fields = Omit<Organisation, 'id' | 'version' | 'created_at' | 'updated_at'> & { notes: string }
export type Changes = { [Field in keyof Fields]?: Fields[Field] | undefined }

export async function insertOrganisation(
  tx: Tx,
  { pan, notes, ...fields }: Changes & { display_name: string },
  created_by: string,
): Promise<string> {
  const id = newId()
  await tx
    .insertInto('organisations')
    .values({ id, ...fields, made_by_staff: true, created_by })
    .execute()
  await setPrivate(tx, id, { pan, notes })
  return id
}

/** Null when another version is stored, or the policies allow no change. */
export async function updateOrganisation(
  tx: Tx,
  id: string,
  { version, changes: { pan, notes, ...fields } }: { version: number | undefined; changes: Changes },
): Promise<void> {
  const row = await tx
    .updateTable('organisations')
    .set({ ...fields, version: nextVersion, updated_at: sql`now()` })
    .where('id', '=', id)
    .where(isAtVersion(version))
    .returning('id')
    .executeTakeFirst()
  if (!row) throw stale(await getOrganisation(tx, id))
  await setPrivate(tx, id, { pan, notes })
}

async function setPrivate(tx: Tx, organisation_id: string, values: Pick<Changes, 'pan' | 'notes'>) {
  for (const field of ['pan', 'notes'] as const) {
    const value = values[field]
    if (value === undefined) continue
    await tx
      .insertInto('organisation_private')
      .values({ organisation_id, field, value })
      .onConflict((conflict) => conflict.columns(['organisation_id', 'field']).doUpdateSet({ value }))
      .execute()
  }
}

/** False when one of them doesn't exist or both are the same. */
export async function mergeOrganisations(
  tx: Tx,
  source: string,
  { target, role }: { target: string; role: OrganisationRole | null },
): Promise<boolean> {
  const { rows } = await sql<{
    merged: boolean
  }>`select merge_organisations(${source}, ${target}, ${role}) as merged`.execute(tx)
  return rows[0]?.merged ?? false
}

/** The database decides, also when two owners leave at the same moment. */
export async function withLastOwnerKept<T>(query: Promise<T>): Promise<T> {
  try {
    return await query
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'TW002') {
      throw new AppError(
        'conflict',
        'This is the last owner of an organisation with projects. Make someone else an owner first.',
      )
    }
    throw error
  }
}

type Joined = { organisation_id: string; person_id: string; invitation: { id: string } }

/** For the owners, once for each invitation. */
export const personJoined = ({ organisation_id, person_id, invitation }: Joined): NotificationEvent => ({
  kind: 'person_joined',
  event_key: `person_joined:${invitation.id}`,
  subject: { type: 'organisation', id: organisation_id },
  actor_id: person_id,
  detail: person_id,
})
