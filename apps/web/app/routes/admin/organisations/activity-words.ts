import { organisationRoleLabels, organisationRoles } from '@trusswell/domain/organisation-role-values.ts'
import type { OrganisationActivity } from '@trusswell/domain/organisations.ts'
import { organisationLabels } from '../../../features/organisations/organisation-labels.ts'
import { oneOf } from '../../../lib/one-of.ts'

type Entry = Pick<OrganisationActivity, 'action' | 'details'>

/** The action, without the person. Names of erased people are missing. */
export function activityWords({ action, details }: Entry): string {
  const role = roleWord(details['role'])
  const person = textOf(details['person_name']) || 'A former user'
  switch (action) {
    case 'organisation.created':
      return 'Organisation created'
    case 'organisation.updated':
      return `Changed: ${fieldWords(details['fields'])}`
    case 'organisation.person-invited':
      return `Invited ${textOf(details['email']) || 'a person'} as ${role}`
    case 'organisation.invitation-withdrawn':
      return 'Invitation withdrawn'
    case 'organisation.person-joined':
      return `${person} joined as ${role}`
    case 'organisation.person-role-changed':
      return `${person}: role changed from ${roleWord(details['role_before'])} to ${role}`
    case 'organisation.person-removed':
      return `${person} removed`
    case 'organisation.merged':
      return `${textOf(details['source_name']) || 'Another organisation'} merged into this one`
    default:
      return sentence(action)
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

function roleWord(value: unknown): string {
  const role = oneOf(organisationRoles, value)
  return role ? organisationRoleLabels[role] : ''
}

const isField = (name: unknown): name is keyof typeof organisationLabels =>
  typeof name === 'string' && name in organisationLabels

function fieldWords(fields: unknown): string {
  const known = Array.isArray(fields) ? fields.filter(isField) : []
  return known.map((name) => organisationLabels[name]).join(', ') || 'no fields'
}

/** Makes an action of a later version readable. */
function sentence(action: string): string {
  const words = action.slice(action.indexOf('.') + 1).replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
