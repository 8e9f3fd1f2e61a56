import { system, type Person } from '@trusswell/domain/actor.ts'
import { addDays } from '@trusswell/domain/days.ts'
import { seedOf } from '@trusswell/domain/forecast-draws.ts'
import { acceptInvitation } from './modules/identity/accept-invitation.ts'
import { findUserByEmail, insertUser } from './modules/identity/repository.ts'
import type { SeedContext } from './modules/manifest.ts'
import { editOrganisation } from './modules/organisations/edit-organisation.ts'
import { invite } from './modules/organisations/invitations.ts'
import { getOrganisation } from './modules/organisations/repository.ts'
import type { Database } from './platform/database.ts'
import type { SampleOrganisation } from './seed-people.ts'

type Given = Pick<SeedContext, 'app' | 'today' | 'on' | 'emitAt'> & {
  identity: Database
  password_hash: string
}

/** An owner signs up, names the organisation and invites the others. Returns how many accounts are new. */
export async function seedOrganisation(
  context: Given,
  { name: display_name, age, billing, people: [first, ...others] }: SampleOrganisation,
): Promise<number> {
  const { app, identity, today, on, password_hash } = context
  if (!first) return 0
  const [email, name] = first
  const signedUp = addDays(today, -age)
  let made = 0
  const user = await on(signedUp, () =>
    identity.as(system, async (tx) => {
      const role = 'client' as const
      const id = await insertUser(tx, { email, name, role, email_verified: true, password_hash })
      if (id !== null) made += 1
      return findUserByEmail(tx, email)
    }),
  )
  if (!user?.organisation_id) return made
  const { organisation_id, organisation_name } = user
  const organisation = { id: organisation_id, role: 'owner' } as const
  const owner: Person = { kind: 'user', id: user.id, role: 'client', organisation }
  // One that was renamed by hand stays as it is.
  if (organisation_name === name) {
    await on(signedUp, () => edit(app, owner, { display_name }))
    if (billing) await on(addDays(signedUp, 2), () => edit(app, owner, billing))
  }
  for (const person of others) if (await addColleague(context, owner, { person, signedUp })) made += 1
  return made
}

const edit = (app: Database, owner: Person, changes: Parameters<typeof editOrganisation>[2]['changes']) =>
  app.as(owner, async (tx) => {
    const before = await getOrganisation(tx, owner.organisation?.id ?? '')
    await editOrganisation(tx, owner, { before, version: undefined, changes })
  })

/** False when the address has an account already. */
async function addColleague(
  { app, identity, on, emitAt, password_hash }: Given,
  owner: Person,
  {
    person: [email, name, role],
    signedUp,
  }: { person: SampleOrganisation['people'][number]; signedUp: string },
): Promise<boolean> {
  const organisation_id = owner.organisation?.id ?? ''
  if (await identity.as(system, (tx) => findUserByEmail(tx, email))) return false
  const invitedOn = addDays(signedUp, 3 + (seedOf(email) % 20))
  const { id } = await on(invitedOn, () =>
    app.as(owner, (tx) =>
      invite(tx, emitAt(invitedOn), owner, { organisation_id, invited: { name, email, role } }),
    ),
  )
  const joinedOn = addDays(invitedOn, 1 + (seedOf(name) % 4))
  const invitation = { id, email, role: 'client' as const, organisation_id, organisation_role: role }
  await on(joinedOn, () =>
    identity.as(system, (tx) => acceptInvitation(tx, emitAt(joinedOn), { invitation, name, password_hash })),
  )
  return true
}

/** Staff were here within the last hours, clients within days, and their colleagues within weeks. */
export async function seedLastActive(identity: Database, emails: string[]): Promise<void> {
  const day = 24 * 60
  for (const email of emails) {
    const every = /^(admin|manager)/.test(email) ? 1 : email.startsWith('client') ? 5 : 40
    const draw = seedOf(`${email} active`)
    const minutes = 20 + (draw % 300) + (draw % every) * day
    const last_active_at = new Date(Date.now() - minutes * 60_000).toISOString()
    await identity.as(system, (tx) =>
      tx
        .updateTable('users')
        .set({ last_active_at })
        .where('email', '=', email)
        .where('last_active_at', 'is', null)
        .execute(),
    )
  }
}
