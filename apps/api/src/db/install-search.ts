import type { SearchDocument } from '@trusswell/domain/search.ts'
import type pg from 'pg'

/** Replaces what the repository's content says; jobs keep their own rows up to date. */
export async function installSearchDocuments(
  client: pg.ClientBase,
  documents: readonly SearchDocument[],
): Promise<void> {
  await client.query('begin')
  try {
    // Two deploys at once: one after the other.
    await client.query(`select pg_advisory_xact_lock(hashtext('install_search'))`)
    await client.query(`delete from search_documents where kind <> 'job'`)
    await client.query(
      `insert into search_documents (${columns})
       select ${columns} from jsonb_populate_recordset(null::search_documents, $1)`,
      [JSON.stringify(documents)],
    )
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

const columns = 'kind, id, title, keywords, headings, summary, body, context, path'
