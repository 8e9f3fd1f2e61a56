import { expect, test } from 'vitest'
import { brand } from './brand.ts'
import { companyOf, defaultSettings, SettingsInput } from './settings.ts'

test('[ST-03][ST-04][ST-11] a new installation begins with the brand’s name, a tax rate of 18% and port 587', () => {
  expect(SettingsInput.parse(defaultSettings)).toMatchObject({
    companyName: brand.name,
    taxRate: 18,
    emailSettings: { smtpPort: 587 },
  })
})

test('[ST-07][ST-13] both gateways and all notifications but SMS are on at first', () => {
  const { paymentGateway, notificationSettings } = SettingsInput.parse(defaultSettings)
  expect([paymentGateway.stripe.enabled, paymentGateway.razorpay.enabled]).toEqual([true, true])
  expect(notificationSettings).toEqual({
    emailNotifications: true,
    smsNotifications: false,
    applicationUpdates: true,
    paymentUpdates: true,
    projectUpdates: true,
    acceptanceReminderDays: 5,
  })
})

test('what isn’t set is what the brand content says', () => {
  expect(companyOf(defaultSettings)).toEqual({
    companyName: brand.name,
    legalName: brand.legal_name,
    addressLines: brand.address,
    contactEmail: brand.email,
    contactPhones: brand.phones,
    whatsappNumber: '',
    emergencyPhone: '',
    emergencyHours: '',
    mapTemplate: brand.map_template,
  })
  const own = {
    ...defaultSettings,
    companyAddress: '12 Hill Road\n\n Pune 411001 ',
    contactPhone: '+91 20 1234 5678',
  }
  expect(companyOf(own)).toMatchObject({
    addressLines: ['12 Hill Road', 'Pune 411001'],
    contactPhones: ['+91 20 1234 5678'],
    mapTemplate: brand.map_template,
  })
})

test('a host is a name, not a URL; a key has no spaces; each GSTIN and each date is unique', () => {
  const fails = (change: object) => !SettingsInput.safeParse({ ...defaultSettings, ...change }).success
  const smtp = (smtpHost: string) => ({ emailSettings: { ...defaultSettings.emailSettings, smtpHost } })
  expect(
    [smtp('smtp://mail.example.com'), smtp('mail.example.com/x'), smtp('mail.example.com')].map(fails),
  ).toEqual([true, true, false])
  const gateway = (secretKey: string) => ({
    paymentGateway: {
      ...defaultSettings.paymentGateway,
      stripe: { ...defaultSettings.paymentGateway.stripe, secretKey },
    },
  })
  expect([gateway('sk test'), gateway('sk_₹'), gateway(' sk_test_1 ')].map(fails)).toEqual([
    true,
    true,
    false,
  ])
  expect([{ contactPhone: 'call us' }, { contactPhone: '+91 40 1234 5678' }].map(fails)).toEqual([
    true,
    false,
  ])
  expect(
    ['98480 12345', '+91 98480 12345', '+91 40 1234 5678 ext 12', '']
      .map((whatsappNumber) => ({ whatsappNumber }))
      .map(fails),
  ).toEqual([true, false, true, false])
  const own = { gstin: '27AAPFU0939F1ZV', address: '' }
  const mistyped = { gstin: '27AAPFU0939F1ZW', address: '' }
  const lists = [[own], [own, own], [mistyped], [{ gstin: '', address: '' }]]
  expect(lists.map((gstins) => fails({ gstins }))).toEqual([false, true, true, true])
  const rate = { rate: 12, from: '2999-01-01' }
  expect([{ upcomingTaxRates: [rate] }, { upcomingTaxRates: [rate, rate] }].map(fails)).toEqual([false, true])
})
