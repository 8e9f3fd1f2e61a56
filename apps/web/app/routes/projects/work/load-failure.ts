import { ApiError } from '../../../lib/api/api-error.ts'

/** The server's words; else whether it answered at all. */
export function loadFailure(
  error: unknown,
  noun: string,
): { message: string; requestId: string | undefined } {
  const known = error instanceof ApiError ? error : null
  const silent = known === null || known.status === 0
  return {
    message: known?.message || `Failed to ${silent ? 'load' : 'fetch'} ${noun}`,
    requestId: known?.requestId,
  }
}
