import { system } from '@trusswell/domain/actor.ts'
import { createElement } from 'react'
import type { WorkerDeps } from '../../deps.ts'
import { eraseFromAudit, writeAudit } from '../../platform/audit.ts'
import type { Tx } from '../../platform/database.ts'
import { idOf } from '../../platform/ids.ts'
import { handlerFor } from '../../platform/job-runner.ts'
import { deliverMail, onceAnHour, wasDelivered } from '../../platform/mail-delivery.ts'
import { enqueue } from '../../platform/queue.ts'
import { detachFiles, dropVersion, eraseApplication, listExpired } from './erasure.ts'
import { interviewJobs } from './interview-jobs.ts'
import { findLinked, insertToken } from './link-repository.ts'
import {
  ApplicationReceivedMail,
  ApplicationRenewedMail,
  RenewApplicationMail,
  StatusChangedMail,
} from './mails.tsx'
import { findMail, findStatusEvent } from './repository.ts'
import type { applicationQueues } from './queues.ts'
import { fileUnused } from '../files/events.ts'
import { deleteNotificationsAbout } from '../notifications/worker-repository.ts'

const handler = handlerFor<typeof applicationQueues>()
const kind = 'applications.confirm'
const days = { status: 180, renew: 7 }
const batch = 200

export const applicationJobs = (deps: WorkerDeps) => {
  const { db, boss, emit, origin, linkTokens, logger } = deps

  /** Derived from the job's id, so that all tries of a mail contain the same link. */
  async function issueLink(job_id: string, application_id: string, version_id: string | null) {
    const token = linkTokens.sign(job_id)
    const life = version_id === null ? days.status : days.renew
    await db.as(system, (tx) => insertToken(tx, { token, application_id, version_id, days: life }))
    return `${origin}/application${version_id === null ? '' : '/renew'}?token=${token}`
  }

  /** Deletes the files, and the person's data in the audit log and in notifications. */
  async function forget(tx: Tx, id: string): Promise<void> {
    const { files, subjects } = await detachFiles(tx, id)
    for (const file_id of files) await emit(tx, fileUnused, { file_id })
    await eraseFromAudit(tx, subjects)
    await deleteNotificationsAbout(tx, subjects)
  }

  return [
    handler('applications.confirm', async ({ application_id }, job) => {
      const application = await db.as(system, async (tx) => {
        const found = await findLinked(tx, application_id)
        if (!found || (await wasDelivered(tx, kind, application_id))) return null
        // Staff find the first one only, as long as the newer one waits.
        const first = found.waits_for === null ? found : await findLinked(tx, found.waits_for)
        return { ...found, reference: first?.reference ?? found.reference }
      })
      if (!application || application.erased_at !== null) return
      const { waits_for, position } = application
      const url = await issueLink(job.id, waits_for ?? application_id, waits_for && application_id)
      const facts = { position, reference: application.reference, received_at: application.created_at, url }
      const outcome = await deliverMail(deps, {
        id: job.id,
        kind,
        subject_id: application_id,
        to: application.email,
        subject: waits_for ? 'You’ve already applied for this position' : 'We have received your application',
        body: createElement(waits_for ? RenewApplicationMail : ApplicationReceivedMail, facts),
        atMostHourly: onceAnHour,
      })
      // Limited per address and hour, but each application gets its mail, because it contains the only link.
      if (outcome === 'skipped') {
        const later = { id: idOf(`${job.id}/later`), afterSeconds: 3_610 }
        await db.as(system, (tx) => enqueue(boss, tx, kind, { application_id }, later))
      }
    }),

    handler('applications.tell-renewed', async ({ application_id }, job) => {
      const application = await db.as(system, (tx) => findLinked(tx, application_id))
      if (!application || application.erased_at !== null) return
      const url = await issueLink(job.id, application_id, null)
      const { position, reference, renewed_at, created_at } = application
      const facts = { position, reference, received_at: renewed_at ?? created_at, url }
      await deliverMail(deps, {
        id: job.id,
        kind: 'applications.renewed',
        subject_id: application_id,
        to: application.email,
        subject: 'We’re using your newer application',
        body: createElement(ApplicationRenewedMail, facts),
      })
    }),

    handler('applications.send-mail', async ({ mail_id, status_event }, job) => {
      const found = await db.as(system, async (tx) => {
        const mail = await findMail(tx, mail_id)
        if (!mail) return null
        const application = await findLinked(tx, mail.application_id)
        const isUndone =
          status_event !== undefined &&
          (status_event !== (await findStatusEvent(tx, mail.application_id)) ||
            application?.withdrawn_at !== null ||
            application.deleted_at !== null)
        return isUndone ? null : { mail, application }
      })
      if (!found?.application || found.application.erased_at !== null) return // erased before the mail went out
      const { mail, application } = found
      const url = await issueLink(job.id, application.id, null)
      await deliverMail(deps, {
        id: job.id,
        kind: 'applications.status',
        subject_id: application.id,
        to: application.email,
        replyTo: deps.companyMail,
        subject: mail.subject,
        body: createElement(StatusChangedMail, { ...mail, reference: application.reference, url }),
      })
    }),

    ...interviewJobs(deps, (job_id, application_id) => issueLink(job_id, application_id, null)),

    handler('applications.forget', ({ application_id }) => db.as(system, (tx) => forget(tx, application_id))),

    handler('applications.retain', async () => {
      for (;;) {
        const expired = await db.as(system, async (tx) => {
          const rows = await listExpired(tx, batch)
          for (const { id, reason } of rows) {
            await eraseApplication(tx, id)
            await forget(tx, id)
            if (reason === 'never confirmed') await dropVersion(tx, id)
            await writeAudit(tx, system, {
              action: 'application.expired',
              entity: 'job_application',
              entity_id: id,
              details: { reason },
            })
          }
          return rows
        })
        if (expired.length > 0) logger.info({ erased: expired.length }, 'applications erased')
        if (expired.length < batch) return
      }
    }),
  ]
}
