import type { Application, ApplicationStatus } from '@trusswell/domain/applications.ts'
import { useSearchParams } from 'react-router'
import { type Page, useRows } from '../../ui/lists/use-rows.ts'

type Query = { status: ApplicationStatus; search?: string; job?: string; cursor?: string }
export type ReadApplications = (query: Query, signal: AbortSignal) => Promise<Page<Application>>

/** One status of the board; search and position come from the URL, as in the list. */
export function useBoardColumn(
  { key, read }: { key: readonly unknown[]; read: ReadApplications },
  status: ApplicationStatus,
) {
  const [params] = useSearchParams()
  const search = params.get('q')?.trim().slice(0, 100)
  const job = params.get('job')
  const query = { status, ...(search ? { search } : {}), ...(job ? { job } : {}) }
  const { rows, ...list } = useRows({
    key,
    query: { board: true, ...query },
    read: (cursor, signal) => read({ ...query, ...cursor }, signal),
  })
  // Hides a moved row from its old column until the list is fetched again.
  return { ...list, rows: rows.filter((row) => row.status === status) }
}
