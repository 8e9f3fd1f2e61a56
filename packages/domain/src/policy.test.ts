import { expect, test } from 'vitest'
import { roles, isStaffRole, staffRoles } from './actor-values.ts'
import type { Actor } from './actor.ts'
import { can } from './policy.ts'

const id = '0198c0de-7a3b-7c4d-8e5f-123456789abc'

test('a role that nobody named as staff is not staff, and may do nothing that staff may', () => {
  const auditor = { kind: 'user', id, role: 'auditor' } as unknown as Actor
  expect(isStaffRole('auditor')).toBe(false)
  const rules = Object.entries(can) as [string, (actor: Actor, of: object, more: object) => boolean][]
  const about = {
    waits: true,
    added_by_client: true,
    deleted_by_client: true,
    is_own: true,
    is_recent: true,
    is_manager: true,
  }
  for (const [name, rule] of rules)
    expect(rule(auditor, about, { proposed_by_client: true }), name).toBe(false)
})

test('admins and managers are staff, clients are not', () => {
  expect(roles.filter(isStaffRole)).toEqual([...staffRoles])
  expect(staffRoles).toEqual(['admin', 'manager'])
})
