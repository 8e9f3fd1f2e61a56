import { fullName } from '@trusswell/domain/contact.ts'
import { findName, listActiveStaff } from '../users/repository.ts'
import { findContact } from './repository.ts'
import type { ComposeNotification } from '../notifications/events.ts'

const enquiryReceived: ComposeNotification = async (tx, { subject }) => {
  const contact = await findContact(tx, subject.id)
  if (!contact || contact.deleted_at) return null
  return {
    message: `New enquiry from ${fullName(contact)}: ${contact.subject}`,
    readers: await listActiveStaff(tx),
    pathFor: (role) => `/${role}/contacts?open=${contact.id}`,
    project_id: null,
  }
}

/** `detail` is the assignee. No notification if the enquiry was reassigned in the meantime. */
const enquiryAssigned: ComposeNotification = async (tx, { subject, detail, actor_id }) => {
  const contact = await findContact(tx, subject.id)
  if (!contact || contact.deleted_at || contact.assignee_id !== detail) return null
  const readers = (await listActiveStaff(tx)).filter(({ id }) => id === detail)
  const actor = await findName(tx, actor_id)
  const what = `${contact.subject}, from ${fullName(contact)}`
  return {
    message:
      actor === null ? `Enquiry assigned to you: ${what}` : `${actor} assigned you an enquiry: ${what}`,
    readers,
    pathFor: (role) => `/${role}/contacts?open=${contact.id}`,
    project_id: null,
    actorFor: () => (actor === null ? null : actor_id),
  }
}

/** The detail is the reply's author. */
const enquiryReplyFailed: ComposeNotification = async (tx, { subject, detail }) => {
  const contact = await findContact(tx, subject.id)
  if (!contact || contact.deleted_at) return null
  return {
    message: `Your reply to ${fullName(contact)} couldn’t be delivered: ${contact.subject}`,
    readers: (await listActiveStaff(tx)).filter(({ id }) => id === detail),
    pathFor: (role) => `/${role}/contacts?open=${contact.id}`,
    project_id: null,
  }
}

export const contactNotifications = {
  enquiry_received: enquiryReceived,
  enquiry_assigned: enquiryAssigned,
  enquiry_reply_failed: enquiryReplyFailed,
}
