import { z } from 'zod'

/** Text is shown as it is. Only links are recognised; a file's link is what an upload appends to the draft. */
export type TextPart = { text: string; href: string | null }

const webLink = /https?:\/\/[^\s<>"'`]+/i
const fileLink = /\[([^[\]\n]{1,200})\]\((\/api\/files\/[0-9a-f-]{36})\)/i
const links = new RegExp(`${fileLink.source}|${webLink.source}`, 'gi')
/** A full stop or bracket after a link belongs to the sentence. */
function tailOf(link: string): string {
  let length = link.length
  while (length > 0 && '.,;:!?)]}…'.includes(link.charAt(length - 1))) length -= 1
  return link.slice(length)
}

/** What an upload appends to the draft. */
export const fileLinkOf = ({ name, url }: { name: string; url: string }): string =>
  `[${name.replaceAll(/[[\]\n]/g, '')}](${url})`

export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  const addPlain = (until: number) => {
    if (until > end) parts.push({ text: text.slice(end, until), href: null })
  }
  for (const found of text.matchAll(links)) {
    const [whole, name, file] = found
    const link =
      file === undefined ? toWebLink(whole) : { text: name ?? '', href: file, length: whole.length }
    if (link === null) continue
    addPlain(found.index)
    parts.push({ text: link.text, href: link.href })
    end = found.index + link.length
  }
  addPlain(text.length)
  return parts
}

function toWebLink(found: string): (TextPart & { length: number }) | null {
  const tail = tailOf(found)
  // Brackets that were opened within the link are part of it.
  const closing = found.includes('(') ? (/^\)+/.exec(tail)?.[0].length ?? 0) : 0
  const text = found.slice(0, found.length - tail.length + closing)
  return isWebAddress(text) ? { text, href: text, length: text.length } : null
}

const webAddress = z.url({ protocol: /^https?$/ })
const isWebAddress = (text: string) => webAddress.safeParse(text).success

type Named = { id: string; name: string }

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** The longest name that fits counts. */
function mentionPattern(people: readonly string[]): RegExp | null {
  const names = [...new Set(people.map((name) => name.trim().toLowerCase()))].filter((name) => name !== '')
  if (names.length === 0) return null
  const longestFirst = names.sort((a, b) => b.length - a.length).map(escape)
  return new RegExp(String.raw`(?<![\p{L}\p{N}])@(${longestFirst.join('|')})(?![\p{L}\p{N}])`, 'giu')
}

/** Who is mentioned as `@Name`; two people of one name are both meant. */
export function findMentions(text: string, people: readonly Named[]): string[] {
  const pattern = text.includes('@') ? mentionPattern(people.map(({ name }) => name)) : null
  if (!pattern) return []
  const mentioned = new Set([...text.matchAll(pattern)].map(([, name]) => name?.toLowerCase()))
  return people.filter(({ name }) => mentioned.has(name.trim().toLowerCase())).map(({ id }) => id)
}

/** The text in pieces, with those that name one of these people. */
export function splitMentions(
  text: string,
  names: readonly string[],
): { text: string; isMention: boolean }[] {
  const pattern = text.includes('@') ? mentionPattern(names) : null
  if (!pattern) return text === '' ? [] : [{ text, isMention: false }]
  const pieces: { text: string; isMention: boolean }[] = []
  let end = 0
  for (const found of text.matchAll(pattern)) {
    if (found.index > end) pieces.push({ text: text.slice(end, found.index), isMention: false })
    pieces.push({ text: found[0], isMention: true })
    end = found.index + found[0].length
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isMention: false })
  return pieces
}

/** Without the lines that only link to these files: they are shown below the text. */
export const withoutLinesOf = (text: string, urls: readonly string[]): string =>
  urls.length === 0
    ? text
    : text
        .split('\n')
        .filter((line) => !isLineOf(line, urls))
        .join('\n')
        .trim()

function isLineOf(line: string, urls: readonly string[]): boolean {
  const parts = splitLinks(line).filter(({ text }) => text.trim() !== '')
  return parts.length > 0 && parts.every(({ href }) => href !== null && urls.includes(href))
}

/** What is being typed after an `@` before the cursor; a name has at most a few words. */
export function mentionBefore(text: string): { start: number; typed: string } | null {
  const found = /(?<![\p{L}\p{N}])@([^@\n]{0,40})$/u.exec(text)
  return found ? { start: found.index, typed: found[1] ?? '' } : null
}
