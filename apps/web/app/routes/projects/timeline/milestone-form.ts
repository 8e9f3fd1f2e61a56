import { formatDay } from '@trusswell/domain/days.ts'
import {
  dueInThePast,
  type Milestone,
  MilestoneRequest,
  type MilestoneStatus,
  milestoneStatusLabels,
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
} as const

type Name = keyof typeof milestoneLabels
type Values = Record<Name, string>

export const milestoneValues = (milestone: Milestone | null): Values => ({
  title: milestone?.title ?? '',
  description: milestone?.description ?? '',
  due_date: milestone?.due_date ?? '',
  status: milestone?.status ?? 'pending',
  weight: String(milestone?.weight ?? 1),
})

type Rules = { before: Milestone | null; today: string; weighs: boolean }

/** A date that stays may have passed; a new one may not. */
export function milestoneForm({ before, today, weighs }: Rules): z.ZodType<MilestoneRequest> {
  const { due_date } = MilestoneRequest.shape
  const allowed = due_date.refine((day) => day >= today || day === before?.due_date, dueInThePast)
  return z.preprocess(
    (values) => {
      const { weight, ...typed } = values as Values
      // Null, so that the weight's own message appears.
      return weighs ? { ...typed, weight: numberOf(weight) ?? null } : typed
    },
    z.strictObject({ ...MilestoneRequest.shape, due_date: allowed }),
  )
}

export function milestoneWord(name: Name, value: string): string {
  if (name === 'status') return milestoneStatusLabels[value as MilestoneStatus] ?? value
  return isDay(value) ? formatDay(value) : value
}
