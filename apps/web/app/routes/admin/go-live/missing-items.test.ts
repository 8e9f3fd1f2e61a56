import { defaultSettings, type Settings } from '@trusswell/domain/settings.ts'
import { expect, test } from 'vitest'
import { about } from '../../../content/about.ts'
import { figures, isDefined } from '../../../content/figures.ts'
import { inventable } from '../../../content/invented.ts'
import { leadership } from '../../../content/leadership.ts'
import { testimonials } from '../../../content/testimonials.ts'
import { missingContent, missingSettings } from './missing-items.ts'

const unset = { set: false, set_at: null, set_by: null }
const { stripe, razorpay } = defaultSettings.paymentGateway
const empty = {
  ...defaultSettings,
  paymentGateway: {
    preferred: 'razorpay',
    stripe: { ...stripe, secretKey: unset },
    razorpay: { ...razorpay, keySecret: unset },
  },
} as unknown as Settings
const names = (settings: Settings) => missingSettings(settings).map(({ what }) => what)

test('a new installation lacks every setting that the website and payments need', () => {
  expect(names(empty)).toEqual([
    'Contact phone',
    'Contact e-mail',
    'Company address',
    'WhatsApp number',
    'Emergency phone',
    'Our GSTINs',
    'Payment gateway keys',
    'Bank account',
  ])
})

test('what is set is no longer listed', () => {
  const filled = { ...empty, contactPhone: '+91 40 4000 2026', gstins: [{ gstin: 'x', address: '' }] }
  expect(names(filled)).not.toContain('Contact phone')
  expect(names(filled)).not.toContain('Our GSTINs')
  expect(names(filled)).toContain('Contact e-mail')
})

test('every fictional person, missing fact and unconfirmed figure is listed', () => {
  const listed = missingContent().map(({ what }) => what)
  for (const { name, placeholder } of [...leadership, ...testimonials])
    expect(listed.some((what) => what.includes(name))).toBe(placeholder)
  for (const figure of Object.values(figures))
    expect(listed.includes(`Definition and date of the figure “${figure.value} ${figure.label}”`)).toBe(
      !isDefined(figure),
    )
  for (const { name, placeholder } of [...inventable.papers, ...inventable.references])
    expect(listed.some((what) => what.endsWith(`, instead of the sample “${name}”`))).toBe(placeholder)
  for (const { year, title, draft } of about.timeline.items)
    expect(listed.includes(`Details of the milestone “${year} ${title}”`)).toBe(Boolean(draft))
  expect(listed).toContain('Office hours')
  expect(listed).not.toContain('phones')
  // Admins read it, not developers.
  const text = missingContent().flatMap(({ what, until, where }) => [what, until, where])
  expect(text.filter((each) => /\.ts|invented|our proposal/.test(each))).toEqual([])
})
