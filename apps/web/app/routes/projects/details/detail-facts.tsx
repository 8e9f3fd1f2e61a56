import { priorityLabels, projectTypeLabels } from '@trusswell/domain/project-values.ts'
import { formatDay } from '@trusswell/domain/days.ts'
import { formatMoney } from '@trusswell/domain/money.ts'
import { formatArea } from '@trusswell/domain/numbers.ts'
import type { Project } from '@trusswell/domain/projects.ts'
import { formatDuration } from '@trusswell/domain/schedule.ts'
import type { Fact } from '../../../ui/facts.tsx'
import { phaseWord } from './phase-word.ts'

export const detailFacts = (project: Project): Fact[] => [
  { term: 'Description', value: project.description, wide: true },
  { term: 'Project type', value: projectTypeLabels[project.project_type] },
  { term: 'Current phase', value: phaseWord(project.current_phase) },
  { term: 'Client', value: project.client.name },
  { term: 'Priority', value: priorityLabels[project.priority] },
  {
    term: 'Estimated cost',
    value: project.estimated_cost_paise === null ? null : figures(formatMoney(project.estimated_cost_paise)),
  },
  ...(project.agreed_value_paise === null
    ? []
    : [
        {
          term: 'Agreed value',
          value: figures(`${formatMoney(project.agreed_value_paise)} + ${project.agreed_tax_rate}% GST`),
        },
      ]),
]

export const siteFacts = (project: Project): Fact[] => [
  { term: 'Address', value: project.site_address, wide: true },
  { term: 'City', value: project.site_city },
  { term: 'State', value: project.site_state },
  { term: 'Postal code', value: project.site_postal_code && figures(project.site_postal_code) },
  { term: 'Number of floors', value: project.number_of_floors && figures(String(project.number_of_floors)) },
  { term: 'Plot area', value: squareFeet(project.plot_area) },
  { term: 'Built-up area', value: squareFeet(project.built_up_area) },
]

export const timeFacts = (project: Project): Fact[] => [
  { term: 'Start date', value: project.start_date && figures(formatDay(project.start_date)) },
  {
    term: 'Estimated duration',
    value: project.estimated_duration && formatDuration(project.estimated_duration),
  },
  { term: 'Due date', value: dueDate(project) },
  { term: 'Progress', value: `${project.progress}%, ${project.time_elapsed}% of the time elapsed` },
]

function dueDate({ due_date, due_date_estimated }: Project) {
  return due_date && figures(`${formatDay(due_date)}${due_date_estimated ? ' est.' : ''}`)
}

const squareFeet = (area: number | null) => (area === null ? null : figures(formatArea(area)))

const figures = (text: string) => <span className="figures">{text}</span>
