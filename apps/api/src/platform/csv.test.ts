import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvCell, csvLine } from './csv.ts'

test('no cell opens as a formula, whatever it begins with', () => {
  fc.assert(
    fc.property(fc.constantFrom('=', '+', '-', '@', '\t', '\r'), fc.string(), (first, rest) => {
      const cell = csvCell(first + rest).replace(/^"/, '')
      expect(cell.startsWith("'")).toBe(true)
    }),
  )
})

test('commas, quotes and lines stay inside their cell', () =>
  expect(csvLine(['a,b', 'say "hi"', 'two\nlines', null, 7])).toBe('"a,b","say ""hi""","two\nlines",,7\r\n'))
