import { expect, test } from 'vitest'
import type { ChatMessage } from './chat.ts'
import {
  acknowledged,
  afterReset,
  fromEarlier,
  nextToSend,
  notInLog,
  refused,
  sending,
  settled,
  toEntry,
  unanswered,
  waiting,
  without,
  type Outbox,
} from './chat-outbox.ts'

const you = 'you'
const entry = (cid: string, text = cid) =>
  toEntry({ cid, text, reply_to: null, files: [], at: '2026-11-12T09:00:00Z' })
const said = (seq: number, content: string, sender_id = you): ChatMessage => ({
  id: `m${seq}`,
  seq,
  rev: seq,
  content,
  sender_id,
  sender_name: 'Asha',
  sender_avatar: null,
  from_staff: false,
  timestamp: '2026-11-12T09:00:00Z',
  edited_at: null,
  deleted_at: null,
  reply_to: null,
  attachments: [],
  mentions: [],
})
const cids = (outbox: Outbox) => outbox.map(({ cid }) => cid)

test('messages are sent one after the other, and one that failed doesn’t hold up the rest', () => {
  let outbox: Outbox = [entry('a'), entry('b'), entry('c')]
  expect(nextToSend(outbox)?.cid).toBe('a')
  outbox = sending(outbox, 'a', 4)
  expect(nextToSend(outbox)).toBeNull()
  outbox = refused(outbox, 'a', 'Too long')
  expect([nextToSend(outbox)?.cid, outbox[0]?.problem]).toEqual(['b', 'Too long'])
  outbox = acknowledged(sending(outbox, 'b', 4), 'b', { id: 'm5', seq: 5 })
  expect(nextToSend(outbox)?.cid).toBe('c')
  expect(nextToSend(waiting(outbox, 'a'))?.cid).toBe('a')
})

test('a message whose answer was lost with the socket is sent again, an acknowledged one is not', () => {
  const outbox = unanswered(
    acknowledged(sending(sending([entry('a'), entry('b')], 'a', 1), 'b', 1), 'a', { id: 'm2', seq: 2 }),
  )
  expect(outbox.map(({ state }) => state)).toEqual(['sending', 'waiting'])
  // A restored database may have lost it.
  expect(afterReset(outbox).map(({ state, stored }) => [state, stored])).toEqual([
    ['waiting', null],
    ['waiting', null],
  ])
})

test('an acknowledged message leaves when its event was applied, a discarded one at once', () => {
  const outbox = acknowledged(sending([entry('a'), entry('b')], 'a', 1), 'a', { id: 'm2', seq: 2 })
  expect(settled(outbox, 1)).toBe(outbox)
  expect(cids(settled(outbox, 2))).toEqual(['b'])
  expect(cids(without(outbox, 'b'))).toEqual(['a'])
})

test('an event that overtakes its ack is not shown twice', () => {
  const outbox = sending(sending([entry('a', 'Yes'), entry('b', 'Yes'), entry('c', 'Yes')], 'a', 3), 'b', 3)
  const shown = (...messages: ChatMessage[]) => cids(notInLog(outbox, messages, you))
  expect(shown(said(3, 'Yes'), said(4, 'Yes', 'other'), said(5, 'No'))).toEqual(['a', 'b', 'c'])
  expect(shown(said(4, 'Yes'))).toEqual(['b', 'c'])
  expect(shown(said(4, 'Yes'), said(5, 'Yes'), said(6, 'Yes'))).toEqual(['c'])
})

test('a message from an earlier visit is sent within the hour, and later only when the user confirms it', () => {
  const at = Date.parse('2026-11-12T09:00:00Z')
  expect(fromEarlier(entry('a'), at + 3_599_000).state).toBe('waiting')
  expect(fromEarlier(entry('a'), at + 3_601_000).state).toBe('failed')
})
