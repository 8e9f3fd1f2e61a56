import { runningHealth, type Health } from '@trusswell/domain/insight-health.ts'
import type { PortfolioGroup } from '@trusswell/domain/portfolio.ts'
import { queryOptions } from '@tanstack/react-query'
import { answerOf } from '../../../../lib/api/answer-of.ts'
import { api } from '../../../../lib/api/browser-api.ts'

export const portfolioKey = ['projects', 'portfolio']

// A company's running projects fit on one page.
const limit = 50
const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Any valid manager or client id in the URL is used, because not all of them are loaded. */
export function portfolioFilters(params: URLSearchParams) {
  const manager = params.get('manager') ?? ''
  const organisation = params.get('organisation') ?? ''
  return {
    health: runningHealth,
    manager: manager === 'none' || id.test(manager) ? [manager] : [],
    organisation: id.test(organisation) ? [organisation] : [],
  }
}

type Query = {
  group: PortfolioGroup
  health?: Health
  manager?: string
  organisation?: string
  search?: string
  cursor?: string
}

export const listPortfolio = (query: Query, signal: AbortSignal) =>
  answerOf(api.GET('/api/admin/portfolio', { params: { query: { ...query, limit } }, signal }))

export const loadsQuery = queryOptions({
  queryKey: [...portfolioKey, 'loads'],
  queryFn: ({ signal }) => answerOf(api.GET('/api/admin/portfolio/loads', { signal })),
})
