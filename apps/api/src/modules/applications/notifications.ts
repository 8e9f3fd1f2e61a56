import { listActiveStaff } from '../users/repository.ts'
import type { ComposeNotification } from '../notifications/events.ts'

const applicationReceived: ComposeNotification = async (tx, { subject }) => {
  const application = await tx
    .selectFrom('job_applications')
    .select(['id', 'applicant_name', 'position'])
    .where('id', '=', subject.id)
    .where('deleted_at', 'is', null)
    .where('erased_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    // A second application counts only once its sender has confirmed that it replaces the first.
    .where('waits_for', 'is', null)
    .executeTakeFirst()
  if (!application) return null
  return {
    message: `New application for ${application.position} from ${application.applicant_name}`,
    readers: await listActiveStaff(tx),
    pathFor: (role) => `/${role}/applications?open=${application.id}`,
    project_id: null,
  }
}

export const applicationNotifications = { application_received: applicationReceived }
