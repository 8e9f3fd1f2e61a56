import { bothDirections, paymentSorts } from '@trusswell/domain/list-sort-values.ts'
import { expect, test } from 'vitest'
import { paymentHeaders } from './payment-words.ts'

test('cards can be sorted by everything that the API sorts by', () => {
  expect(new Set(bothDirections(Object.keys(paymentHeaders)))).toEqual(new Set(paymentSorts))
})
