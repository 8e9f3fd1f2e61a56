import { z } from 'zod'

/** What a client may do within its organisation. */
export const OrganisationRole = z.enum(['owner', 'finance', 'viewer'])
export type OrganisationRole = z.infer<typeof OrganisationRole>
export const organisationRoleLabels: Record<OrganisationRole, string> = {
  owner: 'Owner',
  finance: 'Finance',
  viewer: 'Viewer',
}
