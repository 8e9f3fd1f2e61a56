import type { Notification } from '@trusswell/domain/notifications.ts'
import { expect, test } from 'vitest'
import { markCached } from './mark-cached.ts'

const note = (id: string, read: boolean): Notification => ({
  id,
  kind: 'milestone_added',
  message: 'A milestone was added',
  subject: { type: 'milestone', id: '01a1dcff-ca3c-77a9-ab9d-39f66ba40491' },
  path: '/dashboard/projects/01a1dcff-ca3c-77a9-ab9d-39f66ba40491',
  read,
  created_at: '2026-11-15T03:00:00.000Z',
})

test('one notification is read in lists, overviews and the count', () => {
  const rows = [note('a', false), note('b', false)]
  const after = [note('a', true), note('b', false)]
  expect(markCached({ pages: [{ data: rows }] }, true, 'a')).toEqual({ pages: [{ data: after }] })
  expect(markCached({ notifications: rows, unread: 2 }, true, 'a')).toEqual({
    notifications: after,
    unread: 1,
  })
  expect(markCached({ unread: 2 }, true, 'a')).toEqual({ unread: 1 })
})

test('all are read, and marking one as unread raises the count', () => {
  expect(markCached({ pages: [{ data: [note('a', false), note('b', true)] }] }, true)).toEqual({
    pages: [{ data: [note('a', true), note('b', true)] }],
  })
  expect(markCached({ unread: 7 }, true)).toEqual({ unread: 0 })
  expect(markCached({ unread: 0 }, false, 'a')).toEqual({ unread: 1 })
  expect(markCached(undefined, true)).toBeUndefined()
})
