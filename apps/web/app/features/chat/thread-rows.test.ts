import type { ChatMessage } from '@trusswell/domain/chat.ts'
import { expect, test } from 'vitest'
import { threadBlocks } from './thread-rows.ts'

const message = (seq: number, sender_id: string | null, timestamp: string): ChatMessage => ({
  id: `m${seq}`,
  seq,
  rev: seq,
  content: `text ${seq}`,
  sender_id,
  sender_name: sender_id ?? 'Former user',
  sender_avatar: null,
  from_staff: false,
  timestamp,
  edited_at: null,
  deleted_at: null,
  reply_to: null,
  attachments: [],
  mentions: [],
})
const messages = [
  message(1, 'asha', '2026-11-11T04:00:00Z'),
  message(2, 'asha', '2026-11-11T04:04:00Z'),
  message(3, 'asha', '2026-11-11T04:10:00Z'),
  message(4, 'ravi', '2026-11-11T04:11:00Z'),
  // Past midnight in India.
  message(5, 'ravi', '2026-11-11T18:31:00Z'),
  message(6, null, '2026-11-11T18:32:00Z'),
  message(7, null, '2026-11-11T18:32:00Z'),
  message(41, 'ravi', '2026-11-11T18:33:00Z'),
]
const shown = (newAfter: number | null, isWhole = true, of = messages) =>
  threadBlocks({ messages: of, isWhole, you: 'asha', newAfter }).map(({ key, rows }) => [
    key,
    ...rows.map((row) => {
      if (row.kind === 'message') return `${row.message.seq}${row.isFirst ? ' first' : ''}`
      return row.kind === 'day' ? row.day : `unread since ${row.since}`
    }),
  ])

test('days, the unread line, and several messages in a row from one person', () => {
  expect(shown(3)).toEqual([
    [
      0,
      '2026-11-11',
      '1 first',
      '2',
      '3 first',
      'unread since 2026-11-11T04:10:00Z',
      '4 first',
      '2026-11-12',
      '5 first',
      '6 first',
      // Two erased people can't be told apart.
      '7 first',
    ],
    [1, '41 first'],
  ])
})

test('the line is drawn once, before a message of another person, and not where older ones are missing', () => {
  for (const after of [41, null]) expect(shown(after).flat().join()).not.toContain('unread')
  const line = (mark: number, isWhole: boolean) =>
    shown(mark, isWhole, messages.slice(3))
      .flat()
      .find((row) => String(row).startsWith('unread'))
  expect(line(0, true)).toBe('unread since null')
  expect(line(0, false)).toBeUndefined()
  // Own messages don't show whether earlier ones of others were read.
  expect(shown(1, false, messages.slice(2)).flat().join()).not.toContain('unread')
  expect(shown(3, false, messages.slice(2)).flat().join()).toContain('unread')
})
