import type { Job } from '@trusswell/domain/jobs.ts'
import { data } from 'react-router'
import { answerOf } from '../../../lib/api/answer-of.ts'
import { ApiError, isMissing } from '../../../lib/api/api-error.ts'
import { createApiClient } from '../../../lib/api/client.ts'
import type { Visitor } from '../../../lib/document/visitor.ts'
import { openJobs } from './open-jobs.server.ts'

type ReadJob =
  | { state: 'open'; job: Job; jobs: readonly Job[] }
  | { state: 'closed'; jobs: readonly Job[] }
  | { state: 'missing' }

/** The list has all open positions; for any other URL the API is asked whether the position existed. */
export async function readJob(visitor: Visitor, id: string): Promise<ReadJob> {
  const jobs = await openJobs(visitor)
  const job = jobs.find((each) => each.id === id)
  if (job) return { state: 'open', job, jobs }
  try {
    const call = createApiClient(visitor.apiUrl).GET('/api/jobs/{id}', {
      params: { path: { id } },
      signal: AbortSignal.timeout(3_000),
    })
    return { state: 'open', job: await answerOf(call), jobs }
  } catch (error) {
    if (error instanceof ApiError && error.status === 410) return { state: 'closed', jobs }
    if (isMissing(error)) return { state: 'missing' }
    // Without an answer this is an error, not a 404, so that the edge serves its cached copy.
    throw data('We can’t load the positions right now.', { status: 503 })
  }
}
