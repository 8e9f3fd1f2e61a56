import { expect, test, vi } from 'vitest'
import { connectLive } from './live-connection.ts'

const id = '0192f000-0000-7000-8000-000000000001'

function setUp() {
  const sockets: { fire: (event: string, data?: unknown) => void; close: () => void }[] = []
  const waits: number[] = []
  let next = () => {}
  const told = vi.fn<(message: unknown) => void>()
  const states: boolean[] = []
  const refused = vi.fn<() => void>()
  const stop = connectLive(
    {
      open: () => {
        const listeners = new Map<string, (event: { data: unknown }) => void>()
        const socket = {
          addEventListener: (event: string, listener: (event: { data: unknown }) => void) =>
            void listeners.set(event, listener),
          fire: (event: string, data?: unknown) => listeners.get(event)?.({ data }),
          close: vi.fn<() => void>(),
        }
        sockets.push(socket)
        return socket as unknown as WebSocket
      },
      after: (milliseconds, act) => {
        waits.push(milliseconds)
        next = act
        return () => (next = () => {})
      },
      random: () => 1,
    },
    { onMessage: told, onState: (connected) => states.push(connected), onRefused: refused },
  )
  return { sockets, waits, states, told, refused, stop, pass: () => next() }
}

test('a message arrives, and invalid frames are ignored', () => {
  const { sockets, told } = setUp()
  sockets[0]?.fire('open')
  for (const data of ['', 'null', '{"type":"other"}', JSON.stringify({ type: 'project', id })]) {
    sockets[0]?.fire('message', data)
  }
  expect(told.mock.calls).toEqual([[{ type: 'project', id }]])
})

test('a closed socket is reopened with growing delays, which are reset once a connection is stable', () => {
  const { sockets, waits, states, pass } = setUp()
  for (const at of [0, 1, 2]) {
    sockets[at]?.fire('close')
    pass()
  }
  expect(waits).toEqual([500, 1000, 2000])
  sockets[3]?.fire('open')
  pass()
  sockets[3]?.fire('close')
  expect(waits.at(-1)).toBe(500)
  expect(states).toEqual([false, false, false, true, false])
})

test('a refused socket is reported, one that was open before is not', () => {
  const { sockets, refused, pass } = setUp()
  sockets[0]?.fire('open')
  sockets[0]?.fire('close')
  expect(refused).not.toHaveBeenCalled()
  pass()
  sockets[1]?.fire('close')
  expect(refused).toHaveBeenCalledOnce()
})

test('a server that disconnects at once isn’t contacted more often', () => {
  const { sockets, waits, pass } = setUp()
  sockets[0]?.fire('close')
  pass()
  sockets[1]?.fire('open')
  sockets[1]?.fire('close')
  expect(waits.at(-1)).toBe(1000)
})

test('after stopping, nothing is opened or reported', () => {
  const { sockets, stop, told, states } = setUp()
  sockets[0]?.fire('open')
  stop()
  sockets[0]?.fire('message', JSON.stringify({ type: 'project', id }))
  sockets[0]?.fire('close')
  expect(sockets[0]?.close).toHaveBeenCalledOnce()
  expect({ told: told.mock.calls, states, sockets: sockets.length }).toEqual({
    told: [],
    states: [true],
    sockets: 1,
  })
})
