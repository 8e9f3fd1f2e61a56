import { staffRoles } from '@trusswell/domain/actor-values.ts'
import { healthOrder } from '@trusswell/domain/insight-health-values.ts'
import { dueDays } from '@trusswell/domain/project-list-values.ts'
import type { Person } from '@trusswell/domain/actor.ts'
import type { Health } from '@trusswell/domain/insight-health.ts'
import type {
  Priority,
  Project,
  ProjectCard,
  ProjectStatus,
  ProjectType,
  StatusChange,
} from '@trusswell/domain/projects.ts'
import { typedReference } from '@trusswell/domain/references.ts'
import type { ProjectDue, ProjectSort } from '@trusswell/domain/project-list.ts'
import type { ProjectMember } from '@trusswell/domain/team.ts'
import { sql, type Insertable, type Selectable, type SelectQueryBuilder, type Updateable } from 'kysely'
import type { DB } from '../../db/types.gen.ts'
import type { Reader, Tx } from '../../platform/database.ts'
import { notFound, stale } from '../../platform/errors.ts'
import { type Page, type PageQuery, readPage } from '../../platform/paging.ts'
import { stamp } from '../../platform/request-context.ts'
import { contains, findIn, isFound, manyFound } from '../../platform/searching.ts'
import { isAtVersion, nextVersion } from '../../platform/versioned.ts'
import { isFromStaff, listLatest } from '../chat/latest-repository.ts'
import { readWorkingHours } from '../settings/repository.ts'
import { changesToPrice } from './change-requests-repository.ts'
import { orderOf } from './project-order.ts'
import { toCard, toProject, type CardRow, type ProjectRow } from './present-project.ts'

export const cardColumns = [
  'id',
  'reference',
  'title',
  'description',
  'client_id',
  'client_name',
  'organisation_id',
  'status',
  'current_phase',
  'priority',
  'start_date',
  'end_date',
  'estimated_duration',
  'next_due_date',
  'manager_id',
  'tasks_weight',
  'tasks_done_weight',
  'milestones_weight',
  'milestones_done_weight',
  'dated_weight',
  'planned_weight',
  'team',
  'agenda',
  'version',
  'created_at',
] as const
const columns = [
  ...cardColumns,
  'project_type',
  'site_address',
  'site_city',
  'site_state',
  'site_postal_code',
  'plot_area',
  'built_up_area',
  'number_of_floors',
  'estimated_cost_paise',
  'agreed_value_paise',
  'agreed_tax_rate',
  'triage',
  'triage_reason',
  'answer_by',
  'contact_by',
  'updated_at',
] as const
const memberColumns = ['id', 'user_id', 'name', 'email', 'duty'] as const

export type ListQuery = PageQuery & {
  search?: string | undefined
  status?: ProjectStatus | undefined
  priority?: Priority | undefined
  health?: Health | undefined
  /** `none`: projects without a manager. */
  manager?: string | undefined
  organisation?: string | undefined
  type?: ProjectType | undefined
  due?: ProjectDue | undefined
  sort?: ProjectSort | undefined
  /** In whose conversation a client waits for an answer. */
  messages?: 'unanswered' | undefined
  /** With a client's change request that staff haven't priced. */
  changes?: 'to_price' | undefined
}
type Cards = Page<ProjectCard>

export async function findProjectRow(tx: Reader, id: string): Promise<ProjectRow | null> {
  const row = await tx
    .selectFrom('projects')
    .select(columns)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row ?? null
}

/** Null becomes 404, so that a hidden project can't be told from one that doesn't exist. */
export async function getProjectRow(tx: Reader, id: string): Promise<ProjectRow> {
  const row = await findProjectRow(tx, id)
  if (!row) throw notFound()
  return row
}

export async function getProject(tx: Reader, id: string, today: string): Promise<Project> {
  const [row, team] = await Promise.all([getProjectRow(tx, id), listTeam(tx, id)])
  const waiting = row.triage === 'waiting' ? await findWhoAnswers(tx, id) : { asked_at: null, contact: null }
  return toProject(row, { team, ...waiting }, today)
}

/** Who asked the client a question that it hasn't answered, or else the contact of the settings. */
async function findWhoAnswers(tx: Reader, id: string) {
  const question = (await listLatest(tx, [id])).find(isFromStaff)
  if (question) return { asked_at: question.created_at, contact: question.sender_name }
  const { newProjectContact } = await readWorkingHours(tx)
  return { asked_at: null, contact: newProjectContact || null }
}

export const listTeam = (tx: Reader, projectId: string): Promise<ProjectMember[]> =>
  tx
    .selectFrom('project_members')
    .select(memberColumns)
    .where('project_id', '=', projectId)
    .orderBy(sql`array_position(array['project_manager', 'site_supervisor', 'member'], duty)`)
    .orderBy('name')
    .orderBy('id')
    .execute()

export async function listAllProjects(tx: Reader, query: ListQuery, today: string): Promise<Cards> {
  const rows = filtered(tx, query, today)
  const found = isSearched(query) ? await findIn(tx, 'projects', query.search, { rows, query }) : null
  const page = readPage(
    found ? rows.where(isFound(found)) : rows,
    query,
    orderOf(query),
    manyFound(found, query),
  )
  return toCards(await page, today)
}

export async function listManagerProjects(
  tx: Reader,
  managerId: string,
  query: ListQuery,
  today: string,
): Promise<Cards> {
  let rows = filtered(tx, query, today).where('id', 'in', assignedTo(tx, managerId))
  if (isSearched(query)) rows = rows.where(contains('search', query.search))
  return toCards(await readPage(rows, query, orderOf(query)), today)
}

/** Unfinished ones of a manager. */
export const listManagerWorst = (tx: Reader, managerId: string, most: number, today: string) =>
  listWorst(
    tx
      .selectFrom('projects')
      .select(cardColumns)
      .where('deleted_at', 'is', null)
      .where('status', 'not in', ['completed', 'cancelled'])
      .where('id', 'in', assignedTo(tx, managerId)),
    most,
    today,
  )

/** All of an organisation, finished ones last. */
export const listClientWorst = (tx: Reader, organisationId: string, most: number, today: string) =>
  listWorst(
    tx
      .selectFrom('projects')
      .select(cardColumns)
      .where('deleted_at', 'is', null)
      .where('organisation_id', '=', organisationId),
    most,
    today,
  )

/** Those that need care first, then by what is due next, and how many there are. */
async function listWorst(
  rows: SelectQueryBuilder<DB, 'projects', CardRow>,
  most: number,
  today: string,
): Promise<{ data: ProjectCard[]; total: number }> {
  const { data, total = 0 } = await readPage(rows, { limit: mostOfOne, count: 'true' })
  const rank = ({ health }: ProjectCard) => healthOrder.indexOf(health)
  const due = ({ next_due_date, due_date }: ProjectCard) => next_due_date ?? due_date ?? '9999'
  const worst = data
    .map((row) => toCard(row, today))
    .toSorted((a, b) => rank(a) - rank(b) || due(a).localeCompare(due(b)))
    .slice(0, most)
  return { data: worst, total }
}

/** Of one organisation, newest first unless sorted. */
export async function listClientProjects(
  tx: Reader,
  organisationId: string,
  query: ListQuery,
  today: string,
): Promise<Cards> {
  let rows = filtered(tx, query, today).where('organisation_id', '=', organisationId)
  if (isSearched(query)) rows = rows.where(contains('search', query.search))
  return toCards(await readPage(rows, query, orderOf(query)), today)
}

/** A reference is a filter of its own. */
const isSearched = (query: ListQuery): query is ListQuery & { search: string } =>
  Boolean(query.search) && !typedReference(query.search ?? '')

function filtered(tx: Reader, query: ListQuery, today: string) {
  const { status, priority, health, manager, organisation, type, due, messages, changes } = query
  let rows = tx.selectFrom('projects').select(cardColumns).where('deleted_at', 'is', null)
  const reference = typedReference(query.search ?? '')
  if (reference) rows = rows.where('reference', '=', reference)
  if (status) rows = rows.where('status', '=', status)
  if (priority) rows = rows.where('priority', '=', priority)
  // As of the last change or midnight; the card's own value is computed again.
  if (health) rows = rows.where('health', '=', health)
  if (manager === 'none') {
    // A finished project needs no manager. Written as in the index, so that the planner uses it.
    rows = rows
      .where('manager_id', 'is', null)
      .where(sql<boolean>`status in ('planning', 'in_progress', 'on_hold')`)
  }
  if (manager && manager !== 'none') rows = rows.where('manager_id', '=', manager)
  if (organisation) rows = rows.where('organisation_id', '=', organisation)
  if (type) rows = rows.where('project_type', '=', type)
  if (due) {
    const { from, until } = dueDays(due, today)
    // Written out as in the index.
    rows = rows
      .where(sql<boolean>`status in ('planning', 'in_progress', 'on_hold')`)
      .where('due_on', '<=', until)
      .$if(from !== null, (dated) => dated.where('due_on', '>=', from))
  }
  if (messages === 'unanswered') {
    const waiting = tx.selectFrom('chat_rooms').select('project_id').where('waiting_id', 'is not', null)
    rows = rows.where('id', 'in', waiting)
  }
  if (changes === 'to_price') rows = rows.where('id', 'in', changesToPrice(tx).select('project_id'))
  return rows
}

const assignedTo = (tx: Reader, userId: string) =>
  tx.selectFrom('project_members').select('project_id').where('user_id', '=', userId)

export async function listCardsOf(tx: Reader, ids: string[], today: string): Promise<ProjectCard[]> {
  if (ids.length === 0) return []
  const rows = await tx.selectFrom('projects').select(cardColumns).where('id', 'in', ids).execute()
  return rows.map((row) => toCard(row, today))
}

type AgendaRow = Pick<Selectable<DB['projects']>, 'id' | 'title' | 'status'> & {
  agenda: unknown
  completed: unknown
}
const agendaColumns = ['id', 'title', 'status', 'agenda', 'completed'] as const
// More projects than one person manages or one client has; an overview isn't paginated.
const mostOfOne = 200

export const listManagerAgendas = (tx: Reader, managerId: string): Promise<AgendaRow[]> =>
  newestAgendas(tx).where('id', 'in', assignedTo(tx, managerId)).execute()

export const listClientAgendas = (tx: Reader, organisationId: string): Promise<AgendaRow[]> =>
  newestAgendas(tx).where('organisation_id', '=', organisationId).execute()

const newestAgendas = (tx: Reader) =>
  tx
    .selectFrom('projects')
    .select(agendaColumns)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostOfOne)

const toCards = ({ data, ...page }: Page<CardRow>, today: string): Cards => ({
  data: data.map((row) => toCard(row, today)),
  ...page,
})

export async function insertProject(tx: Tx, row: Insertable<DB['projects']>): Promise<void> {
  await tx
    .insertInto('projects')
    .values({ ...row, ...stamp('created_at') })
    .execute()
}

type Changes = Omit<Updateable<DB['projects']>, 'id' | 'version' | 'deleted_at'>

export async function updateProject(
  tx: Tx,
  id: string,
  { version, changes, today }: { version: number | undefined; changes: Changes; today: string },
): Promise<ProjectRow> {
  const row = await tx
    .updateTable('projects')
    .set({ ...changes, version: nextVersion, updated_at: sql`now()` })
    .where('id', '=', id)
    .where(isAtVersion(version))
    .where('deleted_at', 'is', null)
    .returning(columns)
    .executeTakeFirst()
  if (row) return row
  throw stale(await getProject(tx, id, today))
}

/** Sets the status of all projects that have another one. Returns them with their earlier status and the decision it made. */
export async function updateStatuses(tx: Tx, ids: string[], status: ProjectStatus) {
  const before = await tx
    .selectFrom('projects')
    .select(['id', 'status', 'triage'])
    .where('id', 'in', ids)
    .where('status', '<>', status)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  if (before.length === 0) return []
  const after = await tx
    .updateTable('projects')
    .set({ status, version: nextVersion, updated_at: sql`now()` })
    .where(
      'id',
      'in',
      before.map(({ id }) => id),
    )
    .returning(['id', 'version', 'triage'])
    .execute()
  return before.map(({ id, status, triage }) => {
    const row = after.find((each) => each.id === id)
    return { change: { id, status, version: row?.version ?? 0 }, ...decidedTo(triage, row?.triage) }
  })
}

/** A trigger decides on a project that waits when its status changes. */
const decidedTo = (before: string | null, after: string | null | undefined): { triage?: string | null } =>
  after === undefined || after === before ? {} : { triage: after }

/** Back to the status it had, unless the project was changed since. `age` is how many seconds ago that was. */
export async function restoreStatus(tx: Tx, { id, version, status }: StatusChange) {
  const changed = await tx
    .selectFrom('projects')
    .select(['triage', sql<number>`extract(epoch from now() - updated_at)::float`.as('age')])
    .where('id', '=', id)
    .where('version', '=', version)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!changed) return null
  const { triage } = await tx
    .updateTable('projects')
    .set({ status, version: nextVersion, updated_at: sql`now()` })
    .where('id', '=', id)
    .returning('triage')
    .executeTakeFirstOrThrow()
  return { age: changed.age, ...decidedTo(changed.triage, triage) }
}

/** Can't be undone by users; money records stay. */
export async function markProjectDeleted(tx: Tx, id: string): Promise<void> {
  const result = await tx
    .updateTable('projects')
    .set({ deleted_at: sql`now()` })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (result.numUpdatedRows !== 1n) throw notFound()
}

/** The client's people and the team, as far as they have accounts. */
export async function listPeople(tx: Reader, projectIds: string[]): Promise<string[]> {
  if (projectIds.length === 0) return []
  const [people, members] = await Promise.all([
    tx
      .selectFrom('users')
      .innerJoin('projects', 'projects.organisation_id', 'users.organisation_id')
      .select('users.id')
      .where('projects.id', 'in', projectIds)
      .execute(),
    tx.selectFrom('project_members').select('user_id').where('project_id', 'in', projectIds).execute(),
  ])
  return [...people.map(({ id }) => id), ...members.map((member) => member.user_id)].filter(
    (id) => id !== null,
  )
}

/** The projects of a client's organisation, or those whose team includes the member of staff. */
export async function listProjectIdsOf(reader: Reader, { id, organisation }: Person): Promise<string[]> {
  const rows = organisation
    ? await reader
        .selectFrom('projects')
        .select('id')
        .where('organisation_id', '=', organisation.id)
        .where('deleted_at', 'is', null)
        .execute()
    : await reader
        .selectFrom('project_members')
        .select('project_id as id')
        .where('user_id', '=', id)
        .execute()
  return rows.map((row) => row.id)
}

/** Staff who can be put on a team, of these ids or with these names. */
export const listStaff = (tx: Reader, wanted: { ids?: string[]; names?: string[] }) =>
  tx
    .selectFrom('users')
    .select(['id', 'name'])
    .where('role', 'in', staffRoles)
    .where('deleted_at', 'is', null)
    .where('deactivated_at', 'is', null)
    .where((row) =>
      row.or([
        row('id', '=', sql<string>`any(${wanted.ids ?? []}::uuid[])`),
        row(
          sql<string>`lower(name)`,
          '=',
          sql<string>`any(${(wanted.names ?? []).map((name) => name.toLowerCase())}::text[])`,
        ),
      ]),
    )
    .execute()

export async function insertMember(tx: Tx, row: Insertable<DB['project_members']>): Promise<void> {
  await tx.insertInto('project_members').values(row).execute()
}
