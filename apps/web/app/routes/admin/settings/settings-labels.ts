import type { NotificationSettings, Settings, SettingsInput } from '@trusswell/domain/settings.ts'
import type { WorkingHours } from '@trusswell/domain/working-hours.ts'
import { dayInIndia } from '../../../lib/dates.ts'
import type { LeafName, LeafValue } from '../../../lib/forms/leaf-values.ts'

export const settingsTitle = 'System Settings'
export const settingsNote = 'Company data, payments, e-mail and notifications'

export const sections = [
  { id: 'company', title: 'Company Information' },
  { id: 'gateways', title: 'Payment Gateway Settings' },
  { id: 'email', title: 'Email Settings' },
  { id: 'notifications', title: 'Notification Settings' },
] as const

/** Starts on Monday, which is number 1. */
export const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const

export const gatewayNames = { razorpay: 'Razorpay', stripe: 'Stripe' } as const

/** The form values: the API's body without its version. An unchanged secret is undefined. */
export type SettingsValues = Omit<SettingsInput, 'version' | 'workingHours' | 'notificationSettings'> & {
  notificationSettings: NotificationSettings
  workingHours: WorkingHours
}
export type SettingsField = LeafName<SettingsValues>

export function settingsValuesOf(settings: Settings | null): SettingsValues {
  if (!settings) throw new Error('The settings always exist')
  const {
    companyName,
    companyAddress,
    contactEmail,
    contactPhone,
    whatsappNumber,
    emergencyPhone,
    emergencyHours,
    mapTemplate,
    taxRate,
    upcomingTaxRates,
    gstins,
  } = settings
  const { preferred, stripe, razorpay } = settings.paymentGateway
  return {
    companyName,
    companyAddress,
    contactEmail,
    contactPhone,
    whatsappNumber,
    emergencyPhone,
    emergencyHours,
    mapTemplate,
    taxRate,
    upcomingTaxRates: upcomingTaxRates.map(({ rate, from }) => ({ rate, from })),
    gstins: gstins.map(({ gstin, address }) => ({ gstin, address })),
    paymentGateway: {
      preferred,
      stripe: {
        ...stripe,
        secretKey: undefined,
        webhookSecret: undefined,
        previousWebhookSecret: undefined,
      },
      razorpay: {
        ...razorpay,
        keySecret: undefined,
        webhookSecret: undefined,
        previousWebhookSecret: undefined,
      },
    },
    paymentMethods: settings.paymentMethods,
    emailSettings: { ...settings.emailSettings, smtpPass: undefined },
    notificationSettings: { ...settings.notificationSettings },
    workingHours: {
      ...settings.workingHours,
      holidays: settings.workingHours.holidays.map(({ date, name }) => ({ date, name })),
    },
  }
}

export const settingsLabels: Record<SettingsField, string> = {
  companyName: 'Company name',
  companyAddress: 'Company address',
  contactEmail: 'Contact e-mail',
  contactPhone: 'Contact phone',
  whatsappNumber: 'WhatsApp number',
  emergencyPhone: 'Emergency phone',
  emergencyHours: 'Emergency hours',
  mapTemplate: 'Map URL',
  taxRate: 'Tax rate',
  upcomingTaxRates: 'Upcoming tax rates',
  gstins: 'Our GSTINs',
  'paymentGateway.preferred': 'Preferred gateway',
  'paymentGateway.stripe.enabled': 'Stripe',
  'paymentGateway.stripe.publicKey': 'Stripe public key',
  'paymentGateway.stripe.secretKey': 'Stripe secret key',
  'paymentGateway.stripe.webhookSecret': 'Stripe webhook secret',
  'paymentGateway.stripe.previousWebhookSecret': 'Stripe previous webhook secret',
  'paymentGateway.razorpay.enabled': 'Razorpay',
  'paymentGateway.razorpay.keyId': 'Razorpay key ID',
  'paymentGateway.razorpay.keySecret': 'Razorpay key secret',
  'paymentGateway.razorpay.webhookSecret': 'Razorpay webhook secret',
  'paymentGateway.razorpay.previousWebhookSecret': 'Razorpay previous webhook secret',
  'paymentMethods.bankAccount.accountHolder': 'Account holder',
  'paymentMethods.bankAccount.number': 'Account number',
  'paymentMethods.bankAccount.ifsc': 'IFSC',
  'paymentMethods.bankAccount.bank': 'Bank',
  'paymentMethods.bankAccount.branch': 'Branch',
  'paymentMethods.chequePayableTo': 'Cheques payable to',
  'paymentMethods.limits.razorpay': 'Razorpay limit',
  'paymentMethods.limits.stripe': 'Stripe limit',
  'paymentMethods.limits.upi': 'UPI limit',
  'emailSettings.smtpHost': 'SMTP host',
  'emailSettings.smtpPort': 'SMTP port',
  'emailSettings.smtpUser': 'SMTP user',
  'emailSettings.smtpPass': 'SMTP password',
  'emailSettings.fromEmail': 'From e-mail',
  'emailSettings.fromName': 'From name',
  'notificationSettings.emailNotifications': 'E-mail notifications',
  'notificationSettings.smsNotifications': 'SMS notifications',
  'notificationSettings.applicationUpdates': 'Application updates',
  'notificationSettings.paymentUpdates': 'Payment updates',
  'notificationSettings.projectUpdates': 'Project updates',
  'notificationSettings.acceptanceReminderDays': 'Remind about acceptance every',
  'workingHours.days': 'Working days',
  'workingHours.from': 'Work begins',
  'workingHours.until': 'Work ends',
  'workingHours.holidays': 'Holidays',
  'workingHours.answerWithin': 'Answer clients within',
  'workingHours.decideWithin': 'Answer new projects within',
  'workingHours.contactWithin': 'Get in touch after accepting within',
  'workingHours.newProjectContact': 'Contact for new projects',
}

const isSecret = (name: SettingsField) => /(secretKey|keySecret|[wW]ebhookSecret|smtpPass)$/.test(name)

/** Formats a value where two versions are compared; secrets are never shown. */
export function settingsWord(name: SettingsField, value: LeafValue<SettingsValues>): string {
  if (isSecret(name)) return value === null ? 'Removed' : value === undefined ? 'As stored' : 'New value'
  if (typeof value === 'boolean') return value ? 'On' : 'Off'
  if (value === 'stripe' || value === 'razorpay') return gatewayNames[value]
  if (Array.isArray(value)) return value.map(lineWord).join(', ')
  return String(value ?? '')
}

type Line = { rate: number; from: string } | { gstin: string } | { date: string; name: string } | number

function lineWord(line: Line): string {
  if (typeof line === 'number') return weekdays[line - 1] ?? ''
  if ('gstin' in line) return line.gstin
  if ('date' in line) return [dayOrNone(line.date), line.name].filter(Boolean).join(' ')
  return `${line.rate}% from ${dayOrNone(line.from)}`
}
const dayOrNone = (day: string) => (day ? dayInIndia(day) : '…')
