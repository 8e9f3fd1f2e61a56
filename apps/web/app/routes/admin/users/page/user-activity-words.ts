import { roles } from '@trusswell/domain/actor-values.ts'
import { formatMoney } from '@trusswell/domain/money.ts'
import { counted } from '@trusswell/domain/plural.ts'
import type { UserActivity } from '@trusswell/domain/user-page.ts'
import { oneOf } from '../../../../lib/one-of.ts'
import { roleNames } from '../user-words.ts'

type Entry = Pick<UserActivity, 'action' | 'details'>
type Target = Pick<UserActivity, 'action' | 'entity' | 'entity_id'>

/** The action, without the person. */
export function userActivityWords({ action, details }: Entry): string {
  switch (action) {
    case 'user.updated':
      return userUpdated(details)
    case 'user.invitation-accepted':
      return 'Accepted the invitation'
    case 'user.invited':
      return `Invited ${textOf(details['email']) || 'a person'}`
    case 'user.invitation-revoked':
      return 'Revoked an invitation'
    case 'user.deleted':
      return 'Account deleted'
    case 'user.restored':
      return 'Account restored'
    case 'user.signed-out-everywhere':
      return 'Signed out on every device'
    default:
      return paymentWords(action, details) ?? workWords(action) ?? sentence(action)
  }
}

/** The payment or project that an entry is about, which the words don't name. */
export function userActivityLink({ action, entity, entity_id }: Target): string | null {
  if (action.endsWith('.deleted') || action.endsWith('.purged')) return null
  if (entity === 'payment') return `/admin/payments?open=${entity_id}`
  return entity === 'project' ? `/dashboard/projects/${entity_id}` : null
}

function paymentWords(action: string, details: Record<string, unknown>): string | null {
  const paise = details['amount_paise']
  const amount = typeof paise === 'number' ? ` ${formatMoney(paise)}` : ''
  switch (action) {
    case 'payment.claimed':
      return details['method'] === 'check'
        ? `Reported a cheque${amount && ` for${amount}`}`
        : `Reported a transfer${amount && ` of${amount}`}`
    case 'payment.added':
      return `Added a payment${amount && ` of${amount}`}`
    case 'payment.requested':
      return `Requested a payment${amount && ` of${amount}`}`
    default:
      return paymentActions[action] ?? null
  }
}

const paymentActions: Record<string, string> = {
  'payment.updated': 'Edited a payment',
  'payment.cancelled': 'Cancelled a payment',
  'payment.deleted': 'Deleted a payment',
  'payment.restored': 'Restored a payment',
  'payment.reminded': 'Sent a payment reminder',
  'payment.reminder-cancelled': 'Cancelled a payment reminder',
  'payment.checkout_opened': 'Opened the payment page',
  'payment.claim-confirmed': 'Confirmed a reported payment',
  'payment.claim-rejected': 'Rejected a reported payment',
  'payment.claim-deposited': 'Marked a cheque as deposited',
  'payment.claim-bounced': 'Marked a cheque as bounced',
  'payment.proof-viewed': 'Viewed the proof of a payment',
  'payment.refund-requested': 'Requested a refund',
  'payment.refunded': 'Recorded a refund',
  'payment.invoice-attached': 'Attached an invoice to a payment',
  'payment.invoice-replaced': 'Replaced the invoice of a payment',
  'payment.invoice-removed': 'Removed the invoice from a payment',
  'payment.exported': 'Exported the payments',
}

const works: Record<string, string> = {
  project: 'a project',
  milestone: 'a milestone',
  task: 'a task',
  expense: 'an expense',
  risk: 'a risk',
  member: 'a team member',
  change_request: 'a change request',
  diary_entry: 'a diary entry',
}
const verbs: Record<string, string> = {
  added: 'Added',
  changed: 'Changed',
  removed: 'Removed',
  restored: 'Restored',
}

function workWords(action: string): string | null {
  const [entity = '', verb = ''] = action.split('.')
  const [does, what] = [verbs[verb], works[entity]]
  return does && what ? `${does} ${what}` : null
}

const bySelf = [
  'user.signed-up',
  'user.signed-in',
  'user.password-reset',
  'user.email-verified',
  'user.email-changed',
  'user.invitation-accepted',
]

/** Before there is a session, the log names the system for what the person does with their own account. */
export const isByThemselves = ({ action, actor_id }: Pick<UserActivity, 'action' | 'actor_id'>): boolean =>
  actor_id === null && bySelf.includes(action)

function userUpdated(details: Record<string, unknown>): string {
  const [before, role] = [oneOf(roles, details['role_before']), oneOf(roles, details['role'])]
  const fields = Array.isArray(details['fields']) ? details['fields'] : []
  const handed = typeof details['handed_over'] === 'number' ? details['handed_over'] : 0
  const parts = [
    ...(before && role && before !== role
      ? [`Role changed from ${roleNames[before]} to ${roleNames[role]}`]
      : []),
    ...(fields.includes('status') ? [details['status'] === 'inactive' ? 'Deactivated' : 'Reactivated'] : []),
    ...(fields.includes('name') ? ['Name changed'] : []),
    ...(handed > 0 ? [`${counted(handed, 'project')} handed over`] : []),
  ]
  return parts.join(', ') || 'Account updated'
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** `parked-event.retried` becomes `Parked event retried`; of the account itself only what happened. */
function sentence(action: string): string {
  const words = action.replace(/^user\./, '').replaceAll(/[-_.]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
