import { AsyncLocalStorage } from 'node:async_hooks'

/** Follows one cause through calls and jobs, so that every log line and audit entry can name it. */
type RequestContext = {
  request_id: string
  /** The request changed a row without naming the version that the sender had seen. */
  unversioned?: true
  /** Read-only fields of the body, and the version that it names. */
  readOnly?: { repeated: Record<string, unknown>; version: unknown }
}

export const requestContext = new AsyncLocalStorage<RequestContext>()

export const currentRequestId = () => requestContext.getStore()?.request_id ?? null
