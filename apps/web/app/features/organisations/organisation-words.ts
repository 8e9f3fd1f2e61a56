import type { OrganisationRole } from '@trusswell/domain/organisation-role.ts'

export const organisationRoleHints: Record<OrganisationRole, string> = {
  owner: 'Everything, including projects, people and billing data',
  finance: 'Sees everything and edits billing data',
  viewer: 'Sees everything and changes nothing',
}
