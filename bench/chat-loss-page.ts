import type { ChatMessage } from '../packages/domain/src/chat.ts'
import type { ChatServerFrame } from '../packages/domain/src/chat-frames.ts'
import { fromEarlier, type OutboxEntry } from '../packages/domain/src/chat-outbox.ts'
import { WebSocket } from 'ws'
import { createChatClient, type ChatDeps } from '../apps/web/app/features/chat/chat-client.ts'
import { answerOf } from '../apps/web/app/lib/api/answer-of.ts'
import { ApiError } from '../apps/web/app/lib/api/api-error.ts'
import type { ChatProject, Person } from './chat-people.ts'

const hour = 3_600_000
export type Page = ReturnType<typeof openPage>
type Options = { origin: string; project: ChatProject; person: Person; random: () => number }

/** A tab with a conversation: the client of the web app, with sockets, requests and a clock that can be tampered with. */
export function openPage({ origin, project, person, random }: Options) {
  const stored = new Map<string, OutboxEntry>()
  const written = new Map<string, string>()
  const acknowledged = new Set<string>()
  /** The highest number of an event that any of its sockets was sent. */
  let heardUpTo = 0
  const counts = { sockets: 0, frames: 0, pages: 0, resets: 0 }
  const clock = { ahead: 0, awake: null as PromiseWithResolvers<void> | null, due: [] as (() => void)[] }
  let socket: WebSocket | null = null
  let isSlow = false

  const path = `/api/projects/${project.id}`
  async function ask<Answer>(method: string, url: string, body?: object): Promise<Answer> {
    const call = async () => {
      const response = await fetch(`${origin}${path}${url}`, {
        method,
        headers: { cookie: person.cookie, origin, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(20_000),
      })
      const text = await response.text()
      const answer: unknown = text === '' ? null : JSON.parse(text)
      return response.ok ? { data: answer as Answer, response } : { error: answer, response }
    }
    const answer = await answerOf(call())
    // A sleeping computer processes what arrived when it wakes.
    await clock.awake?.promise
    return answer
  }
  const source: ChatDeps['source'] = {
    newest: () => ask('GET', '/messages?limit=50'),
    older: (before, limit) => ask('GET', `/messages?before=${before}&limit=${limit}`),
    events: (after) => ask('GET', `/messages?after_seq=${after}&limit=200`),
    one: (id) => ask('GET', `/messages/${id}`),
    send: (body) => ask('POST', '/messages', body),
  }

  function open() {
    const mine = new WebSocket(`${origin.replace('http', 'ws')}${path}/chat`, {
      headers: { cookie: person.cookie, origin },
    })
    counts.sockets += 1
    mine.on('error', () => {})
    mine.on('open', () => {
      if (isSlow || clock.awake) mine.pause()
    })
    mine.on('message', (data: Buffer) => note(JSON.parse(data.toString()) as ChatServerFrame))
    socket = mine
    return mine as unknown as ReturnType<ChatDeps['open']>
  }
  function note(frame: ChatServerFrame): void {
    counts.frames += 1
    if (frame.t === 'events' && frame.items.length > 1) counts.pages += 1
    if (frame.t === 'reset') counts.resets += 1
    if (frame.t === 'events') heardUpTo = Math.max(heardUpTo, frame.to)
  }

  const deps: ChatDeps = {
    source,
    open,
    after(milliseconds, act) {
      let isCancelled = false
      const run = () => void (isCancelled || act())
      const timer = setTimeout(() => (clock.awake ? clock.due.push(run) : run()), milliseconds)
      return () => {
        isCancelled = true
        clearTimeout(timer)
      }
    },
    now: () => Date.now() + clock.ahead,
    random,
    newId: () => crypto.randomUUID(),
    stored: {
      unsent: () => [...stored.values()].map((entry) => fromEarlier(entry, deps.now())),
      keep: (entry) => {
        stored.set(entry.cid, entry)
        written.set(entry.cid, entry.text)
      },
      drop: (cid) => {
        stored.delete(cid)
        acknowledged.add(cid)
      },
      onDropped: () => () => {},
    },
  }
  const start = () => {
    const client = createChatClient(deps, { you: person.id, you_name: person.name })
    return { client, stop: client.start() }
  }
  let tab = start()
  const messages = () => [...(tab.client.get().room.loaded?.messages.values() ?? [])]

  return {
    project,
    person,
    counts,
    written,
    acknowledged,
    client: () => tab.client,
    messages,
    isInUse: () => !clock.awake && !isSlow && tab.client.get().connection !== 'no-access',
    send: (text: string) => tab.client.send({ text, reply_to: null, files: [] }),
    /** As the page does it. Answers with the message when that was acknowledged. */
    async edit({ id, rev }: ChatMessage, text: string): Promise<ChatMessage | null> {
      const { client } = tab
      try {
        const edited = await ask<ChatMessage>('PUT', `/messages/${id}`, { content: text, rev })
        client.changed(edited)
        return edited
      } catch (error) {
        if (error instanceof ApiError && error.current) client.changed(error.current as ChatMessage)
        return null
      }
    },
    async remove({ id }: ChatMessage): Promise<boolean> {
      const { client } = tab
      try {
        await ask('DELETE', `/messages/${id}`)
        await source.one(id).then(client.changed, () => {})
        return true
      } catch {
        return false
      }
    },
    /** Reloads the page. */
    reload(): void {
      tab.stop()
      tab = start()
    },
    cut(): void {
      if (!clock.awake && !isSlow) socket?.terminate()
    },
    slow(on: boolean): void {
      isSlow = on
      if (socket?.readyState === WebSocket.OPEN) socket[on ? 'pause' : 'resume']()
    },
    fallAsleep(): void {
      clock.awake = Promise.withResolvers()
      if (socket?.readyState === WebSocket.OPEN) socket.pause()
    },
    /** An hour later by its clock. */
    wakeUp(): void {
      clock.ahead += hour
      clock.awake?.resolve()
      clock.awake = null
      for (const run of clock.due.splice(0)) run()
      if (socket?.readyState === WebSocket.OPEN) socket.resume()
      tab.client.wake()
    },
    heardUpTo: () => heardUpTo,
    close: () => tab.stop(),
  }
}
