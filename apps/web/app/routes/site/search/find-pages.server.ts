import { SearchQuery, type SearchAnswer } from '@trusswell/domain/search.ts'
import { answerOf } from '../../../lib/api/answer-of.ts'
import { messageOf } from '../../../lib/api/api-error.ts'
import { apiForVisitor } from '../../../lib/api/for-visitor.ts'
import type { Visitor } from '../../../lib/document/visitor.ts'

type Found = { groups: SearchAnswer['groups']; failure: string | null }

export async function findPages(visitor: Visitor, q: string): Promise<Found> {
  if (q === '') return { groups: [], failure: null }
  const parsed = SearchQuery.safeParse({ q })
  if (!parsed.success) return { groups: [], failure: parsed.error.issues[0]?.message ?? null }
  try {
    const call = apiForVisitor(visitor).GET('/api/search', {
      params: { query: parsed.data },
      signal: AbortSignal.timeout(5_000),
    })
    const { groups } = await answerOf(call)
    return { groups: groups.map(withOwnPages), failure: null }
  } catch (error) {
    visitor.capture(error)
    return {
      groups: [],
      failure: messageOf(error, 'The search does not answer right now. Please try again.'),
    }
  }
}

/** A work has a page of its own. */
function withOwnPages(group: SearchAnswer['groups'][number]) {
  if (group.kind !== 'work') return group
  return {
    kind: group.kind,
    results: group.results.map((result) => ({ ...result, path: `/our-works/${result.id}` })),
  }
}
