import { ApiError } from '../../lib/api/api-error.ts'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import type { List } from './use-list.ts'

export function ListError<Row>({ list, noun }: { list: List<Row>; noun: string }) {
  const { error } = list
  const said = error instanceof ApiError ? error.message : ''
  const what = list.rows.length > 0 ? `The ${noun} may be out of date.` : `The ${noun} could not be loaded.`
  return (
    <ErrorPanel
      message={said ? `${what} ${said}.`.replace(/\.\.$/, '.') : what}
      requestId={error instanceof ApiError ? error.requestId : undefined}
      onRetry={list.retry}
      retrying={list.retrying}
    />
  )
}
