import { system } from '@trusswell/domain/actor.ts'
import { mailedLinkDays, type MailedPurpose } from '@trusswell/domain/mailed-links.ts'
import { sql } from 'kysely'
import type { WorkerDeps } from '../../deps.ts'
import type { Tx } from '../../platform/database.ts'
import { invalidLink } from '../../platform/errors.ts'
import type { MailedLink } from './events.ts'

const inTime = sql<boolean>`mailed_links.created_at > now() - make_interval(days => ${mailedLinkDays})`

/** An unused link and its person as they are now. Null also for people who have to sign in. */
export async function findMailedLink(tx: Tx, id: string) {
  const row = await tx
    .selectFrom('mailed_links')
    .innerJoin('users', 'users.id', 'mailed_links.user_id')
    .select([
      'mailed_links.id',
      'mailed_links.purpose',
      'mailed_links.subject_id',
      'mailed_links.project_id',
      'users.id as user_id',
      'users.name',
      'users.email',
      'users.organisation_id',
      'users.organisation_role',
    ])
    .where('mailed_links.id', '=', id)
    .where('mailed_links.used_at', 'is', null)
    .where(inTime)
    .where(mayAnswerByMail)
    .executeTakeFirst()
  return row ? { ...row, purpose: row.purpose as MailedPurpose } : null
}

/** Staff and people with two-factor authentication sign in: a mailbox alone is not enough for them. */
const mayAnswerByMail = sql<boolean>`(users.role = 'client' and users.email_verified and not users.two_factor_enabled
  and users.deactivated_at is null and users.deleted_at is null and users.organisation_id is not null)`

/** The URL of a link. Undefined for people who have to sign in; a job that runs twice passes the same id and mails the same link. */
export async function mailLink(
  { db, origin, mailedLinks }: WorkerDeps,
  to: { id: string; email: string },
  link: MailedLink,
): Promise<string | undefined> {
  const made = await db.as(system, (tx) => insertMailedLink(tx, to.id, link))
  return made ? `${origin}/answer?token=${mailedLinks.issue(made, to)}` : undefined
}

/** For the worker. Null when this person has to sign in; the same id again is the same link. */
async function insertMailedLink(tx: Tx, userId: string, link: MailedLink): Promise<MailedLink | null> {
  const person = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where(mayAnswerByMail)
    .executeTakeFirst()
  if (!person) return null
  await tx
    .insertInto('mailed_links')
    .values({ ...link, user_id: userId })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  return link
}

/** Runs as the person who answers. Of two answers at the same time the second finds the link used. */
export async function useMailedLink(tx: Tx, id: string): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('mailed_links')
    .set({ used_at: sql`now()` })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw invalidLink()
}

/** A used link with what its person is notified of. Null once either is gone. */
export async function findUsedLink(tx: Tx, id: string) {
  const row = await tx
    .selectFrom('mailed_links')
    .innerJoin('users', 'users.id', 'mailed_links.user_id')
    .innerJoin('projects', 'projects.id', 'mailed_links.project_id')
    .leftJoin('milestones', 'milestones.id', 'mailed_links.subject_id')
    .leftJoin('change_requests', 'change_requests.id', 'mailed_links.subject_id')
    .select([
      'mailed_links.purpose',
      'mailed_links.project_id',
      sql<string>`mailed_links.used_at`.as('used_at'),
      'users.name',
      'users.email',
      'projects.title as project',
      sql<string | null>`coalesce(milestones.title, change_requests.title)`.as('title'),
    ])
    .where('mailed_links.id', '=', id)
    .where('mailed_links.used_at', 'is not', null)
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst()
  return row ? { ...row, purpose: row.purpose as MailedPurpose } : null
}

export async function expireMailedLinks(tx: Tx): Promise<void> {
  await tx
    .deleteFrom('mailed_links')
    .where(sql<boolean>`not ${inTime}`)
    .execute()
}
