import type { Person } from '@trusswell/domain/actor.ts'
import type { Redis } from 'ioredis'
import type { WebSocket } from 'ws'
import { liveChannel, rejoinText, type Audience } from './live.ts'
import { checkSessions, type FindValidSessions } from './socket-sessions.ts'

/** Close codes: the session ended, the page sent something, too many tabs, try again later. */
const closeCodes = { ended: 4401, unexpected: 4409, tooMany: 4429, later: 1013 } as const
const mostOfOnePerson = 30
const checkEvery = 1_000
const pingEvery = 30_000

type Listener = { session_id: string; person: Person }
type Member = Listener & {
  socket: WebSocket
  channels: Set<string>
  alive: boolean
  /** The last change of its channels: one after the other, so that the latest counts. */
  joining: Promise<void>
}

/**
 * This process's sockets. Redis delivers the messages of other processes; while it is down, sockets are closed and pages
 * poll the API. Once a second one query finds the sessions that have ended.
 */
export function createLiveHub(deps: {
  subscriber: Redis
  findValid: FindValidSessions
  /** What a person belongs to at this moment. */
  audiencesOf: (person: Person) => Promise<Audience[]>
}) {
  const members = new Set<Member>()
  const listeners = new Map<string, Set<Member>>()
  const { subscriber } = deps

  const leaveChannel = (member: Member, channel: string) => {
    const others = listeners.get(channel)
    others?.delete(member)
    if (others?.size !== 0) return
    listeners.delete(channel)
    subscriber.unsubscribe(channel).catch(() => {})
  }
  const leave = (member: Member) => {
    members.delete(member)
    for (const channel of member.channels) leaveChannel(member, channel)
  }
  async function setChannels(member: Member, audiences: Audience[]): Promise<void> {
    if (!members.has(member)) return
    const channels = new Set(audiences.map(liveChannel))
    for (const channel of member.channels) if (!channels.has(channel)) leaveChannel(member, channel)
    for (const channel of channels) {
      const others = listeners.get(channel) ?? new Set()
      listeners.set(channel, others.add(member))
    }
    member.channels = channels
    await subscriber.subscribe(...channels)
  }
  async function joinAll(member: Member): Promise<void> {
    try {
      await setChannels(member, await deps.audiencesOf(member.person))
      // From here on no message is missed: the page fetches when it receives this.
      member.socket.send(JSON.stringify({ type: 'ready' }))
    } catch {
      member.socket.close(closeCodes.later)
    }
  }
  const rejoin = (member: Member) => {
    member.joining = member.joining.then(() => joinAll(member))
  }
  const closeAll = (code: number) => {
    for (const { socket } of members) socket.close(code)
  }
  subscriber.on('message', (channel: string, text: string) => {
    for (const member of listeners.get(channel) ?? []) {
      if (text === rejoinText) rejoin(member)
      else member.socket.send(text)
    }
  })
  subscriber.on('close', () => closeAll(closeCodes.later))

  const check = () =>
    checkSessions(deps.findValid, members, {
      onEnded: ({ socket }) => socket.close(closeCodes.ended),
      // People who left an organisation get no more of its messages.
      onMoved: rejoin,
    })
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
      const own = [...members].filter(({ person }) => person.id === listener.person.id)
      if (own.length >= mostOfOnePerson) return socket.close(closeCodes.tooMany)
      const member: Member = {
        ...listener,
        socket,
        channels: new Set(),
        alive: true,
        joining: Promise.resolve(),
      }
      members.add(member)
      socket.on('close', () => leave(member))
      socket.on('error', () => socket.terminate())
      socket.on('pong', () => (member.alive = true))
      socket.on('message', () => socket.close(closeCodes.unexpected))
      // First the person's own channel: what they are added to while the rest is read, it makes the socket join.
      member.joining = setChannels(member, [`user:${member.person.id}`])
        .catch(() => {})
        .then(() => joinAll(member))
      await member.joining
    },
    /** Closes all sockets with a code that tells pages to reconnect to another process. */
    retire: () => closeAll(1012),
    close: () => {
      clearInterval(checking)
      clearInterval(pinging)
      closeAll(1012)
      subscriber.disconnect()
    },
  }
}
