import { mostSearchResults, type SearchAnswer } from '@trusswell/domain/search.ts'
import { sql } from 'kysely'
import type { Reader } from '../../platform/database.ts'
import { snippetOf } from './snippet.ts'

/** Pages that have all the words; the last one may still be half typed. */
export async function findPages(tx: Reader, question: string): Promise<SearchAnswer> {
  const words = question.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu) ?? []
  const rows = await matching(tx, words)
  const groups = Map.groupBy(rows, (row) => row.kind)
  return {
    groups: [...groups].map(([kind, found]) => ({
      kind,
      results: found.map(({ id, title, path, summary, body }) => ({
        id,
        title,
        path,
        snippet: snippetOf({ summary, body }, words),
      })),
    })),
  }
}

function matching(tx: Reader, words: string[]) {
  // Nothing but letters and digits, so it can't be read as an operator.
  const begun = `'${words.at(-1)}':*`
  const query = sql`(plainto_tsquery('english', ${words.slice(0, -1).join(' ')})
    && (to_tsquery('english', ${begun}) || to_tsquery('simple', ${begun})))`
  return tx
    .selectFrom('search_documents')
    .select(['kind', 'id', 'title', 'summary', 'body', 'path'])
    .where(sql<boolean>`document @@ ${query}`)
    .where(sql<boolean>`(shown_until is null or shown_until >= (now() at time zone 'Asia/Kolkata')::date)`)
    .orderBy(sql`ts_rank(document, ${query})`, 'desc')
    .orderBy('kind')
    .orderBy('id')
    .limit(mostSearchResults)
    .execute()
}
