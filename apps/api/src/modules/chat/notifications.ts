import type { ComposeNotification } from '../notifications/events.ts'
import { findMention, listMentioned } from './worker-repository.ts'

/** Says who and where, not what: the text may be deleted before it is read. */
const composeMention: ComposeNotification = async (tx, { subject }) => {
  const found = await findMention(tx, subject.id)
  if (!found) return null
  const { sender_id, sender_name, project_id, title } = found
  return {
    message: `${sender_name} mentioned you in ${title}`,
    readers: (await listMentioned(tx, subject.id)).filter(({ id }) => id !== sender_id),
    pathFor: () => `/dashboard/projects/${project_id}?tab=chat`,
    project_id,
  }
}

export const chatNotifications = { chat_mention: composeMention }
