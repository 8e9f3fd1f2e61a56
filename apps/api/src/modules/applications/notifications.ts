import type { Tx } from '../../platform/database.ts'
import { listActiveStaff } from '../users/repository.ts'
import type { ComposeNotification } from '../notifications/events.ts'

export const findNewApplication = (tx: Tx, id: string) =>
  tx
    .selectFrom('job_applications')
    .select(['id', 'applicant_name', 'position', 'reference', 'created_at'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where('erased_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    // A second application counts only once its sender has confirmed that it replaces the first.
    .where('waits_for', 'is', null)
    .executeTakeFirst()

const applicationReceived: ComposeNotification = async (tx, { subject }) => {
  const application = await findNewApplication(tx, subject.id)
  if (!application) return null
  return {
    message: `New application for ${application.position} from ${application.applicant_name}`,
    readers: await listActiveStaff(tx),
    pathFor: (role) => `/${role}/applications?open=${application.id}`,
    project_id: null,
  }
}

export const applicationNotifications = { application_received: applicationReceived }
