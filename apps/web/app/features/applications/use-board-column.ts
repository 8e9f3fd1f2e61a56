import type { Application, ApplicationStatus } from '@trusswell/domain/applications.ts'
import { useSearchParams } from 'react-router'
import type { LiveKey } from '../../lib/live/live-keys.ts'
import { type Page, type Place, useRows } from '../../ui/lists/use-rows.ts'

type Query = Place & { status: ApplicationStatus; search?: string; job?: string }
type ReadApplications = (query: Query, signal: AbortSignal) => Promise<Page<Application>>

export type BoardSource = { key: LiveKey; read: ReadApplications }

/** One status of the board; search and position come from the URL, as in the list. */
export function useBoardColumn({ key, read }: BoardSource, status: ApplicationStatus) {
  const [params] = useSearchParams()
  const search = params.get('q')?.trim().slice(0, 100)
  const job = params.get('job')
  const query = { status, ...(search ? { search } : {}), ...(job ? { job } : {}) }
  const { rows, total, ...list } = useRows({
    key,
    query: { board: true, ...query },
    read: (place, signal) => read({ ...query, ...place }, signal),
    counted: true,
  })
  // Hides a moved row from its old column until the list is fetched again.
  const own = rows.filter((row) => row.status === status)
  return { ...list, rows: own, total: total && total - (rows.length - own.length) }
}
