import { expect, test } from 'vitest'
import { activityWords } from './activity-words.ts'

const words = (action: string, details: Record<string, unknown> = {}) =>
  activityWords({ action: `organisation.${action}`, details })

test('each history entry names the person and the object', () => {
  expect(words('updated', { fields: ['gstin', 'billing_address'] })).toBe('Changed: GSTIN, Billing address')
  expect(words('person-invited', { email: 'asha@kaveri.example', role: 'finance' })).toBe(
    'Invited asha@kaveri.example as Finance',
  )
  expect(
    words('person-role-changed', { person_name: 'Asha Rao', role_before: 'viewer', role: 'owner' }),
  ).toBe('Asha Rao: role changed from Viewer to Owner')
  expect(words('merged', { source_name: 'Kaveri Foods' })).toBe('Kaveri Foods merged into this one')
})

test('an erased person and an unknown action are still readable', () => {
  expect(words('person-removed', { person_name: null })).toBe('A former user removed')
  expect(words('address-checked')).toBe('Address checked')
})
