import type { Person, Role } from '@trusswell/domain/actor.ts'
import { addDays } from '@trusswell/domain/days.ts'
import type { Seed } from '../manifest.ts'
import { inviteUser, revokeUserInvitation } from './invite-user.ts'

type Sample = { name: string; email: string; role: Role; on: number; revoked?: true }

/** Oldest first, as activity is listed in the order of its rows. They can be accepted for a week. */
const samples: Sample[] = [
  {
    name: 'Ketan Solanki',
    email: 'ketan.solanki@trusswell.example',
    role: 'manager',
    on: -30,
    revoked: true,
  },
  { name: 'Rustom Batliwala', email: 'rustom.batliwala@trusswell.example', role: 'client', on: -19 },
  { name: 'Nikhat Parveen', email: 'nikhat.parveen@trusswell.example', role: 'admin', on: -12 },
  { name: 'George Mathai', email: 'george.mathai@trusswell.example', role: 'manager', on: -6 },
  { name: 'Lavanya Thota', email: 'lavanya.thota@trusswell.example', role: 'manager', on: -1 },
]

/** With --demo: invitations to accounts that are open, expired and revoked. */
export const seedInvitations: Seed = async ({ app, people, demo, today, on, emitAt }) => {
  if (!demo) return null
  const admin: Person = { kind: 'user', id: people.admin, role: 'admin' }
  const known = await app.as(admin, (tx) =>
    tx
      .selectFrom('invitations')
      .select('email')
      .where(
        'email',
        'in',
        samples.map(({ email }) => email),
      )
      .execute(),
  )
  const missing = samples.filter(({ email }) => !known.some((row) => row.email === email))
  for (const { on: days, revoked, ...invited } of missing) {
    const day = addDays(today, days)
    const { id } = await on(day, () => app.as(admin, (tx) => inviteUser(tx, emitAt(day), admin, invited)))
    if (revoked) await on(addDays(day, 1), () => app.as(admin, (tx) => revokeUserInvitation(tx, admin, id)))
  }
  return `${missing.length} invitations to accounts added`
}
