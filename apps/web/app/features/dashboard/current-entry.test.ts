import { expect, test } from 'vitest'
import { currentEntry } from './current-entry.ts'

const entries = [
  { to: '/admin' },
  { to: '/admin/users' },
  { to: '/admin/applications', also: ['/admin/jobs'] },
]

test.each([
  ['/admin', '/admin'],
  ['/admin/users', '/admin/users'],
  ['/admin/users/7', '/admin/users'],
  ['/admin/jobs/new', '/admin/applications'],
  ['/admin/users-of-old', undefined],
  ['/admin/account', undefined],
])('%s belongs to %s', (pathname, to) => {
  expect(currentEntry(entries, pathname)?.to).toBe(to)
})
