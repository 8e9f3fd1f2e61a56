import type { Visitor } from '../document/visitor.ts'
import { type ApiClient, createApiClient } from './client.ts'

/** A client that calls on a visitor's behalf: the API limits and logs the visitor, not this process. */
export function apiForVisitor({ apiUrl, address, requestId }: Visitor): ApiClient {
  return createApiClient(apiUrl, {
    ...(address ? { 'X-Forwarded-For': address } : {}),
    ...(requestId ? { 'X-Request-Id': requestId } : {}),
  })
}
