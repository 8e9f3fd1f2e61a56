import { z } from 'zod'
import { Project } from './projects.ts'

/** A client's new project with all that an admin needs to decide on it. */
export const WaitingProject = z
  .strictObject({
    ...Project.pick({
      id: true,
      title: true,
      description: true,
      client: true,
      project_type: true,
      site_address: true,
      site_city: true,
      site_state: true,
      site_postal_code: true,
      plot_area: true,
      built_up_area: true,
      number_of_floors: true,
      estimated_cost_paise: true,
      start_date: true,
      due_date: true,
      estimated_duration: true,
      version: true,
      created_at: true,
    }).shape,
    /** The person who created it; null when the account was erased. */
    contact: z.strictObject({ name: z.string(), email: z.string(), phone: z.string() }).nullable(),
    /** Another organisation with the name of the client's, if there is one. */
    namesake_id: z.uuid().nullable(),
    /** The day by which the client was promised an answer. */
    answer_by: z.string(),
    /** The latest message of the conversation, if there is one. */
    latest_message: z
      .strictObject({ from_staff: z.boolean(), sender_name: z.string(), created_at: z.iso.datetime() })
      .nullable(),
  })
  .meta({ id: 'WaitingProject' })
export type WaitingProject = z.infer<typeof WaitingProject>
