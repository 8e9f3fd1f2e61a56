import type { ChatMessage } from '@trusswell/domain/chat.ts'
import { ChatServerFrame, type ChatClientFrame } from '@trusswell/domain/chat-frames.ts'
import { applyEvents, inOrder, type LogState } from '@trusswell/domain/chat-merge.ts'
import type { AddressInfo } from 'node:net'
import { expect, vi } from 'vitest'
import WebSocket from 'ws'
import type { TestApi } from './harness.ts'
import type { Person } from './people.ts'

type FrameOf<Type extends ChatServerFrame['t']> = Extract<ChatServerFrame, { t: Type }>
type Where = { api: TestApi; person: Person; project: string; path?: 'chat' | 'notes/chat' }

const urlOf = ({ api, project, path = 'chat' }: Where) =>
  `ws://127.0.0.1:${(api.app.server.address() as AddressInfo).port}/api/projects/${project}/${path}`
export const headersOf = ({ api, person }: Pick<Where, 'api' | 'person'>) => ({
  ...person.headers,
  origin: api.deps.origins[0] ?? '',
})

/** The status with which an upgrade is refused. */
export const refusedUpgrade = (where: Where, headers: Record<string, string>) =>
  new Promise<number>((resolve, reject) => {
    const socket = new WebSocket(urlOf(where), { headers })
    socket.on('unexpected-response', (request, response) => {
      resolve(response.statusCode ?? 0)
      request.destroy()
    })
    socket.on('open', () => reject(new Error('it opened')))
    socket.on('error', () => {})
  })

/** The code with which a socket is closed that says nothing. */
export const closeOfSilent = (where: Where) =>
  new Promise<number>((resolve) => {
    new WebSocket(urlOf(where), { headers: headersOf(where) }).on('close', resolve)
  })

const emptyLog: LogState<ChatMessage> = { after: 0, since: 0, messages: new Map(), changed: new Map() }

/** A page: applies events by the protocol's rules and fails on a gap or a repeat. */
export function openPage(where: Where, known: { log: string | null; state: LogState<ChatMessage> } = start) {
  const socket = new WebSocket(urlOf(where), { headers: headersOf(where) })
  const frames: ChatServerFrame[] = []
  const page = { log: known.log, state: known.state, numbers: [] as number[] }
  socket.on('open', () => send({ t: 'hello', v: 1, log: page.log, after: page.state.after }))
  socket.on('error', () => {})
  socket.on('message', (data: Buffer) => {
    const frame = ChatServerFrame.parse(JSON.parse(data.toString()))
    frames.push(frame)
    if (frame.t === 'welcome') page.log = frame.log
    if (frame.t === 'reset') {
      page.log = frame.log
      page.state = { ...emptyLog, after: frame.head }
    }
    if (frame.t !== 'events') return
    expect(frame.from).toBe(page.state.after + 1)
    page.numbers.push(...frame.items.map(({ seq }) => seq))
    page.state = applyEvents(page.state, frame).state
  })
  const send = (frame: ChatClientFrame | Record<string, unknown>) => socket.send(JSON.stringify(frame))
  const of = <Type extends ChatServerFrame['t']>(type: Type) =>
    frames.filter((frame): frame is FrameOf<Type> => frame.t === type)
  return {
    socket,
    frames,
    page,
    send,
    of,
    closed: new Promise<[code: number]>((resolve) => socket.on('close', (code) => resolve([code]))),
    greeted: () => vi.waitUntil(() => of('welcome').length > 0, 10_000),
    reaches: (seq: number, ms = 5_000) => vi.waitUntil(() => page.state.after >= seq, ms),
    texts: () => inOrder(page.state.messages).map(({ content }) => content),
    /** Sends a message and waits for the answer. */
    async say(text: string, cid = crypto.randomUUID()) {
      send({ t: 'send', cid, text })
      return vi.waitUntil(() => frames.find((each) => 'cid' in each && each.cid === cid), 10_000)
    },
    known: () => ({ log: page.log, state: page.state }),
  }
}
const start = { log: null, state: emptyLog }
