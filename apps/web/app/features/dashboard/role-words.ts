import type { Role } from '@trusswell/domain/actor.ts'

export const roleWords: Record<Role, { name: string; sheet: string }> = {
  admin: { name: 'Admin', sheet: 'A' },
  manager: { name: 'Manager', sheet: 'M' },
  client: { name: 'Client', sheet: 'C' },
}
