import { data } from 'react-router'
import { answerOf } from '../../../lib/api/answer-of.ts'
import { ApiError } from '../../../lib/api/api-error.ts'
import type { ApiClient } from '../../../lib/api/client.ts'
import { apiForVisitor } from '../../../lib/api/for-visitor.ts'
import type { Visitor } from '../../../lib/document/visitor.ts'

type Call = Promise<{ data?: unknown; error?: unknown; response: Response }>

export type LinkReply = { done: boolean; failure: string | null }

/** Opening a link must have no effect, because mail scanners open links too. The button on its page acts. */
export async function actOnLink(
  visitor: Visitor,
  request: Request,
  call: (api: ApiClient, token: string) => Call,
) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  try {
    await answerOf(call(apiForVisitor(visitor), token))
    return data<LinkReply>({ done: true, failure: null })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const failure = error.message || 'Something went wrong. Please try again.'
    return data<LinkReply>({ done: false, failure }, { status: error.status || 503 })
  }
}
