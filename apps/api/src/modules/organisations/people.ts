import type { OrganisationRole } from '@trusswell/domain/organisation-role.ts'
import type { FoundContact, OrganisationPerson, ProjectContact } from '@trusswell/domain/organisations.ts'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../platform/database.ts'
import { notFound } from '../../platform/errors.ts'
import { byExpression, type PageQuery, readPage } from '../../platform/paging.ts'
import { contains } from '../../platform/searching.ts'
import { withLastOwnerKept } from './repository.ts'

const columns = [
  'id',
  'name',
  'email',
  'email_verified',
  sql<OrganisationRole>`organisation_role`.as('role'),
  sql<'active' | 'inactive'>`case when deactivated_at is null then 'active' else 'inactive' end`.as('status'),
  'created_at',
] as const

const peopleOf = (tx: Reader, organisationId: string) =>
  tx.selectFrom('users').where('organisation_id', '=', organisationId).where('deleted_at', 'is', null)

const ownersFirst = byExpression(
  `case organisation_role when 'owner' then '0 ' else '1 ' end || lower(name)`,
  'asc',
  'text',
)

/** Owners first, then by name. */
export const listPeopleOf = (tx: Reader, organisationId: string, query: PageQuery) =>
  readPage(peopleOf(tx, organisationId).select(columns), query, ownersFirst)

export async function getPersonOf(
  tx: Reader,
  organisationId: string,
  id: string,
): Promise<OrganisationPerson> {
  const row = await peopleOf(tx, organisationId).select(columns).where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return row
}

export const findPersonByEmail = (tx: Reader, organisationId: string, email: string) =>
  peopleOf(tx, organisationId).select('id').where('email', '=', email).executeTakeFirst()

export async function listPeopleIds(tx: Reader, organisationIds: string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('users')
    .select('id')
    .where('organisation_id', 'in', organisationIds)
    .execute()
  return rows.map(({ id }) => id)
}

/** Those who can be reached, owners first. The telephone number is the organisation's. */
export const listContacts = (tx: Reader, organisationId: string): Promise<ProjectContact[]> =>
  tx
    .selectFrom('users')
    .innerJoin('organisations', 'organisations.id', 'users.organisation_id')
    .select([
      'users.id',
      'users.name',
      'users.email',
      'organisations.phone',
      sql<OrganisationRole>`users.organisation_role`.as('role'),
    ])
    .where('users.organisation_id', '=', organisationId)
    .where('users.deleted_at', 'is', null)
    .where('users.deactivated_at', 'is', null)
    .orderBy(sql`array_position(array['owner', 'finance', 'viewer'], users.organisation_role)`)
    .orderBy('users.name')
    .orderBy('users.id')
    .limit(100)
    .execute()

/** Contacts of the projects that a manager is on, by their name, address or organisation. */
export const findContacts = (
  tx: Reader,
  managerId: string,
  { search = '', limit }: { search?: string | undefined; limit: number },
): Promise<FoundContact[]> =>
  tx
    .with('own', (of) =>
      of
        .selectFrom('projects')
        .select(['id', 'organisation_id', 'created_at'])
        .where('deleted_at', 'is', null)
        .where('id', 'in', (mine) =>
          mine.selectFrom('project_members').select('project_id').where('user_id', '=', managerId),
        ),
    )
    .selectFrom('users')
    .innerJoin('organisations', 'organisations.id', 'users.organisation_id')
    .innerJoinLateral(
      (of) =>
        of
          .selectFrom('own')
          .select('own.id as project_id')
          .whereRef('own.organisation_id', '=', 'users.organisation_id')
          .orderBy('own.created_at', 'desc')
          .orderBy('own.id', 'desc')
          .limit(1)
          .as('latest'),
      (join) => join.onTrue(),
    )
    .select([
      'users.id',
      'users.name',
      'users.email',
      'organisations.display_name as organisation',
      'latest.project_id',
    ])
    .where('users.organisation_id', 'in', (of) => of.selectFrom('own').select('own.organisation_id'))
    .where('users.deleted_at', 'is', null)
    .where('users.deactivated_at', 'is', null)
    .where(contains(`lower(concat_ws(' ', users.name, users.email, organisations.display_name))`, search))
    .orderBy('users.name')
    .orderBy('users.id')
    .limit(limit)
    .execute()

type Of = { organisation_id: string; person_id: string }

/** Roles and memberships are changed by functions that know who may; false becomes 404. */
export async function setRole(
  tx: Tx,
  { organisation_id, person_id }: Of,
  role: OrganisationRole,
): Promise<void> {
  const call = sql<{ done: boolean }>`
    select set_organisation_role(${organisation_id}, ${person_id}, ${role}) as done`
  const { rows } = await withLastOwnerKept(call.execute(tx))
  if (!rows[0]?.done) throw notFound()
}

export async function removePerson(tx: Tx, { organisation_id, person_id }: Of): Promise<void> {
  const call = sql<{
    done: boolean
  }>`select remove_from_organisation(${organisation_id}, ${person_id}) as done`
  const { rows } = await withLastOwnerKept(call.execute(tx))
  if (!rows[0]?.done) throw notFound()
}
