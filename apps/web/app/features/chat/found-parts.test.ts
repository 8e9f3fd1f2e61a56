import { expect, test } from 'vitest'
import { foundParts } from './found-parts.ts'

const marked = (text: string, searched: string) =>
  foundParts(text, searched)
    .map((part) => (part.match ? `[${part.text}]` : part.text))
    .join('')

test('marks every word that starts with a search term', () => {
  expect(marked('Beam at C4, beams at D2; the sunbeam stays', 'beam c4')).toBe(
    '[Beam] at [C4], [beam]s at D2; the sunbeam stays',
  )
  expect(marked('100% (sure)', '(')).toBe('100% (sure)')
  expect(marked('तार और स्तंभ', 'स्तंभ')).toBe('तार और [स्तंभ]')
})

test('shows the part of a long message around the first match', () => {
  const long = `${'word '.repeat(60)}beam ${'more '.repeat(60)}`
  const shown = marked(long, 'beam')
  expect(shown).toMatch(/^…word /)
  expect(shown).toContain('[beam]')
  expect(shown).toMatch(/more…$/)
  expect(shown.length).toBeLessThan(180)
})
