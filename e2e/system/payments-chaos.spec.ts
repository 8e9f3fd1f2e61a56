import { expect, test } from '@playwright/test'
import { runChaos } from '../../bench/chaos-run.ts'

// 1,000 payments and 20 seeds by `pnpm payments:chaos`.
test('abuse 19: events three times, in parallel, shuffled, with killed processes: credits as in the gateways’ ledgers', async () => {
  test.setTimeout(300_000)
  const { mistakes, killed, deliveries, receipts, seconds } = await runChaos({
    payments: 40,
    seed: 20_261_116,
    firstPort: 8390,
    killEvery: 40,
    kills: 1,
  })
  console.log(JSON.stringify({ deliveries, receipts, killed, seconds }))
  expect(mistakes).toEqual([])
  expect(Math.min(...Object.values(killed))).toBeGreaterThan(0)
})
