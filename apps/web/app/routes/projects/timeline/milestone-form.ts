import {
  dueInThePast,
  type Milestone,
  MilestoneRequest,
  type MilestoneStatus,
  milestoneStatusLabels,
} from '@trusswell/domain/milestones.ts'
import { fieldErrors } from '../../../lib/forms/field-errors.ts'
import { isDay, shortDay } from '../parts/day-words.ts'
import { numberOf } from '../parts/group-digits.ts'
import type { Parsed } from '../work/use-work-form.ts'

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
export const parseMilestone =
  ({ before, today, weighs }: Rules) =>
  ({ weight, ...values }: Values): Parsed<MilestoneRequest> => {
    // Nothing is told as nothing, so that the weight's own message appears.
    const weighed = weighs ? { ...values, weight: numberOf(weight) ?? null } : values
    const { data, error } = MilestoneRequest.safeParse(weighed)
    const errors = error ? fieldErrors(error) : {}
    const past = isDay(values.due_date) && values.due_date < today && values.due_date !== before?.due_date
    if (past) errors['due_date'] ??= dueInThePast
    return error || past ? { errors } : { body: data as MilestoneRequest }
  }

export function milestoneWord(name: Name, value: string): string {
  if (name === 'status') return milestoneStatusLabels[value as MilestoneStatus] ?? value
  return isDay(value) ? shortDay(value) : value
}
