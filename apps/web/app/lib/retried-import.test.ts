// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRetriedImport } from './retried-import.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function failing(times: number) {
  let left = times
  const request = vi.fn<() => Promise<string>>(async () => {
    if (left-- > 0) throw new Error('Failed to fetch dynamically imported module')
    return 'loaded'
  })
  return { request, source: createRetriedImport(request) }
}

test('a failed import is tried again without an online event, after growing pauses', async () => {
  const { request, source } = failing(3)
  const done = source.load()
  for (const [ms, tries] of [
    [1_900, 1],
    [200, 2],
    [4_800, 2],
    [300, 3],
    [15_000, 4],
  ] as const) {
    await vi.advanceTimersByTimeAsync(ms)
    expect(request).toHaveBeenCalledTimes(tries)
  }
  expect(await done).toBe('loaded')
})

test('it is tried at once when the browser is online again, or the person asks for it', async () => {
  const { request, source } = failing(2)
  const done = source.load()
  await vi.advanceTimersByTimeAsync(0)
  dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(request).toHaveBeenCalledTimes(2)
  source.retry()
  expect(await done).toBe('loaded')
  await vi.advanceTimersByTimeAsync(100_000)
  expect(request).toHaveBeenCalledTimes(3)
})

test('whether it failed can be watched, and callers share one request', async () => {
  const { request, source } = failing(1)
  const states: boolean[] = []
  source.watch(() => states.push(source.hasFailed()))
  const both = Promise.all([source.load(), source.load()])
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await both).toEqual(['loaded', 'loaded'])
  expect(request).toHaveBeenCalledTimes(2)
  expect(states).toEqual([true, false])
})
