import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ChatClientFrame, reconnectDelay } from './chat-frames.ts'

const id = '0190a1b2-0000-7000-8000-00000000000a'
const isFrame = (frame: unknown) => ChatClientFrame.safeParse(frame).success

test('frames of the protocol are read, with nothing else in them', () => {
  expect(isFrame({ t: 'hello', v: 1, log: null, after: 0 })).toBe(true)
  expect(isFrame({ t: 'send', cid: id, text: 'Good morning' })).toBe(true)
  expect(isFrame({ t: 'edit', cid: id, id, rev: 3, text: 'Good evening' })).toBe(true)
  expect(isFrame({ t: 'send', cid: id, text: 'x', sender_id: id })).toBe(false)
  expect(isFrame({ t: 'hello', v: 2, log: null, after: 0 })).toBe(false)
  expect(isFrame({ t: 'hello', v: 1, log: null, after: -1 })).toBe(false)
  expect(isFrame({ t: 'shout' })).toBe(false)
})

test('[CH-04] a message has at least one character that isn’t white space, and at most 8,000', () => {
  const send = (text: string) => isFrame({ t: 'send', cid: id, text })
  expect(['', ' ', '\n\t ', 'x'.repeat(8_001)].map(send)).toEqual([false, false, false, false])
  expect(send('x'.repeat(8_000))).toBe(true)
})

test('pauses before a reconnect grow to half a minute at most and differ', () => {
  fc.assert(
    fc.property(
      fc.nat({ max: 1_000 }),
      fc.double({ min: 0, max: 0.999_999, noNaN: true }),
      (failures, random) => {
        const delay = reconnectDelay(failures, random)
        expect(delay).toBeGreaterThanOrEqual(0)
        expect(delay).toBeLessThanOrEqual(Math.min(30_000, 500 * 2 ** failures))
      },
    ),
  )
})
