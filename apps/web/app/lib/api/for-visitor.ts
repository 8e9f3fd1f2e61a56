import type { Visitor } from '../document/visitor.ts'
import { type ApiClient, createApiClient } from './client.ts'

/** Calls the API on a visitor's behalf: rate limits and logs apply to the visitor, not to this process. */
export function apiForVisitor({ apiUrl, address, requestId }: Visitor): ApiClient {
  return createApiClient(apiUrl, {
    ...(address ? { 'X-Forwarded-For': address } : {}),
    ...(requestId ? { 'X-Request-Id': requestId } : {}),
  })
}
