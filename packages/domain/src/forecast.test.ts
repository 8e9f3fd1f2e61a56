import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysBetween } from './days.ts'
import { earned, forecastFinish, forecastPrior, pooledStretch, type ForecastProject } from './forecast.ts'
import { forecastSentence } from './forecast-sentence.ts'

const start = '2026-01-01'
const date = (day: number) => addDays(start, day - 1)
const usual = forecastPrior([])

/** 100 days, weight 100: 37 planned by day 39, 50 by day 50; 37 done on day 50. */
function workedExample(): ForecastProject {
  const item = (id: string, weight: number, day: number, doneOn?: number) => ({
    id,
    title: id,
    weight,
    baseline_date: date(day),
    due_date: date(day),
    completed_on: doneOn ? date(doneOn) : null,
  })
  return {
    id: 'example',
    start_date: start,
    planned_end: date(100),
    is_running: true,
    items: [
      item('Site set-up', 7, 8, 10),
      item('Excavation', 8, 15, 18),
      item('Foundations', 8, 23, 29),
      item('Columns', 7, 31, 40),
      item('Slabs', 7, 39, 49),
      item('Masonry', 13, 50),
      item('Plumbing', 20, 65),
      item('Wiring', 20, 80),
      item('Chiller delivery', 10, 100),
    ],
  }
}

test('the worked example: day 102 to 147, middle 121', () => {
  const project = workedExample()
  const items = project.items.map((item) => ({ ...item, completed_on: null }))
  expect(earned({ ...project, items })).toBe(0)
  const stretch = pooledStretch(project, usual, date(50))
  expect(stretch.middle).toBeCloseTo(0.155, 3)
  expect(stretch.spread).toBeCloseTo(0.208, 3)
  const forecast = forecastFinish(project, usual, date(50))
  expect(forecast).toMatchObject({
    basis: 'own',
    missing: [],
    earliest: date(102),
    middle: date(121),
    latest: date(147),
  })
  expect(forecast.decides[0]).toMatchObject({ id: 'Chiller delivery' })
  expect(forecastSentence(forecast, date(50))).toBe(
    'Likely to finish between 12 April and 27 May, depending on “Chiller delivery”.',
  )
})

test('the same day gives the same forecast', () => {
  const project = workedExample()
  expect(forecastFinish(project, usual, date(50))).toEqual(forecastFinish(project, usual, date(50)))
})

test('a forecast of its own needs progress, completions in several weeks, dates and a running project', () => {
  const missing = (change: (project: ForecastProject) => void) => {
    const project = workedExample()
    change(project)
    return forecastFinish(project, usual, date(50)).missing
  }
  expect(missing((project) => (project.is_running = false))).toEqual(['not_running'])
  expect(missing((project) => (project.items[8]!.weight = 300))).toEqual(['progress'])
  expect(missing((project) => project.items.splice(0, 1))).toEqual(['completions'])
  expect(missing(({ items }) => items.forEach((item) => (item.completed_on &&= date(10))))).toEqual(['weeks'])
  expect(missing(({ items }) => items.slice(7).forEach((item) => (item.due_date = null)))).toEqual(['dates'])
  expect(missing((project) => (project.items = []))).toEqual(['progress', 'completions', 'weeks', 'dates'])
})

test('with eight finished projects, one that says too little is measured by them', () => {
  const project = workedExample()
  project.items.forEach((item) => (item.completed_on = null))
  const seven = forecastFinish(project, forecastPrior(Array<number>(7).fill(1.3)), start)
  expect(seven).toMatchObject({ basis: 'none', earliest: null, middle: null, latest: null })
  expect(forecastSentence(seven, start)).toBe('Not enough data yet to estimate when it will finish.')
  const eight = forecastFinish(project, forecastPrior(Array<number>(8).fill(1.3)), start)
  expect(eight.basis).toBe('other_projects')
  expect(daysBetween(start, eight.middle!)).toBeCloseTo(130, -0.5)
  expect(forecastSentence(eight, start)).toMatch(
    /^Based on our other projects, likely to finish between 1\d April and \d+ June, depending on “Chiller delivery”\.$/,
  )
})

test('the prior is the middle and the spread of finished projects, and never too sure', () => {
  expect(usual).toEqual({ projects: 0, middle: Math.log(1.12), spread: 0.25 })
  const same = forecastPrior(Array<number>(9).fill(1.2))
  expect(same).toEqual({ projects: 9, middle: Math.log(1.2), spread: 0.15 })
  expect(forecastPrior([1, 1, 1, 1, 1.2, 1.2, 2, 2, 2]).spread).toBeGreaterThan(0.15)
})

test('sentences name the years when the finish is in another one', () => {
  const forecast = forecastFinish(workedExample(), usual, date(50))
  const later = { ...forecast, latest: '2027-01-05', decides: [] }
  expect(forecastSentence(later, date(50))).toBe('Likely to finish between 12 April 2026 and 5 January 2027.')
  const two = ['Lift', 'Paint'].map((title) => ({ id: title, title, share: 0.4 }))
  expect(forecastSentence({ ...forecast, latest: forecast.earliest, decides: two }, date(50))).toBe(
    'Likely to finish around 12 April, depending on “Lift” and “Paint”.',
  )
})

// Plans as people make them: the work is spread over the whole time, and the last item is due at the end.
const running = fc
  .record({
    planned: fc.integer({ min: 40, max: 400 }),
    weights: fc.array(fc.integer({ min: 2, max: 8 }), { minLength: 16, maxLength: 40 }),
    shifts: fc.array(fc.double({ min: -0.9, max: 0, noNaN: true }), { minLength: 40, maxLength: 40 }),
    share: fc.double({ min: 0.2, max: 0.85, noNaN: true }),
    pace: fc.double({ min: 0.7, max: 1.8, noNaN: true }),
  })
  .map(({ planned, weights, shifts, share, pace }) => {
    const days = weights.map((_, index) =>
      Math.ceil(((index + 1 + shifts[index]!) * planned) / weights.length),
    )
    days[days.length - 1] = planned
    const done = Math.max(8, Math.floor(weights.length * share))
    const today = Math.max(25, Math.round(days[done - 1]! * pace))
    const items = weights.map((weight, index) => ({
      id: `item ${index}`,
      title: `Item ${index}`,
      weight,
      baseline_date: date(days[index]!),
      due_date: date(days[index]!),
      completed_on: index < done ? date(Math.min(today, 1 + ((index * 7) % 25))) : null,
    }))
    return {
      project: { id: 'p', start_date: start, planned_end: date(planned), is_running: true, items },
      today: date(today),
    }
  })

const all = { numRuns: 60, seed: 16 }
const middleDay = (project: ForecastProject, today: string) =>
  daysBetween(start, forecastFinish(project, usual, today).middle!)

test('finishing an item never moves the middle later', () => {
  fc.assert(
    fc.property(running, fc.nat(), ({ project, today }, which) => {
      const open = project.items.filter((item) => item.completed_on === null)
      fc.pre(open.length > 1)
      const finished = open[which % open.length]!
      const items = project.items.map((item) => (item === finished ? { ...item, completed_on: today } : item))
      expect(middleDay({ ...project, items }, today)).toBeLessThanOrEqual(middleDay(project, today) + 1)
    }),
    all,
  )
})

test('adding open work never moves the middle earlier', () => {
  fc.assert(
    fc.property(
      running,
      fc.integer({ min: 1, max: 8 }),
      fc.double({ min: 0, max: 1.2, noNaN: true }),
      (drawn, weight, position) => {
        const { project, today } = drawn
        const planned = daysBetween(start, project.planned_end) + 1
        const due = date(Math.max(daysBetween(start, today) + 1, Math.round(position * planned)))
        const added = { id: 'added', title: 'Added', weight, completed_on: null }
        const items = [...project.items, { ...added, baseline_date: due, due_date: due }]
        const after = forecastFinish({ ...project, items }, usual, today)
        fc.pre(after.basis === 'own')
        expect(daysBetween(start, after.middle!)).toBeGreaterThanOrEqual(middleDay(project, today) - 1)
      },
    ),
    all,
  )
})

test('all dates a week later move the whole forecast by a week', () => {
  fc.assert(
    fc.property(running, ({ project, today }) => {
      const later = (day: string | null) => (day === null ? null : addDays(day, 7))
      const shifted = {
        ...project,
        start_date: addDays(start, 7),
        planned_end: addDays(project.planned_end, 7),
        items: project.items.map((item) => ({
          ...item,
          baseline_date: later(item.baseline_date),
          due_date: later(item.due_date),
          completed_on: later(item.completed_on),
        })),
      }
      const before = forecastFinish(project, usual, today)
      const after = forecastFinish(shifted, usual, addDays(today, 7))
      for (const each of ['earliest', 'middle', 'latest'] as const)
        expect(daysBetween(before[each]!, after[each]!)).toBe(7)
    }),
    all,
  )
})

test('the order of the rows changes nothing', () => {
  fc.assert(
    fc.property(running, ({ project, today }) => {
      const reversed = { ...project, items: project.items.toReversed() }
      expect(forecastFinish(reversed, usual, today)).toEqual(forecastFinish(project, usual, today))
    }),
    all,
  )
})
