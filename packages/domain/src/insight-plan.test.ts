import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from './days.ts'
import { compare, floorPercent, fraction, one, percentWithDigit, toNumber, zero } from './insight-fraction.ts'
import { billingPosition, budgetUse, earnedValue } from './insight-money.ts'
import {
  delayedOf,
  earnedSchedule,
  isDated,
  memberFigures,
  performanceOf,
  plannedOf,
  planOf,
  progressOf,
  scheduleIndices,
  scheduleVariance,
  scopeChange,
  stepsOf,
  type PlanMilestone,
  type PlanTask,
} from './insight-plan.ts'
import { riskFigures } from './insight-risks.ts'
import { nextChangeOn, workFigures } from './insight-work.ts'

const start = '2026-01-01'
const project = {
  status: 'in_progress' as const,
  start_date: start,
  end_date: null,
  estimated_duration: 100,
  created_on: '2025-12-01',
}
const task = (over: Partial<PlanTask> = {}): PlanTask => ({
  id: 't',
  weight: 1,
  status: 'todo',
  baseline_date: over.due_date ?? null,
  due_date: null,
  completed_on: null,
  milestone_id: null,
  assignee_id: null,
  ...over,
})
const onDay = (day: number) => addDays(start, day - 1)

test('the worked example: 37 % done where 50 % was planned', () => {
  // Planned 37 by day 39, 13 more on day 50, the rest by the end.
  const plan = planOf(
    project,
    [
      task({ weight: 37, due_date: onDay(39), status: 'done', completed_on: onDay(48) }),
      task({ weight: 13, due_date: onDay(50) }),
      task({ weight: 50, due_date: onDay(100) }),
    ],
    [],
  )
  const today = onDay(50)
  const progress = progressOf(plan)
  const planned = plannedOf(plan, today)
  expect(plan.end).toBe('2026-04-10')
  expect(floorPercent(progress)).toBe(37)
  expect(planned?.by).toBe('plan')
  expect(toNumber(scheduleVariance(progress, planned?.share ?? zero), 2)).toBe(-0.13)
  const indices = scheduleIndices(plan, today)
  expect(indices.spi && toNumber(indices.spi, 2)).toBe(0.74)
  expect(indices.earned_schedule && toNumber(indices.earned_schedule, 2)).toBe(39)
  expect(indices.spi_t && toNumber(indices.spi_t, 2)).toBe(0.78)

  const lakh = 1_00_000_00
  const value = earnedValue(progress, { budget: 80 * lakh, spent: 32 * lakh })
  expect(toNumber(value.earned)).toBe(29.6 * lakh)
  expect(value.cpi && toNumber(value.cpi, 3)).toBe(0.925)
  expect(toNumber(value.estimate_at_completion) / lakh).toBeCloseTo(86.5, 1)
  expect(toNumber(billingPosition(progress, { invoiced: 45 * lakh, agreed: 100 * lakh }))).toBe(8 * lakh)
})

test('earned schedule lies between two steps in proportion', () => {
  const done = task({ weight: 3, due_date: onDay(10), status: 'done', completed_on: onDay(9) })
  const plan = planOf(
    project,
    [done, task({ weight: 4, due_date: onDay(20) }), task({ due_date: onDay(4) })],
    [],
  )
  // 3 of 8 done; 1 of 8 was planned by day 4, 4 of 8 by day 10.
  expect(compare(earnedSchedule(plan) ?? zero, fraction(8))).toBe(0)
})

const day = fc.integer({ min: -30, max: 200 }).map((days) => addDays(start, days))
const someTask: fc.Arbitrary<PlanTask> = fc
  .record({
    weight: fc.integer({ min: 1, max: 100 }),
    status: fc.constantFrom('todo' as const, 'in_progress' as const, 'done' as const),
    baseline_date: fc.option(day, { nil: null }),
    moved: fc.integer({ min: -20, max: 40 }),
    done_on: day,
    milestone_id: fc.constantFrom(null, 'm'),
    assignee_id: fc.constantFrom(null, 'a', 'b'),
  })
  .map(({ moved, done_on, ...each }) => ({
    ...each,
    id: 't',
    due_date: each.baseline_date && addDays(each.baseline_date, moved),
    completed_on: each.status === 'done' ? done_on : null,
  }))
const milestone: PlanMilestone = {
  id: 'm',
  weight: 5,
  status: 'pending',
  baseline_date: onDay(60),
  due_date: onDay(70),
  completion_date: null,
}
const somePlan = fc.array(someTask, { maxLength: 30 }).map((tasks) => planOf(project, tasks, [milestone]))

test('planned progress never goes back, stays within 0 and 1, and reaches 1 with the last date', () => {
  fc.assert(
    fc.property(somePlan, day, (plan, today) => {
      const now = plannedOf(plan, today)?.share ?? zero
      const next = plannedOf(plan, addDays(today, 1))?.share ?? zero
      expect(compare(now, next)).toBeLessThanOrEqual(0)
      expect(compare(zero, now) <= 0 && compare(now, one) <= 0).toBe(true)
      expect(compare(plannedOf(plan, addDays(start, 400))?.share ?? zero, one)).toBe(0)
    }),
  )
})

test('earned schedule is a day of the plan, and more progress never earns less', () => {
  fc.assert(
    fc.property(somePlan, (plan) => {
      const earned = earnedSchedule(plan) ?? zero
      const last = isDated(plan) ? (stepsOf(plan).at(-1)?.day ?? 0) : 100
      expect(compare(zero, earned) <= 0 && compare(earned, fraction(last)) <= 0).toBe(true)
      const [first, ...rest] = plan.items
      if (!first) return
      const further = { ...plan, items: [{ ...first, done: true, done_on: start }, ...rest] }
      expect(compare(earnedSchedule(further) ?? zero, earned)).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('moving a date hides no delay: planned progress and performance stay, only the current delay changes', () => {
  fc.assert(
    fc.property(somePlan, day, fc.integer({ min: 1, max: 90 }), (plan, today, by) => {
      const items = plan.items.map((item) => ({ ...item, due: item.due && addDays(item.due, by) }))
      const moved = { ...plan, items }
      expect(plannedOf(moved, today)).toEqual(plannedOf(plan, today))
      expect(performanceOf(moved, today)).toEqual(performanceOf(plan, today))
      expect(delayedOf(moved, today).delayed_by_baseline).toBe(delayedOf(plan, today).delayed_by_baseline)
      expect(delayedOf(moved, today).delayed).toBeLessThanOrEqual(delayedOf(plan, today).delayed)
    }),
  )
})

test('the order of rows changes nothing, and people add up to the whole', () => {
  fc.assert(
    fc.property(somePlan, day, (plan, today) => {
      const turned = { ...plan, items: plan.items.toReversed() }
      expect(scheduleIndices(turned, today)).toEqual(scheduleIndices(plan, today))
      const people = memberFigures(plan, today)
      const sum = (key: 'completed' | 'delayed') => people.reduce((all, each) => all + each[key], 0)
      expect(sum('completed')).toBe(plan.items.filter(({ done }) => done).length)
      expect(sum('delayed')).toBe(delayedOf(plan, today).delayed)
    }),
  )
})

test('a task without a date takes its milestone’s, else the end, which doesn’t make it a dated one', () => {
  const plan = planOf(project, [task({ milestone_id: 'm' }), task()], [milestone])
  expect(plan.items.map(({ baseline, due, dated }) => [baseline, due, dated])).toEqual([
    [milestone.baseline_date, milestone.due_date, true],
    ['2026-04-10', '2026-04-10', false],
  ])
  expect(plannedOf(plan, onDay(50))).toEqual({ share: fraction(50, 100), by: 'time' })
})

test('80 % of the weight with a date is a plan, less is not', () => {
  const dated = task({ weight: 4, due_date: onDay(10) })
  expect(isDated(planOf(project, [dated, task()], []))).toBe(true)
  expect(isDated(planOf(project, [dated, task({ weight: 2 })], []))).toBe(false)
})

test('without tasks milestones count; without either there is nothing', () => {
  expect(planOf(project, [], [milestone])).toMatchObject({ counted: 'milestones', items: [{ weight: 5 }] })
  expect(planOf(project, [], [])).toMatchObject({ counted: 'none', items: [] })
  expect(progressOf(planOf(project, [], []))).toEqual(zero)
  expect(performanceOf({ items: [] }, start)).toBeNull()
})

test('scope that was added or removed after the start is counted apart', () => {
  const history = [
    { day: '2025-12-20', weight: 10 },
    { day: '2026-01-01', weight: 20 },
    { day: '2026-01-05', weight: 26 },
    { day: '2026-02-01', weight: 23 },
  ]
  expect(scopeChange(history, start)).toEqual({ added: 6, removed: 3 })
  expect(scopeChange(history.slice(2), start)).toEqual({ added: 0, removed: 3 })
  expect(scopeChange([], start)).toEqual({ added: 0, removed: 0 })
})

test('before 15 % the rest is expected to cost what was planned, and without expenses as well', () => {
  expect(toNumber(earnedValue(fraction(14, 100), { budget: 1000, spent: 500 }).estimate_at_completion)).toBe(
    1360,
  )
  expect(toNumber(earnedValue(fraction(15, 100), { budget: 1000, spent: 300 }).estimate_at_completion)).toBe(
    2000,
  )
  const unspent = earnedValue(fraction(1, 2), { budget: 1000, spent: 0 })
  expect([unspent.cpi, toNumber(unspent.estimate_at_completion)]).toEqual([null, 500])
})

test('what a project costs in the end is never less than what was spent', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 100 }),
      fc.integer({ min: 1, max: 1e12 }),
      fc.integer({ min: 0, max: 1e12 }),
      (done, budget, spent) => {
        const value = earnedValue(fraction(done, 100), { budget, spent })
        expect(compare(value.estimate_at_completion, fraction(spent))).toBeGreaterThanOrEqual(0)
        if (done === 100) expect(compare(value.estimate_at_completion, fraction(spent))).toBe(0)
      },
    ),
  )
})

test('budget use needs a budget', () => {
  expect(budgetUse({ used: 10, budget: null })).toBeNull()
  expect(budgetUse({ used: 10, budget: 0 })).toBeNull()
  expect(toNumber(budgetUse({ used: 1, budget: 3 }) ?? zero, 3)).toBe(0.333)
})

test('a category shows its highest open risk, critical as high', () => {
  expect(
    riskFigures([
      { category: 'weather', severity: 'medium', count: 3 },
      { category: 'cost', severity: 'low', count: 1 },
      { category: 'cost', severity: 'critical', count: 1 },
      { category: 'permits', severity: 'medium', count: 4 },
    ]),
  ).toEqual([
    { category: 'cost', count: 2, severity: 'high' },
    { category: 'permits', count: 4, severity: 'medium' },
    { category: 'weather', count: 3, severity: 'medium' },
  ])
})

test('stored figures hold until the next day that makes an open item due or late', () => {
  const tasks = [
    task({ id: 'a', due_date: onDay(20), status: 'done', completed_on: onDay(10) }),
    task({ id: 'b', due_date: onDay(40), baseline_date: onDay(30), assignee_id: 'm' }),
    task({ id: 'c', due_date: onDay(5) }),
  ]
  const plan = planOf(project, tasks, [])
  let on: string | null = onDay(12)
  const days: string[] = []
  while ((on = nextChangeOn(plan, on)) !== null) days.push(on)
  expect(days).toEqual([onDay(30), onDay(41)])
  // Between these days nothing differs, on them something does.
  for (let day = 13; day <= 60; day += 1) {
    const changed =
      JSON.stringify(workFigures(plan, onDay(day))) !== JSON.stringify(workFigures(plan, onDay(day - 1)))
    expect([day, changed]).toEqual([day, days.includes(onDay(day))])
  }
})

test('a percentage with a digit is rounded down, as whole percents are', () => {
  expect(percentWithDigit(331, 480)).toBe('68.9%')
  expect(percentWithDigit(9999.99, 10_000)).toBe('99.9%')
  expect(percentWithDigit(57.9, 100)).toBe('57.9%')
  expect(percentWithDigit(3, 2)).toBe('150.0%')
  expect([percentWithDigit(1, 0), percentWithDigit(1, null)]).toEqual(['–', '–'])
})
