import type { Actor } from '@trusswell/domain/actor.ts'
import type { ActivityAction, ActivityEntity, ProjectActivity } from '@trusswell/domain/project-activity.ts'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../platform/database.ts'
import { stamp } from '../../platform/request-context.ts'
import { visibleName } from './visible-name.ts'

type Value = string | number | boolean | null
export type ActivityLine = {
  project_id: string
  entity: ActivityEntity
  entity_id: string
  action: ActivityAction
  /** The new values; together they replay to the current state. */
  change?: Record<string, Value>
  /** Only for samples with a past; otherwise it is now. */
  at?: string
}

export async function insertActivity(tx: Tx, actor: Actor, line: ActivityLine): Promise<void> {
  const { change = {}, at, ...what } = line
  await tx
    .insertInto('project_activity')
    .values({
      ...what,
      actor_id: actor.kind === 'user' ? actor.id : null,
      change: JSON.stringify(change),
      ...(at === undefined ? stamp('at') : { at }),
    })
    .execute()
}

/**
 * The client's rejection of a milestone that held when it was completed again and the client was asked anew; null if it was
 * another answer or none. What the rejection refers to may have been erased since.
 */
export async function findEarlierRejection(tx: Tx, { project_id, id }: { project_id: string; id: string }) {
  const [question, answer] = await tx
    .selectFrom('project_activity')
    .select([
      sql<Record<string, Value>>`change`.as('change'),
      sql<string | null>`(select id from users where id::text = change ->> 'acceptance_by')`.as('by'),
      sql<
        string | null
      >`(select file_id from project_files where file_id::text = change ->> 'acceptance_file_id')`.as(
        'file_id',
      ),
    ])
    .where('project_id', '=', project_id)
    .where('entity', '=', 'milestone')
    .where('entity_id', '=', id)
    .where(sql<boolean>`change ->> 'acceptance' is not null`)
    .orderBy('seq', 'desc')
    .limit(2)
    .execute()
  if (question?.change['acceptance'] !== 'asked' || answer?.change['acceptance'] !== 'rejected') return null
  const values = Object.entries(answer.change).filter(([name]) => name.startsWith('acceptance'))
  return { ...Object.fromEntries(values), acceptance_by: answer.by, acceptance_file_id: answer.file_id }
}

/** What a line is about, by its present name; the reader's policies apply. A removed member is named by the line that added them. */
const subject = sql<string | null>`case line.entity
  when 'milestone' then (select title from milestones where id = line.entity_id)
  when 'task' then (select title from tasks where id = line.entity_id)
  when 'expense' then (select description from expenses where id = line.entity_id)
  when 'risk' then (select title from risks where id = line.entity_id)
  when 'change_request' then (select title from change_requests where id = line.entity_id)
  when 'diary_entry' then coalesce(
    (select entry_date::text from site_diary_entries where id = line.entity_id), line.change ->> 'entry_date'
  )
  when 'project_file' then line.change ->> 'name'
  when 'member' then coalesce(
    (select name from project_members where id = line.entity_id),
    (select coalesce((select name from users where users.id::text = first.change ->> 'user_id'), first.change ->> 'name')
     from project_activity first
     where first.project_id = line.project_id and first.entity_id = line.entity_id and first.action = 'added'
     order by first.seq limit 1)
  )
end`

/**
 * Newest first. The policies keep internal rows from clients. What a shared expense or risk said before it was shared isn't
 * theirs either, so clients get those lines without values, and none about the team's tasks.
 */
export async function listActivity(
  reader: Reader,
  projectId: string,
  { before, limit, reduced }: { before?: number | undefined; limit: number; reduced: boolean },
): Promise<ProjectActivity[]> {
  const { rows } = await sql<ProjectActivity>`
    select line.seq, line.at, line.actor_id, line.entity, line.entity_id, line.action,
      case when ${reduced} and line.entity in ('expense', 'risk') then '{}'::jsonb else line.change end as change,
      ${visibleName('line', 'actor_id')} as actor_name, ${subject} as subject
    from project_activity line
    where line.project_id = ${projectId}
      and (${before ?? null}::bigint is null or line.seq < ${before ?? null}::bigint)
      and (not ${reduced} or line.entity <> 'task')
    order by line.seq desc
    limit ${limit}`.execute(reader)
  return rows
}
