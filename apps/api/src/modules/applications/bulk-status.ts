import type { Actor } from '@trusswell/domain/actor.ts'
import type { Application, ApplicationStatus, StatusMail } from '@trusswell/domain/applications.ts'
import type { ApplicationStatusChange, BulkApplicationStatus } from '@trusswell/domain/bulk-applications.ts'
import { bulkNoticeSeconds, bulkUndoSeconds } from '@trusswell/domain/bulk.ts'
import { fillTemplate } from '@trusswell/domain/mail-templates.ts'
import type { RejectionReason } from '@trusswell/domain/rejections.ts'
import { sql } from 'kysely'
import { writeAudit } from '../../platform/audit.ts'
import type { Tx } from '../../platform/database.ts'
import type { Emit } from '../../platform/events.ts'
import { newId } from '../../platform/ids.ts'
import { mustBeRejected } from './edit-application.ts'
import { applicationMailWritten } from './events.ts'
import { cancelUpcoming } from './interviews.ts'
import { findStatusEvent, getApplication, insertMail, updateApplication } from './repository.ts'
import { getTemplate } from './templates.ts'

const entity = 'job_application'

/** Sets the status of all applications that have another one. The mails wait until the time to undo is over. */
export async function setStatuses(
  tx: Tx,
  emit: Emit,
  actor: Actor,
  { ids, status, rejection_reason, send_mail }: BulkApplicationStatus,
): Promise<{ data: Application[]; changed: ApplicationStatusChange[] }> {
  mustBeRejected(status, { rejection_reason })
  const rows = await tx
    .selectFrom('job_applications')
    .select([
      'id',
      'version',
      sql<ApplicationStatus>`status`.as('status'),
      sql<RejectionReason | null>`rejection_reason`.as('rejection_reason'),
      'rejection_note',
    ])
    .where('id', 'in', ids)
    .where('status', '<>', status)
    .where('withdrawn_at', 'is', null)
    .where('waits_for', 'is', null)
    .where('erased_at', 'is', null)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    // An interview that is being cancelled adds to the application's history, which a stronger lock would block.
    .forNoKeyUpdate()
    .execute()
  const template = send_mail && (await getTemplate(tx, status))
  const data: Application[] = []
  const changed: ApplicationStatusChange[] = []
  for (const { version, ...before } of rows) {
    const changes = {
      status,
      ...(status === 'rejected' ? { rejection_reason: rejection_reason ?? null } : {}),
    }
    await updateApplication(tx, before.id, version, changes)
    if (status === 'rejected') await cancelUpcoming(tx, emit, actor, before.id)
    const application = await getApplication(tx, before.id)
    await record(tx, actor, application, { fields: Object.keys(changes), mail: send_mail })
    if (template) await writeMail(tx, emit, application, template)
    data.push(application)
    changed.push({ ...before, version: application.version })
  }
  return { data, changed }
}

/** Restores the status within the time to undo, unless the application was changed since. Its mail isn't sent then. */
export async function undoStatus(
  tx: Tx,
  actor: Actor,
  { id, version, ...before }: ApplicationStatusChange,
): Promise<Application | null> {
  mustBeRejected(before.status, before)
  const found = await tx
    .selectFrom('job_applications')
    .select('id')
    .where('id', '=', id)
    .where('version', '=', version)
    .where('updated_at', '>', sql<string>`now() - make_interval(secs => ${bulkUndoSeconds})`)
    .where('erased_at', 'is', null)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!found) return null
  const decision = await findPreviousStatus(tx, id)
  const application = await updateApplication(tx, id, version, before)
  if (decision?.status === application.status) await restoreDecisionDate(tx, id, decision.at)
  await record(tx, actor, application, { fields: ['status'], mail: false })
  return application
}

/** The status before the current one. */
async function findPreviousStatus(tx: Tx, application_id: string) {
  return tx
    .selectFrom('application_events')
    .select(['status', 'at'])
    .where('application_id', '=', application_id)
    .where('kind', 'in', ['received', 'status'])
    .orderBy('id', 'desc')
    .offset(1)
    .limit(1)
    .executeTakeFirst()
}

/** Retention counts from the decision, so an undo restores the date of the earlier one. */
async function restoreDecisionDate(tx: Tx, id: string, decided_at: string): Promise<void> {
  await tx
    .updateTable('job_applications')
    .set({ decided_at })
    .where('id', '=', id)
    .where('decided_at', 'is not', null)
    .execute()
}

const record = (
  tx: Tx,
  actor: Actor,
  { id, status }: Application,
  details: { fields: string[]; mail: boolean },
) =>
  writeAudit(tx, actor, {
    action: 'application.updated',
    entity,
    entity_id: id,
    details: { ...details, status },
  })

async function writeMail(
  tx: Tx,
  emit: Emit,
  { id, applicant_name: name, position, status }: Application,
  template: StatusMail,
) {
  const mail_id = newId()
  const { subject, body } = fillTemplate(template, { name, position })
  await insertMail(tx, { id: mail_id, application_id: id, status, subject, body })
  const status_event = await findStatusEvent(tx, id)
  await emit(tx, applicationMailWritten, { mail_id, status_event }, { afterSeconds: bulkNoticeSeconds })
}
