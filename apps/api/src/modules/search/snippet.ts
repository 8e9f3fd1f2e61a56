import type { TextPart } from '@trusswell/domain/search.ts'

const length = 180
const before = 50

/** The passage that shows why a page was found, as plain text in parts: nothing in it is ever markup. */
export function snippetOf({ summary, body }: { summary: string; body: string }, words: string[]): TextPart[] {
  const pattern = patternOf(words)
  const text = !pattern.test(summary) && pattern.test(body) ? body : summary
  return partsOf(passageOf(text, Math.max(text.search(pattern), 0)), pattern)
}

// Matches inflected forms: "chillers" also marks "chiller" and "chilled".
function patternOf(words: string[]): RegExp {
  const stems = words.map((word) => word.replace(/(?<=.{4})(?:ings?|ers?|ies|es|ed|ances?|s|y|e)$/u, ''))
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${stems.join('|')})[\\p{L}\\p{N}\\p{M}]*`, 'iu')
}

function passageOf(text: string, at: number): string {
  if (text.length <= length) return text
  const from = at <= before ? 0 : text.indexOf(' ', at - before) + 1
  const cut = text.slice(from, from + length)
  const isEnd = from + length >= text.length
  const whole = isEnd ? cut : cut.slice(0, Math.max(cut.lastIndexOf(' '), 0) || length)
  return `${from > 0 ? '… ' : ''}${whole}${isEnd ? '' : ' …'}`
}

function partsOf(text: string, pattern: RegExp): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const found of text.matchAll(new RegExp(pattern, 'giu'))) {
    if (found.index > end) parts.push({ text: text.slice(end, found.index), match: false })
    end = found.index + found[0].length
    parts.push({ text: found[0], match: true })
  }
  if (end < text.length) parts.push({ text: text.slice(end), match: false })
  return parts
}
