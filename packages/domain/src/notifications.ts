import { z } from 'zod'
import type { Role } from './actor.ts'
import { liveLists } from './notification-values.ts'
import type { OrganisationRole } from './organisation-role.ts'

type KindRule = {
  /** Completes "Notify me when". */
  label: string
  readers: readonly Role[]
  /** Roles that get this kind by e-mail at once, or in the daily digest, unless they choose otherwise. */
  email: readonly Role[]
  digest: readonly Role[]
  /** The available channels; all of them by default. */
  channels?: readonly Channel[]
  /** Who in a client's organisation is notified; of every kind that clients can get. */
  organisation?: readonly OrganisationRole[]
  /** The notification repeats what a visitor typed, so that the subject line of its mail is the label. */
  repeatsVisitor?: boolean
}
type Channel = 'in_app' | 'email' | 'digest'

const projectTeam = ['manager', 'client'] as const
const staff = ['admin', 'manager'] as const
const everyone = ['admin', 'manager', 'client'] as const

const ofProjects = ['owner', 'viewer'] as const
const ofMoney = ['owner', 'finance'] as const
const ofPeople = ['owner'] as const
const ofConversations = ['owner', 'finance', 'viewer'] as const

/** Of what visitors and new clients send, the office is mailed in batches, and no member of staff one by one. */
const besidesOffice = ['in_app', 'digest'] as const

/** Every kind of notification, in the order of the settings. The defaults follow decision G62. */
const kinds = {
  project_received: {
    label: 'We receive your project',
    readers: ['client'],
    email: ['client'],
    digest: [],
    organisation: ofProjects,
  },
  project_created: {
    label: 'A new project is created',
    readers: staff,
    email: [],
    digest: [],
    channels: besidesOffice,
  },
  project_declined: {
    label: 'We can’t take on a project',
    readers: ['client'],
    email: ['client'],
    digest: [],
    organisation: ofProjects,
  },
  project_withdrawn: {
    label: 'A client withdraws a new project',
    readers: ['admin'],
    email: [],
    digest: [],
    channels: besidesOffice,
  },
  manager_assigned: {
    label: 'A project manager is assigned',
    readers: projectTeam,
    email: ['client'],
    digest: [],
    organisation: ofProjects,
  },
  status_changed: {
    label: 'A project’s status changes',
    readers: projectTeam,
    email: ['client'],
    digest: [],
    organisation: ofProjects,
  },
  milestone_added: {
    label: 'A milestone is added',
    readers: projectTeam,
    email: [],
    digest: [],
    organisation: ofProjects,
  },
  milestone_due: {
    label: 'A milestone is due in 3 days',
    readers: projectTeam,
    email: [],
    digest: [],
    organisation: ofProjects,
  },
  milestone_overdue: {
    label: 'A milestone is overdue',
    readers: everyone,
    email: [],
    digest: staff,
    organisation: ofProjects,
  },
  milestone_completed: {
    label: 'A milestone is completed',
    readers: projectTeam,
    email: ['client'],
    digest: [],
    organisation: ofProjects,
  },
  milestone_answered: {
    label: 'A milestone is accepted or rejected',
    readers: everyone,
    email: staff,
    digest: [],
    organisation: ofProjects,
  },
  change_requested: {
    label: 'A change request is proposed or priced',
    readers: everyone,
    email: everyone,
    digest: [],
    organisation: ofProjects,
  },
  change_answered: {
    label: 'A change request is accepted, declined or withdrawn',
    readers: everyone,
    email: everyone,
    digest: [],
    organisation: ofProjects,
  },
  tasks_changed: {
    label: 'A colleague adds or changes tasks',
    readers: ['manager'],
    email: [],
    digest: [],
  },
  task_overdue: {
    label: 'A task is overdue',
    readers: staff,
    email: [],
    digest: staff,
  },
  chat_mention: {
    label: 'Someone mentions you in a conversation',
    readers: everyone,
    email: [],
    digest: [],
    organisation: ofConversations,
  },
  chat_unanswered: {
    label: 'A client’s message is unanswered for too long',
    readers: staff,
    email: ['manager'],
    digest: [],
  },
  chat_unread: {
    label: 'You haven’t read a message for 15 minutes',
    readers: everyone,
    email: ['client'],
    digest: [],
    channels: ['email'],
    organisation: ofConversations,
  },
  weekly_report: {
    label: 'Your weekly project report is ready',
    readers: ['client'],
    email: [],
    digest: [],
    channels: ['email'],
    organisation: ofProjects,
  },
  weekly_summary: {
    label: 'Your plan for the week is ready',
    readers: ['manager'],
    email: ['manager'],
    digest: [],
    channels: ['email'],
  },
  // A person who joins sees the organisation's projects and payments.
  person_invited: {
    label: 'We invite someone to your organisation',
    readers: ['client'],
    email: ['client'],
    digest: [],
    organisation: ofPeople,
  },
  person_joined: {
    label: 'Someone joins your organisation',
    readers: ['client'],
    email: ['client'],
    digest: [],
    organisation: ofPeople,
  },
  person_left: {
    label: 'Someone leaves your organisation',
    readers: ['client'],
    email: ['client'],
    digest: [],
    organisation: ofPeople,
  },
  payment_requested: {
    label: 'We request a payment',
    readers: ['client'],
    email: ['client'],
    digest: [],
    organisation: ofMoney,
  },
  // Clients get the receipt by e-mail in any case.
  payment_received: {
    label: 'A payment is received',
    readers: everyone,
    email: [],
    digest: [],
    organisation: ofMoney,
  },
  payment_failed: {
    label: 'A payment fails',
    readers: ['client'],
    email: [],
    digest: [],
    organisation: ofMoney,
  },
  payment_claim_rejected: {
    label: 'A reported transfer or cheque can’t be confirmed',
    readers: ['client'],
    // Like a request, it asks for money.
    email: ['client'],
    digest: [],
    organisation: ofMoney,
  },
  payment_refunded: {
    label: 'Money is refunded',
    readers: ['client'],
    email: [],
    digest: [],
    organisation: ofMoney,
  },
  payment_claimed: {
    label: 'A client reports a transfer or cheque',
    readers: ['admin'],
    email: [],
    digest: [],
  },
  payment_disputed: {
    label: 'A payment is disputed',
    readers: ['admin'],
    email: [],
    digest: [],
  },
  payment_parked: {
    label: 'A payment gateway message needs checking',
    readers: ['admin'],
    email: [],
    digest: [],
  },
  application_received: {
    label: 'Someone applies for a job',
    readers: staff,
    email: [],
    digest: [],
    channels: besidesOffice,
  },
  enquiry_received: {
    label: 'Someone sends an enquiry',
    readers: staff,
    email: [],
    digest: [],
    channels: besidesOffice,
  },
  enquiry_assigned: {
    label: 'An enquiry is assigned to you',
    readers: staff,
    email: [],
    digest: [],
    repeatsVisitor: true,
  },
  enquiry_reply_failed: {
    label: 'Your reply to an enquiry can’t be delivered',
    readers: staff,
    email: [],
    digest: [],
    repeatsVisitor: true,
  },
} as const satisfies Record<string, KindRule>

export type NotificationKind = keyof typeof kinds
export const notificationKinds: Record<NotificationKind, KindRule> = kinds
export const NotificationKind = z.enum(Object.keys(kinds) as [NotificationKind, ...NotificationKind[]])

export const organisationReaders = (kind: NotificationKind): readonly OrganisationRole[] =>
  notificationKinds[kind].organisation ?? []

/** The kinds that a user with this role can receive. */
export const kindsFor = (role: Role, organisationRole: OrganisationRole | null = null): NotificationKind[] =>
  NotificationKind.options.filter(
    (kind) =>
      notificationKinds[kind].readers.includes(role) &&
      (organisationRole === null || organisationReaders(kind).includes(organisationRole)),
  )

/** What a notification is about; each type has its own page for each role. */
export const NotificationSubject = z.strictObject({
  type: z.enum([
    'project',
    'milestone',
    'change_request',
    'task',
    'message',
    'application',
    'enquiry',
    'organisation',
    'payment',
    'parked_event',
  ]),
  id: z.uuid(),
})
export type NotificationSubject = z.infer<typeof NotificationSubject>

export const Notification = z
  .strictObject({
    id: z.uuid(),
    kind: NotificationKind,
    message: z.string(),
    subject: NotificationSubject,
    /** The page that shows it, for this reader. */
    path: z.string(),
    read: z.boolean(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'Notification' })
export type Notification = z.infer<typeof Notification>

/** Where each kind reaches a person. */
export const NotificationPreference = z
  .strictObject({ kind: NotificationKind, in_app: z.boolean(), email: z.boolean(), digest: z.boolean() })
  .meta({ id: 'NotificationPreference' })
export type NotificationPreference = z.infer<typeof NotificationPreference>

export const hasChannel = (kind: NotificationKind, channel: Channel): boolean =>
  notificationKinds[kind].channels?.includes(channel) ?? true

/** Without channels that the kind hasn't got any more. */
export const offered = (preference: NotificationPreference): NotificationPreference => ({
  kind: preference.kind,
  in_app: preference.in_app && hasChannel(preference.kind, 'in_app'),
  email: preference.email && hasChannel(preference.kind, 'email'),
  digest: preference.digest && hasChannel(preference.kind, 'digest'),
})

export const defaultPreference = (kind: NotificationKind, role: Role): NotificationPreference => ({
  kind,
  in_app: hasChannel(kind, 'in_app'),
  email: notificationKinds[kind].email.includes(role),
  digest: notificationKinds[kind].digest.includes(role),
})

/** When e-mails about notifications are sent: each at once, or all of them once a day. */
export const MailRhythm = z.enum(['at_once', 'daily'])
export type MailRhythm = z.infer<typeof MailRhythm>

export const NotificationPreferences = z
  .strictObject({
    data: z.array(NotificationPreference).max(NotificationKind.options.length),
    mails: MailRhythm.optional(),
  })
  .meta({ id: 'NotificationPreferences' })

/** With the kinds whose e-mails are switched off for the whole company, whatever a person chooses. */
export const NotificationChoices = z
  .strictObject({
    data: z.array(NotificationPreference),
    mails: MailRhythm,
    switched_off: z.array(NotificationKind),
  })
  .meta({ id: 'NotificationChoices' })
export type NotificationChoices = z.infer<typeof NotificationChoices>

/** The lists of the dashboard that follow each other's changes. */
export const LiveList = z.enum(liveLists)
export type LiveList = z.infer<typeof LiveList>

/** A socket only says what changed. The page fetches it from the API, which checks access. */
export const LiveMessage = z.union([
  /** Connected: what happened before this must be fetched. */
  z.strictObject({ type: z.literal('ready') }),
  z.strictObject({ type: z.literal('notification'), id: z.uuid() }),
  z.strictObject({ type: z.literal('project'), id: z.uuid() }),
  /** Something in this list changed. */
  z.strictObject({ type: z.literal('list'), list: LiveList }),
])
export type LiveMessage = z.infer<typeof LiveMessage>
