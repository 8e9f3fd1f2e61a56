// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { personalStorage } from './personal-storage.ts'
import { readRecentItems, type RecentItem, withItem } from './recent-items.ts'

afterEach(() => localStorage.clear())

const item = (path: string): RecentItem => ({ path, label: path, kind: 'project' })

test('the last eight items are remembered, each once, newest first', () => {
  const opened = ['/a', '/b', '/c', '/d', '/e', '/f', '/g', '/h', '/i', '/c']
  const items = opened.reduce((known, path) => withItem(known, item(path)), [] as RecentItem[])
  expect(items.map(({ path }) => path)).toEqual(['/c', '/i', '/h', '/g', '/f', '/e', '/d', '/b'])
})

test('stored values that are no items, or lead to another site, are ignored', () => {
  const good = item('/dashboard/projects/p1')
  personalStorage('asha', 'recent').write('items', [null, 3, { ...good, kind: 'x' }, item('https://x'), good])
  expect(readRecentItems('asha')).toEqual([good])
  expect(readRecentItems('ravi')).toEqual([])
})
