import { useQuery, type QueryKey, type UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { isMissing } from '../../lib/api/api-error.ts'
import type { FailedQuery } from '../query-error.tsx'

type RowSource<Row> = {
  key: QueryKey
  id: string | null
  /** The loaded rows, searched first. */
  rows: Row[]
  /** Loads a row that the URL names and that isn't on a loaded page. */
  read: (id: string) => Promise<Row>
}

type AnyRow = { id: string; deleted_at?: string | null | undefined }

/** The row that the URL names, for `RowDialog`. Without a row it is loading, missing or has failed to load. */
export type OpenedRow<Row> = { row: Row | undefined; missing: boolean; query: FailedQuery }

export function useRow<Row extends AnyRow>({ key, id, rows, read }: RowSource<Row>): OpenedRow<Row> {
  const [shown, setShown] = useState<Row>()
  const listed = rows.find((row) => row.id === id)
  if (listed && listed !== shown) setShown(listed)
  // A search or a colleague's change can remove the row from the list; an open dialog keeps it.
  const known = listed ?? (shown?.id === id ? shown : undefined)
  const query = useQuery({
    queryKey: [...key, 'row', id],
    queryFn: () => read(id!),
    enabled: id !== null && known === undefined,
    retry: false,
  })
  return known ? { ...stateOf(known), query } : openedRow(query)
}

/** The state of a row that is always read by itself. A later read that fails keeps the row open. */
export function openedRow<Row extends AnyRow>(query: UseQueryResult<Row>): OpenedRow<Row> {
  if (isMissing(query.error)) return { row: undefined, missing: true, query }
  return { ...stateOf(query.data), query }
}

/** Deleted rows can be read until they are purged. */
function stateOf<Row extends AnyRow>(row: Row | undefined) {
  const missing = Boolean(row?.deleted_at)
  return { row: missing ? undefined : row, missing }
}
