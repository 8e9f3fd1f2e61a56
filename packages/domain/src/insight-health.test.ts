import fc from 'fast-check'
import { expect, test } from 'vitest'
import { healthLabels, healthOrder } from './insight-health-values.ts'
import { addDays } from './days.ts'
import { healthOf, Health } from './insight-health.ts'
import type { PlanMilestone, PlanProject, PlanTask } from './insight-plan.ts'

const today = '2026-11-16'
const day = (days: number) => addDays(today, days)

/** Started 50 days ago, 100 days planned, so half of the time is over. */
const half: PlanProject = {
  status: 'in_progress',
  start_date: day(-49),
  end_date: day(50),
  estimated_duration: null,
  created_on: day(-60),
}
const bare = { start_date: null, end_date: null, estimated_duration: null }
const open = (due: number | null, weight = 1, baseline = due): PlanTask => ({
  id: 't',
  weight,
  status: 'todo',
  due_date: due === null ? null : day(due),
  baseline_date: baseline === null ? null : day(baseline),
  completed_on: null,
  milestone_id: null,
  assignee_id: null,
})
const done = (due: number | null, weight = 1): PlanTask => ({
  ...open(due, weight),
  status: 'done',
  completed_on: day(-1),
})
const milestone = (due: number, status: PlanMilestone['status'] = 'pending', weight = 1): PlanMilestone => ({
  id: 'm',
  weight,
  status,
  due_date: day(due),
  baseline_date: day(due),
  completion_date: status === 'completed' ? day(-1) : null,
})

type Case = [
  name: string,
  project: Partial<PlanProject>,
  work: { tasks?: PlanTask[]; milestones?: PlanMilestone[] },
  badge: string,
  reason: string,
]
const cases: Case[] = [
  ['on hold', { status: 'on_hold' }, {}, 'On hold', 'The project is on hold'],
  ['on hold and late', { status: 'on_hold', end_date: day(-9) }, {}, 'On hold', 'The project is on hold'],
  ['completed', { status: 'completed' }, { tasks: [done(-5)] }, 'Done', 'The project is completed'],
  [
    'completed with open work',
    { status: 'completed' },
    { tasks: [open(-5)] },
    'Done',
    'The project is completed',
  ],
  ['cancelled is not done', { status: 'cancelled' }, {}, 'Cancelled', 'The project was cancelled'],
  [
    'cancelled before its start',
    { status: 'cancelled', start_date: day(9) },
    {},
    'Cancelled',
    'The project was cancelled',
  ],
  [
    'planning before the start',
    { status: 'planning', start_date: day(16) },
    {},
    'Not started',
    'Starts on 2 Dec 2026',
  ],
  [
    'in progress before the start',
    { start_date: day(1) },
    { tasks: [done(3)] },
    'Not started',
    'Starts on 17 Nov 2026',
  ],
  [
    'overdue before the start',
    { start_date: day(1) },
    { tasks: [open(-3)] },
    'Not started',
    'Starts on 17 Nov 2026',
  ],
  ['on the first day', { start_date: today }, { tasks: [open(3)] }, 'On track', '0% done, 0% planned by now'],
  [
    'planning runs from its start',
    { status: 'planning' },
    { tasks: [open(-2)] },
    'At risk',
    'A task was due on 14 Nov 2026',
  ],
  [
    'end date passed',
    { end_date: day(-1) },
    { tasks: [done(-2)] },
    'Late',
    'The end date, 15 Nov 2026, has passed',
  ],
  [
    'end date today',
    { end_date: today },
    { tasks: [done(-2)] },
    'On track',
    '100% done, 100% planned by now',
  ],
  [
    'estimated end passed',
    { end_date: null, estimated_duration: 49 },
    {},
    'Late',
    'The estimated end date, 15 Nov 2026, has passed',
  ],
  [
    'milestone passed',
    {},
    { tasks: [done(-2)], milestones: [milestone(-3)] },
    'Late',
    'A milestone was due on 13 Nov 2026',
  ],
  [
    'milestone marked as delayed',
    {},
    { milestones: [milestone(-1, 'delayed')] },
    'Late',
    'A milestone was due on 15 Nov 2026',
  ],
  [
    'two milestones passed',
    {},
    { milestones: [milestone(-3), milestone(-13)] },
    'Late',
    '2 milestones are overdue; the first was due on 3 Nov 2026',
  ],
  [
    'milestone due today',
    {},
    { tasks: [done(-2)], milestones: [milestone(0)] },
    'On track',
    '100% done, 100% planned by now',
  ],
  [
    'milestone completed late',
    {},
    { milestones: [milestone(-30, 'completed')] },
    'On track',
    '100% done, 100% planned by now',
  ],
  [
    'late before at risk',
    { end_date: day(-1) },
    { tasks: [open(-30)] },
    'Late',
    'The end date, 15 Nov 2026, has passed',
  ],
  // Office Complex Automation: a task two days late, badge "On track" above the card "Overdue 1".
  [
    'the office complex of the findings',
    {},
    { tasks: [done(-40, 6), open(-2, 3), open(20, 7)] },
    'At risk',
    'A task was due on 14 Nov 2026',
  ],
  [
    'several tasks overdue',
    {},
    { tasks: [open(-2), open(-6), open(-4)] },
    'At risk',
    '3 tasks are overdue; the first was due on 10 Nov 2026',
  ],
  ['a task due today', {}, { tasks: [done(-40, 9), open(0)] }, 'On track', '90% done, 100% planned by now'],
  [
    '11 points behind plan',
    {},
    { tasks: [done(-9, 39), open(3, 11, -3), open(9, 50)] },
    'At risk',
    '39% done, 50% planned by now',
  ],
  [
    '10 points behind plan',
    {},
    { tasks: [done(-9, 40), open(3, 10, -3), open(9, 50)] },
    'On track',
    '40% done, 50% planned by now',
  ],
  [
    'an S-curve in its first third',
    {},
    { tasks: [done(-9, 10), open(40, 90)] },
    'On track',
    '10% done, 10% planned by now',
  ],
  [
    'too few dates, so time counts',
    {},
    { tasks: [done(-9, 10), open(null, 15)] },
    'On track',
    '40% done, 50% of the time has passed',
  ],
  [
    'too few dates and behind time',
    {},
    { tasks: [done(-9, 10), open(null, 16)] },
    'At risk',
    '38% done, 50% of the time has passed',
  ],
  // Kondapur: due in five days, nothing done, no start date, "On track" for ever.
  [
    'the day clinic of the findings',
    { ...bare, end_date: day(5) },
    {},
    'At risk',
    '0% done, 92% of the time has passed',
  ],
  [
    'no start date, made today',
    { ...bare, end_date: day(30), created_on: today },
    {},
    'On track',
    '0% done, 3% of the time has passed',
  ],
  [
    'no plan for 7 days',
    { ...bare, created_on: day(-7) },
    {},
    'At risk',
    'There are no dates, tasks or milestones yet',
  ],
  ['no plan for 6 days', { ...bare, created_on: day(-6) }, {}, 'On track', 'Nothing is overdue'],
  [
    'no dates, but tasks',
    { ...bare, created_on: day(-90) },
    { tasks: [open(null)] },
    'On track',
    'Nothing is overdue',
  ],
]

test('there are at least 30 cases', () => expect(cases.length).toBeGreaterThanOrEqual(30))

test.each(cases)('health: %s', (_name, change, { tasks = [], milestones = [] }, badge, reason) => {
  const { health, reason: actual } = healthOf({ project: { ...half, ...change }, tasks, milestones }, today)
  expect([healthLabels[health], actual]).toEqual([badge, reason])
})

const offset = fc.integer({ min: -120, max: 120 })
const someTask = fc.tuple(fc.boolean(), fc.option(offset, { nil: null }), fc.integer({ min: 1, max: 100 }))
const someProject = fc.record({
  status: fc.constantFrom('planning' as const, 'in_progress' as const),
  start_date: fc.option(offset.map(day), { nil: null }),
  end_date: fc.option(offset.map(day), { nil: null }),
  estimated_duration: fc.option(fc.integer({ min: 1, max: 300 }), { nil: null }),
  created_on: fc.integer({ min: -200, max: 0 }).map(day),
})

test('a running project with an overdue task is never on track', () => {
  fc.assert(
    fc.property(someProject, fc.array(someTask), (project, each) => {
      const tasks = each.map(([finished, due, weight]) => (finished ? done(due, weight) : open(due, weight)))
      const { health } = healthOf({ project, tasks, milestones: [] }, today)
      const overdue = tasks.some(
        ({ status, due_date }) => status !== 'done' && due_date !== null && due_date < today,
      )
      if (overdue) expect(['late', 'at_risk', 'not_started']).toContain(health)
    }),
  )
})

test('an overdue milestone is late whatever else is true', () => {
  fc.assert(
    fc.property(someProject, fc.integer({ min: -90, max: -1 }), (project, due) => {
      const { health } = healthOf({ project, tasks: [done(-3)], milestones: [milestone(due)] }, today)
      expect(['late', 'not_started']).toContain(health)
    }),
  )
})

test('every badge has its place in the order', () =>
  expect(healthOrder.toSorted()).toEqual(Health.options.toSorted()))
