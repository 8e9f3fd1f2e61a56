import type { Person } from '@trusswell/domain/actor.ts'
import type { Settings, SettingsInput } from '@trusswell/domain/settings.ts'
import { isDeepStrictEqual } from 'node:util'
import { writeAudit } from '../../platform/audit.ts'
import type { Reader, Tx } from '../../platform/database.ts'
import { invalidField, stale } from '../../platform/errors.ts'
import { idOf } from '../../platform/ids.ts'
import { wordsForPort, type IsMailPort } from '../../platform/outbound-address.ts'
import type { Vault } from '../../platform/vault.ts'
import { mustRepeat } from '../../platform/versioned.ts'
import { lockSettings, readStored, updateSections, type StoredSettings } from './repository.ts'
import { listSecretStates, saveSecrets, secretChangesOf, type SecretName } from './secrets.ts'
import { readTaxRates, saveTaxRates } from './tax-rates.ts'

export const settingsId = idOf('settings')

/** The settings as an admin sees them. */
export async function presentSettings(tx: Reader, today: string): Promise<Settings> {
  const [stored, rates, secrets] = [
    await readStored(tx),
    await readTaxRates(tx, today),
    await listSecretStates(tx),
  ]
  const { stripe, razorpay, preferred } = stored.payment_gateway
  return {
    version: stored.version,
    ...stored.company,
    ...rates,
    paymentGateway: {
      preferred,
      stripe: {
        ...stripe,
        secretKey: secrets['stripe.secretKey'],
        webhookSecret: secrets['stripe.webhookSecret'],
        previousWebhookSecret: secrets['stripe.previousWebhookSecret'],
      },
      razorpay: {
        ...razorpay,
        keySecret: secrets['razorpay.keySecret'],
        webhookSecret: secrets['razorpay.webhookSecret'],
        previousWebhookSecret: secrets['razorpay.previousWebhookSecret'],
      },
    },
    paymentMethods: stored.payments,
    emailSettings: { ...stored.email, smtpPass: secrets['email.smtpPass'] },
    notificationSettings: stored.notifications,
    workingHours: stored.working_hours,
    updated_at: stored.updated_at,
  }
}

type Saving = {
  tx: Tx
  vault: Vault
  isMailPort: IsMailPort
  today: string
  assertFresh: () => Promise<void>
}

export async function saveSettings(
  { tx, vault, isMailPort, today, assertFresh }: Saving,
  person: Person,
  input: SettingsInput,
): Promise<Settings> {
  await lockSettings(tx)
  const before = await presentSettings(tx, today)
  await mustRepeat(() => before)
  if (input.version !== undefined && input.version !== before.version) throw stale(before)
  if (changesNothing(before, input)) {
    // Replaced secrets whose time is over go with every save.
    await saveSecrets(tx, vault, {}, person.id)
    return before
  }
  if (needsFreshSession(before, input)) await assertFresh()
  assertPasswordFitsServer(before, input)
  const { smtpHost, smtpPort } = input.emailSettings
  if (smtpHost !== '' && !isMailPort(smtpHost, smtpPort))
    throw invalidField('emailSettings.smtpPort', wordsForPort(smtpPort))
  const saved = await updateSections(tx, input.version, sectionsOf(before, input))
  if (!saved) throw stale(await presentSettings(tx, today))
  await saveTaxRates(tx, today, input)
  const changes = secretChangesOf(input)
  await saveSecrets(tx, vault, changes, person.id)
  const after = await presentSettings(tx, today)
  await writeAudit(tx, person, {
    action: 'settings.updated',
    entity: 'settings',
    entity_id: settingsId,
    details: { ...differences(before, after), secrets: wordsFor(changes) },
  })
  return after
}

function changesNothing(before: Settings, input: SettingsInput): boolean {
  const withoutSecrets = { ...before, emailSettings: { ...before.emailSettings, smtpPass: undefined } }
  return (
    Object.keys(secretChangesOf(input)).length === 0 &&
    input.taxRate === before.taxRate &&
    isDeepStrictEqual(input.upcomingTaxRates, before.upcomingTaxRates) &&
    isDeepStrictEqual(sectionsOf(before, input), sectionsOf(before, withoutSecrets))
  )
}

/** Prevents an unattended session from redirecting mails or payments. */
function needsFreshSession(before: Settings, input: SettingsInput): boolean {
  const routingOf = ({ emailSettings, paymentGateway, paymentMethods }: Settings | SettingsInput) => {
    const { smtpHost, smtpPort, smtpUser, fromEmail } = emailSettings
    const { preferred, stripe, razorpay } = paymentGateway
    const gateways = [preferred, stripe.enabled, stripe.publicKey, razorpay.enabled, razorpay.keyId]
    const { bankAccount, chequePayableTo } = paymentMethods
    return [smtpHost, smtpPort, smtpUser, fromEmail, ...gateways, bankAccount, chequePayableTo]
  }
  const changesSecret = Object.keys(secretChangesOf(input)).length > 0
  return changesSecret || !isDeepStrictEqual(routingOf(before), routingOf(input))
}

/** Otherwise a stolen session could name another server and have the stored password sent to it. */
function assertPasswordFitsServer(before: Settings, { emailSettings }: SettingsInput): void {
  const { smtpHost, smtpPort, smtpPass } = before.emailSettings
  const isSameServer = emailSettings.smtpHost === smtpHost && emailSettings.smtpPort === smtpPort
  if (isSameServer || !smtpPass.set || emailSettings.smtpHost === '' || emailSettings.smtpPass !== undefined)
    return
  throw invalidField('emailSettings.smtpPass', 'Enter the password again, because the mail server changed')
}

type Sections = Omit<SettingsInput, 'paymentGateway' | 'emailSettings'> & {
  paymentGateway: {
    preferred: SettingsInput['paymentGateway']['preferred']
    stripe: Pick<SettingsInput['paymentGateway']['stripe'], 'enabled' | 'publicKey'>
    razorpay: Pick<SettingsInput['paymentGateway']['razorpay'], 'enabled' | 'keyId'>
  }
  emailSettings: SettingsInput['emailSettings']
}

function sectionsOf(before: Settings, input: Sections): Omit<StoredSettings, 'version' | 'updated_at'> {
  const { companyName, companyAddress, contactEmail, contactPhone, mapTemplate, gstins } = input
  const { whatsappNumber, emergencyPhone, emergencyHours, paymentGateway } = input
  const { smtpPass: _pass, ...email } = input.emailSettings
  const { preferred, stripe, razorpay } = paymentGateway
  return {
    company: {
      companyName,
      companyAddress,
      contactEmail,
      contactPhone,
      whatsappNumber,
      emergencyPhone,
      emergencyHours,
      mapTemplate,
      gstins,
    },
    payment_gateway: {
      preferred,
      stripe: { enabled: stripe.enabled, publicKey: stripe.publicKey },
      razorpay: { enabled: razorpay.enabled, keyId: razorpay.keyId },
    },
    payments: input.paymentMethods,
    email,
    notifications: {
      ...input.notificationSettings,
      acceptanceReminderDays:
        input.notificationSettings.acceptanceReminderDays ??
        before.notificationSettings.acceptanceReminderDays,
    },
    working_hours: input.workingHours ?? before.workingHours,
  }
}

const unaudited = ['version', 'updated_at', 'taxRates']

/** The changed fields by their path, with both values. Secrets have no value here, only a state. */
function differences(before: Settings, after: Settings) {
  const [old, current] = [flatten(before), flatten(after)]
  const fields = Object.keys(current).filter((path) => !isDeepStrictEqual(old[path], current[path]))
  const pick = (values: Record<string, string>) =>
    Object.fromEntries(fields.map((path) => [path, values[path] ?? '']))
  return { fields, before: pick(old), after: pick(current) }
}

function flatten(settings: Settings): Record<string, string> {
  const flat: Record<string, string> = {}
  const add = (path: string, value: unknown) => {
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      if ('set_at' in value) return
      for (const [key, part] of Object.entries(value)) add(path ? `${path}.${key}` : key, part)
    } else flat[path] = typeof value === 'string' ? value : JSON.stringify(value)
  }
  for (const [key, value] of Object.entries(settings)) if (!unaudited.includes(key)) add(key, value)
  return flat
}

const wordsFor = (changes: Partial<Record<SecretName, string | null>>) =>
  Object.fromEntries(
    Object.entries(changes).map(([name, value]) => [name, value === null ? 'removed' : 'set']),
  )
