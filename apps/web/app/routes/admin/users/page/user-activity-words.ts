import { roles } from '@trusswell/domain/actor-values.ts'
import { counted } from '@trusswell/domain/plural.ts'
import type { UserActivity } from '@trusswell/domain/user-page.ts'
import { oneOf } from '../../../../lib/one-of.ts'
import { roleNames } from '../user-words.ts'

type Entry = Pick<UserActivity, 'action' | 'details'>

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
      return sentence(action)
  }
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
