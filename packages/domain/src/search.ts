import { z } from 'zod'
import { trimmedText } from './input.ts'

export const SearchKind = z.enum(['service', 'page', 'person', 'work', 'post', 'job'])
export type SearchKind = z.infer<typeof SearchKind>

export const mostSearchResults = 20

const askForWord = 'Enter a word to search for'
export const SearchQuery = z.strictObject({
  q: trimmedText(100, { missing: askForWord, tooLong: 'Use 100 characters or fewer' }).regex(
    /[\p{L}\p{N}]/u,
    askForWord,
  ),
  /** Sent off, not half typed: counted for staff when nothing is found. */
  submitted: z.enum(['true', 'false']).optional(),
})

/** A piece of a result's text. Plain text, never markup; `match` says whether it is what was searched for. */
export const TextPart = z.strictObject({ text: z.string(), match: z.boolean() })
export type TextPart = z.infer<typeof TextPart>

const SearchResult = z.strictObject({
  id: z.string(),
  title: z.string(),
  /** Where it can be read on this site, e.g. `/services/civil-works`. */
  path: z.string(),
  snippet: z.array(TextPart),
})

/** How well the results fit: all words, words that look like them, or only some of the words. */
export const SearchFit = z.enum(['all', 'similar', 'some'])
export type SearchFit = z.infer<typeof SearchFit>

/** Kinds in the order of their best result; at most `mostSearchResults` results in all. */
export const SearchAnswer = z
  .strictObject({
    fit: SearchFit,
    groups: z.array(z.strictObject({ kind: SearchKind, results: z.array(SearchResult) })),
  })
  .meta({ id: 'SearchAnswer' })
export type SearchAnswer = z.infer<typeof SearchAnswer>

/** What can be found: one page each. Written by the content command. */
export const SearchDocument = z.strictObject({
  kind: SearchKind,
  id: z.string().min(1).max(80),
  title: z.string().min(1),
  /** What customers call it; it counts as much as the title. */
  keywords: z.string(),
  headings: z.string(),
  /** One or two sentences. */
  summary: z.string(),
  /** All the other words of the page, plain. */
  body: z.string(),
  /** Words of a question that say little of the page, such as the town. */
  context: z.string(),
  path: z.string().startsWith('/'),
  /** Sample content, which is found only where samples are shown. */
  placeholder: z.boolean().optional(),
})
export type SearchDocument = z.infer<typeof SearchDocument>

/** Searches without results, most frequent first. */
export const SearchMisses = z
  .strictObject({
    items: z.array(
      z.strictObject({ words: z.string(), asked: z.number().int().positive(), last_on: z.iso.date() }),
    ),
  })
  .meta({ id: 'SearchMisses' })
