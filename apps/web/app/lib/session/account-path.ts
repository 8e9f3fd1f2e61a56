import type { Role } from '@trusswell/domain/actor.ts'

/** Settings of managers and clients is the account page; admins have both. */
export const accountPath = (role: Role) => (role === 'admin' ? '/admin/account' : `/${role}/settings`)
