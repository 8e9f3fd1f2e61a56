import { priorityLabels, projectStatusLabels, projectTypeLabels } from '@trusswell/domain/project-values.ts'
import { formatDay } from '@trusswell/domain/days.ts'
import {
  ProjectPatch,
  type Priority,
  type Project,
  type ProjectStatus,
  type ProjectType,
} from '@trusswell/domain/projects.ts'
import { z } from 'zod'
import { isDay } from '../../../lib/dates.ts'
import { factLabels } from '../parts/fact-labels.ts'
import { groupDigits, numberOf } from '../../../ui/group-digits.ts'
import { phaseWord } from './phase-word.ts'

export const projectLabels = {
  ...factLabels,
  status: 'Status',
  current_phase: 'Current phase',
  priority: 'Priority',
  agreed_value: 'Agreed value',
  end_date: 'Due date',
} as const

export type ProjectFactName = keyof typeof projectLabels
export type ProjectFacts = Record<ProjectFactName, string>

const numbers: readonly string[] = [
  'plot_area',
  'built_up_area',
  'number_of_floors',
  'estimated_cost',
  'agreed_value',
  'estimated_duration',
]
const names = Object.keys(projectLabels) as ProjectFactName[]

export const projectValues = (project: Project | null): ProjectFacts =>
  Object.fromEntries(
    names.map((name) => {
      const value = String(project?.[name] ?? '')
      if (name === 'current_phase') return [name, phaseWord(value)]
      return [name, numbers.includes(name) ? groupDigits(value) : value]
    }),
  ) as ProjectFacts

const Changes = ProjectPatch.omit({ version: true })

/** Only changed fields are checked, because projects from the short form lack some facts. */
export const projectForm = (before: Project | null) =>
  z.preprocess((typed) => {
    const was = projectValues(before)
    const changed = Object.entries(typed as ProjectFacts).filter(
      ([name, value]) => value !== was[name as ProjectFactName],
    )
    return Object.fromEntries(changed.map(([name, value]) => [name, sentValue(name, value)]))
  }, Changes)

function sentValue(name: string, value: string): string | number | null {
  if (numbers.includes(name)) return numberOf(value) ?? null
  if (name === 'end_date') return value || null
  if (name === 'site_postal_code') return value.replaceAll(' ', '')
  return value
}

export function projectWord(name: ProjectFactName, value: string): string {
  if (name === 'status') return projectStatusLabels[value as ProjectStatus] ?? value
  if (name === 'priority') return priorityLabels[value as Priority] ?? value
  if (name === 'project_type') return projectTypeLabels[value as ProjectType] ?? value
  return isDay(value) ? formatDay(value) : value
}
