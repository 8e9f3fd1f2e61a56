import { expect, test } from 'vitest'
import { createKeyPerContent } from './key-per-content.ts'

test('a retry keeps the key, a change gets a new one', () => {
  let keys = 0
  const keyOf = createKeyPerContent(() => `k${(keys += 1)}`)
  expect([keyOf({ a: 1 }), keyOf({ a: 1 }), keyOf({ a: 2 }), keyOf({ a: 1 })]).toEqual([
    'k1',
    'k1',
    'k2',
    'k3',
  ])
})
