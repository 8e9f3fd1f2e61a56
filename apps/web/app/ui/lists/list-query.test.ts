import { expect, test } from 'vitest'
import { listQueryOf, pagesWanted } from './list-query.ts'

const filters = { role: ['admin', 'client'], status: ['active'] } as const
const query = (url: string) => listQueryOf(new URLSearchParams(url), filters)
const pages = (url: string) => pagesWanted(new URLSearchParams(url))

test('the URL becomes the query; the search is trimmed and cut to the API’s limit', () => {
  expect(query(`q=%20${'a'.repeat(120)}&role=client&deleted=true&open=1`)).toEqual({
    search: 'a'.repeat(100),
    role: 'client',
    deleted: 'true',
  })
})

test('unknown values are left out', () => {
  expect(query('role=owner&status=&deleted=yes&q=%20')).toEqual({})
})

test('pages are at least one and at most twenty', () => {
  expect([pages(''), pages('pages=3'), pages('pages=x'), pages('pages=-4'), pages('pages=1e9')]).toEqual([
    1, 3, 1, 1, 20,
  ])
})
