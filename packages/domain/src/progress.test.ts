import fc from 'fast-check'
import { expect, test } from 'vitest'
import { overallProgress, weigh } from './progress.ts'

const item = (...statuses: string[]) =>
  fc.record({ weight: fc.integer({ min: 1, max: 100 }), status: fc.constantFrom(...statuses) })
const tasks = fc.array(item('todo', 'in_progress', 'done'))
const milestones = fc.array(item('pending', 'in_progress', 'delayed', 'completed'))

test('progress is a whole number from 0 to 100, and 100 only when nothing is left', () => {
  fc.assert(
    fc.property(tasks, milestones, (allTasks, allMilestones) => {
      const progress = overallProgress(weigh(allTasks, allMilestones))
      const counted = allTasks.length > 0 ? allTasks : allMilestones
      const done = counted.filter(({ status }) => status === 'done' || status === 'completed')
      expect(Number.isInteger(progress) && progress >= 0 && progress <= 100).toBe(true)
      expect(progress === 100).toBe(counted.length > 0 && done.length === counted.length)
    }),
  )
})

test('finishing a task never lowers progress', () => {
  fc.assert(
    fc.property(fc.array(item('todo', 'in_progress', 'done'), { minLength: 1 }), (all) => {
      const before = overallProgress(weigh(all, []))
      const after = overallProgress(weigh([{ ...all[0]!, status: 'done' }, ...all.slice(1)], []))
      expect(after).toBeGreaterThanOrEqual(before)
    }),
  )
})

test('tasks count before milestones, and nothing counts as 0', () => {
  const done = { weight: 3, status: 'completed' }
  expect(overallProgress(weigh([], []))).toBe(0)
  expect(overallProgress(weigh([], [done, { weight: 1, status: 'pending' }]))).toBe(75)
  expect(overallProgress(weigh([{ weight: 1, status: 'todo' }], [done]))).toBe(0)
})
