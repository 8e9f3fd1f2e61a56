import { expect, test } from 'vitest'
import { viewQuery } from './view-query.ts'

test('a view is the URL’s search in one order, without an open dialog and the number of pages', () => {
  const saved = viewQuery(new URLSearchParams('status=new&q=roof&open=7&pages=3&sort=-name&cursor=x'))
  expect(saved).toBe('q=roof&sort=-name&status=new')
  expect(viewQuery(new URLSearchParams('sort=-name&status=new&q=roof'))).toBe(saved)
})
