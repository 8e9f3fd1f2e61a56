import type { PaymentOptions } from '@trusswell/domain/payment-options.ts'
import type { Payment } from '@trusswell/domain/payments.ts'
import { expect, test } from 'vitest'
import { chosenMethod, methodChoices, methodInWords } from './payment-methods.ts'

const options = (card: Partial<PaymentOptions['methods'][number]>): PaymentOptions => ({
  preferred: 'credit_card',
  gateway: 'razorpay',
  bank_account: null,
  cheque_payable_to: null,
  methods: [
    { method: 'credit_card', available: true, reason: null, limit_paise: 5_00_000_00, ...card },
    { method: 'bank_transfer', available: true, reason: null, limit_paise: null },
    { method: 'check', available: true, reason: null, limit_paise: null },
  ],
})
const order = (...given: Parameters<typeof methodChoices>) =>
  methodChoices(...given).map(({ value }) => value)

test('[PP-07] the payment page comes first and is selected, up to its limit', () => {
  const upToLimit = methodChoices(options({}), 5_00_000_00)
  expect(upToLimit.map(({ value }) => value)).toEqual(['credit_card', 'bank_transfer', 'check'])
  expect(chosenMethod(upToLimit, 'credit_card')).toBe('credit_card')
  const above = methodChoices(options({}), 5_00_000_01)
  expect(above.map(({ value }) => value)).toEqual(['bank_transfer', 'check', 'credit_card'])
  expect(above[2]).toMatchObject({ disabled: true, hint: 'Up to ₹5,00,000.00 at once.' })
  expect(chosenMethod(above, 'credit_card')).toBe('bank_transfer')
  expect(chosenMethod(above, 'check')).toBe('check')
})

test('without a gateway bank transfer is selected, with the reason why the payment page isn’t available', () => {
  const choices = methodChoices(options({ available: false, reason: 'Not set up yet.' }), null)
  expect(choices.at(-1)).toMatchObject({ value: 'credit_card', disabled: true, hint: 'Not set up yet.' })
  expect(chosenMethod(choices, 'credit_card')).toBe('bank_transfer')
})

test('before the options are loaded, every method can be selected', () => {
  expect(order(undefined, null)).toEqual(['credit_card', 'bank_transfer', 'check'])
  expect(methodChoices(undefined, 9_99_999_99).every(({ disabled }) => !disabled)).toBe(true)
})

test('the method used on the payment page is named if it is known', () => {
  const words = (payment_method: Payment['payment_method'], instrument: string | null) =>
    methodInWords({ payment_method, instrument } as Payment)
  expect(words('credit_card', 'upi')).toBe('UPI')
  expect(words('credit_card', null)).toBe('Card or UPI')
  expect(words('bank_transfer', null)).toBe('Bank transfer')
  expect(words(null, null)).toBeNull()
})

test('a request has no method until the client chooses one, whatever its amount', () => {
  const request = { payment_method: 'credit_card', requested: true, status: 'pending', gateway: null }
  const words = (changes: object) => methodInWords({ ...request, processing: false, ...changes } as Payment)
  expect(words({ amount_paise: 88_50_000_00 })).toBeNull()
  expect(words({ status: 'failed' })).toBeNull()
  expect(words({ payment_method: 'bank_transfer' })).toBe('Bank transfer')
  expect(words({ processing: true })).toBe('Card or UPI')
  expect(words({ requested: false })).toBe('Card or UPI')
  expect(words({ status: 'completed', gateway: 'razorpay', instrument: 'upi' })).toBe('UPI')
})
