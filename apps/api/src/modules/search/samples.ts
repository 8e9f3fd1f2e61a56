import type { Canaries, RequestSamples } from '../../../test/samples.ts'

export const requests: RequestSamples = {
  'GET /api/search': () => ({ url: '/api/search?q=maintenance' }),
}

export const canaries: Canaries = {
  // Pages of the site.
  search_documents: { shownTo: ['admin'], textless: true },
}
