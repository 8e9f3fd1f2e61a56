// @vitest-environment jsdom
import type { ChatMessage } from '@trusswell/domain/chat.ts'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Announcer } from './announcer.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const message = (seq: number, sender_id = 'ravi'): ChatMessage => ({
  id: `m${seq}`,
  seq,
  rev: seq,
  content: `Text ${seq}`,
  sender_id,
  sender_name: 'Ravi Teja',
  sender_avatar: null,
  from_staff: true,
  timestamp: '2026-11-12T09:00:00Z',
  edited_at: null,
  deleted_at: null,
  reply_to: null,
  attachments: [],
  mentions: [],
})

function open(first: ChatMessage[] | null) {
  const view = render(<Announcer messages={first} you="asha" failed={null} />)
  return {
    show: (messages: ChatMessage[] | null, failed: string | null = null) =>
      view.rerender(<Announcer messages={messages} you="asha" failed={failed} />),
    words: () => screen.getByRole('status').textContent,
    wait: (ms: number) => act(() => void vi.advanceTimersByTime(ms)),
  }
}

test('one message is read out, several are counted, and older and own messages are silent', () => {
  const { show, words, wait } = open(null)
  show([message(5)])
  wait(5_000)
  expect(words()).toBe('')
  // An older page.
  show([message(1), message(5)])
  show([message(1), message(5), message(6, 'asha')])
  wait(5_000)
  expect(words()).toBe('')
  const seven = [message(1), message(5), message(6, 'asha'), message(7)]
  show(seven)
  wait(1_200)
  expect(words()).toBe('Ravi Teja: Text 7')
  const more = [8, 9, 10].map((seq) => message(seq))
  for (let count = 1; count <= 3; count += 1) {
    show([...seven, ...more.slice(0, count)])
    wait(200)
  }
  wait(1_000)
  expect(words()).toBe('3 new messages')
})

test('a message that couldn’t be sent is announced', () => {
  const { show, words } = open([])
  show([], 'Not sent, no connection')
  expect(words()).toBe('Not sent, no connection')
})
