import type { Figure } from './figures.ts'

const numerals =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(' ')
const number = String.raw`\d[\d,.]*(?:[-–]\d+)?(?:/7)?\s?(?:\+|%|per cent)?|${numerals.join('|')}`

/** Sentences that state a figure with a number that differs from its record. */
export function wrongMentions(text: string, figures: readonly Figure[]): string[] {
  const wrong: string[] = []
  for (const [words, values] of valuesByWords(figures)) {
    const mention = new RegExp(String.raw`(?<![\w.,/-])(${number})\s+(${escaped(words)})\b`, 'gi')
    for (const [whole, said = ''] of text.matchAll(mention))
      if (!values.has(asDigits(said))) wrong.push(whole)
  }
  return wrong
}

/** Two figures may share a word, as `five engineers` and `100+ engineers` do; any third number is wrong. */
function valuesByWords(figures: readonly Figure[]): Map<string, Set<string>> {
  const known = new Map<string, Set<string>>()
  for (const { value, label, said = [] } of figures)
    for (const words of [label, ...said].map((each) => each.toLowerCase()))
      known.set(words, (known.get(words) ?? new Set()).add(asDigits(value)))
  return known
}

function asDigits(value: string): string {
  const word = numerals.indexOf(value.toLowerCase())
  if (word >= 0) return String(word + 1)
  return value
    .replace(/\s?per cent$/, '%')
    .replaceAll('–', '-')
    .replaceAll(/\s/g, '')
}

const escaped = (words: string) => words.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
