import { milestoneStatusLabels } from '@trusswell/domain/milestone-values.ts'
import { formatDay } from '@trusswell/domain/days.ts'
import {
  dueInThePast,
  type Milestone,
  MilestoneEdit,
  MilestoneRequest,
  type MilestoneStatus,
  reasonMissing,
} from '@trusswell/domain/milestones.ts'
import { z } from 'zod'
import { isDay } from '../../../lib/dates.ts'
import { numberOf } from '../../../ui/group-digits.ts'

export const milestoneLabels = {
  title: 'Title',
  description: 'Description',
  due_date: 'Due date',
  status: 'Status',
  weight: 'Weight',
  reason: 'Reason for the new date',
} as const

type Name = keyof typeof milestoneLabels
type Values = Record<Name, string>

export const milestoneValues = (milestone: Milestone | null): Values => ({
  title: milestone?.title ?? '',
  description: milestone?.description ?? '',
  due_date: milestone?.due_date ?? '',
  status: milestone?.status ?? 'pending',
  weight: String(milestone?.weight ?? 1),
  reason: '',
})

type FormBody = MilestoneRequest & Pick<MilestoneEdit, 'reason'>
type Rules = { before: Milestone | null; today: string; weighs: boolean; explains: boolean }

/** An unchanged date may be in the past; a new one must not be. */
export function milestoneForm({ before, today, weighs, explains }: Rules): z.ZodType<FormBody> {
  const { due_date } = MilestoneRequest.shape
  const allowed = due_date.refine((day) => day >= today || day === before?.due_date, dueInThePast)
  const { reason: why } = MilestoneEdit.shape
  const reason = explains ? why.refine((text) => text !== '', reasonMissing) : why
  return z.preprocess(
    (values) => {
      const { weight, reason, ...typed } = values as Values
      return {
        ...typed,
        ...(before && before.due_date !== typed.due_date ? { reason } : {}),
        // Null triggers the weight's own message.
        ...(weighs ? { weight: numberOf(weight) ?? null } : {}),
      }
    },
    z.strictObject({ ...MilestoneRequest.shape, due_date: allowed, reason }),
  )
}

export function milestoneWord(name: Name, value: string): string {
  if (name === 'status') return milestoneStatusLabels[value as MilestoneStatus] ?? value
  return isDay(value) ? formatDay(value) : value
}
