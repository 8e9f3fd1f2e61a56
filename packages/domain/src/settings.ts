import { z } from 'zod'
import { brand } from './brand.ts'
import {
  day,
  emailAddress,
  isPlain,
  line,
  name,
  optionalLine,
  optionalParagraph,
  optionalPhone,
  text,
  trimmedText,
  unsupportedCharacter,
  version,
} from './input.ts'
import { defaultPaymentSettings, PaymentSettings } from './payment-settings.ts'
import { optionalGstin, panOfGstin } from './tax-numbers.ts'
import { defaultWorkingHours, WorkingHours } from './working-hours.ts'

// Company settings. The names of the fields are those of the specification, in camel case.

const percent = z
  .number('Enter the tax rate as a percentage')
  .min(0, 'The tax rate can’t be negative')
  .max(100, 'The tax rate can’t be above 100%')
  .refine((value) => Number(value.toFixed(2)) === value, 'Use at most two decimal places')

/** A rate and the first day on which it applies. */
export const TaxRate = z.strictObject({ rate: percent, from: day('Choose a date') }).meta({ id: 'TaxRate' })
export type TaxRate = z.infer<typeof TaxRate>

/** One of our registrations. The first one is the default; without an address the company's is printed. */
export const OwnGstin = z
  .strictObject({
    gstin: optionalGstin.refine((value) => panOfGstin(value) !== null, 'Enter a valid 15-character GSTIN'),
    address: optionalParagraph('Address', 500),
  })
  .meta({ id: 'OwnGstin' })
export type OwnGstin = z.infer<typeof OwnGstin>

// Empty means not set: the site and the mails then show what the brand content says.
const optionalEmail = trimmedText(254, { tooLong: 'Invalid email address' })
  .toLowerCase()
  .refine((value) => value === '' || z.email().safeParse(value).success, 'Invalid email address')

const isAddress = (value: string) => isPlain(value) && !/(?![\t\n\r])\p{Cc}/u.test(value)

/** Its origin becomes a source of the content security policy, so nothing but a plain host may be in it. */
export const isMapTemplate = (value: string) =>
  value.includes('{address}') && /^https:\/\/[a-z0-9.-]+(:\d+)?\//i.test(value)

const company = {
  companyName: line('Company name', 120),
  companyAddress: optionalParagraph('Address', 500),
  contactEmail: optionalEmail,
  contactPhone: optionalPhone('Phone number', 40),
  whatsappNumber: optionalPhone('WhatsApp number', 40),
  emergencyPhone: optionalPhone('Emergency number', 40),
  emergencyHours: optionalLine('Emergency hours', 80),
  mapTemplate: optionalLine('Map URL', 500),
}
const companyInput = {
  ...company,
  companyName: name('Company name', 120),
  // Links to WhatsApp need the country code and nothing but digits.
  whatsappNumber: company.whatsappNumber.refine(
    (value) => value === '' || /^\+[\d\s()./-]+$/.test(value),
    'Enter the number with its country code, such as +91 98480 12345',
  ),
  emergencyHours: company.emergencyHours.refine(isPlain, unsupportedCharacter),
  mapTemplate: company.mapTemplate.refine(
    (value) => value === '' || isMapTemplate(value),
    'Enter an https:// URL with {address} in it',
  ),
  companyAddress: company.companyAddress
    .refine(isAddress, unsupportedCharacter)
    .refine((value) => value.split('\n').length <= 8, 'Address must be at most 8 lines'),
}
const gstins = z
  .array(OwnGstin)
  .max(40, 'At most 40 GSTINs')
  .refine((list) => new Set(list.map(({ gstin }) => gstin)).size === list.length, 'Enter each GSTIN once')

export const Gateway = z.enum(['stripe', 'razorpay'])
export type Gateway = z.infer<typeof Gateway>
const stripe = { enabled: z.boolean(), publicKey: optionalLine('Publishable key', 255) }
const razorpay = { enabled: z.boolean(), keyId: optionalLine('Key ID', 255) }
/** Public values are stored and audited as they are, so a secret that was pasted here by mistake must not get in. */
const publicKey = (label: string, prefix: RegExp, example: string) =>
  optionalLine(`The ${label}`, 255)
    .refine(
      (value) => !/^(sk|rk|whsec)_/.test(value),
      `This is a secret. Enter the ${label}, which begins with ${example}`,
    )
    .refine(
      (value) => value === '' || /^(sk|rk|whsec)_/.test(value) || prefix.test(value),
      `The ${label} begins with ${example}`,
    )
const stripePublicKey = publicKey('publishable key', /^pk_(test|live)_/, 'pk_test_ or pk_live_')
const razorpayKeyId = publicKey('key ID', /^rzp_(test|live)_/, 'rzp_test_ or rzp_live_')
const gateways = { preferred: Gateway }

/** A host name or an address; a port and a scheme have no place in it. */
const host = optionalLine('SMTP host', 253).regex(
  /^[A-Za-z0-9.:_-]*$/,
  'Enter a host name, such as smtp.example.com',
)
const email = {
  /** Without a host, mails go through the server that the environment names. */
  smtpHost: host,
  smtpPort: z
    .int('Enter a port')
    .min(1, 'The port must be between 1 and 65535')
    .max(65_535, 'The port must be between 1 and 65535'),
  smtpUser: optionalLine('SMTP user', 255),
  fromEmail: optionalEmail,
  fromName: optionalLine('Sender name', 120),
}

const notifications = {
  emailNotifications: z.boolean(),
  smsNotifications: z.boolean(),
  applicationUpdates: z.boolean(),
  paymentUpdates: z.boolean(),
  projectUpdates: z.boolean(),
}
/** In days; a client who hasn't accepted a completed milestone is reminded this often, up to three times. */
const acceptanceReminderDays = z
  .int('Enter a whole number of days')
  .min(1, 'Enter at least 1 day')
  .max(60, 'Enter at most 60 days')
export const NotificationSettings = z
  .strictObject({ ...notifications, acceptanceReminderDays })
  .meta({ id: 'NotificationSettings' })
export type NotificationSettings = z.infer<typeof NotificationSettings>

/** The public state of a secret, without its value. */
export const SecretState = z
  .strictObject({
    set: z.boolean(),
    set_at: z.iso.datetime().nullable(),
    /** The name of the person, unless the account was erased. */
    set_by: z.string().nullable(),
  })
  .meta({ id: 'SecretState' })
export type SecretState = z.infer<typeof SecretState>

// Undefined leaves the secret unchanged, null removes it, a string replaces it.
const key = line('The key', 500).regex(/^[!-~]*$/, 'This isn’t a key: check that you copied all of it')
const newKey = key.nullable().optional()
const stripeSecretKey = key.refine(
  (value) => !value.startsWith('pk_'),
  'This is the publishable key. Enter the secret key, which begins with sk_ or rk_',
)
/** Spaces may belong to a password. */
const newPassword = text(500, { tooLong: 'The password must be at most 500 characters' })
  .min(1, 'Enter the password')
  .nullable()
  .optional()
/** The previous webhook secret is the one that was replaced; it can only be removed. */
const endOfSecret = z.null().optional()

export const Settings = z
  .strictObject({
    version: z.int(),
    ...company,
    /** The rate that applies today. */
    taxRate: percent,
    /** Every rate that has applied, newest first. */
    taxRates: z.array(TaxRate),
    /** Rates that begin after today, earliest first. */
    upcomingTaxRates: z.array(TaxRate),
    gstins,
    paymentGateway: z.strictObject({
      ...gateways,
      stripe: z.strictObject({
        ...stripe,
        secretKey: SecretState,
        webhookSecret: SecretState,
        previousWebhookSecret: SecretState,
      }),
      razorpay: z.strictObject({
        ...razorpay,
        keySecret: SecretState,
        webhookSecret: SecretState,
        previousWebhookSecret: SecretState,
      }),
    }),
    paymentMethods: PaymentSettings,
    emailSettings: z.strictObject({ ...email, smtpPass: SecretState }),
    notificationSettings: NotificationSettings,
    workingHours: WorkingHours,
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'Settings' })
export type Settings = z.infer<typeof Settings>

const EmailSettingsInput = z.strictObject({
  ...email,
  fromName: email.fromName.refine(isPlain, unsupportedCharacter),
  smtpPass: newPassword,
})
const StripeInput = z.strictObject({
  ...stripe,
  publicKey: stripePublicKey,
  secretKey: stripeSecretKey.nullable().optional(),
  webhookSecret: newKey,
  previousWebhookSecret: endOfSecret,
})
const RazorpayInput = z.strictObject({
  ...razorpay,
  keyId: razorpayKeyId,
  keySecret: newKey,
  webhookSecret: newKey,
  previousWebhookSecret: endOfSecret,
})

/** The whole of the settings; only secrets, working hours and reminders may be left out, and stay as they are. */
export const SettingsInput = z
  .strictObject({
    version,
    ...companyInput,
    /** Another rate than today's applies from today on. */
    taxRate: percent,
    upcomingTaxRates: z
      .array(TaxRate)
      .max(20, 'At most 20 upcoming tax rates')
      .refine((list) => new Set(list.map(({ from }) => from)).size === list.length, 'Use each date once'),
    gstins,
    paymentGateway: z.strictObject({ ...gateways, stripe: StripeInput, razorpay: RazorpayInput }),
    paymentMethods: PaymentSettings,
    emailSettings: EmailSettingsInput,
    notificationSettings: z.strictObject({
      ...notifications,
      acceptanceReminderDays: acceptanceReminderDays.optional(),
    }),
    workingHours: WorkingHours.optional(),
  })
  .meta({ id: 'SettingsUpdate' })
export type SettingsInput = z.infer<typeof SettingsInput>

export const defaultNotificationSettings: NotificationSettings = {
  emailNotifications: true,
  smsNotifications: false,
  applicationUpdates: true,
  paymentUpdates: true,
  projectUpdates: true,
  acceptanceReminderDays: 5,
}

/** What a new installation begins with. */
export const defaultSettings: Omit<SettingsInput, 'version'> = {
  companyName: brand.name,
  companyAddress: '',
  contactEmail: '',
  contactPhone: '',
  whatsappNumber: '',
  emergencyPhone: '',
  emergencyHours: '',
  mapTemplate: '',
  taxRate: 18,
  upcomingTaxRates: [],
  gstins: [],
  paymentGateway: {
    preferred: 'razorpay',
    stripe: { enabled: true, publicKey: '' },
    razorpay: { enabled: true, keyId: '' },
  },
  paymentMethods: defaultPaymentSettings,
  emailSettings: { smtpHost: '', smtpPort: 587, smtpUser: '', fromEmail: '', fromName: '' },
  notificationSettings: defaultNotificationSettings,
  workingHours: defaultWorkingHours,
}

/** A test mail through settings that needn't be saved yet; a password that is left out is the stored one. */
export const TestEmail = z
  .strictObject({ to: emailAddress('Enter an e-mail address'), emailSettings: EmailSettingsInput.optional() })
  .meta({ id: 'TestEmail' })
/** The keys of one gateway; what is left out is what is stored. */
export const TestGateway = z
  .strictObject({ keyId: razorpayKeyId.optional(), secret: stripeSecretKey.optional() })
  .meta({ id: 'TestGateway' })
/** The result of a test, as a message. */
export const TestOutcome = z
  .strictObject({ ok: z.boolean(), message: z.string() })
  .meta({ id: 'TestOutcome' })
export type TestOutcome = z.infer<typeof TestOutcome>

/** What the site and the mails say of the company: the settings, and the brand content for what isn't set. */
export const Company = z
  .strictObject({
    companyName: z.string(),
    /** The name in full, for the end of a mail or a page. */
    legalName: z.string(),
    addressLines: z.array(z.string()),
    contactEmail: z.string(),
    contactPhones: z.array(z.string()),
    /** Empty when there is none. */
    whatsappNumber: z.string(),
    emergencyPhone: z.string(),
    emergencyHours: z.string(),
    mapTemplate: z.string(),
  })
  .meta({ id: 'Company' })
export type Company = z.infer<typeof Company>

export type CompanyFields = Pick<
  SettingsInput,
  | 'companyName'
  | 'companyAddress'
  | 'contactEmail'
  | 'contactPhone'
  | 'whatsappNumber'
  | 'emergencyPhone'
  | 'emergencyHours'
  | 'mapTemplate'
>

export const companyOf = (settings: CompanyFields): Company => ({
  companyName: settings.companyName,
  // The brand content knows its own name in full; a name of the settings is that already.
  legalName: settings.companyName === brand.name ? brand.legal_name : settings.companyName,
  addressLines: settings.companyAddress
    ? settings.companyAddress
        .split('\n')
        .map((each) => each.trim())
        .filter((each) => each !== '')
    : [...brand.address],
  contactEmail: settings.contactEmail || brand.email,
  contactPhones: settings.contactPhone ? [settings.contactPhone] : [...brand.phones],
  whatsappNumber: settings.whatsappNumber,
  emergencyPhone: settings.emergencyPhone,
  emergencyHours: settings.emergencyPhone ? settings.emergencyHours : '',
  mapTemplate: settings.mapTemplate || brand.map_template,
})
