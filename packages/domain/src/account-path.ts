import type { Role } from './actor.ts'

/** The page of one's own account. Managers and clients have it under Settings; admins have both. */
export const accountPath = (role: Role) => (role === 'admin' ? '/admin/account' : `/${role}/settings`)
