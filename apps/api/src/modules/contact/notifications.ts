import { fullName } from '@trusswell/domain/contact.ts'
import { listActiveStaff } from '../users/repository.ts'
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
const enquiryAssigned: ComposeNotification = async (tx, { subject, detail }) => {
  const contact = await findContact(tx, subject.id)
  if (!contact || contact.deleted_at || contact.assignee_id !== detail) return null
  const readers = (await listActiveStaff(tx)).filter(({ id }) => id === detail)
  return {
    message: `Enquiry assigned to you: ${contact.subject}, from ${fullName(contact)}`,
    readers,
    pathFor: (role) => `/${role}/contacts?open=${contact.id}`,
    project_id: null,
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
