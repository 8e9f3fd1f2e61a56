import type { Actor } from '@trusswell/domain/actor.ts'
import { sql, type Insertable } from 'kysely'
import type { DB } from '../../db/types.gen.ts'
import { writeAudit } from '../../platform/audit.ts'
import type { Tx } from '../../platform/database.ts'
import { AppError, invalidLink } from '../../platform/errors.ts'
import { insertFile } from '../../platform/files/records.ts'
import { eraseApplication } from './erasure.ts'
import { cancelUpcoming } from './interviews.ts'
import { findLinked, openLink, openOwnApplication } from './link-repository.ts'
import type { Emit } from '../../platform/events.ts'
import { fileReceived, fileUnused } from '../files/events.ts'
import { applicationErased, applicationRenewed } from './events.ts'

const entity = 'job_application'
const counted = { version: sql<number>`version + 1`, updated_at: sql<string>`now()` }

export async function replaceResume(
  tx: Tx,
  emit: Emit,
  actor: Actor,
  { token, file }: { token: string; file: Insertable<DB['files']> & { id: string } },
): Promise<void> {
  const application = await openOwnApplication(tx, token)
  const isDecided = application.status === 'accepted' || application.status === 'rejected'
  if (application.withdrawn_at !== null || isDecided) {
    throw new AppError('conflict', 'This application is closed. Its resume can no longer be replaced.')
  }
  await insertFile(tx, file)
  await tx
    .updateTable('job_applications')
    .set({ resume_file: file.id, ...counted })
    .where('id', '=', application.id)
    .execute()
  await writeAudit(tx, actor, {
    action: 'application.resume-replaced',
    entity,
    entity_id: application.id,
    details: { file_id: file.id },
  })
  await emit(tx, fileReceived, { file_id: file.id })
  if (application.resume_file) await emit(tx, fileUnused, { file_id: application.resume_file })
}

/** Idempotent: withdrawing twice succeeds. */
export async function withdraw(tx: Tx, emit: Emit, actor: Actor, token: string): Promise<void> {
  const { id, withdrawn_at } = await openOwnApplication(tx, token)
  if (withdrawn_at !== null) return
  await tx
    .updateTable('job_applications')
    .set({ withdrawn_at: sql`now()`, ...counted })
    .where('id', '=', id)
    .execute()
  await writeAudit(tx, actor, { action: 'application.withdrawn', entity, entity_id: id })
  await cancelUpcoming(tx, emit, actor, id)
}

/** Erases the text in this transaction; the worker deletes the files and the personal data in the audit log. */
export async function eraseMyData(tx: Tx, emit: Emit, actor: Actor, token: string): Promise<void> {
  const { id } = await openOwnApplication(tx, token)
  // The same lock order as for scheduling and changing an interview: the application first, then the interview.
  await tx.selectFrom('job_applications').select('id').where('id', '=', id).forNoKeyUpdate().execute()
  await cancelUpcoming(tx, emit, actor, id)
  await eraseApplication(tx, id)
  await writeAudit(tx, actor, { action: 'application.erased', entity, entity_id: id })
  await emit(tx, applicationErased, { application_id: id })
}

/** Replaces the application with the waiting version. The link becomes invalid, and a mail brings a new one. */
export async function renew(tx: Tx, emit: Emit, actor: Actor, token: string): Promise<void> {
  const link = await openLink(tx, token)
  if (link.version_id === null) throw invalidLink()
  const version = await findLinked(tx, link.version_id)
  if (!version) throw invalidLink()
  const first = await findLinked(tx, link.application_id)
  const isLive = first && !first.withdrawn_at && !first.deleted_at && !first.erased_at
  // The earlier application no longer exists, so this version becomes an application of its own.
  if (!isLive) return standAlone(tx, emit, actor, version.id)
  await tx
    .updateTable('job_applications')
    .set({
      applicant_name: version.applicant_name,
      phone: version.phone,
      experience: version.experience,
      linkedin: version.linkedin,
      cover_letter: version.cover_letter,
      resume_file: version.resume_file,
      consent_notice: version.consent_notice,
      consent_text: version.consent_text,
      keep_longer: version.keep_longer,
      // An applicant who applies again after a rejection is considered again.
      status: first.status === 'rejected' ? 'pending' : first.status,
      renewed_at: sql`now()`,
      ...counted,
    })
    .where('id', '=', first.id)
    .execute()
  await writeAudit(tx, actor, {
    action: 'application.renewed',
    entity,
    entity_id: first.id,
    details: { version_id: version.id },
    personal: { subject_id: first.id, values: { name: version.applicant_name } },
  })
  if (first.resume_file) await emit(tx, fileUnused, { file_id: first.resume_file })
  await tx.deleteFrom('job_applications').where('id', '=', version.id).execute()
  await emit(tx, applicationRenewed, { application_id: first.id })
}

async function standAlone(tx: Tx, emit: Emit, actor: Actor, id: string): Promise<void> {
  await tx
    .updateTable('job_applications')
    .set({ waits_for: null, ...counted })
    .where('id', '=', id)
    .execute()
  await writeAudit(tx, actor, { action: 'application.renewed', entity, entity_id: id })
  await sql`delete from application_tokens where token_hash = app_link_token()`.execute(tx)
  await emit(tx, applicationRenewed, { application_id: id })
}
