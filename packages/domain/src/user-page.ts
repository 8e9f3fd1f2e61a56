import { z } from 'zod'
import { OrganisationActivity } from './organisations.ts'
import { OrganisationRole } from './organisation-role.ts'
import { ProjectStatus } from './projects.ts'
import { Duty } from './team.ts'

/** What a person belongs to and is responsible for. */
export const UserAssignments = z
  .strictObject({
    organisation: z
      .strictObject({ id: z.uuid(), name: z.string(), role: OrganisationRole.nullable() })
      .nullable(),
    /** Unfinished projects whose manager the person is. */
    managed_projects: z.int(),
    /** Wrong passwords and codes in the last 24 hours. */
    failed_sign_ins: z.int(),
  })
  .meta({ id: 'UserAssignments' })
export type UserAssignments = z.infer<typeof UserAssignments>

/** A project of a person: as a member of its team, or as one of the client's people. */
export const UserProject = z
  .strictObject({
    id: z.uuid(),
    title: z.string(),
    client_name: z.string(),
    status: ProjectStatus,
    part: z.enum([...Duty.options, 'client']),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'UserProject' })
export type UserProject = z.infer<typeof UserProject>

/** One line of what a person did, or of what happened to their account. */
export const UserActivity = z
  .strictObject({ ...OrganisationActivity.shape, entity: z.string(), entity_id: z.string() })
  .meta({ id: 'UserActivity' })
export type UserActivity = z.infer<typeof UserActivity>
