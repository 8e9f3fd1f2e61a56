import { requestIdOf } from '../lib/api/api-error.ts'
import { ErrorPanel } from './error-panel.tsx'

/** A result of react-query, of pages too. */
export type FailedQuery = { error: unknown; isFetching: boolean; refetch: () => Promise<unknown> }

/** A failed load with Retry. `message` is a fixed sentence, or the server's by `messageOf`. */
export const QueryError = ({ query, message }: { query: FailedQuery; message: string }) => (
  <ErrorPanel
    message={message}
    requestId={requestIdOf(query.error)}
    onRetry={() => void query.refetch()}
    retrying={query.isFetching}
  />
)
