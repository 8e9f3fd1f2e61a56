import type { Role } from '@trusswell/domain/actor.ts'

export const roleNames: Record<Role, string> = { admin: 'Admin', manager: 'Manager', client: 'Client' }
