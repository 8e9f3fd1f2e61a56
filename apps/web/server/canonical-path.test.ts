import { expect, test } from 'vitest'
import { canonicalPath } from './canonical-path.ts'

test.each([
  ['/', '/'],
  ['/contact', '/contact'],
  ['/contact/', '/contact'],
  ['//contact', '/contact'],
  ['//elsewhere.example/', '/elsewhere.example'],
  ['/%63ontact', '/contact'],
  ['/a%2fb', '/a%2Fb'],
  ['/a b', '/a%20b'],
  ['/v1.0+2/@me', '/v1.0+2/@me'],
  ['/%E0%A4%B9', '/%E0%A4%B9'],
  ['/%E0%A4%A', null],
])('%s is spelled %s', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical)
})

test('a canonical path stays as it is', () => {
  for (const path of ['/services/electrical-services', '/a%2Fb', "/it's"])
    expect(canonicalPath(path)).toBe(path)
})
