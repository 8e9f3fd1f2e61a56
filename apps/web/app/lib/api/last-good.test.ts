import { expect, test, vi } from 'vitest'
import { createLastGood } from './last-good.ts'

function setUp() {
  let time = 0
  const lastGood = createLastGood({ fallback: 'nothing', freshMs: 10_000, now: () => time })
  const failed = vi.fn<(error: unknown) => void>()
  return {
    failed,
    pass: (ms: number) => (time += ms),
    read: (answer: string | Error) =>
      lastGood(() => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)), failed),
  }
}

test('sends one request while the answer is fresh', async () => {
  const { read, pass } = setUp()
  expect(await read('one')).toBe('one')
  pass(9_000)
  expect(await read('two')).toBe('one')
  pass(2_000)
  expect(await read('two')).toBe('two')
})

test('returns the last good answer while requests fail, and recovers soon', async () => {
  const { read, pass, failed } = setUp()
  await read('one')
  pass(11_000)
  expect(await read(new Error('down'))).toBe('one')
  expect(failed).toHaveBeenCalledOnce()
  pass(1_000)
  expect(await read('two')).toBe('one')
  pass(1_500)
  expect(await read('two')).toBe('two')
})

test('falls back if there was never an answer', async () => {
  const { read } = setUp()
  expect(await read(new Error('down'))).toBe('nothing')
})

test('many concurrent visitors cause one request', async () => {
  const lastGood = createLastGood({ fallback: 0 })
  const ask = vi.fn<() => Promise<number>>(() => Promise.resolve(1))
  await Promise.all([lastGood(ask, () => {}), lastGood(ask, () => {}), lastGood(ask, () => {})])
  expect(ask).toHaveBeenCalledOnce()
})
