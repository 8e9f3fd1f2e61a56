import { z } from 'zod'
import { Role } from './actor.ts'
import { invitationFilters } from './invitation-values.ts'
import { OrganisationRole } from './organisation-role.ts'

export const InvitationState = z.enum(['sent', 'expired', 'accepted', 'revoked'])
export type InvitationState = z.infer<typeof InvitationState>

export const InvitationFilter = z.enum(invitationFilters)
export type InvitationFilter = z.infer<typeof InvitationFilter>

/** An invitation of staff or of an organisation, as admins see it. */
export const ListedInvitation = z
  .strictObject({
    id: z.uuid(),
    name: z.string(),
    email: z.string(),
    role: Role,
    /** Null for an invitation to an account without an organisation of others. */
    organisation_id: z.uuid().nullable(),
    organisation_name: z.string().nullable(),
    organisation_role: OrganisationRole.nullable(),
    state: InvitationState,
    /** Null if that person's account was deleted. */
    invited_by_name: z.string().nullable(),
    created_at: z.iso.datetime(),
    expires_at: z.iso.datetime(),
    accepted_at: z.iso.datetime().nullable(),
    revoked_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'ListedInvitation' })
export type ListedInvitation = z.infer<typeof ListedInvitation>
