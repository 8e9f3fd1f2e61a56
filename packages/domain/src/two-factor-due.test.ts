import { expect, test } from 'vitest'
import { twoFactorDue } from './two-factor-due.ts'

const admin = {
  role: 'admin',
  two_factor_enabled: false,
  admin_since: '2026-11-12T09:30:00.000000Z',
} as const
const due = Date.parse('2026-11-19T09:30:00Z')

test('an admin has seven days from becoming one to turn two-factor on', () => {
  const at = '2026-11-19T09:30:00.000Z'
  expect(twoFactorDue(admin, due - 1)).toEqual({ at, is_over: false })
  expect(twoFactorDue(admin, due)).toEqual({ at, is_over: true })
})

test('nobody else has a date, nor an admin who turned it on or of a demo installation', () => {
  expect(twoFactorDue({ ...admin, two_factor_enabled: true }, due)).toBeNull()
  expect(twoFactorDue({ ...admin, admin_since: null }, due)).toBeNull()
  for (const role of ['manager', 'client'] as const)
    expect(twoFactorDue({ role, two_factor_enabled: false, admin_since: null }, due)).toBeNull()
})
