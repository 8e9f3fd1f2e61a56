import { sql } from 'kysely'
import { AsyncLocalStorage } from 'node:async_hooks'

/** Follows one cause through calls and jobs, so that every log line and audit entry can name it. */
type RequestContext = {
  request_id: string
  /** The request changed a row without naming the version that the sender had seen. */
  unversioned?: true
  /** Read-only fields of the body, and the version that it names. */
  readOnly?: { repeated: Record<string, unknown>; version: unknown }
  /** When sample data with a past happened; otherwise it is now. */
  at?: string
}

export const requestContext = new AsyncLocalStorage<RequestContext>()

export const currentMoment = () => requestContext.getStore()?.at ?? new Date().toISOString()

/** For columns that the database fills with the present time, unless it is sample data with a past. */
export function stamp<Column extends string>(column: Column): { [Name in Column]?: string } {
  const at = requestContext.getStore()?.at
  return (at === undefined ? {} : { [column]: at }) as { [Name in Column]?: string }
}

/** The database's present time, or that of sample data with a past. */
export const momentInSql = () =>
  sql<string>`coalesce(${requestContext.getStore()?.at ?? null}::timestamptz, now())`

export const currentRequestId = () => requestContext.getStore()?.request_id ?? null
