import { runningHealth } from '@trusswell/domain/insight-health-values.ts'
import type { Health } from '@trusswell/domain/insight-health.ts'
import type { PortfolioGroup } from '@trusswell/domain/portfolio.ts'
import { queryOptions } from '@tanstack/react-query'
import { answerOf } from '../../../../lib/api/answer-of.ts'
import { api } from '../../../../lib/api/browser-api.ts'
import { idFilter } from '../../../../ui/lists/list-query.ts'

export const portfolioKey = ['projects', 'portfolio'] as const

// A company's running projects fit on one page.
const limit = 50

export const portfolioFilters = (params: URLSearchParams) => ({
  health: runningHealth,
  manager: idFilter(params, 'manager', 'none'),
  organisation: idFilter(params, 'organisation'),
})

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
