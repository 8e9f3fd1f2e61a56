import { bothDirections, contactSorts } from '@trusswell/domain/list-sort-values.ts'
import { expect, test } from 'vitest'
import { contactHeaders } from './contact-words.ts'

test('cards can be sorted by everything that the API sorts by', () => {
  expect(new Set(bothDirections(Object.keys(contactHeaders)))).toEqual(new Set(contactSorts))
})
