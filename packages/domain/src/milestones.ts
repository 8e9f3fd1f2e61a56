import { z } from 'zod'
import { day, optionalLine, optionalParagraph, paragraph, version } from './input.ts'
import { dueStates } from './schedule.ts'
import { weight } from './weight.ts'
import { acceptanceAnswers, milestoneStatuses } from './milestone-values.ts'

export const MilestoneStatus = z.enum(milestoneStatuses)
export type MilestoneStatus = z.infer<typeof MilestoneStatus>

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
    /** The screen offers Undo, so people are notified of a completion after the time for it. */
    undoable: z.boolean().optional(),
  })
  .meta({ id: 'MilestoneEdit' })
export type MilestoneEdit = z.infer<typeof MilestoneEdit>

/** Whether the client accepted a completed milestone. `rejected` stays until it is completed again. */
export const Acceptance = z.enum(['none', 'asked', 'accepted', 'accepted_with_remarks', 'rejected'])
export type Acceptance = z.infer<typeof Acceptance>

export const AcceptanceAnswer = Acceptance.extract(acceptanceAnswers, 'Choose an answer')
export type AcceptanceAnswer = z.infer<typeof AcceptanceAnswer>
export const answerLabels: Record<AcceptanceAnswer, string> = {
  accepted: 'Accepted',
  accepted_with_remarks: 'Accepted with remarks',
  rejected: 'Rejected',
}
export const remarksMissing: Record<Exclude<AcceptanceAnswer, 'accepted'>, string> = {
  accepted_with_remarks: 'Enter your remarks',
  rejected: 'Enter what is missing or wrong',
}
/** Staff who record the client's answer say how they know it, or choose a file that shows it. */
export const hasProof = ({
  reason,
  file_id,
}: {
  reason?: string | undefined
  file_id?: string | null | undefined
}) => Boolean(reason) || Boolean(file_id)
export const proofMissing = 'Enter how the client gave this answer, or choose a file that shows it'

/** The client's answer, given by an owner or recorded by staff. */
export const MilestoneAnswer = z
  .strictObject({
    answer: AcceptanceAnswer,
    remarks: optionalParagraph('Remarks', 500).default(''),
    /** Only from staff, who must give it or a file. */
    reason: optionalLine('Reason', 300).optional(),
    /** Only from staff: a file of the project that shows the answer. */
    file_id: z.uuid().nullable().optional(),
    version,
  })
  .superRefine(({ answer, remarks }, context) => {
    if (answer !== 'accepted' && remarks === '')
      context.addIssue({ code: 'custom', path: ['remarks'], message: remarksMissing[answer] })
  })
  .meta({ id: 'MilestoneAnswer' })
export type MilestoneAnswer = z.infer<typeof MilestoneAnswer>

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
    acceptance: Acceptance,
    /** When it was asked for, or answered. */
    acceptance_at: z.iso.datetime().nullable(),
    /** The name of who answered. Clients don't see those of staff outside the team. */
    acceptance_by: z.string().nullable(),
    acceptance_remarks: z.string(),
    /** Staff recorded the answer of the client, for this reason or with this file. The file may be deleted later. */
    acceptance_on_behalf: z.boolean(),
    acceptance_reason: z.string(),
    acceptance_file: z.strictObject({ id: z.uuid(), name: z.string() }).nullable(),
    weight: z.int(),
    due_state: z.enum(dueStates),
    added_by: z.uuid().nullable(),
    added_by_client: z.boolean(),
    version: z.int(),
    created_at: z.iso.datetime(),
    deleted_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Milestone' })
export type Milestone = z.infer<typeof Milestone>
