import type { RequestSamples } from '../../../test/samples.ts'

export const requests: RequestSamples = {
  'GET /api/form-tokens/:form': () => ({ url: '/api/form-tokens/contact' }),
}
