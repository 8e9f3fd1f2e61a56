import { expect, test } from 'vitest'
import { useDatabase } from './harness.ts'
import { fillPortfolio, measurePortfolio } from './scale-portfolio.ts'

const database = useDatabase()
const pageLength = 25

test('a row of the portfolio costs at most 6 pages with 30,000 projects, and no table is read in full', async () => {
  await fillPortfolio(database.urlOf('admin'), 30_000)
  const readings = await measurePortfolio(database.urlOf('app'))
  const costs = readings.map(({ name, pages, scans }) => ({
    name,
    pages: pages.reduce((sum, count) => sum + count, 0),
    scans,
  }))
  // A search looks up what matches first, as in the list of projects.
  const isSearch = ({ name }: { name: string }) => name.endsWith('word')
  expect(
    costs.filter((read) => read.scans > 0 || read.pages > (isSearch(read) ? 1200 : 6 * pageLength)),
  ).toEqual([])
  // The page itself, one row more, and the totals of each: nothing is summed up from tasks or payments.
  const plain = readings.find(({ name }) => name === 'portfolio, by manager')
  expect(plain?.rowsRead).toBeLessThanOrEqual(2 * pageLength + 1)
}, 120_000)
