import type { ApplicationProgressView } from '@trusswell/domain/applications.ts'
import { sql } from 'kysely'
import { createHash } from 'node:crypto'
import type { Tx } from '../../platform/database.ts'
import { invalidLink } from '../../platform/errors.ts'

export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')

/** Limits the rest of the transaction to the link's application. */
export async function openLink(tx: Tx, token: string) {
  const token_hash = hashToken(token)
  await sql`select set_config('app.link_token', ${token_hash}, true)`.execute(tx)
  const link = await tx
    .selectFrom('application_tokens')
    .select(['application_id', 'version_id'])
    .where('token_hash', '=', token_hash)
    .executeTakeFirst()
  if (!link) throw invalidLink()
  return link
}

/** For acts of the applicant on the application itself. */
export async function openOwnApplication(tx: Tx, token: string) {
  const link = await openLink(tx, token)
  if (link.version_id !== null) throw invalidLink()
  const application = await findLinked(tx, link.application_id)
  // Deleted by staff, so the applicant can't see it either.
  if (!application || application.erased_at !== null || application.deleted_at !== null) throw invalidLink()
  return application
}

export async function findLinked(tx: Tx, id: string) {
  const row = await tx.selectFrom('job_applications').selectAll().where('id', '=', id).executeTakeFirst()
  return row ?? null
}

export async function listTimeline(tx: Tx, id: string): Promise<ApplicationProgressView['timeline']> {
  return tx
    .selectFrom('application_events')
    .select(['kind', 'status', 'interview_at', 'at'])
    .where('application_id', '=', id)
    .orderBy('at')
    .orderBy('id')
    .execute()
}

export async function findResumeFacts(tx: Tx, file: string | null) {
  if (file === null) return null
  const row = await tx
    .selectFrom('files')
    .select(['name', 'type', 'size', 'state'])
    .where('id', '=', file)
    .executeTakeFirst()
  return row ?? null
}

/** Stored by the worker when it sends the mail. The token itself is only in the mail. */
export async function insertToken(
  tx: Tx,
  link: { token: string; application_id: string; version_id: string | null; days: number },
): Promise<void> {
  await tx
    .insertInto('application_tokens')
    .values({
      token_hash: hashToken(link.token),
      application_id: link.application_id,
      version_id: link.version_id,
      expires_at: sql`now() + make_interval(days => ${link.days})`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
