import { session } from '../session/browser-session.ts'
import { createApiClient } from './client.ts'

/**
 * The API for signed-in screens. An answer `not_signed_in` ends the session for all of them; after `two_factor_required`
 * the session is asked for again, and its dashboard leads to the page that turns it on.
 */
export const api = createApiClient('')

api.use({
  async onResponse({ response }) {
    if (response.status !== 401 && response.status !== 403) return
    const body: unknown = await response
      .clone()
      .json()
      .catch(() => null)
    const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : null
    if (code === 'not_signed_in') session.end()
    if (code === 'two_factor_required') void session.refresh()
  },
})
