import { sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'

/** Keeps only what statistics need: position, outcome and month. Triggers delete the dependent rows. */
const erased = {
  applicant_name: '',
  email: '',
  phone: null,
  linkedin: null,
  cover_letter: null,
  skills: sql<string[]>`'{}'`,
  notes: null,
  resume_url: null,
  reference: null,
  rejection_reason: null,
  rejection_note: null,
  erased_at: sql<string>`now()`,
  created_at: sql<string>`date_trunc('month', created_at)`,
  updated_at: sql<string>`date_trunc('month', now())`,
} as const

export async function eraseApplication(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('job_applications').set(erased).where('id', '=', id).execute()
}

/** Applications whose retention period has ended, with the rule that applies. */
export async function listExpired(tx: Tx, limit: number): Promise<{ id: string; reason: string }[]> {
  const { rows } = await sql<{ id: string; reason: string }>`
    (select id, 'rejected' as reason from job_applications
      where status = 'rejected' and erased_at is null
        and decided_at < now() - case when keep_longer then interval '36 months' else interval '12 months' end
      limit ${limit})
    union all
    (select id, 'withdrawn' from job_applications
      where withdrawn_at < now() - interval '30 days' and erased_at is null limit ${limit})
    union all
    (select id, 'deleted' from job_applications
      where deleted_at < now() - interval '30 days' and erased_at is null limit ${limit})
    union all
    (select id, 'never confirmed' from job_applications
      where waits_for is not null and erased_at is null and created_at < now() - interval '14 days' limit ${limit})
    limit ${limit}`.execute(tx)
  return [...new Map(rows.map((row) => [row.id, row])).values()]
}

/** Detaches the files of an erased application and deletes its waiting versions; the caller deletes the files. */
export async function detachFiles(tx: Tx, id: string): Promise<{ files: string[]; subjects: string[] }> {
  const versions = await tx
    .deleteFrom('job_applications')
    .where('waits_for', '=', id)
    .returning(['id', 'resume_file'])
    .execute()
  const own = await tx
    .selectFrom('job_applications')
    .select('resume_file')
    .where('id', '=', id)
    .executeTakeFirst()
  await tx.updateTable('job_applications').set({ resume_file: null }).where('id', '=', id).execute()
  // Versions that replaced it earlier have their own ids in the audit log.
  const { rows: merged } = await sql<{ id: string }>`
    select details ->> 'version_id' as id from audit_entries
    where entity = 'job_application' and entity_id = ${id} and action = 'application.renewed'
      and details ? 'version_id'`.execute(tx)
  const files = [own?.resume_file, ...versions.map((version) => version.resume_file)]
  return {
    files: files.filter((file): file is string => typeof file === 'string'),
    subjects: [id, ...versions.map((version) => version.id), ...merged.map((version) => version.id)],
  }
}

/** A version isn't an application of its own, so it leaves no row for statistics. */
export async function dropVersion(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('job_applications').where('id', '=', id).where('waits_for', 'is not', null).execute()
}
