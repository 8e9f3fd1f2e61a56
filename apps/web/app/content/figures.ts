import { serviceIds } from '@trusswell/domain/services.ts'

/** A figure that the site states: one record and one value, wherever it is shown. */
export type Figure = {
  id: string
  /** As it is written: `500+`, `98%`, `five`. */
  value: string
  label: string
  /** What the figure counts. */
  definition?: string
  /** The day the count refers to. */
  as_of?: string
  /** The owner hasn't confirmed definition and day, so both are shown only on demo installations. */
  draft?: true
  /** Other phrases for the label: a number in front of one of them is this figure. */
  said?: readonly string[]
}

// Values and labels are the customer's, who gave no definitions. The proposals make them agree with each other.
const proposed = { as_of: '2026-10-31', draft: true } as const

// Figures about our own way of working, explained in other texts of the site.
const own = { as_of: '2026-11-17' } as const

const records = {
  projects_completed: {
    value: '500+',
    label: 'Projects Completed',
    definition: 'Engineering contracts handed over and signed by the client since 2014.',
    ...proposed,
  },
  client_satisfaction: {
    value: '98%',
    label: 'Client Satisfaction',
    definition: 'Clients who gave 4 or 5 out of 5 in the handover survey of the last twelve months.',
    ...proposed,
  },
  support_available: {
    value: '24/7',
    label: 'Support Available',
    definition:
      'The duty line for sites under a maintenance contract. The office itself is open during office hours.',
    ...proposed,
  },
  years_experience: {
    value: '15+',
    label: 'Years Experience',
    definition: 'What our project leads bring on average, including years before the company began.',
    ...proposed,
  },
  jobs_completed: {
    value: '10,000+',
    label: 'Projects Successfully Completed',
    definition: 'Every job closed with a client’s signature since 2014, from one repair to a whole contract.',
    ...proposed,
  },
  clients_served: {
    value: '5,000+',
    label: 'Happy Clients Served',
    definition: 'Firms, associations and households with at least one closed job.',
    said: ['happy clients', 'clients served'],
    ...proposed,
  },
  years_of_excellence: {
    value: '15+',
    label: 'Years of Excellence',
    definition: 'What our project leads bring on average, including years before the company began.',
    ...proposed,
  },
  engineers_2022: {
    value: '100+',
    label: 'Engineers',
    definition: 'Engineers and technicians on the payroll at the end of 2022.',
    ...proposed,
    as_of: '2022-12-31',
  },
  ceo_years: {
    value: '25+',
    label: 'Years in Engineering',
    definition: 'Before and with the company.',
    ...proposed,
  },
  team: {
    value: '100+',
    label: 'Team Members',
    definition: 'People on the payroll; the crews of vendors aren’t counted.',
    ...proposed,
  },
  first_engineers: {
    value: 'five',
    label: 'Engineers at the Start',
    definition: 'The founder and those who joined in 2014.',
    said: ['engineers'],
    ...proposed,
    as_of: '2014-12-31',
  },
  efficiency_gain: {
    value: '30%',
    label: 'Efficiency Gain',
    definition: 'Hours on site per job with one survey for all trades, against separate ones.',
    ...proposed,
  },
  yearly_growth: {
    value: '40%',
    label: 'Yearly Growth',
    definition: 'Revenue, average of the last three financial years.',
    ...proposed,
  },
  client_retention: {
    value: '95%',
    label: 'Client Retention',
    definition: 'Yearly contracts that were renewed when they ended.',
    ...proposed,
  },
  lead_engineer_years: {
    value: '10+',
    label: 'Years in Automation',
    definition: 'Before and with the company.',
    said: ['years in industrial control'],
    ...proposed,
  },
  services: {
    value: String(serviceIds.length),
    label: 'Services Under One Standard',
    definition: 'The services of this site; each has its page.',
    said: ['services', 'engineering and facility services'],
    ...own,
  },
  signatures: {
    value: '2',
    label: 'Signatures on Every Drawing',
    definition: 'The engineer who drew it, and one who checked it.',
    ...own,
  },
  stages: {
    value: '5',
    label: 'Stages from Survey to Handover',
    definition: 'Survey, design, deliver, test, hand over.',
    said: ['stages'],
    ...own,
  },
  shifts: {
    value: '3',
    label: 'Shifts a Day, One Log',
    definition: 'On sites with a crew around the clock.',
    said: ['shifts a day'],
    ...own,
  },
  calendar_weeks: {
    value: '52',
    label: 'Weeks in Every Site Calendar',
    definition: 'Planned maintenance is dated for the whole year before it starts.',
    ...own,
  },
  managers: {
    value: '1',
    label: 'Manager from Survey to Handover',
    definition: 'One person answers for a project from the first visit on.',
    ...own,
  },
  small_project_weeks: {
    value: '2-4',
    label: 'Weeks for a Small Automation Project',
    definition: 'From the agreed scope to handover.',
    said: ['weeks from the agreed scope'],
    ...own,
  },
  acceptance_tests: {
    value: '2',
    label: 'Acceptance Tests, Works and Site',
    definition: 'Each panel is tested where it is built, and again where it runs.',
    said: ['acceptance tests'],
    ...own,
  },
} satisfies Record<string, Omit<Figure, 'id'>>

type FigureId = keyof typeof records

export const figures = Object.fromEntries(
  Object.entries<Omit<Figure, 'id'>>(records).map(([id, record]) => [id, { id, ...record }]),
) as Record<FigureId, Figure>

export const homeFigures: readonly Figure[] = [
  figures.projects_completed,
  figures.client_satisfaction,
  figures.support_available,
  figures.years_experience,
]

export const aboutFigures: readonly Figure[] = [
  figures.jobs_completed,
  figures.clients_served,
  figures.years_of_excellence,
]

/** The owner has confirmed what the figure counts and when. */
export const isDefined = ({ definition, as_of, draft }: Figure) => Boolean(definition && as_of && !draft)

export type ShownFigure = Pick<Figure, 'id' | 'value' | 'label' | 'definition' | 'as_of' | 'draft'>

/** Leaves out definition and day while they are unconfirmed, except on demo installations. */
export function shownFigure(figure: Figure, { samples }: { samples: boolean }): ShownFigure {
  const { id, value, label, definition, as_of, draft } = figure
  if (draft && !samples) return { id, value, label }
  return {
    id,
    value,
    label,
    ...(definition ? { definition } : {}),
    ...(as_of ? { as_of } : {}),
    ...(draft ? { draft } : {}),
  }
}

/** The number of `10,000+`, for counting up to it. */
export const countOf = ({ value }: Pick<Figure, 'value'>) => Number(value.replaceAll(/\D/g, ''))
