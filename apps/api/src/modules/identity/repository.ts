import type { Me } from '@trusswell/domain/account.ts'
import type { OrganisationRole } from '@trusswell/domain/organisation-role.ts'
import { twoFactorDue } from '@trusswell/domain/two-factor-due.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { newId } from '../../platform/ids.ts'
import { stamp } from '../../platform/request-context.ts'
import { deleteSessions } from './session-repository.ts'
import { updatePassword } from './credentials-repository.ts'

const person = [
  'users.id',
  'users.name',
  'users.email',
  'users.email_verified',
  'users.pending_email',
  'users.role',
  'users.two_factor_enabled',
  'users.admin_since',
  'users.created_at',
] as const

const people = (tx: Tx) =>
  tx
    .selectFrom('users')
    .leftJoin('organisations', 'organisations.id', 'users.organisation_id')
    .select([
      ...person,
      'users.organisation_id',
      'users.organisation_role',
      'organisations.display_name as organisation_name',
      sql<number>`coalesce(organisations.people_count, 0)`.as('people_count'),
      sql<number>`coalesce(organisations.projects_count, 0)`.as('projects_count'),
    ])

export const findUser = async (tx: Tx, id: string) =>
  (await people(tx).where('users.id', '=', id).executeTakeFirst()) ?? null

export const findUserByEmail = async (tx: Tx, email: string) =>
  (await people(tx).where('users.email', '=', email).executeTakeFirst()) ?? null

/**
 * Who may sign in by a mailed code: a client whose address is confirmed. At an unconfirmed address a third party may
 * have chosen the password.
 */
export async function findCodeOwner(tx: Tx, by: { id: string } | { email: string }) {
  const [column, value] = 'id' in by ? (['users.id', by.id] as const) : (['users.email', by.email] as const)
  const row = await tx
    .selectFrom('users')
    .select(['id', 'name', 'email'])
    .where(column, '=', value)
    .where('role', '=', 'client')
    .where('email_verified', '=', true)
    .where('deactivated_at', 'is', null)
    .executeTakeFirst()
  return row ?? null
}

/** As the person's own screens see them. */
export async function findMe(tx: Tx, id: string): Promise<Me> {
  const user = await findUser(tx, id)
  if (!user) throw notFound()
  const { name, role, organisation_id, organisation_role, organisation_name } = user
  return {
    id: user.id,
    email: user.email,
    email_verified: user.email_verified,
    pending_email: user.pending_email,
    two_factor_enabled: user.two_factor_enabled,
    two_factor_due: twoFactorDue(user, Date.now()),
    user_metadata: { name, role },
    organisation:
      organisation_id && organisation_role
        ? { id: organisation_id, display_name: organisation_name ?? '', role: organisation_role }
        : null,
    created_at: user.created_at,
  }
}

export async function joinOrganisation(tx: Tx, userId: string, membership: Membership): Promise<void> {
  await tx
    .updateTable('users')
    .set((row) => ({
      ...membership,
      version: sql`${row.ref('version')} + 1`,
      updated_at: sql`now()`,
    }))
    .where('id', '=', userId)
    .execute()
}

type Membership = { organisation_id: string | null; organisation_role: OrganisationRole | null }

type NewUser = {
  name: string
  email: string
  role: 'admin' | 'manager' | 'client'
  email_verified: boolean
  /** Null until the person sets one through a link. */
  password_hash: string | null
  /** Clients without one get an organisation of their own. */
  membership?: Membership
}

/** Null when the address has an account already. */
export async function insertUser(
  tx: Tx,
  { password_hash, membership, ...user }: NewUser,
): Promise<string | null> {
  const id = newId()
  const result = await tx
    .insertInto('users')
    .values({ id, ...user, ...membership, ...stamp('created_at') })
    .onConflict((conflict) => conflict.column('email').where('deleted_at', 'is', null).doNothing())
    .executeTakeFirst()
  if (result.numInsertedOrUpdatedRows !== 1n) return null
  await tx
    .insertInto('accounts')
    .values({ id: newId(), user_id: id, account_id: id, provider_id: 'credential', password: password_hash })
    .execute()
  return id
}

export async function updateUser(
  tx: Tx,
  id: string,
  changes: {
    email?: string
    email_verified?: boolean
    pending_email?: string | null
    name?: string
  },
): Promise<void> {
  await tx
    .updateTable('users')
    .set((row) => ({ ...changes, version: sql`${row.ref('version')} + 1`, updated_at: sql`now()` }))
    .where('id', '=', id)
    .execute()
}

/**
 * Gives the unconfirmed account of an address to the person who was invited there. Its creator never proved
 * that the address is theirs: its password, second factor and sessions end, and it leaves the organisation and the
 * projects made with it. Null when there is none.
 */
export async function takeOverUnconfirmed(
  tx: Tx,
  { password_hash, email, name, role, membership }: Omit<NewUser, 'email_verified'>,
): Promise<string | null> {
  const row = await tx
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('email_verified', '=', false)
    .where('role', '=', 'client')
    .where('deactivated_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return null
  await deleteSessions(tx, row.id)
  await removeSecondFactor(tx, row.id)
  await updatePassword(tx, row.id, password_hash)
  await tx
    .updateTable('users')
    .set((user) => ({
      name,
      role,
      // Null gives a client an organisation of their own.
      organisation_id: membership?.organisation_id ?? null,
      organisation_role: membership?.organisation_role ?? null,
      email_verified: true,
      pending_email: null,
      version: sql`${user.ref('version')} + 1`,
      updated_at: sql`now()`,
    }))
    .where('id', '=', row.id)
    .execute()
  return row.id
}

/**
 * Makes the rest of the transaction wait for a merge of the organisation, which may end it together with its invitations.
 * After the lock of the person, as in every other change of who belongs where.
 */
export async function lockOrganisation(tx: Tx, organisationId: string): Promise<void> {
  const { rows } = await sql<{
    locked: boolean
  }>`select lock_organisation(${organisationId}) as locked`.execute(tx)
  if (!rows[0]?.locked)
    throw new AppError(
      'conflict',
      'This organisation has just been merged with another. Ask for a new invitation.',
    )
}

export async function removeSecondFactor(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('two_factors').where('user_id', '=', userId).execute()
  await tx.updateTable('users').set({ two_factor_enabled: false }).where('id', '=', userId).execute()
}

/** Makes the rest of the transaction wait for others that change how this person signs in. */
export async function lockUser(tx: Tx, id: string): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute()
}

export async function lockUserByEmail(tx: Tx, email: string): Promise<void> {
  await tx.selectFrom('users').select('id').where('email', '=', email).forUpdate().execute()
}

/** Creating the first admin and removing the last one wait for each other: the trigger keep_an_admin takes this lock. */
export async function lockAdmins(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('keep_an_admin'))`.execute(tx)
}

export async function hasActiveAdmin(tx: Tx): Promise<boolean> {
  const admin = await tx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('deactivated_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return admin !== undefined
}

export const isDeactivated = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('deactivated_at', 'is not', null)
    .executeTakeFirst()) !== undefined

/**
 * Makes an account an admin and ends its sessions. The owner of an unconfirmed address is unknown, so such an account also
 * loses its password and second factor.
 */
export async function promoteToAdmin(
  tx: Tx,
  user: { id: string; email_verified: boolean },
  name: string,
): Promise<void> {
  await tx
    .updateTable('users')
    .set((row) => ({
      name,
      role: 'admin',
      pending_email: null,
      version: sql`${row.ref('version')} + 1`,
      updated_at: sql`now()`,
    }))
    .where('id', '=', user.id)
    .execute()
  await deleteSessions(tx, user.id)
  if (user.email_verified) return
  await updatePassword(tx, user.id, null)
  await removeSecondFactor(tx, user.id)
}
