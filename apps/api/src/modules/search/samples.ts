import { plain, type Canaries, type RequestSamples } from '../../../test/samples.ts'

export const requests: RequestSamples = {
  'GET /api/search': () => ({ url: '/api/search?q=maintenance' }),
  'GET /api/admin/search-misses': plain,
}

export const canaries: Canaries = {
  // Pages of the site.
  search_documents: { shownTo: ['admin'], textless: true },
  search_misses: {
    shownTo: ['admin'],
    plant: ({ word }) => `insert into search_misses (words, last_on) values (${word}, '2026-01-01')`,
  },
}
