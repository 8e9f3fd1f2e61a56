import { z } from 'zod'
import { addDays, daysBetween } from './days.ts'
import { halfNormalDraw, largestHalfNormal, runs, seedOf, studentDraws } from './forecast-draws.ts'
import { earnedSchedule } from './insight-plan.ts'

/** One task, or one milestone of a project without tasks. */
export type ForecastItem = {
  id: string
  title: string
  weight: number
  /** The first date that was set and today's; null when there is none. */
  baseline_date: string | null
  due_date: string | null
  completed_on: string | null
}

export type ForecastProject = {
  id: string
  start_date: string
  planned_end: string
  is_running: boolean
  items: ForecastItem[]
}

/** How the firm's finished projects went: the middle and the spread of ln(actual / planned duration). */
export type ForecastPrior = { projects: number; middle: number; spread: number }

export const ForecastMissing = z.enum(['not_running', 'progress', 'completions', 'weeks', 'dates'])
export type ForecastMissing = z.infer<typeof ForecastMissing>

const Decider = z.strictObject({ id: z.string(), title: z.string(), share: z.number() })

export const Forecast = z
  .strictObject({
    /** `other_projects`: from how the firm's finished projects went, because this one says too little yet. */
    basis: z.enum(['own', 'other_projects', 'none']),
    missing: z.array(ForecastMissing),
    earliest: z.string().nullable(),
    middle: z.string().nullable(),
    latest: z.string().nullable(),
    /** What finishes last, by its share of the runs; at most three. */
    decides: z.array(Decider),
  })
  .meta({ id: 'Forecast' })
export type Forecast = z.infer<typeof Forecast>

const fewestFinished = 8
const usualPrior = { middle: Math.log(1.12), spread: 0.25 }
const smallestSpread = 0.15

/** From actual over planned duration of each finished project. */
export function forecastPrior(ratios: number[]): ForecastPrior {
  const projects = ratios.length
  if (projects < fewestFinished) return { projects, ...usualPrior }
  const logs = ratios.map(Math.log).toSorted((a, b) => a - b)
  const mean = logs.reduce((sum, each) => sum + each, 0) / projects
  const variance = logs.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (projects - 1)
  return {
    projects,
    middle: quantile(logs, 0.5),
    spread: Math.max(smallestSpread, Math.sqrt(variance)),
  }
}

/** The 80 % range of the day on which the last item will be done. The same on each call of a day. */
export function forecastFinish(project: ForecastProject, prior: ForecastPrior, today: string): Forecast {
  const missing = missingData(project, today)
  const open = project.items.filter((item) => item.completed_on === null)
  const nothing: Forecast = {
    basis: 'none',
    missing,
    earliest: null,
    middle: null,
    latest: null,
    decides: [],
  }
  if (missing.includes('not_running') || open.length === 0) return nothing
  if (missing.length > 0 && prior.projects < fewestFinished) return nothing

  const stretch = missing.length > 0 ? asOthers(prior) : pooledStretch(project, prior, today)
  const { finishes, lastOf } = simulate(project, open, stretch, today)
  // The first of the days that are left is today, and nothing is forecast for today itself.
  const day = (share: number) => addDays(today, Math.max(1, Math.round(quantile(finishes, share)) - 1))
  const decides = open
    .map(({ id, title }) => ({ id, title, share: (lastOf.get(id) ?? 0) / runs }))
    .filter(({ share }) => share > 0)
    .toSorted((a, b) => b.share - a.share || (a.id < b.id ? -1 : 1))
    .slice(0, 3)
  return {
    basis: missing.length > 0 ? 'other_projects' : 'own',
    missing,
    earliest: day(0.1),
    middle: day(0.5),
    latest: day(0.9),
    decides,
  }
}

const leastProgress = 0.15
const fewestCompletions = 5
const fewestWeeks = 3
const leastDated = 0.8

/** What is too little for a forecast of the project's own. */
function missingData({ items, is_running, start_date }: ForecastProject, today: string): ForecastMissing[] {
  const all = weigh(items)
  const done = items.filter((item) => item.completed_on !== null)
  const weeks = new Set(done.map((item) => Math.floor(daysBetween(start_date, item.completed_on!) / 7)))
  const dated = items.filter((item) => item.due_date !== null && item.baseline_date !== null)
  const missing: ForecastMissing[] = []
  if (!is_running || today < start_date) missing.push('not_running')
  if (weigh(done) < leastProgress * all || all === 0) missing.push('progress')
  if (done.length < fewestCompletions) missing.push('completions')
  if (weeks.size < fewestWeeks) missing.push('weeks')
  if (weigh(dated) < leastDated * all || all === 0) missing.push('dates')
  return missing
}

type Stretch = { middle: number; spread: number }

const asOthers = ({ middle, spread }: ForecastPrior): Stretch => ({ middle, spread })

/** How far the plan has been stretched so far, weighed against how it went in other projects. */
export function pooledStretch(project: ForecastProject, prior: ForecastPrior, today: string): Stretch {
  const progress = weigh(project.items.filter((item) => item.completed_on !== null)) / weigh(project.items)
  const elapsed = daysBetween(project.start_date, today) + 1
  const earnedSoFar = earned(project)
  const own = Math.log(elapsed / earnedSoFar)
  // The share of the planned days that is earned, because added work would make the share done smaller: what the
  // project has shown of its pace would count for less, and a slow project would seem to gain by more work.
  const shown = Math.min(0.99, earnedSoFar / plannedDays(project))
  const ownNoise = 0.3 * Math.sqrt((1 - shown) / shown)
  const trust = prior.spread ** 2 / (prior.spread ** 2 + ownNoise ** 2)
  const spread = (1 / prior.spread ** 2 + 1 / ownNoise ** 2) ** -0.5
  return {
    middle: trust * own + (1 - trust) * prior.middle,
    // The pace can still change late in a project.
    spread: Math.max(spread, 0.22 * (0.4 + 0.6 * progress)),
  }
}

/** The planned day on which the plan had as much weight done as is done now. */
export function earned({ items, planned_end, start_date }: ForecastProject): number {
  const exact = earnedSchedule({
    start: start_date,
    end: planned_end,
    items: items.map(({ weight, baseline_date, completed_on }) => ({
      weight,
      dated: true,
      baseline: baseline_date ?? planned_end,
      done: completed_on !== null,
    })),
  })
  return exact === null ? 0 : Number(exact.n) / Number(exact.d)
}

const plannedDays = ({ start_date, planned_end }: ForecastProject) => daysBetween(start_date, planned_end) + 1

/** Days from today until the last open item is done, in order, and how often each item was the last. */
function simulate(project: ForecastProject, open: ForecastItem[], stretch: Stretch, today: string) {
  const earnedSoFar = earned(project)
  const noise = 0.0125 * plannedDays(project)
  const seed = seedOf(`${project.id} ${daysBetween(project.start_date, today)}`)
  const candidates = open
    .map((item) => {
      const planned = daysBetween(project.start_date, item.due_date ?? project.planned_end) + 1
      return { id: item.id, left: Math.max(0, planned - earnedSoFar), seed: seedOf(`${seed} ${item.id}`) }
    })
    .toSorted((a, b) => b.left - a.left || (a.id < b.id ? -1 : 1))

  const lastOf = new Map<string, number>()
  const finishes = studentDraws.map((draw, run) => {
    const factor = Math.exp(stretch.middle + stretch.spread * draw)
    let last = candidates[0]!.id
    let latest = 0
    for (const { id, left, seed: own } of candidates) {
      const due = left * factor
      // All that follow are due earlier still, so none of them can be the last.
      if (due + largestHalfNormal * noise < latest) break
      const finish = due + halfNormalDraw(own, run) * noise
      if (finish > latest) [latest, last] = [finish, id]
    }
    lastOf.set(last, (lastOf.get(last) ?? 0) + 1)
    return latest
  })
  return { finishes: finishes.toSorted(), lastOf }
}

const weigh = (items: { weight: number }[]) => items.reduce((sum, { weight }) => sum + weight, 0)

function quantile(sorted: ArrayLike<number>, share: number): number {
  const at = share * (sorted.length - 1)
  const [low, high] = [sorted[Math.floor(at)]!, sorted[Math.ceil(at)]!]
  return low + (at - Math.floor(at)) * (high - low)
}
