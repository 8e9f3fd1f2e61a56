import { expect, test } from 'vitest'
import { editableFields, emptyAsNull } from './contact-values.ts'

test('an emptied field is sent as nothing', () => {
  expect(emptyAsNull({ status: 'resolved', admin_notes: '' })).toEqual({
    status: 'resolved',
    admin_notes: null,
  })
})

test('a manager has no field of the visitor to send', () => {
  expect(Object.keys(editableFields.progress.shape)).toEqual(['status', 'admin_notes'])
})
