import { expect, test } from 'vitest'
import { withPage } from './recent-pages.ts'

const page = (path: string) => ({ path, label: path })

test('the newest page is first, each is listed once, and the list stays short', () => {
  const visits = ['/a', '/b', '/a', '/c', '/d', '/e', '/f', '/g']
  const pages = visits.reduce((known, path) => withPage(known, page(path)), withPage([], page('/start')))
  expect(pages.map(({ path }) => path)).toEqual(['/g', '/f', '/e', '/d', '/c', '/a'])
})
