import type { Actor } from '@trusswell/domain/actor.ts'
import type { Application, ApplicationStatus, StatusMail } from '@trusswell/domain/applications.ts'
import type { ApplicationStatusChange, BulkApplicationStatus } from '@trusswell/domain/bulk-applications.ts'
import { fillTemplate } from '@trusswell/domain/mail-templates.ts'
import { bulkUndoSeconds } from '@trusswell/domain/projects.ts'
import type { RejectionReason } from '@trusswell/domain/rejections.ts'
import { sql } from 'kysely'
import { writeAudit } from '../../platform/audit.ts'
import type { Tx } from '../../platform/database.ts'
import type { Emit } from '../../platform/events.ts'
import { newId } from '../../platform/ids.ts'
import { mustBeRejected } from './edit-application.ts'
import { applicationMailWritten } from './events.ts'
import { findStatusEvent, insertMail, updateApplication } from './repository.ts'
import { getTemplate } from './templates.ts'

const entity = 'job_application'

/** Sets it on all of them that have another one. Mails wait until the time to undo is over. */
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
    .forUpdate()
    .execute()
  const template = send_mail && (await getTemplate(tx, status))
  const data: Application[] = []
  const changed: ApplicationStatusChange[] = []
  for (const { version, ...before } of rows) {
    const changes = {
      status,
      ...(status === 'rejected' ? { rejection_reason: rejection_reason ?? null } : {}),
    }
    const application = await updateApplication(tx, before.id, version, changes)
    await record(tx, actor, application, { fields: Object.keys(changes), mail: send_mail })
    if (template) await writeMail(tx, emit, application, template)
    data.push(application)
    changed.push({ ...before, version: application.version })
  }
  return { data, changed }
}

/** Restores the status in time, unless the application was changed since. Its mail is then not sent. */
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
    .forUpdate()
    .executeTakeFirst()
  if (!found) return null
  const application = await updateApplication(tx, id, version, before)
  await record(tx, actor, application, { fields: ['status'], mail: false })
  return application
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
  await emit(tx, applicationMailWritten, { mail_id, status_event }, { afterSeconds: bulkUndoSeconds })
}
