import { expect, test } from 'vitest'
import { isByThemselves, userActivityLink, userActivityWords } from './user-activity-words.ts'

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

test.each([
  [
    'payment.claimed',
    { method: 'bank_transfer', amount_paise: 23_600_000 },
    'Reported a transfer of ₹2,36,000.00',
  ],
  ['payment.claimed', { method: 'check', amount_paise: 100 }, 'Reported a cheque for ₹1.00'],
  ['payment.added', { amount_paise: 100 }, 'Added a payment of ₹1.00'],
  ['payment.claim-rejected', {}, 'Rejected a reported payment'],
  ['expense.added', {}, 'Added an expense'],
])('%s says what the person did', (action, details, words) => {
  expect(userActivityWords({ action, details })).toBe(words)
})

test('entries link to their payment or project, unless it was deleted', () => {
  const link = (action: string, entity: string) => userActivityLink({ action, entity, entity_id: '7' })
  expect(link('payment.claimed', 'payment')).toBe('/admin/payments?open=7')
  expect(link('project.changed', 'project')).toBe('/dashboard/projects/7')
  expect(link('payment.deleted', 'payment')).toBeNull()
  expect(link('user.signed-in', 'user')).toBeNull()
})
