import { expect, test } from 'vitest'
import { sendUnlessFull, waitForReader, type Member } from './member.ts'

/** `takes`: whether the network takes what is sent; otherwise it stays in the buffer. */
function memberWith({ takes }: { takes: boolean }) {
  const sent: string[] = []
  const socket = {
    readyState: 1,
    OPEN: 1,
    bufferedAmount: 0,
    send(text: Buffer) {
      sent.push(String(text))
      if (!takes) this.bufferedAmount += text.length
    },
  }
  return { member: { socket, queued: 0 } as unknown as Member, socket, sent }
}
const frame = Buffer.from('{"t":"tick","head":1}')

test('a client that reads gets every frame', () => {
  const { member, sent } = memberWith({ takes: true })
  for (let n = 0; n < 1_000; n += 1) expect(sendUnlessFull(member, frame)).toBe(true)
  expect(sent).toHaveLength(1_000)
})

test('a client that doesn’t read gets at most 256 frames, or a megabyte', () => {
  const { member, sent } = memberWith({ takes: false })
  for (let n = 0; n < 300; n += 1) expect(sendUnlessFull(member, frame)).toBe(n < 256)
  expect(sent).toHaveLength(256)

  const other = memberWith({ takes: false })
  const large = Buffer.alloc(600_000, 'x')
  expect([1, 2, 3].map(() => sendUnlessFull(other.member, large))).toEqual([true, true, false])
})

test('after its buffer was almost emptied a client gets frames again', async () => {
  const { member, socket } = memberWith({ takes: false })
  while (sendUnlessFull(member, frame));
  socket.bufferedAmount = 1_000
  expect(await waitForReader(member)).toBe(true)
  expect(sendUnlessFull(member, frame)).toBe(true)
})
