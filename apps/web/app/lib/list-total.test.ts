import { expect, test } from 'vitest'
import { loadedOf, shownOf } from './list-total.ts'

test.each([
  [5, 23, '5 of 23'],
  [3, 3, '3'],
  [5, 1001, '5 of 1,000+'],
  [0, 0, undefined],
])('a card with %i of %i rows is counted', (rows, total, count) => {
  expect(shownOf(Array.from({ length: rows }), total)).toBe(count)
})

test('a card that loads page after page says when there are more rows', () => {
  expect(loadedOf({ rows: [1, 2], more: true })).toBe('2+')
  expect(loadedOf({ rows: [1, 2], more: false })).toBe('2')
  expect(loadedOf({ rows: [], more: false })).toBeUndefined()
})
