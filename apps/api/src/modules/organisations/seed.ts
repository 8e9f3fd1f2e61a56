import type { Person } from '@trusswell/domain/actor.ts'
import { addDays } from '@trusswell/domain/days.ts'
import type { OrganisationRole } from '@trusswell/domain/organisation-role.ts'
import type { Seed } from '../manifest.ts'
import { invite } from './invitations.ts'

type Sample = { owner: `client${number}`; name: string; email: string; role: OrganisationRole; on: number }

/** Oldest first, as activity is listed in the order of its rows. They can be accepted for a week. */
const samples: Sample[] = [
  { owner: 'client9', name: 'Arjun Thakre', email: 'arjun.thakre@seed.example', role: 'finance', on: -16 },
  { owner: 'client1', name: 'Joseph Pinto', email: 'joseph.pinto@seed.example', role: 'viewer', on: -13 },
  { owner: 'client2', name: 'Salma Begum', email: 'salma.begum@seed.example', role: 'finance', on: -6 },
  { owner: 'client1', name: 'Leela Kamath', email: 'leela.kamath@seed.example', role: 'finance', on: -2 },
]

/** With --demo: colleagues whom owners invited and who haven't joined yet. */
export const seedOrganisationInvitations: Seed = async ({ app, people, demo, today, on, emitAt }) => {
  if (!demo) return null
  const admin: Person = { kind: 'user', id: people.admin, role: 'admin' }
  let added = 0
  for (const { owner: account, on: days, ...invited } of samples) {
    const found = await app.as(admin, async (tx) => ({
      known: await tx
        .selectFrom('invitations')
        .select('id')
        .where('email', '=', invited.email)
        .executeTakeFirst(),
      user: await tx
        .selectFrom('users')
        .select(['id', 'organisation_id'])
        .where('id', '=', people.account(account))
        .executeTakeFirst(),
    }))
    const organisation_id = found.user?.organisation_id
    if (found.known || !found.user || !organisation_id) continue
    const organisation = { id: organisation_id, role: 'owner' } as const
    const owner: Person = { kind: 'user', id: found.user.id, role: 'client', organisation }
    const day = addDays(today, days)
    await on(day, () => app.as(owner, (tx) => invite(tx, emitAt(day), owner, { organisation_id, invited })))
    added += 1
  }
  return `${added} invitations to organisations added`
}
