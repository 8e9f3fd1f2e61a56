import { z } from 'zod'
import { organisationRoles } from './organisation-role-values.ts'

/** What a client may do within its organisation. */
export const OrganisationRole = z.enum(organisationRoles)
export type OrganisationRole = z.infer<typeof OrganisationRole>
