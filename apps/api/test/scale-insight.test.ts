import { beforeAll, expect, test } from 'vitest'
import { useDatabase } from './harness.ts'
import { fillInsight, measureInsight } from './scale-insight.ts'
import type { Reading } from './scale-queries.ts'

// `pnpm scale --insight` compares 10,000 with a million.
const database = useDatabase()
let readings: Reading[]
beforeAll(async () => {
  await fillInsight(database.urlOf('admin'), 2_000)
  readings = await measureInsight(database.urlOf('app'))
}, 120_000)

const costOf = (name: string) => {
  const reading = readings.find((each) => each.name === name)
  return reading && { pages: reading.pages.reduce((sum, count) => sum + count, 0), rows: reading.rowsRead }
}

test('analytics of a year read at most 60 pages, and rows of stored figures only', () => {
  for (const name of ['analytics of a year, manager', 'analytics of a year, client']) {
    const cost = costOf(name)
    expect(cost?.pages).toBeLessThanOrEqual(60)
    // Besides the 260 days, which are in an index: neither tasks nor expenses.
    expect(cost?.rows).toBeLessThanOrEqual(10)
  }
})

test('the admin overview reads at most 20 pages, however much waits, and so do the counts in the navigation', () => {
  const costs = readings
    .filter(({ name }) => /^(admin overview|counts in the navigation of an admin)/.test(name))
    .map(({ name }) => ({ name, pages: costOf(name)?.pages ?? NaN }))
  // As loaded, and with 30 and 130 of each kind before and after they are counted.
  expect(costs).toHaveLength(12)
  expect(costs.filter(({ pages }) => !(pages <= 20))).toEqual([])
})
