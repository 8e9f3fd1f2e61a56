import { SearchQuery, type SearchAnswer } from '@trusswell/domain/search.ts'
import { answerOf } from '../../../lib/api/answer-of.ts'
import { messageOf } from '../../../lib/api/api-error.ts'
import { apiForVisitor } from '../../../lib/api/for-visitor.ts'
import type { Visitor } from '../../../lib/document/visitor.ts'

type Found = SearchAnswer & { failure: string | null }

const nothing: SearchAnswer = { fit: 'all', groups: [] }

export async function findPages(visitor: Visitor, q: string, isTyping: boolean): Promise<Found> {
  if (q === '') return { ...nothing, failure: null }
  const parsed = SearchQuery.safeParse({ q })
  if (!parsed.success) return { ...nothing, failure: parsed.error.issues[0]?.message ?? null }
  try {
    const call = apiForVisitor(visitor).GET('/api/search', {
      params: { query: { q: parsed.data.q, submitted: isTyping ? 'false' : 'true' } },
      signal: AbortSignal.timeout(5_000),
    })
    return { ...(await answerOf(call)), failure: null }
  } catch (error) {
    visitor.capture(error)
    return {
      ...nothing,
      failure: messageOf(error, 'Search isn’t available right now. Please try again.'),
    }
  }
}
