// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { personalStorage } from '../../lib/session/personal-storage.ts'
import { lastList } from './last-list.ts'

afterEach(() => localStorage.clear())

const admin = { id: 'a', role: 'admin' } as const
const store = (value: unknown) => personalStorage('a', 'list').write('projects', value)

test('leads to the list that was seen last, with its filters', () => {
  store('/admin/projects?due=overdue&sort=-title')
  expect(lastList(admin)).toBe('/admin/projects?due=overdue&sort=-title')
  store('/admin/projects/portfolio?group=organisation')
  expect(lastList(admin)).toBe('/admin/projects/portfolio?group=organisation')
})

test('leads to the whole list of the role without a stored one of that role', () => {
  expect(lastList(admin)).toBe('/admin/projects')
  for (const value of ['/manager/projects?q=x', '/admin/projects-of-others', 'https://example.com', 7]) {
    store(value)
    expect([value, lastList(admin)]).toEqual([value, '/admin/projects'])
  }
  store('/admin/projects?q=mine')
  expect(lastList({ id: 'b', role: 'admin' })).toBe('/admin/projects')
})
