import { projectTypeLabels } from '@trusswell/domain/project-values.ts'
import { formatDay } from '@trusswell/domain/days.ts'
import { formatMoney, toPaise } from '@trusswell/domain/money.ts'
import type { ProjectType } from '@trusswell/domain/projects.ts'
import { formatDuration } from '@trusswell/domain/schedule.ts'
import { isDay } from '../../../lib/dates.ts'
import type { Fact } from '../../../ui/facts.tsx'
import { numberOf } from '../../../ui/group-digits.ts'
import type { ProjectValues } from './create-values.ts'

/** The entries of each step as text, for "So far" and for the review. */
export function summaryFacts(values: ProjectValues, client: string | undefined): Fact[][] {
  const cost = numberOf(values.estimated_cost)
  const duration = numberOf(values.estimated_duration)
  return [
    [
      ...(client === undefined ? [] : [{ term: 'Client', value: client }]),
      { term: 'Title', value: values.title },
      { term: 'Type', value: projectTypeLabels[values.project_type as ProjectType] ?? '' },
      { term: 'Description', value: values.description, wide: true },
    ],
    [
      { term: 'Site address', value: values.site_address, wide: true },
      { term: 'City', value: values.site_city },
      { term: 'State', value: values.site_state },
      { term: 'PIN code', value: values.site_postal_code },
    ],
    [
      { term: 'Plot area', value: withUnit(values.plot_area, 'sq ft') },
      { term: 'Built-up area', value: withUnit(values.built_up_area, 'sq ft') },
      { term: 'Number of floors', value: values.number_of_floors },
      { term: 'Estimated cost', value: cost === undefined ? '' : formatMoney(toPaise(cost)) },
      { term: 'Start date', value: isDay(values.start_date) ? formatDay(values.start_date) : '' },
      { term: 'Estimated duration', value: duration === undefined ? '' : formatDuration(duration) },
    ],
  ]
}

const withUnit = (value: string, unit: string) => (value === '' ? '' : `${value} ${unit}`)
