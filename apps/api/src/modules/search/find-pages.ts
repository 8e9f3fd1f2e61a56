import { mostSearchResults, type SearchAnswer, type SearchFit } from '@trusswell/domain/search.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Reader } from '../../platform/database.ts'
import { snippetOf } from './snippet.ts'

/** Pages that have all the words; if there are none, those with words like them, or with some of them. */
export async function findPages(tx: Reader, question: string): Promise<SearchAnswer> {
  const words = wordsOf(question)
  const fits: [SearchFit, () => Promise<Row[]>][] = [
    ['all', () => matching(tx, allWords(words))],
    ['similar', () => similar(tx, words)],
    ['some', () => matching(tx, someWords(words))],
  ]
  for (const [fit, find] of fits) {
    const rows = await find()
    if (rows.length > 0) return { fit, groups: groupsOf(rows, words) }
  }
  return { fit: 'all', groups: [] }
}

/** Lower case, without accents and punctuation. */
export const wordsOf = (question: string): string[] =>
  question
    .toLowerCase()
    .normalize('NFD')
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .normalize('NFC')
    .match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu) ?? []

type Row = { kind: SearchAnswer['groups'][number]['kind']; id: string } & Record<
  'title' | 'summary' | 'body' | 'path',
  string
>
type Weights = '' | 'A'
type Query = (weights: Weights) => RawBuilder<unknown>

// A word is nothing but letters and digits, so it can't be read as an operator.
const stem = (word: string, weights: Weights) => sql`to_tsquery('site_english', ${`'${word}':${weights}`})`
const start = (word: string, weights: Weights) =>
  sql`(to_tsquery('site_english', ${`'${word}':*${weights}`}) || to_tsquery('site_words', ${`'${word}':*${weights}`}))`

/** The last word may still be half typed. */
const allWords =
  (words: string[]): Query =>
  (weights) =>
    sql`(${sql.join(
      words.map((word, index) => (index === words.length - 1 ? start(word, weights) : stem(word, weights))),
      sql` && `,
    )})`

const someWords =
  (words: string[]): Query =>
  (weights) =>
    sql`(${sql.join(
      words.map((word) => stem(word, weights)),
      sql` || `,
    )})`

/** What customers buy comes before the company's own news and jobs. */
const kindOrder = sql`array_position(array['service', 'page', 'person', 'work', 'post', 'job'], kind)`

/** Matches in the title or in customers' terms first; then by kind. */
const matching = (tx: Reader, query: Query): Promise<Row[]> =>
  shown(tx)
    .where(sql<boolean>`document @@ ${query('')}`)
    .orderBy(sql`document @@ ${query('A')}`, 'desc')
    .orderBy(kindOrder)
    .orderBy(sql`ts_rank(document, ${query('')})`, 'desc')
    .orderBy('id')
    .execute()

/** How much of two words has to be the same: "secuirty" and "security" share 0.38. */
const leastLikeness = 0.37
/** Bounds the time for fuzzy matching, which grows with each word. */
const mostCompared = 8

function similar(tx: Reader, words: string[]): Promise<Row[]> {
  const compared = words.filter((word) => word.length > 2).slice(0, mostCompared)
  if (compared.length === 0) return Promise.resolve([])
  const to = (text: 'names' | 'title') =>
    compared.map((word) => sql`strict_word_similarity(${word}, ${sql.ref(text)})`)
  return shown(tx)
    .where(sql<boolean>`least(${sql.join(to('names'))}) >= ${leastLikeness}`)
    .orderBy(sql`round((${sql.join(to('names'), sql` + `)})::numeric, 1)`, 'desc')
    .orderBy(kindOrder)
    .orderBy(sql`(${sql.join(to('title'), sql` + `)})`, 'desc')
    .orderBy('id')
    .execute()
}

const shown = (tx: Reader) =>
  tx
    .selectFrom('search_documents')
    .select(['kind', 'id', 'title', 'summary', 'body', 'path'])
    .where(sql<boolean>`(shown_until is null or shown_until >= (now() at time zone 'Asia/Kolkata')::date)`)
    .limit(mostSearchResults)
    .$castTo<Row>()

function groupsOf(rows: Row[], words: string[]): SearchAnswer['groups'] {
  return [...Map.groupBy(rows, (row) => row.kind)].map(([kind, found]) => ({
    kind,
    results: found.map(({ id, title, path, summary, body }) => ({
      id,
      title,
      path,
      snippet: snippetOf({ summary, body }, words),
    })),
  }))
}
