import { expect, test } from 'vitest'
import { changesOf, editableFields } from './contact-values.ts'

test('only touched fields are sent, and emptied ones as nothing', () => {
  const values = { first_name: 'Asha', status: 'resolved' as const, admin_notes: '', phone: null }
  expect(changesOf(values, { status: true, admin_notes: true })).toEqual({
    status: 'resolved',
    admin_notes: null,
  })
})

test('a manager has no field of the visitor to send', () => {
  expect(Object.keys(editableFields.progress.shape)).toEqual(['status', 'admin_notes'])
})
