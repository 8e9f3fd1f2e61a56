import { z } from 'zod'

/** Why an application was rejected; only staff see it. */
export const RejectionReason = z.enum([
  'experience',
  'skills',
  'salary',
  'location',
  'position_filled',
  'interview',
  'no_answer',
  'other',
])
export type RejectionReason = z.infer<typeof RejectionReason>
export const rejectionLabels: Record<RejectionReason, string> = {
  experience: 'Not enough experience',
  skills: 'Skills don’t fit the position',
  salary: 'Salary expectations',
  location: 'Location',
  position_filled: 'Position filled',
  interview: 'Interview',
  no_answer: 'No answer from the applicant',
  other: 'Another reason',
}
