import { bothDirections, applicationSorts } from '@trusswell/domain/list-sort-values.ts'
import { expect, test } from 'vitest'
import { applicationHeaders } from './application-words.ts'

test('cards can be sorted by everything that the API sorts by', () => {
  expect(new Set(bothDirections(Object.keys(applicationHeaders)))).toEqual(new Set(applicationSorts))
})
