import { staffRoles } from '@trusswell/domain/actor-values.ts'
import type { Application } from '@trusswell/domain/applications.ts'
import type { Interview } from '@trusswell/domain/interviews.ts'
import { sql, type Insertable, type Updateable } from 'kysely'
import type { DB } from '../../db/types.gen.ts'
import type { Reader, Tx } from '../../platform/database.ts'
import { notFound } from '../../platform/errors.ts'
import { momentInSql, stamp } from '../../platform/request-context.ts'
import { isAtVersion, nextVersion } from '../../platform/versioned.ts'

type Table = DB['application_interviews']

/** For lists of applications, which have at most one future interview each. */
export const latestInterview = sql<Application['interview']>`(
  select jsonb_build_object(
    'starts_at', to_char(starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'minutes', minutes
  )
  from application_interviews
  where application_id = job_applications.id and cancelled_at is null
  order by starts_at desc limit 1
)`

const inIndia = sql`application_interviews.starts_at at time zone 'Asia/Kolkata'`
const columns = [
  'id',
  'application_id',
  'starts_at',
  sql<string>`to_char(${inIndia}, 'YYYY-MM-DD')`.as('day'),
  sql<string>`to_char(${inIndia}, 'HH24:MI')`.as('time'),
  'minutes',
  sql<Interview['kind']>`kind`.as('kind'),
  'place',
  'note',
  sql<Interview['interviewers']>`(
    select coalesce(jsonb_agg(jsonb_build_object('id', u.id, 'name', u.name) order by u.name, u.id), '[]')
    from application_interviewers p join users u on u.id = p.user_id
    where p.interview_id = application_interviews.id
  )`.as('interviewers'),
  sql<string[]>`(
    select coalesce(array_agg(distinct u.name), '{}')
    from application_interviewers own
      join application_interviewers another on another.user_id = own.user_id and another.interview_id <> own.interview_id
      join application_interviews i on i.id = another.interview_id
      join users u on u.id = own.user_id
    where own.interview_id = application_interviews.id and i.cancelled_at is null
      and i.starts_at < application_interviews.starts_at + make_interval(mins => application_interviews.minutes)
      and i.starts_at + make_interval(mins => i.minutes) > application_interviews.starts_at
  )`.as('busy'),
  'cancelled_at',
  'version',
] as const

const complete = (row: Omit<Interview, 'interviewer_ids'>): Interview => ({
  ...row,
  interviewer_ids: row.interviewers.map(({ id }) => id).toSorted(),
})

/** Without cancelled ones, latest first. */
export async function listInterviews(tx: Reader, application_id: string): Promise<Interview[]> {
  const rows = await tx
    .selectFrom('application_interviews')
    .select(columns)
    .where('application_id', '=', application_id)
    .where('cancelled_at', 'is', null)
    .orderBy('starts_at', 'desc')
    .limit(50)
    .execute()
  return rows.map(complete)
}

export async function findInterview(tx: Reader, id: string): Promise<Interview | null> {
  const row = await tx
    .selectFrom('application_interviews')
    .select(columns)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? complete(row) : null
}

export async function getInterview(tx: Reader, application_id: string, id: string): Promise<Interview> {
  const interview = await findInterview(tx, id)
  if (interview?.application_id !== application_id) throw notFound()
  return interview
}

/** Not over, and today or tomorrow in India; the overview counts the same (insight/counts.ts). */
export const interviewsSoon = (tx: Reader) =>
  tx
    .selectFrom('application_interviews')
    .where('cancelled_at', 'is', null)
    // The longest duration, so that the index is read only from there.
    .where('starts_at', '>', sql<string>`now() - interval '8 hours'`)
    .where(
      'starts_at',
      '<',
      sql<string>`((now() at time zone 'Asia/Kolkata')::date + 2)::timestamp at time zone 'Asia/Kolkata'`,
    )
    .where(sql<boolean>`starts_at + make_interval(mins => minutes) > now()`)

/** What the applicant sees of the next interview. */
export async function findUpcoming(tx: Reader, application_id: string) {
  const row = await tx
    .selectFrom('application_interviews')
    .select(['starts_at', 'minutes', sql<Interview['kind']>`kind`.as('kind'), 'place', 'note'])
    .where('application_id', '=', application_id)
    .where('cancelled_at', 'is', null)
    .where(sql<boolean>`starts_at + make_interval(mins => minutes) > now()`)
    .executeTakeFirst()
  return row ?? null
}

export const listUpcoming = (tx: Tx, application_id: string) =>
  tx
    .selectFrom('application_interviews')
    .select(['id', 'application_id', 'starts_at', 'minutes', 'version'])
    .where('application_id', '=', application_id)
    .where('cancelled_at', 'is', null)
    .where('starts_at', '>', sql<string>`now()`)
    .execute()

export async function insertInterview(tx: Tx, row: Insertable<Table>): Promise<void> {
  await tx
    .insertInto('application_interviews')
    .values({ ...row, ...stamp('created_at'), ...stamp('updated_at') })
    .execute()
}

/** False if a colleague changed it first. */
export async function updateInterview(
  tx: Tx,
  id: string,
  version: number | undefined,
  changes: Updateable<Table> | 'cancel',
): Promise<boolean> {
  const values = changes === 'cancel' ? { cancelled_at: momentInSql() } : changes
  const { numUpdatedRows } = await tx
    .updateTable('application_interviews')
    .set({ ...values, version: nextVersion, updated_at: momentInSql() })
    .where('id', '=', id)
    .where('cancelled_at', 'is', null)
    .where(isAtVersion(version))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function listInterviewerIds(tx: Tx, interview_id: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('application_interviewers')
    .select('user_id')
    .where('interview_id', '=', interview_id)
    .execute()
  return rows.map(({ user_id }) => user_id)
}

/** Returns those who are no longer among them. */
export async function setInterviewers(tx: Tx, interview_id: string, ids: string[]): Promise<string[]> {
  const before = await listInterviewerIds(tx, interview_id)
  const removed = before.filter((id) => !ids.includes(id))
  const added = ids.filter((id) => !before.includes(id))
  if (removed.length > 0)
    await tx
      .deleteFrom('application_interviewers')
      .where('interview_id', '=', interview_id)
      .where('user_id', 'in', removed)
      .execute()
  if (added.length > 0)
    await tx
      .insertInto('application_interviewers')
      .values(added.map((user_id) => ({ interview_id, user_id })))
      .execute()
  return removed
}

/** Whether they were sent an invitation. An invitation that a later version replaced before sending doesn't count. */
export async function wasInvited(tx: Tx, id: string, recipient_digest: string): Promise<boolean> {
  const row = await tx
    .selectFrom('mail_deliveries')
    .innerJoin('application_interviews', 'application_id', 'subject_id')
    .select('mail_deliveries.id')
    .where('application_interviews.id', '=', id)
    .where('mail_deliveries.kind', '=', 'applications.interview')
    .where('recipient_digest', '=', recipient_digest)
    .where('state', '=', 'sent')
    // Earlier invitations were to an earlier interview.
    .whereRef('started_at', '>=', 'application_interviews.created_at')
    .executeTakeFirst()
  return row !== undefined
}

/** For a mail to a member of staff; null if they can't sign in any more. */
export async function findInterviewer(tx: Tx, id: string) {
  const row = await tx
    .selectFrom('users')
    .select(['id', 'name', 'email', 'role'])
    .where('id', '=', id)
    .where('role', 'in', staffRoles)
    .where('deleted_at', 'is', null)
    .where('deactivated_at', 'is', null)
    .executeTakeFirst()
  return row ?? null
}
