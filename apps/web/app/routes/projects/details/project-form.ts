import {
  priorityLabels,
  ProjectPatch,
  projectStatusLabels,
  type Priority,
  type Project,
  type ProjectStatus,
} from '@trusswell/domain/projects.ts'
import { fieldErrors } from '../../../lib/forms/field-errors.ts'
import { isDay, shortDay } from '../parts/day-words.ts'
import type { Parsed } from '../work/use-work-form.ts'

export const projectLabels = {
  title: 'Project title',
  description: 'Description',
  status: 'Status',
  current_phase: 'Current phase',
  priority: 'Priority',
  end_date: 'Due date',
} as const

type Name = keyof typeof projectLabels
type Values = Record<Name, string>
type Body = Pick<ProjectPatch, Name>

const Fields = ProjectPatch.pick({
  title: true,
  status: true,
  current_phase: true,
  priority: true,
  end_date: true,
}).required()

export const projectValues = (project: Project | null): Values => ({
  title: project?.title ?? '',
  description: project?.description ?? '',
  status: project?.status ?? '',
  current_phase: project?.current_phase ?? '',
  priority: project?.priority ?? '',
  end_date: project?.end_date ?? '',
})

/** The short form of staff leaves the description out, so it is checked only where it changed. */
export const parseProject =
  (before: Project) =>
  ({ description, ...values }: Values): Parsed<Body> => {
    const parsed = Fields.safeParse({ ...values, end_date: values.end_date || null })
    const text =
      description === before.description ? undefined : ProjectPatch.shape.description.safeParse(description)
    const errors = {
      ...(parsed.error ? fieldErrors(parsed.error) : {}),
      ...(text?.error ? { description: text.error.issues[0]?.message ?? '' } : {}),
    }
    if (!parsed.success || text?.error) return { errors }
    return { body: { ...parsed.data, ...(text?.data === undefined ? {} : { description: text.data }) } }
  }

export function projectWord(name: Name, value: string): string {
  if (name === 'status') return projectStatusLabels[value as ProjectStatus] ?? value
  if (name === 'priority') return priorityLabels[value as Priority] ?? value
  return isDay(value) ? shortDay(value) : value
}
