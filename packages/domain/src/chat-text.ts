import { z } from 'zod'

/** Text is shown as it is. Only links are recognised; a file's link is what an upload appends to the draft. */
export type TextPart = { text: string; href: string | null }

const webLink = /https?:\/\/[^\s<>"'`]+/i
const fileLink = /\[([^[\]\n]{1,200})\]\((\/api\/files\/[0-9a-f-]{36})\)/i
const links = new RegExp(`${fileLink.source}|${webLink.source}`, 'gi')
/** A full stop or bracket after a link belongs to the sentence. */
const trailing = /[.,;:!?)\]}…]+$/

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
  const tail = trailing.exec(found)?.[0] ?? ''
  // Brackets that were opened within the link are part of it.
  const closing = found.includes('(') ? (/^\)+/.exec(tail)?.[0].length ?? 0) : 0
  const text = found.slice(0, found.length - tail.length + closing)
  return isWebAddress(text) ? { text, href: text, length: text.length } : null
}

const webAddress = z.url({ protocol: /^https?$/ })
const isWebAddress = (text: string) => webAddress.safeParse(text).success

type Named = { id: string; name: string }

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Who is mentioned as `@Name`. The longest name that fits counts, and two people of one name are both meant. */
export function findMentions(text: string, people: readonly Named[]): string[] {
  if (!text.includes('@')) return []
  const names = [...new Set(people.map(({ name }) => name.trim().toLowerCase()))].filter(
    (name) => name !== '',
  )
  if (names.length === 0) return []
  const longestFirst = names.sort((a, b) => b.length - a.length).map(escape)
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}])@(${longestFirst.join('|')})(?![\p{L}\p{N}])`, 'giu')
  const mentioned = new Set([...text.matchAll(pattern)].map(([, name]) => name?.toLowerCase()))
  return people.filter(({ name }) => mentioned.has(name.trim().toLowerCase())).map(({ id }) => id)
}
