// @vitest-environment jsdom
import { toEntry } from '@trusswell/domain/chat-outbox.ts'
import { afterEach, expect, test } from 'vitest'
import { chatStorage } from './chat-storage.ts'
import { createDraftStore } from './draft-store.ts'

afterEach(() => localStorage.clear())

const cid = (number: number) => `0190a1b2-0000-7000-8000-00000000000${number}`
const entry = (number: number, at: string) =>
  toEntry({ cid: cid(number), text: `Text ${number}`, reply_to: null, files: [], at })

test('unsent messages of a room are restored in order, and unreadable ones are skipped', () => {
  const now = Date.now()
  const at = (minutes: number) => new Date(now - minutes * 60_000).toISOString()
  const room = chatStorage('asha', 'p1', 'everyone')
  room.keep(entry(2, at(1)))
  room.keep(entry(1, at(5)))
  room.keep(entry(3, at(90)))
  localStorage.setItem('personal:asha:chat:p1:everyone:unsent:x', '{"cid":"x"}')
  const unsent = chatStorage('asha', 'p1', 'everyone').unsent()
  expect(unsent.map(({ text, state }) => [text, state])).toEqual([
    ['Text 3', 'failed'],
    ['Text 1', 'waiting'],
    ['Text 2', 'waiting'],
  ])
  room.drop(cid(1))
  expect(room.unsent()).toHaveLength(2)
  for (const other of [chatStorage('asha', 'p1', 'internal'), chatStorage('ravi', 'p1', 'everyone')])
    expect(other.unsent()).toEqual([])
})

test('a draft is stored with every keystroke and removed once it is taken', () => {
  const storage = chatStorage('asha', 'p1', 'everyone')
  const draft = createDraftStore(storage)
  draft.change({ text: 'Good' })
  draft.change({ reply_to: 'm1' })
  expect(storage.readDraft()).toEqual({ text: 'Good', reply_to: 'm1', files: [] })
  expect(createDraftStore(storage).take().text).toBe('Good')
  expect([storage.readDraft().text, localStorage.length]).toEqual(['', 0])
})
