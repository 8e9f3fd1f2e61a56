import { NotificationKind } from './notifications.ts'
import type { NotificationSettings } from './settings.ts'

type Switch = 'projectUpdates' | 'applicationUpdates' | 'paymentUpdates'

/** The company-wide switch for the e-mails of each kind, beside `emailNotifications`, which is for all of them. */
const switchOf: Readonly<Record<NotificationKind, Switch | null>> = {
  project_received: 'projectUpdates',
  project_created: 'projectUpdates',
  project_declined: 'projectUpdates',
  project_withdrawn: 'projectUpdates',
  manager_assigned: 'projectUpdates',
  status_changed: 'projectUpdates',
  milestone_added: 'projectUpdates',
  milestone_due: 'projectUpdates',
  milestone_overdue: 'projectUpdates',
  milestone_completed: 'projectUpdates',
  milestone_answered: 'projectUpdates',
  change_requested: 'projectUpdates',
  change_answered: 'projectUpdates',
  tasks_changed: 'projectUpdates',
  task_overdue: 'projectUpdates',
  chat_mention: 'projectUpdates',
  chat_unanswered: 'projectUpdates',
  chat_unread: 'projectUpdates',
  weekly_report: 'projectUpdates',
  weekly_summary: 'projectUpdates',
  person_invited: null,
  person_joined: null,
  person_left: null,
  payment_requested: 'paymentUpdates',
  payment_received: 'paymentUpdates',
  payment_failed: 'paymentUpdates',
  payment_claim_rejected: 'paymentUpdates',
  payment_refunded: 'paymentUpdates',
  payment_claimed: 'paymentUpdates',
  payment_disputed: 'paymentUpdates',
  payment_parked: 'paymentUpdates',
  application_received: 'applicationUpdates',
  enquiry_received: null,
  enquiry_assigned: null,
  enquiry_reply_failed: null,
}

/** Whether the company sends e-mails of this kind. A user's choice can't override it. The app shows every kind. */
export function sendsMails(kind: NotificationKind, settings: NotificationSettings): boolean {
  const own = switchOf[kind]
  return settings.emailNotifications && (own === null || settings[own])
}

export const switchedOff = (settings: NotificationSettings): NotificationKind[] =>
  NotificationKind.options.filter((kind) => !sendsMails(kind, settings))
