import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutWords } from './cut-words.ts'

const of = (text: string, width = 60) => cutWords(text, { width, widthOf: () => 1 })

test('a word that is wider than a line is cut between its clusters; other words are not', () => {
  expect(of('a'.repeat(150))).toEqual(['a'.repeat(60), 'a'.repeat(60), 'a'.repeat(30)])
  expect(of('words of a sentence '.repeat(20))).toHaveLength(1)
  expect(of(`short ${'a'.repeat(70)} short`)).toEqual([`short ${'a'.repeat(60)}`, 'aaaaaaaaaa short'])
  for (const cluster of ['क्षि', 'क्ष्म्य', 'క్ష్మి', 'తె', 'a\u0301', '𝒜\u0301', 'क्\u200D'])
    expect(of(cluster.repeat(12), 5).every((part) => part.startsWith(cluster[0] ?? ''))).toBe(true)
  expect(of('क्षि'.repeat(12), 5)).toEqual(['क्षि'.repeat(5), 'क्षि'.repeat(5), 'क्षि'.repeat(2)])
  for (const part of of(`a${'\u0301'.repeat(8_000)}`)) expect(part.length).toBeLessThanOrEqual(60 * 30)
})

test('the parts are the text, whatever it is', () => {
  const letter = fc.constantFrom('a', ' ', 'क', '्', 'ष', '।', 'త', 'ె', '\u200D', '🙂', '₹')
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: letter }), fc.string({ unit: 'grapheme' })), (text) => {
      const parts = of(text, 3)
      expect(parts.join('')).toBe(text)
      expect(parts.every((part) => part !== '')).toBe(true)
    }),
  )
})
