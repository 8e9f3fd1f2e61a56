import { ApiError, requestIdOf } from '../../lib/api/api-error.ts'
import { ErrorPanel } from '../error-panel.tsx'
import type { Rows } from './use-rows.ts'

type FailedList = Pick<Rows<unknown>, 'error' | 'retry' | 'retrying'>

/** A failed load of `useRows`, whose Retry repeats the page that failed. */
export const ListError = ({ list, message }: { list: FailedList; message: string }) => (
  <ErrorPanel
    message={message}
    requestId={requestIdOf(list.error)}
    onRetry={list.retry}
    retrying={list.retrying}
  />
)

export function listErrorMessage(
  { rows, error }: Pick<Rows<unknown>, 'rows' | 'error'>,
  noun: string,
): string {
  const said = error instanceof ApiError ? error.message : ''
  const what = rows.length > 0 ? `The ${noun} may be out of date.` : `The ${noun} couldn’t be loaded.`
  return said ? `${what} ${said}.`.replace(/\.\.$/, '.') : what
}
