import { z } from 'zod'
import { optionalParagraph, paragraph, version } from './input.ts'

/** A project that a client creates waits until an admin accepts or declines it, or the client withdraws it. */
const TriageState = z.enum(['waiting', 'accepted', 'declined', 'withdrawn'])
export type TriageState = z.infer<typeof TriageState>

export const ProjectTriage = z
  .strictObject({
    state: TriageState,
    /** The day by which the client was promised an answer. */
    answer_by: z.string(),
    /** Who answers: who asked the client, or else the contact of the settings. Only while the project waits. */
    contact: z.string().nullable(),
    /** The day by which the client was promised to hear from its project manager. Only of an accepted project. */
    contact_by: z.string().nullable(),
    /** Why it was declined or withdrawn, if a reason was given. */
    reason: z.string().nullable(),
    /** When staff last wrote to the client, if the client hasn't replied since. Only while the project waits. */
    asked_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'ProjectTriage' })
export type ProjectTriage = z.infer<typeof ProjectTriage>

export const AcceptProject = z
  .strictObject({ version, project_manager_id: z.uuid('Choose a project manager') })
  .meta({ id: 'AcceptProject' })
export type AcceptProject = z.infer<typeof AcceptProject>

const longest = 1000

export const DeclineProject = z
  .strictObject({ version, reason: paragraph('Enter a reason of at least 10 characters', 10, longest) })
  .meta({ id: 'DeclineProject' })
export type DeclineProject = z.infer<typeof DeclineProject>

export const WithdrawProject = z
  .strictObject({ version, reason: optionalParagraph('Reason', longest).default('') })
  .meta({ id: 'WithdrawProject' })
export type WithdrawProject = z.infer<typeof WithdrawProject>
