import type { Role } from '@trusswell/domain/actor.ts'

export const roleWords: Record<Role, { name: string; sheet: string }> = {
  admin: { name: 'Admin', sheet: 'A' },
  manager: { name: 'Manager', sheet: 'M' },
  client: { name: 'Client', sheet: 'C' },
}

/** Settings of managers and clients is the account page; admins have both. */
export const accountPath = (role: Role) => (role === 'admin' ? '/admin/account' : `/${role}/settings`)
