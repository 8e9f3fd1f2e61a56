import type { Task } from '@trusswell/domain/tasks.ts'
import { expect, test } from 'vitest'
import { countOf, shownTasks } from './task-filter.ts'

const task = (id: string, changes: Partial<Task>) =>
  ({ id, status: 'todo', due_date: null, assignee_id: null, ...changes }) as Task

const tasks = [
  task('done', { status: 'done', due_date: '2026-01-01' }),
  task('someday', {}),
  task('soon', { due_date: '2026-12-01', assignee_id: 'me' }),
]

test('open tasks come first, by date, and those without a date last', () => {
  expect(shownTasks(tasks, null, 'me').map(({ id }) => id)).toEqual(['soon', 'someday', 'done'])
})

test('filters open tasks and own tasks, and is empty for a person who isn’t on the team', () => {
  expect(countOf(tasks, 'open', 'me')).toBe(2)
  expect(shownTasks(tasks, 'mine', 'me').map(({ id }) => id)).toEqual(['soon'])
  expect(shownTasks(tasks, 'mine', undefined)).toEqual([])
})
