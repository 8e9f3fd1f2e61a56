import type { TextPart } from '@trusswell/domain/search.ts'

const before = 40
const most = 160

/** The part of a message around the first match, with all matches marked. */
export function foundParts(text: string, searched: string): TextPart[] {
  const line = text.replace(/\s+/g, ' ').trim()
  const words = searched.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  if (words.length === 0) return [{ text: cut(line, 0), match: false }]
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}])(?:${words.join('|')})`, 'giu')
  const first = line.search(pattern)
  const shown = cut(line, first > before ? line.indexOf(' ', first - before) + 1 : 0)
  const parts: TextPart[] = []
  let end = 0
  for (const { index, 0: found } of shown.matchAll(pattern)) {
    if (index > end) parts.push({ text: shown.slice(end, index), match: false })
    parts.push({ text: found, match: true })
    end = index + found.length
  }
  if (end < shown.length) parts.push({ text: shown.slice(end), match: false })
  return parts
}

const cut = (line: string, start: number) =>
  `${start > 0 ? '…' : ''}${line.slice(start, start + most).trimEnd()}${line.length > start + most ? '…' : ''}`
