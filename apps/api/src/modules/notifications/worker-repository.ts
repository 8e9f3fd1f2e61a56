import { organisationReaders } from '@trusswell/domain/notifications.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'

/** With the person it is for, as long as that one can still get it. */
export async function findForMail(tx: Tx, id: string) {
  const found = await tx
    .selectFrom('notifications')
    .innerJoin('users', 'users.id', 'notifications.user_id')
    .select([
      'notifications.id',
      'notifications.kind',
      'notifications.message',
      'notifications.path',
      'users.id as user_id',
      'users.name',
      'users.email',
      'users.role',
      'users.organisation_role',
    ])
    .where('notifications.id', '=', id)
    // Titles and names are somebody's words: they don't go to an address that nobody confirmed.
    .where('users.email_verified', '=', true)
    .where('users.deleted_at', 'is', null)
    .where('users.deactivated_at', 'is', null)
    .executeTakeFirst()
  if (!found) return null
  const { organisation_role: role } = found
  return role === null || organisationReaders(found.kind).includes(role) ? found : null
}

/** Who has something to read in the day that ended. */
export const listDigestReaders = (tx: Tx) =>
  tx.selectFrom('notifications').select('user_id').distinct().where('digest', '=', true).execute()

export const findDigestReader = async (tx: Tx, id: string) =>
  (await tx
    .selectFrom('users')
    .select(['id', 'name', 'email', 'role'])
    .where('id', '=', id)
    .where('email_verified', '=', true)
    .where('deleted_at', 'is', null)
    .where('deactivated_at', 'is', null)
    .executeTakeFirst()) ?? null

/** Of one person, oldest first, from before the day began in India. */
export const listDigest = (tx: Tx, userId: string, day: string) =>
  tx
    .selectFrom('notifications')
    .select(['id', 'kind', 'message', 'path'])
    .where('user_id', '=', userId)
    .where('digest', '=', true)
    .where('created_at', '<', sql<string>`(${day}::date + time '08:00') at time zone 'Asia/Kolkata'`)
    .orderBy('created_at')
    .limit(100)
    .execute()

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

export async function deleteNotificationsOf(tx: Tx, projectId: string): Promise<void> {
  await tx.deleteFrom('notifications').where('project_id', '=', projectId).execute()
}
