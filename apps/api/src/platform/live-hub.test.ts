import { EventEmitter } from 'node:events'
import type { Redis } from 'ioredis'
import { expect, test, vi } from 'vitest'
import type { WebSocket } from 'ws'
import { createLiveHub } from './live-hub.ts'

const makeSocket = () =>
  Object.assign(new EventEmitter(), {
    close: vi.fn<WebSocket['close']>(),
    send: () => {},
    terminate: () => {},
    ping: () => {},
  })
const person = (id: string) => ({ kind: 'user', id, role: 'client' }) as const

test('a socket that joins during the check of sessions stays open', async () => {
  const subscriber = Object.assign(new EventEmitter(), {
    status: 'ready',
    subscribe: async () => 1,
    unsubscribe: async () => 1,
    disconnect: () => {},
  })
  const answers: ((ids: string[]) => void)[] = []
  const hub = createLiveHub({
    subscriber: subscriber as unknown as Redis,
    findValid: () =>
      new Promise((resolve) =>
        answers.push((ids) => resolve(new Map(ids.map((id) => [id, { role: 'client' as const }])))),
      ),
    audiencesOf: async () => [],
  })
  const [first, late, ended] = [makeSocket(), makeSocket(), makeSocket()]
  await hub.join(first as unknown as WebSocket, { session_id: 's1', person: person('p1') })
  await hub.join(ended as unknown as WebSocket, { session_id: 's3', person: person('p3') })
  await vi.waitUntil(() => answers.length > 0, 3_000)
  await hub.join(late as unknown as WebSocket, { session_id: 's2', person: person('p2') })
  answers[0]?.(['s1'])
  await vi.waitFor(() => expect(ended.close).toHaveBeenCalledWith(4401))
  expect(first.close).not.toHaveBeenCalled()
  expect(late.close).not.toHaveBeenCalled()
  hub.close()
})
