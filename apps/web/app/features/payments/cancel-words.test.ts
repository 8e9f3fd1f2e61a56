import { expect, test } from 'vitest'
import { cancelWords } from './cancel-words.ts'

const asked = {
  status: 'pending',
  removable: false,
  processing: false,
  awaiting_confirmation: false,
} as const

test.each([
  ['a request without a payment attempt', asked, undefined],
  ['a request with an open page', { ...asked, processing: true }, 'Cancel online payment'],
  ['a request with a report', { ...asked, awaiting_confirmation: true }, 'Withdraw report'],
  ['what the client began', { ...asked, removable: true }, 'Cancel payment'],
  ['what is paid', { ...asked, status: 'completed', removable: true } as const, undefined],
])('%s', (_name, payment, action) => {
  expect(cancelWords(payment)?.action).toBe(action)
})

test('cancelling explains what happens to an open payment page and to money paid there', () => {
  expect(cancelWords({ ...asked, removable: true, processing: true })?.message).toBe(
    'The payment page will be closed. The payment will be removed from your list. If you’ve already paid there, we’ll still record the money.',
  )
  expect(cancelWords({ ...asked, removable: true })?.message).toBe(
    'The payment will be removed from your list.',
  )
})
