import type { OrganisationRole } from '@trusswell/domain/organisation-role.ts'

export const organisationRoleHints: Record<OrganisationRole, string> = {
  owner: 'Everything, including projects, people and billing data',
  finance: 'Sees everything, pays and edits billing data',
  viewer: 'Sees everything and writes in the chat',
}
