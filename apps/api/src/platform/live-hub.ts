import type { Redis } from 'ioredis'
import type { WebSocket } from 'ws'
import { liveChannel, type Audience } from './live.ts'

/** Close codes: the session ended, too many tabs, try again later. */
const closeCodes = { ended: 4401, tooMany: 4429, later: 1013 } as const
const mostOfOnePerson = 30
const checkEvery = 1_000
const pingEvery = 30_000

type Listener = { session_id: string; user_id: string; role: string }
type Member = Listener & { socket: WebSocket; channels: string[]; alive: boolean }

/**
 * This process's sockets. Redis brings what other processes say; while it is away nothing could be heard, so sockets
 * are closed and pages ask by themselves. Once a second one query finds the sessions that have ended.
 */
export function createLiveHub(deps: {
  subscriber: Redis
  /** Those of these sessions that still hold, with the role they hold for. */
  findValid: (ids: string[]) => Promise<Map<string, string>>
}) {
  const members = new Set<Member>()
  const listeners = new Map<string, Set<Member>>()
  const { subscriber } = deps

  const leave = (member: Member) => {
    members.delete(member)
    for (const channel of member.channels) {
      const others = listeners.get(channel)
      others?.delete(member)
      if (others?.size !== 0) continue
      listeners.delete(channel)
      subscriber.unsubscribe(channel).catch(() => {})
    }
  }
  const closeAll = (code: number) => {
    for (const { socket } of members) socket.close(code)
  }
  subscriber.on('message', (channel: string, text: string) => {
    for (const { socket } of listeners.get(channel) ?? []) socket.send(text)
  })
  subscriber.on('close', () => closeAll(closeCodes.later))

  async function check() {
    if (members.size === 0) return
    const valid = await deps.findValid([...new Set([...members].map((member) => member.session_id))])
    for (const member of members) {
      if (valid.get(member.session_id) !== member.role) member.socket.close(closeCodes.ended)
    }
  }
  const checking = setInterval(() => void check().catch(() => {}), checkEvery).unref()
  const pinging = setInterval(() => {
    for (const member of members) {
      if (!member.alive) member.socket.terminate()
      member.alive = false
      member.socket.ping()
    }
  }, pingEvery).unref()

  return {
    ready: () => subscriber.status === 'ready',
    async join(socket: WebSocket, listener: Listener): Promise<void> {
      const audiences: Audience[] = [`user:${listener.user_id}`]
      if (listener.role === 'admin') audiences.push('role:admin')
      const channels = audiences.map(liveChannel)
      const member: Member = { ...listener, socket, channels, alive: true }
      if ((listeners.get(channels[0] ?? '')?.size ?? 0) >= mostOfOnePerson)
        return socket.close(closeCodes.tooMany)
      members.add(member)
      for (const channel of channels) {
        const others = listeners.get(channel) ?? new Set()
        listeners.set(channel, others.add(member))
      }
      socket.on('close', () => leave(member))
      socket.on('error', () => socket.terminate())
      socket.on('pong', () => (member.alive = true))
      try {
        await subscriber.subscribe(...channels)
        // From here on nothing is missed: the page fetches once it hears this.
        socket.send(JSON.stringify({ type: 'ready' }))
      } catch {
        socket.close(closeCodes.later)
      }
    },
    /** Ends all with a code that says: connect again, to another process. */
    retire: () => closeAll(1012),
    close: () => {
      clearInterval(checking)
      clearInterval(pinging)
      closeAll(1012)
      subscriber.disconnect()
    },
  }
}
