import { answerOf } from '../../../lib/api/answer-of.ts'
import { messageOf } from '../../../lib/api/api-error.ts'
import { api } from '../../../lib/api/browser-api.ts'
import { withRetries } from '../../../lib/api/with-retries.ts'
import { linkOf } from './link-of.ts'

/** The error, or null. Confirming twice is harmless. */
export async function confirmLink(search: string): Promise<string | null> {
  const { path, token } = linkOf(search)
  try {
    await withRetries(() => answerOf(api.POST(path, { body: { token } })), { withinMs: 6_000 })
    return null
  } catch (error) {
    return messageOf(error, 'The address couldn’t be confirmed. Please try again.')
  }
}
