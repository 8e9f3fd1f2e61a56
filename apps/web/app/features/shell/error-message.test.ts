import { expect, test } from 'vitest'
import { errorMessage } from './error-message.ts'

test('shows the message of the error', () => {
  expect(errorMessage(new Error('The plan is missing'))).toBe('The plan is missing')
})

test('has a default for an error without a message', () => {
  expect(errorMessage(new Error(''))).toBe('An unexpected error occurred')
  expect(errorMessage(undefined)).toBe('An unexpected error occurred')
})
