import { z } from 'zod'
import { name, version } from './input.ts'
import { duties, mostMembers } from './team-values.ts'

export const Duty = z.enum(duties)
export type Duty = z.infer<typeof Duty>

/** A person with an account, or the name of an external person. */
export const ProjectMember = z
  .strictObject({
    id: z.uuid(),
    user_id: z.uuid().nullable(),
    name: z.string(),
    email: z.string().nullable(),
    duty: Duty,
  })
  .meta({ id: 'ProjectMember' })
export type ProjectMember = z.infer<typeof ProjectMember>

export const PersonOnTeam = z.strictObject({
  id: z.uuid().nullable(),
  name: z.string(),
  email: z.string().nullable(),
})

const further = z.union([z.strictObject({ user_id: z.uuid() }), z.strictObject({ name: name('Name', 120) })])

/** The complete new team. */
export const TeamRequest = z
  .strictObject({
    version,
    project_manager_id: z.uuid().nullable(),
    site_supervisor_id: z.uuid().nullable(),
    members: z.array(further).max(mostMembers, `Add at most ${mostMembers} people`),
  })
  .meta({ id: 'TeamRequest' })
export type TeamRequest = z.infer<typeof TeamRequest>
