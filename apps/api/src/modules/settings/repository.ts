import { defaultPaymentSettings, type PaymentSettings } from '@trusswell/domain/payment-settings.ts'
import {
  companyOf,
  defaultNotificationSettings,
  defaultSettings,
  type NotificationSettings,
  type Company,
  type CompanyFields,
  type OwnGstin,
  type SettingsInput,
} from '@trusswell/domain/settings.ts'
import { defaultWorkingHours, type WorkingHours } from '@trusswell/domain/working-hours.ts'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../platform/database.ts'
import { isAtVersion } from '../../platform/versioned.ts'
import { readTaxRates } from './tax-rates.ts'

/** What each row of the table holds; secrets are in a table of their own. */
type Sections = {
  company: CompanyFields & { gstins: OwnGstin[] }
  payment_gateway: SettingsInput['paymentGateway']
  payments: PaymentSettings
  email: SettingsInput['emailSettings']
  notifications: NotificationSettings
  working_hours: WorkingHours
}
export type StoredSettings = Sections & { version: number; updated_at: string }

/** A field that a section lacks has its default, so a new field needs no migration. */
const defaults: Sections = {
  company: {
    companyName: defaultSettings.companyName,
    companyAddress: defaultSettings.companyAddress,
    contactEmail: defaultSettings.contactEmail,
    contactPhone: defaultSettings.contactPhone,
    whatsappNumber: defaultSettings.whatsappNumber,
    emergencyPhone: defaultSettings.emergencyPhone,
    emergencyHours: defaultSettings.emergencyHours,
    mapTemplate: defaultSettings.mapTemplate,
    gstins: defaultSettings.gstins,
  },
  payment_gateway: defaultSettings.paymentGateway,
  payments: defaultPaymentSettings,
  email: defaultSettings.emailSettings,
  notifications: defaultNotificationSettings,
  working_hours: defaultWorkingHours,
}

type Section = keyof Sections

async function readSection<Name extends Section>(tx: Reader, section: Name): Promise<Sections[Name]> {
  const row = await tx
    .selectFrom('settings')
    .select('value')
    .where('section', '=', section)
    .executeTakeFirstOrThrow()
  return { ...defaults[section], ...(row.value as Partial<Sections[Name]>) }
}

export const readCompany = async (tx: Reader): Promise<Company> => companyOf(await readSection(tx, 'company'))
/** Who issues a document: the company, and the registration that is the default. */
export async function readIssuer(tx: Reader): Promise<{ company: Company; gstin: OwnGstin | null }> {
  const section = await readSection(tx, 'company')
  return { company: companyOf(section), gstin: section.gstins[0] ?? null }
}
export const readEmailSettings = (tx: Reader) => readSection(tx, 'email')
export const readGateways = (tx: Reader) => readSection(tx, 'payment_gateway')
export const readPaymentSettings = (tx: Reader): Promise<PaymentSettings> => readSection(tx, 'payments')
/** In percent, as of this day. */
export const readTaxRate = async (tx: Reader, today: string): Promise<number> =>
  (await readTaxRates(tx, today)).taxRate
/** The notifications that are switched off for the whole company. */
export const readNotificationSettings = (tx: Reader): Promise<NotificationSettings> =>
  readSection(tx, 'notifications')
export const readWorkingHours = (tx: Reader): Promise<WorkingHours> => readSection(tx, 'working_hours')

export async function readStored(tx: Reader): Promise<StoredSettings> {
  const rows = await tx
    .selectFrom('settings')
    .select(['section', 'value', 'version', 'updated_at'])
    .orderBy('section')
    .execute()
  const valueOf = <Name extends Section>(name: Name): Sections[Name] => ({
    ...defaults[name],
    ...(rows.find(({ section }) => section === name)?.value as Partial<Sections[Name]>),
  })
  return {
    company: valueOf('company'),
    payment_gateway: valueOf('payment_gateway'),
    payments: valueOf('payments'),
    email: valueOf('email'),
    notifications: valueOf('notifications'),
    working_hours: valueOf('working_hours'),
    version: rows[0]?.version ?? 1,
    updated_at: rows[0]?.updated_at ?? '',
  }
}

/** Prevents two saves from mixing their sections. */
export const lockSettings = (tx: Tx) =>
  tx.selectFrom('settings').select('section').orderBy('section').forUpdate().execute()

/** False when the version is stale. */
export async function updateSections(
  tx: Tx,
  version: number | undefined,
  sections: Sections,
): Promise<boolean> {
  const saved = await tx
    .updateTable('settings')
    .set({
      value: sql`${JSON.stringify(sections)}::jsonb -> section`,
      version: sql`version + 1`,
      updated_at: sql`now()`,
    })
    .where(isAtVersion(version))
    .returning('section')
    .execute()
  return saved.length > 0
}
