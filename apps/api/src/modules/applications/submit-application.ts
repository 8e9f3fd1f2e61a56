import type { Actor } from '@trusswell/domain/actor.ts'
import { applicationNotice } from '@trusswell/domain/application-notice.ts'
import { yearsOf, type ApplicationFields, type ApplicationReceipt } from '@trusswell/domain/applications.ts'
import type { Insertable } from 'kysely'
import type { DB } from '../../db/types.gen.ts'
import { writeAudit } from '../../platform/audit.ts'
import type { Tx } from '../../platform/database.ts'
import { insertFile } from '../../platform/files/records.ts'
import { newId } from '../../platform/ids.ts'
import { writtenReference } from '../../platform/written-reference.ts'
import { insertApplication } from './repository.ts'
import type { Emit } from '../../platform/events.ts'
import { fileReceived } from '../files/events.ts'
import { applicationReceived } from './events.ts'
import { notificationRequested } from '../notifications/events.ts'

export type Posting = { job_id: string | null; position: string }
type Submission = {
  posting: Posting
  fields: ApplicationFields
  file: Insertable<DB['files']> & { id: string }
}

/** Does the same for every address, so that the response doesn't disclose an earlier application. Only the mail does. */
export async function submitApplication(
  tx: Tx,
  emit: Emit,
  actor: Actor,
  { posting, fields, file }: Submission,
): Promise<ApplicationReceipt> {
  const { name, experience, ...rest } = fields
  const row = { id: newId(), position: posting.position, created_at: new Date().toISOString() }
  const source = posting.job_id === null ? 'internship' : 'job'
  await insertFile(tx, file)
  await insertApplication(tx, {
    ...row,
    ...rest,
    source,
    job_id: posting.job_id,
    applicant_name: name,
    experience: experience === null ? 0 : yearsOf(experience),
    resume_file: file.id,
    consent_notice: applicationNotice.version,
    consent_text: rest.keep_longer
      ? `${applicationNotice.text} ${applicationNotice.keep_longer}`
      : applicationNotice.text,
  })
  const receipt = { ...row, reference: await writtenReference(tx) }
  await writeAudit(tx, actor, {
    action: 'application.submitted',
    entity: 'job_application',
    entity_id: receipt.id,
    details: {
      job_id: posting.job_id,
      source,
      consent_notice: applicationNotice.version,
      keep_longer: rest.keep_longer,
      file_id: file.id,
    },
    personal: { subject_id: receipt.id, values: { name, email: fields.email } },
  })
  await emit(tx, fileReceived, { file_id: file.id })
  await emit(tx, applicationReceived, { application_id: receipt.id })
  await emit(tx, notificationRequested, {
    kind: 'application_received',
    event_key: `application_received:${receipt.id}`,
    subject: { type: 'application', id: receipt.id },
    actor_id: null,
    detail: null,
  })
  return receipt
}
