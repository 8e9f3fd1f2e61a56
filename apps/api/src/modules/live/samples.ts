import type { RequestSamples } from '../../../test/samples.ts'

export const requests: RequestSamples = {
  'GET /api/live': ({ api }) => ({ headers: { origin: api.deps.origins[0] ?? '' } }),
}
