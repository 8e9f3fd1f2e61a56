import { expect, test } from 'vitest'
import { editableFields, emptyAsNull } from './contact-values.ts'

test('an emptied field is sent as null', () => {
  expect(emptyAsNull({ status: 'resolved', admin_notes: '' })).toEqual({
    status: 'resolved',
    admin_notes: null,
  })
})

test('a manager’s form has no visitor fields to send', () => {
  expect(Object.keys(editableFields.progress.shape)).toEqual(['status', 'assignee_id', 'admin_notes'])
})
