import type { UserStatus } from '@trusswell/domain/account.ts'
import type { Role } from '@trusswell/domain/actor.ts'
import type { z } from 'zod'

export const roleNames: Record<Role, string> = { admin: 'Admin', manager: 'Manager', client: 'Client' }

export const roleHints: Record<Role, string> = {
  admin: 'Full access, including users and settings',
  manager: 'Own projects, applications and contact forms',
  client: 'Own projects, payments and notifications',
}

export const statusNames: Record<z.infer<typeof UserStatus>, string> = {
  active: 'Active',
  inactive: 'Inactive',
}

export const removalWords = {
  removed: 'User deleted successfully',
  removeFailed: 'Failed to delete user',
  restored: 'User restored successfully',
  restoreFailed: 'Failed to restore user',
}
