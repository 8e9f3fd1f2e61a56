import type { UserProject } from '@trusswell/domain/user-page.ts'
import { sql } from 'kysely'
import type { Reader } from '../../platform/database.ts'
import { readPage, type Page, type PageQuery } from '../../platform/paging.ts'

const columns = ['id', 'title', 'client_name', 'status', 'created_at'] as const

/** The projects whose team includes the person, with their part in it. */
export const listProjectsOfMember = (
  tx: Reader,
  userId: string,
  query: PageQuery,
): Promise<Page<UserProject>> =>
  readPage(
    tx
      .selectFrom('projects')
      .select(columns)
      .select(
        sql<UserProject['part']>`(select duty from project_members
          where project_id = projects.id and user_id = ${userId})`.as('part'),
      )
      .where('deleted_at', 'is', null)
      .where('id', 'in', (own) =>
        own.selectFrom('project_members').select('project_id').where('user_id', '=', userId),
      ),
    query,
  )

/** The projects of the client's organisation. */
export const listProjectsOfClient = (
  tx: Reader,
  organisationId: string,
  query: PageQuery,
): Promise<Page<UserProject>> =>
  readPage(
    tx
      .selectFrom('projects')
      .select(columns)
      .select(sql<UserProject['part']>`'client'`.as('part'))
      .where('deleted_at', 'is', null)
      .where('organisation_id', '=', organisationId),
    query,
  )

/** Unfinished ones that the person manages. */
export const listManagedIds = async (tx: Reader, userId: string): Promise<string[]> => {
  const rows = await tx
    .selectFrom('projects')
    .select('id')
    .where('manager_id', '=', userId)
    .where('status', 'not in', ['completed', 'cancelled'])
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}
