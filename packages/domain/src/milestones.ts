import { z } from 'zod'
import { day, optionalLine, paragraph, version } from './input.ts'
import { DueState } from './schedule.ts'
import { weight } from './weight.ts'

export const MilestoneStatus = z.enum(['pending', 'in_progress', 'completed', 'delayed'])
export type MilestoneStatus = z.infer<typeof MilestoneStatus>
export const milestoneStatusLabels: Record<MilestoneStatus, string> = {
  pending: 'Pending',
  in_progress: 'In Progress',
  completed: 'Completed',
  delayed: 'Delayed',
}

const titleRule = 'Title must be 3 to 100 characters'
const descriptionRule = 'Description must be 10 to 500 characters'
export const dueInThePast = 'Due date cannot be in the past'
/** Staff must give a reason for moving a date; for a client's own milestone it is optional. */
export const reasonMissing = 'Enter a reason for the new date'

/** Not before today is a rule of creating and of changing the date, so it is not part of the schema. */
export const MilestoneFields = z.strictObject({
  title: paragraph(titleRule, 3, 100, titleRule).regex(/^[^\p{Cc}]*$/u, 'Title must be a single line'),
  description: paragraph(descriptionRule, 10, 500, descriptionRule),
  due_date: day('Please enter a valid due date'),
  status: MilestoneStatus.default('pending'),
  weight: weight.optional(),
})

export const MilestoneRequest = MilestoneFields.meta({ id: 'MilestoneRequest' })
export type MilestoneRequest = z.infer<typeof MilestoneRequest>

export const MilestoneEdit = z
  .strictObject({
    ...MilestoneFields.shape,
    status: MilestoneStatus,
    version,
    /** Why the date was moved; stored with the change. */
    reason: optionalLine('Reason', 300).optional(),
  })
  .meta({ id: 'MilestoneEdit' })
export type MilestoneEdit = z.infer<typeof MilestoneEdit>

export const Milestone = z
  .strictObject({
    id: z.uuid(),
    project_id: z.uuid(),
    title: z.string(),
    description: z.string(),
    due_date: z.string(),
    baseline_date: z.string(),
    status: MilestoneStatus,
    completion_date: z.string().nullable(),
    weight: z.int(),
    due_state: DueState,
    added_by: z.uuid().nullable(),
    added_by_client: z.boolean(),
    version: z.int(),
    created_at: z.iso.datetime(),
    deleted_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Milestone' })
export type Milestone = z.infer<typeof Milestone>
