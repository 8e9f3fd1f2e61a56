import { seedOf } from '@trusswell/domain/forecast-draws.ts'
import type { ProjectFields, ProjectStatus } from '@trusswell/domain/projects.ts'
import { outlines, places, type Outline } from './seed-outlines.ts'
import { plans, type Plan } from './seed-plans.ts'
import type { Sample, SampleChange } from './seed-samples.ts'

/** The same number for the same text, from 0 to `below`. */
const draw = (text: string, below: number) => seedOf(text) % below

function sampleOf(outline: Outline, index: number): Sample {
  const { title, client, start, days, state } = outline
  const common = {
    client: `client${client}`,
    fields: fieldsOf(outline),
    priority: priorityOf(title),
  } as const
  const empty = { milestones: [], tasks: [] }
  const ends = start + days
  if (state === 'waiting' || state === 'declined')
    return {
      ...common,
      ...empty,
      status: 'planning',
      ends,
      asked: { on: -1 - (index % 3), declined: state === 'declined' },
    }
  const plan: Plan = plans[outline.kind]
  const status: ProjectStatus = state ?? (ends < 0 ? 'completed' : start > 0 ? 'planning' : 'in_progress')
  const agreed = outline.lakhs * 1_00_000
  const now = status === 'cancelled' ? -150 : status === 'on_hold' ? -30 : 0
  // How many days the work is behind its plan, less than 0 if it is ahead.
  const slip = draw(`${title} slip`, 21) - 6
  const dayOf = (share: number) => start + Math.round(share * days)
  const isDone = (share: number, delay = slip) => status === 'completed' || dayOf(share) + delay < now
  const doneOn = (share: number, delay = slip) =>
    Math.max(Math.min(dayOf(share) + delay, status === 'completed' ? ends + 6 : -1), start)
  // Some tasks are done in time even where the whole is behind.
  const delayOf = (task: string) => slip + draw(`${title} ${task}`, 17) - 12
  const reached = plan.milestones.filter(([, , at]) => isDone(at))
  return {
    ...common,
    status,
    ends,
    phase: phaseOf(status, reached.length),
    manager: index % 5,
    agreed,
    budget: Math.round(agreed * 0.78),
    milestones: plan.milestones.map(([name, text, at, weight]) => [
      name,
      text,
      dayOf(at),
      isDone(at) ? doneOn(at) : null,
      weight,
    ]),
    tasks: plan.tasks.map(([name, at, weight]) => [
      name,
      isDone(at, delayOf(name))
        ? 'done'
        : status === 'in_progress' && dayOf(at) < 12
          ? 'in_progress'
          : 'todo',
      dayOf(at),
      weight,
      doneOn(at, delayOf(name)),
    ]),
    expenses: plan.expenses
      .filter(([, , at]) => dayOf(at) < now)
      .map(([category, description, at, share], nth) => ({
        category,
        description,
        rupees: Math.round((agreed * 0.78 * share * (94 + draw(`${title} ${nth}`, 16))) / 1_00_000) * 1_000,
        spent: dayOf(at),
        shared_with_client: nth === 0 && index % 3 === 0,
      })),
    risks:
      status === 'in_progress' || status === 'on_hold'
        ? [{ ...plan.risk, shared_with_client: index % 2 === 0 }]
        : [],
    ...(status === 'in_progress'
      ? running(
          plan,
          index,
          reached.map(([name]) => name),
        )
      : {}),
  }
}

/** What waits for an answer, and what was answered. */
function running(
  plan: Plan,
  index: number,
  reached: string[],
): Pick<Sample, 'acceptances' | 'changes' | 'diary'> {
  const last = reached.at(-1)
  const acceptances = reached.map((milestone) => ({
    milestone,
    answer:
      milestone === last && index % 2 === 0
        ? null
        : index % 3 === 0
          ? ({ answer: 'accepted_with_remarks', remarks: 'Please label the spare parts as well.' } as const)
          : ({ answer: 'accepted', remarks: '' } as const),
  }))
  const wanted: SampleChange[] = [
    { by: 'client', state: 'proposed' },
    { by: 'manager', cost: 2_40_000, days: 6, state: 'proposed' },
    { by: 'manager', cost: 1_15_000, days: 0, state: 'accepted' },
    { by: 'manager', cost: 3_60_000, days: 9, state: 'declined' },
    { by: 'client', state: 'declined' },
  ].map((each) => ({ ...plan.change, on: -3 - index, ...each }) as SampleChange)
  const chosen = wanted[index % 6]
  return { acceptances, changes: chosen ? [chosen] : [], diary: diaryOf(index) }
}

const notes = [
  'Material for two weeks arrived and was checked against the order.',
  'Two teams worked side by side. The passage was cleaned and opened again at 6 pm.',
  'Measured everything that was installed this week and marked the changes in the drawings.',
  'The safety officer walked the site with us; one railing was added.',
  'Power was off from 11 am to 1 pm, so the teams prepared brackets and labels.',
]

/** Three days of work in the last week. */
const diaryOf = (index: number): NonNullable<Sample['diary']> =>
  [1, 3, 5].map((ago, nth) => ({
    on: -ago,
    weather: (['clear', 'cloudy', 'rain'] as const)[(index + nth) % 3] ?? 'clear',
    temperature: 24 + ((index + nth * 2) % 8),
    headcount: 6 + ((index * 3 + nth * 5) % 17),
    notes: notes[(index + nth * 2) % notes.length] ?? '',
  }))

const phaseOf = (status: ProjectStatus, reached: number) =>
  status === 'completed'
    ? 'Handover'
    : (['Design', 'Procurement', 'Installation', 'Testing'][reached] ?? 'Handover')

const priorityOf = (title: string) =>
  (['high', 'medium', 'normal', 'normal'] as const)[draw(title, 4)] ?? 'normal'

function fieldsOf({
  title,
  type,
  client,
  about,
  start,
  days,
  lakhs,
}: Outline): Omit<ProjectFields, 'start_date'> & { start: number } {
  const [site_address, site_city, site_postal_code] = places[client] ?? places[3]!
  const built_up_area = 2_000 + draw(`${title} area`, 400) * 200
  return {
    title,
    project_type: type,
    description: about,
    site_address,
    site_city,
    site_state: ['534001', '518501'].includes(site_postal_code) ? 'Andhra Pradesh' : 'Telangana',
    site_postal_code,
    plot_area: Math.round(built_up_area * 1.4),
    built_up_area,
    number_of_floors: 1 + draw(`${title} floors`, 5),
    estimated_cost: Math.round(lakhs * 1.06) * 1_00_000,
    estimated_duration: days,
    start,
  }
}

/** Of ten more clients, over two years. */
export const companyProjects: Sample[] = outlines.map((outline, index) => sampleOf(outline, index))
