import { expect, test } from 'vitest'
import { valueAt } from './count-up-over-time.ts'

test('counts from 0 to the target in two seconds and stays there', () => {
  expect([-5, 0, 500, 1000, 1999, 2000, 9000].map((ms) => valueAt(ms, 10_000))).toEqual([
    0, 0, 2500, 5000, 9995, 10_000, 10_000,
  ])
})
