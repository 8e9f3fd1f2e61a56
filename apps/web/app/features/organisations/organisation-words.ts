import type { OrganisationRole } from '@trusswell/domain/organisation-role.ts'

export const organisationRoleHints: Record<OrganisationRole, string> = {
  owner: 'Full access, including projects, people and billing details',
  finance: 'Can view everything, make payments and edit billing details',
  viewer: 'Can view everything but not change anything',
}
