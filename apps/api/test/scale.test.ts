import { beforeAll, expect, test } from 'vitest'
import { useDatabase } from './harness.ts'
import { fillPayments, measurePayments } from './scale-payments.ts'
import type { Reading } from './scale-queries.ts'

// `pnpm scale --payments` compares 10,000 with a million.
const small = useDatabase()
const large = useDatabase()
let before: Reading[]
let after: Reading[]
beforeAll(async () => {
  await fillPayments(small.urlOf('admin'), 2_000)
  await fillPayments(large.urlOf('admin'), 20_000)
  before = await measurePayments(small.urlOf('app'))
  after = await measurePayments(large.urlOf('app'))
}, 120_000)

test('lists and totals of ten times as many payments read at most twice as many pages, and no table in full', () => {
  const grown = after.filter(({ pages, scans }, at) => {
    // Of a search together: a word that few rows contain is looked up, and read along the order once many do.
    return scans > 0 || !(sum(pages) <= 2 * sum(before[at]?.pages ?? [NaN]))
  })
  expect(grown).toEqual([])
  expect(after.length).toBeGreaterThan(25)
})

test('the company’s totals by month read 24 of 60 rows', () => {
  expect(after.find(({ name }) => name === 'totals of the company by month')).toMatchObject({ rowsRead: 24 })
})

function sum(pages: number[]): number {
  return pages.reduce((all, each) => all + each, 0)
}
