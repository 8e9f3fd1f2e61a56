import type { Job } from '@trusswell/domain/jobs.ts'
import { answerOf } from '../../../lib/api/answer-of.ts'
import { createApiClient } from '../../../lib/api/client.ts'
import { createLastGood } from '../../../lib/api/last-good.ts'
import type { Visitor } from '../../../lib/document/visitor.ts'

const lastGood = createLastGood<readonly Job[]>({ fallback: [] })

/** All open positions, newest first; the last known list while the API is down. */
export const openJobs = ({ apiUrl, capture }: Visitor): Promise<readonly Job[]> =>
  lastGood(async () => {
    const api = createApiClient(apiUrl)
    const query = { limit: 100 }
    const page = await answerOf(
      api.GET('/api/jobs', { params: { query }, signal: AbortSignal.timeout(3_000) }),
    )
    return page.data
  }, capture)
