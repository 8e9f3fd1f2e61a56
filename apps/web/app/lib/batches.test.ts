import { expect, test, vi } from 'vitest'
import { changeInBatches, inBatches } from './batches.ts'

const items = Array.from({ length: 250 }, (_, at) => at)

test('many rows are sent in batches of 100', async () => {
  const send = vi.fn<(batch: number[]) => Promise<number>>(async (batch) => batch.length)
  expect(await inBatches(items, send)).toEqual({ answers: [100, 100, 50], isPartial: false })
})

test('what was done before a failure is returned, and the rest isn’t sent', async () => {
  const send = vi.fn<(batch: number[]) => Promise<number>>()
  send.mockResolvedValueOnce(100).mockRejectedValueOnce(new Error('unavailable'))
  expect(await inBatches(items, send)).toEqual({ answers: [100], isPartial: true })
  expect(send).toHaveBeenCalledTimes(2)
})

test('a failure of the first batch is thrown', async () => {
  await expect(inBatches(items, () => Promise.reject(new Error('unavailable')))).rejects.toThrow(
    'unavailable',
  )
})

test('of a change that stopped halfway, what was done can be undone', async () => {
  const ids = items.map(String)
  const send = vi.fn<(batch: string[]) => Promise<{ data: string[]; changed: string[] }>>()
  send
    .mockResolvedValueOnce({ data: ['row'], changed: ['a'] })
    .mockRejectedValueOnce(new Error('unavailable'))
  expect(await changeInBatches(ids, send)).toEqual({ data: ['row'], changed: ['a'], isPartial: true })
})
