import { expect, test } from '@playwright/test'
import { measureEdge } from '../../bench/edge-throughput.ts'
import { scorePages } from '../../bench/lighthouse-runs.ts'

test('the contact page on a phone: Lighthouse, weight, and no script before the first input', async ({
  baseURL,
}) => {
  test.setTimeout(240_000)
  const [score] = await scorePages(String(baseURL), ['/contact'], 5)
  console.log(JSON.stringify(score))
  expect(score).toMatchObject({
    accessibility: 100,
    best_practices: 100,
    seo: 100,
    cls: 0,
    script_requests: 0,
    foreign_requests: 0,
  })
  expect(score?.performance).toBeGreaterThanOrEqual(98)
  expect(score?.bytes).toBeLessThanOrEqual(110 * 1024)
})

// The aim is 0.8 and is not reached: docs/reports has the figures. This only guards against a collapse.
test('a cached page comes at more than half the speed of a plain file', async ({ baseURL }) => {
  test.setTimeout(120_000)
  const edge = await measureEdge(String(baseURL), 'apps/web/build/client', { rounds: 7, seconds: 1 })
  console.log(JSON.stringify(edge))
  expect(edge.ratio).toBeGreaterThan(0.5)
})
