import type { SecretState, SettingsInput } from '@trusswell/domain/settings.ts'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../platform/database.ts'
import { defined } from '@trusswell/domain/defined.ts'
import type { Sealed, Vault } from '../../platform/vault.ts'

export const secretNames = [
  'stripe.secretKey',
  'stripe.webhookSecret',
  'stripe.previousWebhookSecret',
  'razorpay.keySecret',
  'razorpay.webhookSecret',
  'razorpay.previousWebhookSecret',
  'email.smtpPass',
] as const
export type SecretName = (typeof secretNames)[number]

/** What a request does to the secrets: a new value, or null to remove one. Those that it leaves out stay. */
export type SecretChanges = Partial<Record<SecretName, string | null>>

export function secretChangesOf({ paymentGateway, emailSettings }: SettingsInput): SecretChanges {
  const { stripe, razorpay } = paymentGateway
  const given: Record<SecretName, string | null | undefined> = {
    'stripe.secretKey': stripe.secretKey,
    'stripe.webhookSecret': stripe.webhookSecret,
    'stripe.previousWebhookSecret': stripe.previousWebhookSecret,
    'razorpay.keySecret': razorpay.keySecret,
    'razorpay.webhookSecret': razorpay.webhookSecret,
    'razorpay.previousWebhookSecret': razorpay.previousWebhookSecret,
    'email.smtpPass': emailSettings.smtpPass,
  }
  return defined(given)
}

const rowOf = (name: SecretName) => `settings_secrets/${name}`

const isValid = sql<boolean>`(valid_until is null or valid_until > now())`

/** Null when it isn't set, or no longer valid. */
export async function readSecret(tx: Reader, vault: Vault, name: SecretName): Promise<string | null> {
  const sealed = await tx
    .selectFrom('settings_secrets')
    .select(['key_id', 'nonce', 'ciphertext'])
    .where('name', '=', name)
    .where(isValid)
    .executeTakeFirst()
  return sealed ? vault.open(rowOf(name), sealed) : null
}

export async function listSecretStates(tx: Reader): Promise<Record<SecretName, SecretState>> {
  const rows = await tx
    .selectFrom('settings_secrets')
    .leftJoin('users', 'users.id', 'settings_secrets.set_by')
    .select(['settings_secrets.name as secret', 'set_at', 'users.name as set_by'])
    .where(isValid)
    .execute()
  const stateOf = (name: SecretName): SecretState => {
    const row = rows.find(({ secret }) => secret === name)
    return row
      ? { set: true, set_at: row.set_at, set_by: row.set_by }
      : { set: false, set_at: null, set_by: null }
  }
  return Object.fromEntries(secretNames.map((name) => [name, stateOf(name)])) as Record<
    SecretName,
    SecretState
  >
}

/** A webhook secret that is replaced stays valid for 72 hours as the previous one, unless the request removes that. */
export async function saveSecrets(
  tx: Tx,
  vault: Vault,
  changes: SecretChanges,
  set_by: string,
): Promise<void> {
  await tx
    .deleteFrom('settings_secrets')
    .where('valid_until', '<=', sql<string>`now()`)
    .execute()
  const names = secretNames.filter((name) => name in changes)
  for (const name of names) {
    const value = changes[name]
    if (value === undefined) continue
    const previous = previousOf[name]
    if (value !== null && previous && !(previous in changes))
      await keepAsPrevious(tx, vault, name, previous, value)
    if (value === null) await tx.deleteFrom('settings_secrets').where('name', '=', name).execute()
    else
      await putSecret(tx, name, {
        ...vault.seal(rowOf(name), value),
        set_by,
        set_at: sql`now()`,
        valid_until: null,
      })
  }
}

const previousOf: Partial<Record<SecretName, SecretName>> = {
  'stripe.webhookSecret': 'stripe.previousWebhookSecret',
  'razorpay.webhookSecret': 'razorpay.previousWebhookSecret',
}

async function keepAsPrevious(tx: Tx, vault: Vault, name: SecretName, previous: SecretName, value: string) {
  const replaced = await tx
    .selectFrom('settings_secrets')
    .select(['key_id', 'nonce', 'ciphertext', 'set_at', 'set_by'])
    .where('name', '=', name)
    .executeTakeFirst()
  // A value that can't be decrypted must not prevent entering a new one.
  if (!replaced || !vault.canOpen(rowOf(name), replaced)) {
    await tx.deleteFrom('settings_secrets').where('name', '=', previous).execute()
    return
  }
  const old = vault.open(rowOf(name), replaced)
  if (old === value) return
  const { set_at, set_by } = replaced
  await putSecret(tx, previous, {
    ...vault.seal(rowOf(previous), old),
    set_at,
    set_by,
    valid_until: sql`now() + interval '72 hours'`,
  })
}

type Moment = string | ReturnType<typeof sql<string>>
type SecretRow = Sealed & { set_at: Moment; set_by: string | null; valid_until: Moment | null }

async function putSecret(tx: Tx, name: SecretName, row: SecretRow): Promise<void> {
  await tx
    .insertInto('settings_secrets')
    .values({ name, ...row })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((given) => ({
        key_id: given.ref('excluded.key_id'),
        nonce: given.ref('excluded.nonce'),
        ciphertext: given.ref('excluded.ciphertext'),
        set_at: given.ref('excluded.set_at'),
        set_by: given.ref('excluded.set_by'),
        valid_until: given.ref('excluded.valid_until'),
      })),
    )
    .execute()
}

/** Encrypts with the current key what another one encrypted, and answers how many there were. */
export async function resealSecrets(tx: Tx, vault: Vault): Promise<number> {
  const rows = await tx
    .selectFrom('settings_secrets')
    .select(['name', 'key_id', 'nonce', 'ciphertext'])
    .where('key_id', '<>', vault.currentId)
    .forUpdate()
    .execute()
  for (const { name, ...sealed } of rows) {
    const row = rowOf(name as SecretName)
    await tx
      .updateTable('settings_secrets')
      .set(vault.seal(row, vault.open(row, sealed)))
      .where('name', '=', name)
      .execute()
  }
  return rows.length
}

/** The secrets that this process can't decrypt, with the id of the key that each was encrypted with. */
export async function listUnreadableSecrets(tx: Reader, vault: Vault) {
  const rows = await tx
    .selectFrom('settings_secrets')
    .select(['name', 'key_id', 'nonce', 'ciphertext'])
    .where(isValid)
    .execute()
  return rows
    .filter(({ name, ...sealed }) => !vault.canOpen(rowOf(name as SecretName), sealed))
    .map(({ name, key_id }) => ({ setting: name, key_id }))
}
