import type { ComposeNotification } from '../notifications/events.ts'
import { conversationPath } from './conversation-path.ts'
import { findMention, findUnanswered, listMentioned, listResponsible } from './worker-repository.ts'

/** Says who and where, not what: the text may be deleted before it is read. */
const composeMention: ComposeNotification = async (tx, { subject }) => {
  const found = await findMention(tx, subject.id)
  if (!found) return null
  const { sender_id, sender_name, audience, project_id, title } = found
  return {
    message: `${sender_name} mentioned you in ${title}`,
    readers: (await listMentioned(tx, subject.id)).filter(({ id }) => id !== sender_id),
    pathFor: () => `${conversationPath({ project_id, audience })}&message=${subject.id}`,
    project_id,
    person_id: sender_id,
  }
}

/** For the project manager or, while there is none, for admins. Null when it was answered meanwhile. */
const composeUnanswered: ComposeNotification = async (tx, { subject }) => {
  const found = await findUnanswered(tx, subject.id)
  if (!found) return null
  const { sender_id, sender_name, project_id, title } = found
  return {
    message: `${sender_name} is waiting for an answer in ${title}`,
    readers: await listResponsible(tx, project_id),
    pathFor: () => `${conversationPath({ project_id, audience: 'everyone' })}&message=${subject.id}`,
    project_id,
    person_id: sender_id,
  }
}

export const chatNotifications = {
  chat_mention: composeMention,
  chat_unanswered: composeUnanswered,
  // The list in the app has its own count of unread messages, and the mails are those of unread-mails.ts.
  chat_unread: async () => null,
} satisfies Record<string, ComposeNotification>
