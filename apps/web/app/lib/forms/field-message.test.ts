import { expect, test } from 'vitest'
import { fieldMessage } from './field-message.ts'

test('a field has its own message, a list that of its first wrong line', () => {
  expect(fieldMessage({ type: 'server', message: 'Name is required' })).toBe('Name is required')
  expect(fieldMessage([undefined, { type: 'too_big', message: 'Skill is too long' }])).toBe(
    'Skill is too long',
  )
  expect(fieldMessage(undefined)).toBeUndefined()
})
