import type { Role } from './actor.ts'

/** How long a new admin may work without a second factor. */
const graceMs = 7 * 86_400_000

type Account = {
  role: Role
  two_factor_enabled: boolean
  /** Null unless they are an admin, and for the admins of a demo installation. */
  admin_since: string | null
}

/** By when an admin must turn on two-factor authentication. Null for other people, and when it is on. */
export function twoFactorDue({ role, two_factor_enabled, admin_since }: Account, now: number) {
  if (role !== 'admin' || two_factor_enabled || admin_since === null) return null
  const due = Date.parse(admin_since) + graceMs
  return { at: new Date(due).toISOString(), is_over: due <= now }
}
