import { expect, test } from '@playwright/test'
import { runNewsletter } from '../../bench/newsletter-run.ts'

// 10,000 addresses by `pnpm newsletter:load`.
test('an issue to 300 addresses, a failing relay and a killed worker: every address gets it, and every copy is recorded', async () => {
  test.setTimeout(300_000)
  const { mistakes, ...counts } = await runNewsletter({
    addresses: 300,
    kills: 1,
    cuts: 1,
    firstPort: 8380,
    mailsPerSecond: 60,
  })
  console.log(JSON.stringify(counts))
  expect(mistakes).toEqual([])
  expect(counts).toMatchObject({ lost: 0, kills: 1, cuts: 1 })
})
