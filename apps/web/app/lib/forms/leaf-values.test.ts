import { expect, test } from 'vitest'
import { leavesOf } from './leaf-values.ts'

test('nested values are named by their path; lists, files and null are values', () => {
  const file = new Blob(['x'])
  expect(
    leavesOf({ name: 'A', mail: { port: 587, pass: undefined }, rates: [{ rate: 18 }], file, gone: null }),
  ).toEqual([
    ['name', 'A'],
    ['mail.port', 587],
    ['mail.pass', undefined],
    ['rates', [{ rate: 18 }]],
    ['file', file],
    ['gone', null],
  ])
})
