import type { PublishedIssue } from '@trusswell/domain/newsletter-issues.ts'
import { data } from 'react-router'
import { answerOf } from '../../../lib/api/answer-of.ts'
import { isMissing } from '../../../lib/api/api-error.ts'
import { createApiClient } from '../../../lib/api/client.ts'
import { createLastGood } from '../../../lib/api/last-good.ts'
import type { Visitor } from '../../../lib/document/visitor.ts'

export type IssueLine = Omit<PublishedIssue, 'body'>

const lastGood = createLastGood<readonly IssueLine[]>({ fallback: [] })

/** The last hundred issues, newest first; the last known list while the API is down. */
export const publishedIssues = ({ apiUrl, capture }: Visitor): Promise<readonly IssueLine[]> =>
  lastGood(async () => {
    const api = createApiClient(apiUrl)
    const query = { limit: 100 }
    const page = await answerOf(
      api.GET('/api/newsletter/issues', { params: { query }, signal: AbortSignal.timeout(3_000) }),
    )
    return page.data
  }, capture)

/** Null where there is none. */
export async function readIssue({ apiUrl }: Visitor, slug: string): Promise<PublishedIssue | null> {
  try {
    const call = createApiClient(apiUrl).GET('/api/newsletter/issues/{slug}', {
      params: { path: { slug } },
      signal: AbortSignal.timeout(3_000),
    })
    return await answerOf(call)
  } catch (error) {
    if (isMissing(error)) return null
    // Without an answer this is an error, not a 404, so that the edge serves its cached copy.
    throw data('We can’t load the newsletter right now.', { status: 503 })
  }
}
