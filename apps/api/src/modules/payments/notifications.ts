import {
  notificationKinds,
  organisationReaders,
  type NotificationKind,
} from '@trusswell/domain/notifications.ts'
import type { Role } from '@trusswell/domain/actor.ts'
import type { Tx } from '../../platform/database.ts'
import type { ComposeNotification, NotificationEvent, NotificationReader } from '../notifications/events.ts'
import { listActiveStaff } from '../users/repository.ts'
import { findForNotification, type NotifiedPayment } from './notified-payment.ts'

type PaymentKind = Exclude<NotificationKind & `payment_${string}`, 'payment_parked'>
type Say = (payment: NotifiedPayment, detail: string | null) => string | null

const messages: Record<PaymentKind, Say> = {
  payment_requested: ({ amount, project, isOpen }, detail) => {
    if (!isOpen) return null
    return detail === null
      ? `We requested a payment of ${amount} for ${project}`
      : `Reminder: payment of ${amount} for ${project}`
  },
  payment_received: ({ movement, project }) => movement && `We received ${movement} for ${project}`,
  payment_failed: ({ amount, project, isOpen }) =>
    isOpen ? `Your payment of ${amount} for ${project} didn’t go through` : null,
  payment_claim_rejected: ({ claim, project }, detail) => {
    const { instrument, amount } = claim
    return detail === 'bounced'
      ? `Your cheque for ${amount} for ${project} bounced`
      : `We couldn’t confirm your ${instrument} of ${amount} for ${project}`
  },
  payment_refunded: ({ movement, project }) => movement && `We refunded ${movement} for ${project}`,
  payment_claimed: ({ claim, project, organisation }) =>
    `${organisation} reported a ${claim.instrument} of ${claim.amount} for ${project}`,
  payment_disputed: ({ amount, project }, outcome) =>
    outcome === 'open'
      ? `The payment of ${amount} for ${project} is disputed`
      : `The dispute over ${amount} for ${project} is ${outcome}`,
}

const compose =
  (kind: PaymentKind): ComposeNotification =>
  async (tx, { subject, actor_id, detail, undoable }) => {
    const payment = await findForNotification(tx, subject.id, detail)
    if (undoable && payment?.remindedOn !== detail) return null
    const message = payment && messages[kind](payment, detail)
    if (!payment || !message) return null
    const { project_id, organisation_id } = payment
    const readers = [
      ...(await listClients(tx, kind, organisation_id)),
      ...(await listStaff(tx, kind, project_id)),
    ]
    return {
      message,
      readers: readers.filter(({ id }) => id !== actor_id),
      pathFor: (role) => pathFor(role, subject.id, project_id),
      // Admins have to act on it whatever becomes of the project.
      project_id: payment.isProjectDeleted || kind === 'payment_disputed' ? null : project_id,
      person_id: kind === 'payment_claimed' ? payment.namesake : null,
    }
  }

const pathFor = (role: Role, id: string, projectId: string): string => {
  if (role === 'admin') return `/admin/payments?open=${id}`
  if (role === 'client') return `/client/payments?pay=${id}`
  return `/dashboard/projects/${projectId}?tab=payments&open=history-${id}`
}

async function listClients(
  tx: Tx,
  kind: PaymentKind,
  organisationId: string | null,
): Promise<NotificationReader[]> {
  if (organisationId === null || !notificationKinds[kind].readers.includes('client')) return []
  return tx
    .selectFrom('users')
    .select(['id', 'role'])
    .where('organisation_id', '=', organisationId)
    .where('organisation_role', 'in', organisationReaders(kind))
    .where('deleted_at', 'is', null)
    .where('deactivated_at', 'is', null)
    .execute()
}

/** Admins, and the managers of the project. */
async function listStaff(tx: Tx, kind: PaymentKind, projectId: string): Promise<NotificationReader[]> {
  const wanted = notificationKinds[kind].readers
  const staff = (await listActiveStaff(tx)).filter(({ role }) => wanted.includes(role))
  if (!wanted.includes('manager')) return staff
  const team = await tx
    .selectFrom('project_members')
    .select('user_id')
    .where('project_id', '=', projectId)
    .execute()
  return staff.filter(({ id, role }) => role === 'admin' || team.some(({ user_id }) => user_id === id))
}

const parked: ComposeNotification = async (tx, { subject }: NotificationEvent) => {
  const event = await tx
    .selectFrom('parked_events')
    .innerJoin('payment_events', 'payment_events.id', 'parked_events.event_id')
    .select(['payment_events.gateway', 'parked_events.reason'])
    .where('parked_events.event_id', '=', subject.id)
    .where('parked_events.resolved_at', 'is', null)
    .executeTakeFirst()
  if (!event) return null
  const from = event.gateway === 'stripe' ? 'Stripe' : 'Razorpay'
  return {
    message: `A message from ${from} needs checking: ${event.reason.replace(/\.$/, '')}`,
    readers: (await listActiveStaff(tx)).filter(({ role }) => role === 'admin'),
    pathFor: () => `/admin/payments?tab=waiting&item=${subject.id}`,
    project_id: null,
  }
}

export const paymentNotifications: Record<PaymentKind | 'payment_parked', ComposeNotification> = {
  ...(Object.fromEntries(
    (Object.keys(messages) as PaymentKind[]).map((kind) => [kind, compose(kind)]),
  ) as Record<PaymentKind, ComposeNotification>),
  payment_parked: parked,
}
