import { AsyncLocalStorage } from 'node:async_hooks'

/** Follows one cause through calls and jobs, so that every log line and audit entry can name it. */
type RequestContext = { request_id: string }

export const requestContext = new AsyncLocalStorage<RequestContext>()

export const currentRequestId = () => requestContext.getStore()?.request_id ?? null
