import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { collectFailures } from './collect-failures.ts'
import { GatewayError } from './gateway.ts'

const refused = new GatewayError('stripe', 'refused', { status: 400, description: 'Not this one' })
const limited = new GatewayError('stripe', 'unreachable', { status: 429, description: 'Too many requests' })
const twenty = Array.from({ length: 20 }, (_each, n) => n)

test('a failure doesn’t stop the others and is thrown at the end', async () => {
  const { runEach, throwAny } = collectFailures()
  const done: number[] = []
  await runEach(twenty, async (item) => {
    await setTimeout(1)
    if (item === 3) throw refused
    done.push(item)
  })
  expect(done.toSorted((a, b) => a - b)).toEqual(twenty.filter((item) => item !== 3))
  expect(throwAny).toThrow(/Not this one/)
})

test('when the gateway limits us no further one is begun, and those underway are waited for', async () => {
  const { runEach, throwAny } = collectFailures()
  const begun: number[] = []
  const done: number[] = []
  const running = runEach(twenty, async (item) => {
    begun.push(item)
    if (item === 5) throw limited
    await setTimeout(5)
    done.push(item)
  })
  await expect(running).rejects.toBe(limited)
  expect(begun.length).toBeLessThanOrEqual(9)
  expect(done).toEqual(begun.filter((item) => item !== 5))
  expect(throwAny).not.toThrow()
})

test('several are worked on at a time, and never more than the gateways allow', async () => {
  const { runEach } = collectFailures()
  let running = 0
  let most = 0
  await runEach(twenty, async () => {
    running += 1
    most = Math.max(most, running)
    await setTimeout(2)
    running -= 1
  })
  expect(most).toBe(4)
})
