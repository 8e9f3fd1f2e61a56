import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fontRuns } from './font-runs.ts'

test('each script has its font, with the spaces between its words; punctuation is Latin', () => {
  expect(fontRuns('Hello')).toEqual([{ font: 'latin', text: 'Hello' }])
  expect(fontRuns('Slab: नमस्ते जी, ఎప్పుడు?')).toEqual([
    { font: 'latin', text: 'Slab: ' },
    { font: 'devanagari', text: 'नमस्ते जी' },
    { font: 'latin', text: ', ' },
    { font: 'telugu', text: 'ఎప్పుడు' },
    { font: 'latin', text: '?' },
  ])
})

test('the parts are the text, whatever it is', () => {
  const letter = fc.constantFrom('a', ' ', '\n', 'क', '्', 'ष', '।', 'త', 'ె', '\u200D', '🙂', '₹')
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: letter }), fc.string({ unit: 'grapheme' })), (text) => {
      const runs = fontRuns(text)
      expect(runs.map((run) => run.text).join('')).toBe(text)
      expect(runs.every((run) => run.text !== '')).toBe(true)
    }),
  )
})
