import { addDays, daysBetween } from '../src/days.ts'
import { earned, forecastFinish, forecastPrior, type ForecastProject } from '../src/forecast.ts'
import {
  kinds,
  makeProject,
  random,
  type Kind,
  type Random,
  type TrialItem,
  type TrialProject,
} from './generators.ts'

const stages = [0.25, 0.5, 0.75]
const start = '2026-01-01'
const finishedProjects = 20
const dates = Array.from({ length: 3_000 }, (_, index) => addDays(start, index))
const date = (day: number) => dates[day - 1]!

type Interval = { low: number; high: number }
export type Case = {
  kind: Kind
  stage: number
  number: number
  plannedDays: number
  actual: number
  model: Interval & { middle: number }
  byPace: Interval
  byPlan: Interval
}

/** One forecast of each of `perCell` projects for each kind and stage. */
export function runTrial(seed: number, perCell: number): Case[] {
  const finished = finishedBefore(seed)
  return kinds.flatMap((kind, kindNumber) =>
    stages.flatMap((stage, stageNumber) =>
      Array.from({ length: perCell }, (_, index) => {
        const number = seed * 1_000_003 + (kindNumber * stages.length + stageNumber) * 10_007 + index
        return runCase(kind, stage, number, finished)
      }),
    ),
  )
}

/** One case of the trial with that seed again. */
export const repeatCase = (seed: number, kind: Kind, stage: number, number: number): Case =>
  runCase(kind, stage, number, finishedBefore(seed))

function finishedBefore(seed: number): TrialProject[] {
  const next = random(seed)
  return Array.from({ length: 200 }, (_, index) => makeProject(kinds[index % kinds.length]!, next))
}

function runCase(kind: Kind, stage: number, number: number, finished: TrialProject[]): Case {
  for (let attempt = 0; ; attempt++) {
    const next = random(number + attempt * 15_485_863)
    const project = makeProject(kind, next)
    const today = reached(project, stage)
    const ratios = pick(finished, next).map((each) => each.actualDays / each.plannedDays)
    const prior = forecastPrior(ratios)
    const seen = asSeen(project, today, `${kind} ${number}`)
    const forecast = forecastFinish(seen, prior, date(today))
    // Too little is known, or all that is known is done: no forecast is shown, so none is scored.
    if (forecast.basis !== 'own') continue
    const day = (date: string | null) => daysBetween(start, date!) + 1
    const usual = 1.2816 * prior.spread
    const byPace = (project.plannedDays * today) / earned(seen)
    const byPlan = project.plannedDays * Math.exp(prior.middle)
    return {
      kind,
      stage,
      number,
      plannedDays: project.plannedDays,
      actual: project.actualDays,
      model: { low: day(forecast.earliest), middle: day(forecast.middle), high: day(forecast.latest) },
      byPace: around(byPace, usual, today),
      byPlan: around(byPlan, usual, today),
    }
  }
}

const around = (days: number, usual: number, today: number): Interval => ({
  low: Math.max(today + 1, Math.round(days * Math.exp(-usual))),
  high: Math.max(today + 1, Math.round(days * Math.exp(usual))),
})

/** The first day on which the share of the work known on that day is done. */
function reached(project: TrialProject, stage: number): number {
  const weightOn = (day: (item: TrialItem) => number) => {
    const weights: number[] = []
    for (const item of project.items) weights[day(item)] = (weights[day(item)] ?? 0) + item.weight
    return weights
  }
  const [added, finished] = [weightOn((item) => item.addedOn), weightOn((item) => item.doneOn)]
  let [known, done] = [added[0] ?? 0, 0]
  for (let today = 1; today < project.actualDays; today++) {
    known += added[today] ?? 0
    done += finished[today] ?? 0
    if (done >= stage * known) return today
  }
  return project.actualDays - 1
}

/** What the firm would have in its records on that day. */
function asSeen(project: TrialProject, today: number, id: string): ForecastProject {
  return {
    id,
    start_date: start,
    planned_end: date(project.plannedDays),
    is_running: true,
    items: project.items
      .filter((item) => item.addedOn <= today)
      .map((item) => ({
        id: item.id,
        title: item.id,
        weight: item.weight,
        baseline_date: date(item.baseline),
        due_date: date(item.dues.findLast(({ from }) => from <= today)!.due),
        completed_on: item.doneOn <= today ? date(item.doneOn) : null,
      })),
  }
}

function pick(finished: TrialProject[], next: Random): TrialProject[] {
  return Array.from({ length: finishedProjects }, () => finished[Math.floor(next() * finished.length)]!)
}

export const missed = ({ low, high }: Interval, actual: number) => Math.max(0, low - actual, actual - high)
/** Width plus ten times the miss: the score that an honest 80 % range makes smallest. */
const score = (interval: Interval, actual: number) =>
  interval.high - interval.low + 10 * missed(interval, actual)

export type Cell = {
  kind: Kind | 'all'
  stage: number | 'all'
  held: number
  tooEarly: number
  tooLate: number
  width: number
  middleError: number
  planError: number
  scores: { model: number; byPace: number; byPlan: number }
}

/** Shares from 0 to 1; width and errors as shares of the planned days; scores likewise. */
export function summarise(cases: Case[], kind: Cell['kind'] = 'all', stage: Cell['stage'] = 'all'): Cell {
  const chosen = cases.filter(
    (each) => (kind === 'all' || each.kind === kind) && (stage === 'all' || each.stage === stage),
  )
  const share = (holds: (each: Case) => boolean) => chosen.filter(holds).length / chosen.length
  const mean = (value: (each: Case) => number) =>
    chosen.reduce((sum, each) => sum + value(each) / each.plannedDays, 0) / chosen.length
  const median = (value: (each: Case) => number) =>
    chosen.map((each) => value(each) / each.plannedDays).toSorted((a, b) => a - b)[
      Math.floor(chosen.length / 2)
    ]!
  return {
    kind,
    stage,
    held: share(({ model, actual }) => missed(model, actual) === 0),
    tooEarly: share(({ model, actual }) => actual > model.high),
    tooLate: share(({ model, actual }) => actual < model.low),
    width: median(({ model }) => model.high - model.low),
    middleError: median(({ model, actual }) => Math.abs(model.middle - actual)),
    planError: median(({ plannedDays, actual }) => Math.abs(plannedDays - actual)),
    scores: {
      model: mean(({ model, actual }) => score(model, actual)),
      byPace: mean(({ byPace, actual }) => score(byPace, actual)),
      byPlan: mean(({ byPlan, actual }) => score(byPlan, actual)),
    },
  }
}

export const cells = (cases: Case[]): Cell[] =>
  kinds.flatMap((kind) => stages.map((stage) => summarise(cases, kind, stage)))

/** The five cases whose truth lay furthest outside, against the planned days. */
export const worst = (cases: Case[]): Case[] =>
  cases
    .toSorted((a, b) => missed(b.model, b.actual) / b.plannedDays - missed(a.model, a.actual) / a.plannedDays)
    .slice(0, 5)
