import { expect, test } from 'vitest'
import { isByThemselves, userActivityWords } from './user-activity-words.ts'

const updated = (details: Record<string, unknown>) => userActivityWords({ action: 'user.updated', details })

test('changes of an account are named one by one', () => {
  expect(updated({ fields: ['role'], role_before: 'manager', role: 'client', status: 'active' })).toBe(
    'Role changed from Manager to Client',
  )
  const left = {
    fields: ['status'],
    role_before: 'manager',
    role: 'manager',
    status: 'inactive',
    handed_over: 2,
  }
  expect(updated(left)).toBe('Deactivated, 2 projects handed over')
})

test('other actions are made readable', () => {
  expect(userActivityWords({ action: 'user.signed-in', details: {} })).toBe('Signed in')
  expect(userActivityWords({ action: 'parked-event.retried', details: {} })).toBe('Parked event retried')
})

test('people sign in themselves; a refused code is the system’s entry', () => {
  expect(isByThemselves({ action: 'user.signed-in', actor_id: null })).toBe(true)
  expect(isByThemselves({ action: 'user.updated', actor_id: null })).toBe(false)
  expect(isByThemselves({ action: 'user.code-refused', actor_id: null })).toBe(false)
})
