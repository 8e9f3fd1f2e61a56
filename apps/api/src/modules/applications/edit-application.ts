import type { Actor } from '@trusswell/domain/actor.ts'
import type {
  Application,
  ApplicationPatch,
  ApplicationStatus,
  NewApplication,
} from '@trusswell/domain/applications.ts'
import { fillTemplate } from '@trusswell/domain/mail-templates.ts'
import pg from 'pg'
import { writeAudit } from '../../platform/audit.ts'
import type { Tx } from '../../platform/database.ts'
import { AppError, invalidField } from '../../platform/errors.ts'
import { newId } from '../../platform/ids.ts'
import { changesNothing, mustRepeat } from '../../platform/versioned.ts'
import { cancelUpcoming } from './interviews.ts'
import { getApplication, insertApplication, insertMail, updateApplication } from './repository.ts'
import type { Emit } from '../../platform/events.ts'
import { applicationMailWritten } from './events.ts'

const entity = 'job_application'

export async function addApplication(tx: Tx, actor: Actor, fields: NewApplication): Promise<Application> {
  const id = newId()
  await insertApplication(tx, { id, source: 'staff', ...fields, job_id: fields.job_id ?? null })
  await writeAudit(tx, actor, {
    action: 'application.added',
    entity,
    entity_id: id,
    details: { status: fields.status },
    personal: { subject_id: id, values: { name: fields.applicant_name, email: fields.email } },
  })
  return getApplication(tx, id)
}

/** Also sends the mail, if one was written. It goes out only after this transaction is committed. */
export async function editApplication(
  tx: Tx,
  emit: Emit,
  actor: Actor,
  { id, patch }: { id: string; patch: ApplicationPatch },
): Promise<Application> {
  const before = await getApplication(tx, id)
  await mustRepeat(() => before)
  const { version, mail, ...changes } = patch
  if (!mail && before.deleted_at === null && changesNothing(before, changes, version)) return before
  mustBeRejected(changes.status ?? before.status, changes)
  const application = await updateApplication(tx, id, version, changes)
  await writeAudit(tx, actor, {
    action: 'application.updated',
    entity,
    entity_id: id,
    details: { fields: Object.keys(changes), status: application.status, mail: mail !== undefined },
  })
  const isClosed = application.status === 'rejected' && before.status !== 'rejected'
  if (isClosed) await cancelUpcoming(tx, emit, actor, id)
  if (mail) {
    const mail_id = newId()
    const { applicant_name: name, position, status } = application
    const texts = fillTemplate(mail, { name, position })
    await insertMail(tx, { id: mail_id, application_id: id, status, ...texts })
    await emit(tx, applicationMailWritten, { mail_id })
  }
  return isClosed ? getApplication(tx, id) : application
}

/** Only rejected applications have a reason; a trigger clears it when the status changes. */
export function mustBeRejected(
  status: ApplicationStatus,
  { rejection_reason, rejection_note }: Pick<ApplicationPatch, 'rejection_reason' | 'rejection_note'>,
) {
  if (status === 'rejected') return
  if (rejection_reason) throw invalidField('rejection_reason', 'Only rejected applications can have a reason')
  if (rejection_note) throw invalidField('rejection_note', 'Only rejected applications can have a reason')
}

/** An e-mail address has one application per position; editing or restoring must not create a second one. */
export function refuseSecond(error: unknown): never {
  if (error instanceof pg.DatabaseError && error.constraint === 'job_applications_one') {
    throw new AppError(
      'conflict',
      'There’s already an application with this e-mail address for this position.',
    )
  }
  if (error instanceof pg.DatabaseError && error.constraint === 'job_applications_job_id_fkey') {
    throw new AppError('invalid_request', 'This position doesn’t exist', {
      fields: { job_id: 'This position doesn’t exist' },
    })
  }
  throw error
}
