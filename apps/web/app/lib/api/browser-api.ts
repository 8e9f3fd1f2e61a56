import { session } from '../session/browser-session.ts'
import { createApiClient } from './client.ts'

/** The API for signed-in screens. An answer `not_signed_in` ends the session for all of them. */
export const api = createApiClient('')

api.use({
  async onResponse({ response }) {
    if (response.status !== 401) return
    const body: unknown = await response
      .clone()
      .json()
      .catch(() => null)
    const ended = typeof body === 'object' && body !== null && 'code' in body && body.code === 'not_signed_in'
    if (ended) session.end()
  },
})
