import { expect, test } from 'vitest'
import { searchWith } from './url-params.ts'

test('a change keeps the other parameters, and null or undefined removes one', () => {
  const params = new URLSearchParams('q=pump&cursor=c2&status=open')
  expect(searchWith(params, { status: 'closed', cursor: null })).toEqual({ search: '?q=pump&status=closed' })
  expect(searchWith(params, { q: '', cursor: null, status: null })).toEqual({ search: '' })
  expect(params.toString()).toBe('q=pump&cursor=c2&status=open')
})
