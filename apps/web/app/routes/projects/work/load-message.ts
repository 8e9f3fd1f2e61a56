import { ApiError } from '../../../lib/api/api-error.ts'

/** The server's message; else whether it answered at all. */
export function loadMessage(error: unknown, noun: string): string {
  const known = error instanceof ApiError ? error : null
  const silent = known === null || known.status === 0
  return known?.message || `Failed to ${silent ? 'load' : 'fetch'} ${noun}`
}
