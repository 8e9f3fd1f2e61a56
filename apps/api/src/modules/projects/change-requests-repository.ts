import { changeableStatuses } from '@trusswell/domain/change-request-values.ts'
import type { ChangeRequest } from '@trusswell/domain/change-requests.ts'
import { toRupees } from '@trusswell/domain/money.ts'
import { sql, type Insertable, type Updateable } from 'kysely'
import type { DB } from '../../db/types.gen.ts'
import type { Reader, Tx } from '../../platform/database.ts'
import { notFound, stale } from '../../platform/errors.ts'
import { newestFirst, type PageQuery, readPage } from '../../platform/paging.ts'
import { stamp } from '../../platform/request-context.ts'
import { nextVersion } from '../../platform/versioned.ts'
import { visibleName } from './visible-name.ts'

type Where = { project_id: string; id: string }

const columns = [
  'id',
  'project_id',
  'title',
  'description',
  'cost_paise',
  'days',
  'state',
  'proposed_by_client',
  'closed_at',
  'due_from',
  'due_to',
  'version',
  'created_at',
  visibleName('change_requests', 'proposed_by').as('proposed_by'),
  visibleName('change_requests', 'closed_by').as('closed_by'),
] as const

/** Clients' requests that wait for staff to price them. */
export const changesToPrice = (tx: Reader) =>
  tx
    .selectFrom('change_requests')
    .where('state', '=', 'proposed')
    .where('proposed_by_client', '=', true)
    .where('cost_paise', 'is', null)
    .where((row) =>
      row.exists(
        row
          .selectFrom('projects as of')
          .select('of.id')
          .whereRef('of.id', '=', 'change_requests.project_id')
          .where('of.status', 'in', changeableStatuses),
      ),
    )

/** Priced changes of an organisation's projects that wait for its owners. */
export const listChangesToDecide = (tx: Reader, organisationId: string) =>
  tx
    .selectFrom('projects')
    .innerJoin('change_requests', 'change_requests.project_id', 'projects.id')
    .select([
      'change_requests.id',
      'change_requests.title',
      'change_requests.project_id',
      'projects.title as project_title',
      (row) => row.ref('change_requests.cost_paise').$notNull().as('cost_paise'),
      (row) => row.ref('change_requests.days').$notNull().as('days'),
    ])
    .where('projects.organisation_id', '=', organisationId)
    .where('projects.deleted_at', 'is', null)
    .where('projects.status', 'in', changeableStatuses)
    .where('change_requests.state', '=', 'proposed')
    .where('change_requests.cost_paise', 'is not', null)
    .orderBy('change_requests.created_at')
    .limit(20)
    .execute()

/** Of projects that the person is on the team of. */
export const listChangesToPrice = (tx: Reader, userId: string) =>
  tx
    .selectFrom('change_requests')
    .innerJoin('projects', 'projects.id', 'change_requests.project_id')
    .select([
      'change_requests.id',
      'change_requests.title',
      'change_requests.project_id',
      'projects.title as project_title',
      'change_requests.created_at',
    ])
    .where('projects.id', 'in', (own) =>
      own.selectFrom('project_members').select('project_id').where('user_id', '=', userId),
    )
    .where('projects.deleted_at', 'is', null)
    .where('change_requests.id', 'in', changesToPrice(tx).select('id'))
    .orderBy('change_requests.created_at')
    .limit(20)
    .execute()

const selectRequests = (tx: Reader, project_id: string) =>
  tx.selectFrom('change_requests').select(columns).where('project_id', '=', project_id)

type Row = Awaited<ReturnType<typeof findChangeRequest>>
export const presentChange = (row: NonNullable<Row>): ChangeRequest => ({
  ...row,
  cost: row.cost_paise === null ? null : toRupees(row.cost_paise),
})

export async function listChangeRequests(tx: Reader, project_id: string, query: PageQuery) {
  const page = await readPage(selectRequests(tx, project_id), query, newestFirst)
  return { ...page, data: page.data.map(presentChange) }
}

export const findChangeRequest = (tx: Reader, { project_id, id }: Where) =>
  selectRequests(tx, project_id).where('id', '=', id).executeTakeFirst()

export async function getChangeRequest(tx: Reader, where: Where) {
  const row = await findChangeRequest(tx, where)
  if (!row) throw notFound()
  return row
}

export async function insertChangeRequest(tx: Tx, row: Insertable<DB['change_requests']> & Where) {
  await tx
    .insertInto('change_requests')
    .values({ ...row, ...stamp('created_at') })
    .execute()
  return getChangeRequest(tx, row)
}

/** Changes an open request at the version that was seen. */
export async function updateChangeRequest(
  tx: Tx,
  where: Where,
  version: number,
  values: Updateable<DB['change_requests']>,
) {
  const { numUpdatedRows } = await tx
    .updateTable('change_requests')
    .set({ ...values, version: nextVersion, updated_at: sql`now()` })
    .where('project_id', '=', where.project_id)
    .where('id', '=', where.id)
    .where('version', '=', version)
    .where('state', '=', 'proposed')
    .executeTakeFirst()
  const row = await getChangeRequest(tx, where)
  if (numUpdatedRows === 0n) throw stale(presentChange(row))
  return row
}
