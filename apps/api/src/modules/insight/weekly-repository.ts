import { staffRoles } from '@trusswell/domain/actor-values.ts'
import type { Role } from '@trusswell/domain/actor.ts'
import { addDays } from '@trusswell/domain/days.ts'
import { defaultPreference, organisationReaders } from '@trusswell/domain/notifications.ts'
import type { OrganisationRole } from '@trusswell/domain/organisation-role.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'

export type WeeklyKind = 'weekly_report' | 'weekly_summary'
export const weeklyKinds: Record<WeeklyKind, Role> = { weekly_report: 'client', weekly_summary: 'manager' }

type WeeklyReader = { id: string; name: string; email: string; organisation_role: OrganisationRole | null }

/** Who wants this mail, may get it and has a running project; of one person, or of all. */
export async function listWeeklyReaders(tx: Tx, kind: WeeklyKind, userId?: string): Promise<WeeklyReader[]> {
  const role = weeklyKinds[kind]
  const byDefault = defaultPreference(kind, role).email
  const { rows } = await sql<WeeklyReader>`
    select users.id, users.name, users.email, users.organisation_role
    from users left join notification_preferences wish on wish.user_id = users.id and wish.kind = ${kind}
    where users.role = ${role} and users.email_verified and users.deleted_at is null and users.deactivated_at is null
      and (${userId ?? null}::uuid is null or users.id = ${userId ?? null}::uuid)
      and (users.role = any (${[...staffRoles]}) or users.organisation_role::text = any (${[...organisationReaders(kind)]}))
      and coalesce(wish.email, ${byDefault})
      and exists (select from projects where ${isTheirs(role)} and ${isRunning})
    order by users.id`.execute(tx)
  return rows
}

const isRunning = sql`projects.deleted_at is null and projects.status in ('planning', 'in_progress')`
const isTheirs = (role: Role) =>
  role === 'client'
    ? sql`projects.organisation_id = users.organisation_id`
    : sql`users.id = any (projects.member_ids)`

/** A mail names this many of a person's projects. */
const mostProjects = 25

export async function listRunningProjects(tx: Tx, kind: WeeklyKind, userId: string) {
  const { rows } = await sql<{ id: string; title: string }>`
    select projects.id, projects.title from projects join users on users.id = ${userId}::uuid
    where ${isTheirs(weeklyKinds[kind])} and ${isRunning}
    order by projects.title, projects.id limit ${mostProjects}`.execute(tx)
  return rows
}

type OpenPayment = { project_id: string; description: string; amount_paise: number; due_date: string | null }

/** Requested payments that are neither paid, reported as paid, nor being paid. */
export const listOwed = (tx: Tx, projects: string[]): Promise<OpenPayment[]> =>
  tx
    .selectFrom('payments')
    .select(['project_id', 'description', 'amount_paise', 'due_date'])
    .where('project_id', 'in', projects)
    .where('deleted_at', 'is', null)
    .where('status', 'in', ['pending', 'failed'])
    .where('requested_by', 'is not', null)
    .where('awaiting_confirmation', '=', false)
    .where('processing', '=', false)
    .orderBy('due_date')
    .orderBy('id')
    .execute()

export const listReceived = (tx: Tx, project: string, { from, to }: { from: string; to: string }) =>
  tx
    .selectFrom('payments')
    .select(['description', 'amount_paise'])
    .where('project_id', '=', project)
    .where('deleted_at', 'is', null)
    .where('status', '=', 'completed')
    .where('paid_at', '>=', startOf(from))
    .where('paid_at', '<', startOf(addDays(to, 1)))
    .orderBy('paid_at')
    .execute()

/** The day's first moment in India. */
const startOf = (day: string) => sql<string>`${day}::date::timestamp at time zone 'Asia/Kolkata'`
