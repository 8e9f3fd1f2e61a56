import type { Person, Role } from '@trusswell/domain/actor.ts'
import { kindsFor, type NotificationKind } from '@trusswell/domain/notifications.ts'
import type { OrganisationRole } from '@trusswell/domain/organisation-role.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'

/** With the person they are for. */
const withReader = (tx: Tx) =>
  tx
    .selectFrom('notifications')
    .innerJoin('users', 'users.id', 'notifications.user_id')
    .select([
      'notifications.id',
      'notifications.kind',
      'notifications.message',
      'notifications.path',
      'notifications.subject_id',
      'users.id as user_id',
      'users.name',
      'users.email',
      'users.role',
      'users.organisation_id',
      'users.organisation_role',
      // Titles and names are user input, so they aren't mailed to an unconfirmed address.
      sql<boolean>`(email_verified and users.deleted_at is null and deactivated_at is null)`.as('gets_mails'),
      readsProject.as('reads_project'),
    ])

const readsProject = sql<boolean>`(notifications.project_id is null or exists (
  select from projects where projects.id = notifications.project_id and projects.deleted_at is null and (
    users.role = 'admin'
    or (users.role = 'client' and users.organisation_id = projects.organisation_id)
    or (users.role = 'manager' and users.id = any (projects.member_ids))
  )
))`

type Reader = {
  kind: NotificationKind
  role: Role
  organisation_role: OrganisationRole | null
  gets_mails: boolean
  reads_project: boolean
}
/** Roles, teams and organisations may have changed since the notification was made. */
const isMailable = ({ kind, role, organisation_role, gets_mails, reads_project }: Reader) =>
  gets_mails && reads_project && kindsFor(role, organisation_role).includes(kind)

/** Whom the mail is for, with what they may do. */
export const readerOf = (row: {
  user_id: string
  role: Role
  organisation_id: string | null
  organisation_role: OrganisationRole | null
}): Person => ({
  kind: 'user',
  id: row.user_id,
  role: row.role,
  organisation:
    row.organisation_id && row.organisation_role
      ? { id: row.organisation_id, role: row.organisation_role }
      : undefined,
})

export async function findForMail(tx: Tx, id: string) {
  const found = await withReader(tx).where('notifications.id', '=', id).executeTakeFirst()
  return found && isMailable(found) ? found : null
}

/** People with notifications that wait for the daily mail. */
export const listDigestReaders = (tx: Tx) =>
  tx.selectFrom('notifications').select('user_id').distinct().where('digest', '=', true).execute()

/** Lists one person's notifications from before 8:00 of the day in India, oldest first, and whether each may still be mailed. */
export async function listDigest(tx: Tx, userId: string, day: string) {
  const rows = await withReader(tx)
    .where('notifications.user_id', '=', userId)
    .where('notifications.digest', '=', true)
    .where(
      'notifications.created_at',
      '<',
      sql<string>`(${day}::date + time '08:00') at time zone 'Asia/Kolkata'`,
    )
    .orderBy('notifications.created_at')
    .limit(100)
    .execute()
  return rows.map((row) => ({ ...row, mailable: isMailable(row) }))
}

/** They have been sent; the next digest begins after them. */
export async function endDigest(tx: Tx, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await tx.updateTable('notifications').set({ digest: false }).where('id', 'in', ids).execute()
}

type Period = { from: string; until: string }

/** Open milestones and tasks of running projects whose due date is near or has just passed. */
export const listReminders = async (tx: Tx, period: Period) => [
  ...(await listDue(tx, 'milestones', period)).map((row) => ({ ...row, type: 'milestone' as const })),
  ...(await listDue(tx, 'tasks', period)).map((row) => ({ ...row, type: 'task' as const })),
]

const listDue = (tx: Tx, table: 'milestones' | 'tasks', { from, until }: Period) =>
  tx
    .selectFrom(table)
    .innerJoin('projects', 'projects.id', `${table}.project_id`)
    .select([`${table}.id`, sql<string>`${sql.ref(`${table}.due_date`)}`.as('due_date')])
    .where(`${table}.deleted_at`, 'is', null)
    .where(`${table}.status`, 'not in', ['completed', 'done'])
    .where(`${table}.due_date`, '>=', from)
    .where(`${table}.due_date`, '<=', until)
    .where('projects.deleted_at', 'is', null)
    .where('projects.status', 'in', ['planning', 'in_progress'])
    .orderBy(`${table}.due_date`)
    .execute()

export async function expireNotifications(tx: Tx): Promise<void> {
  await tx
    .deleteFrom('notifications')
    .where('created_at', '<', sql<string>`now() - interval '12 months'`)
    .execute()
}

/** About enquiries and applications whose senders were erased. */
export async function deleteNotificationsAbout(tx: Tx, subjectIds: string[]): Promise<void> {
  if (subjectIds.length === 0) return
  await tx.deleteFrom('notifications').where('subject_id', 'in', subjectIds).execute()
}

export async function deleteNotificationsOf(tx: Tx, projectId: string): Promise<void> {
  await tx.deleteFrom('notifications').where('project_id', '=', projectId).execute()
}
