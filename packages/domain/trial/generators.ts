// Building projects for the trial of the forecast. Day by day, crews work through trades whose items wait for each
// other. Nothing here comes from the model, so that the model cannot be right by construction.

export type TrialItem = {
  id: string
  weight: number
  /** Days since the start; the first day is 1. */
  baseline: number
  /** Due days from the day on which each became known, in order. */
  dues: { from: number; due: number }[]
  addedOn: number
  doneOn: number
}

export type TrialProject = { plannedDays: number; items: TrialItem[]; actualDays: number }

export type Random = () => number

export const kinds = [
  'steady stretch',
  'pace changes half-way',
  'stoppage',
  'one item very late',
  'scope grows',
] as const
export type Kind = (typeof kinds)[number]

/** Xorshift, so that a seed gives the same projects everywhere. */
export function random(seed: number): Random {
  let state = (seed ^ 0x2545f491) | 0 || 1
  const next = () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 2 ** 32
  }
  for (let warmUp = 0; warmUp < 20; warmUp++) next()
  return next
}

export function makeProject(kind: Kind, next: Random): TrialProject {
  const works = plan(next)
  const plannedDays = Math.max(...works.map((work) => work.baseline))
  if (kind === 'scope grows') addScope(works, plannedDays, next)
  if (kind === 'one item very late') delayOne(works, plannedDays, next)
  const actualDays = build(works, paceOf(kind, plannedDays, works, next), next)
  return {
    plannedDays,
    items: works.map(({ id, weight, baseline, dues, addedOn, doneOn }) => ({
      id,
      weight,
      baseline,
      dues,
      addedOn,
      doneOn,
    })),
    actualDays,
  }
}

type Work = TrialItem & { trade: number; effort: number; after: Work[]; notBefore: number }

const between = (next: Random, low: number, high: number) => low + (high - low) * next()
const whole = (next: Random, low: number, high: number) => Math.floor(between(next, low, high + 1))
/** Between low and high, most often near the mode. */
function triangular(next: Random, low: number, mode: number, high: number): number {
  const draw = next()
  const split = (mode - low) / (high - low)
  return draw < split
    ? low + Math.sqrt(draw * (high - low) * (mode - low))
    : high - Math.sqrt((1 - draw) * (high - low) * (high - mode))
}

/** Three to six trades that start one after the other, each a chain of items, and a handover at the end. */
function plan(next: Random): Work[] {
  const works: Work[] = []
  const size = between(next, 0.6, 1.8)
  let before: Work[] = []
  for (let trade = 0, trades = whole(next, 3, 6); trade < trades; trade++) {
    const chain: Work[] = []
    for (let index = 0, length = whole(next, 5, 12); index < length; index++) {
      const after = index > 0 ? [chain[index - 1]!] : []
      const neighbour = before[whole(next, index, index + 3)]
      if (neighbour) after.push(neighbour)
      chain.push(workOf(`${trade}-${index}`, trade, Math.round(size * between(next, 4, 22)), after, next))
    }
    works.push(...chain)
    before = chain
  }
  const open = works.filter((work) => !works.some((other) => other.after.includes(work)))
  works.push(workOf('handover', 9, whole(next, 3, 10), open, next))
  return works
}

function workOf(id: string, trade: number, days: number, after: Work[], next: Random): Work {
  const baseline = Math.max(0, ...after.map((work) => work.baseline)) + Math.max(2, days)
  const weight = Math.max(1, Math.round(days * between(next, 0.5, 1.5)))
  const common = { id, weight, baseline, dues: [{ from: 0, due: baseline }], addedOn: 0, doneOn: 0 }
  return { ...common, trade, effort: Math.max(2, days), after, notBefore: 0 }
}

/** Extra work that comes up on the way, a tenth to a third of the items, in the chain of a trade. */
function addScope(works: Work[], plannedDays: number, next: Random): void {
  const count = Math.round(works.length * between(next, 0.1, 0.33))
  const handover = works.at(-1)!
  for (let index = 0; index < count; index++) {
    const host = works[whole(next, 0, works.length - 2)]!
    const days = whole(next, 4, 18)
    const extra = workOf(`extra-${index}`, host.trade, days, [host], next)
    extra.addedOn = Math.round(between(next, 0.1, 0.9) * Math.min(plannedDays, extra.baseline))
    const followers = works.filter((work) => work !== handover && work.after.includes(host))
    for (const follower of followers) follower.after.push(extra)
    handover.after.push(extra)
    works.splice(-1, 0, extra)
  }
}

/** A delivery that comes weeks late. Its new date is known at some point, and not exactly. */
function delayOne(works: Work[], plannedDays: number, next: Random): void {
  const late = works.filter((work) => work.baseline > plannedDays * 0.4 && work.id !== 'handover')
  const chosen = late[whole(next, 0, late.length - 1)]!
  const delay = plannedDays * triangular(next, 0.12, 0.22, 0.45)
  chosen.notBefore = Math.round(chosen.baseline + delay)
  const known = Math.round(chosen.baseline * between(next, 0.3, 1.05))
  const told = Math.round(delay * between(next, 0.7, 1.1))
  for (const work of works) {
    if (work === chosen || reaches(work, chosen))
      work.dues.push({ from: known, due: Math.max(work.baseline, chosen.baseline + told + work.effort) })
  }
}

const reaches = (work: Work, target: Work): boolean =>
  work.after.some((earlier) => earlier === target || reaches(earlier, target))

type Pace = (day: number, doneShare: number) => number

function paceOf(kind: Kind, plannedDays: number, works: Work[], next: Random): Pace {
  const usual = 1 / triangular(next, 0.85, 1.05, 1.35)
  switch (kind) {
    case 'steady stretch': {
      const stretched = 1 / triangular(next, 0.85, 1.1, 1.6)
      return () => stretched
    }
    case 'pace changes half-way': {
      const [first, change, at] = [
        1 / triangular(next, 0.85, 1.1, 1.4),
        between(next, 0.65, 1.4),
        between(next, 0.35, 0.65),
      ]
      return (_, doneShare) => (doneShare < at ? first : first * change)
    }
    case 'stoppage': {
      const begins = plannedDays * between(next, 0.1, 0.9)
      const ends = begins + plannedDays * between(next, 0.06, 0.25)
      return (day) => (day >= begins && day < ends ? 0 : usual)
    }
    case 'one item very late':
      return () => usual
    case 'scope grows': {
      // The same crews do the extra work, and gain a part of it by overtime.
      const extra = works.filter((work) => work.id.startsWith('extra')).length / works.length
      const overtime = 1 + extra * between(next, 0, 0.8)
      return () => usual * overtime
    }
    default:
      return kind satisfies never
  }
}

/** Works through the items day by day and answers the last day. */
function build(works: Work[], pace: Pace, next: Random): number {
  const all = works.reduce((sum, work) => sum + work.weight, 0)
  const jobs = works.map((work) => ({
    work,
    left: work.effort * triangular(next, 0.6, 0.95, 1.6),
    waitsFor: work.after.length,
  }))
  const weekly: number[] = []
  let ready = jobs.filter(({ waitsFor }) => waitsFor === 0)
  let [day, done] = [0, 0]
  while (ready.length > 0) {
    day++
    // Weather, labour and material differ from week to week and from trade to trade.
    if (day % 7 === 1) for (let trade = 0; trade < 10; trade++) weekly[trade] = between(next, 0.45, 1.55)
    const speed = pace(day, done / all)
    for (const job of ready) job.left -= speed * weekly[job.work.trade]!
    const finished = ready.filter(
      ({ work, left }) => left <= 0 && day >= work.notBefore && day > work.addedOn,
    )
    if (finished.length === 0) continue
    for (const { work } of finished) {
      work.doneOn = day
      done += work.weight
      for (const job of jobs) job.waitsFor -= job.work.after.filter((earlier) => earlier === work).length
    }
    ready = jobs.filter(({ work, waitsFor }) => waitsFor === 0 && work.doneOn === 0)
  }
  return day
}
