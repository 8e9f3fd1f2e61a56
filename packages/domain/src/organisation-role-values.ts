import type { OrganisationRole } from './organisation-role.ts'

export const organisationRoles = ['owner', 'finance', 'viewer'] as const

export const organisationRoleLabels: Record<OrganisationRole, string> = {
  owner: 'Owner',
  finance: 'Finance',
  viewer: 'Viewer',
}
