// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { AdminOverview } from '@trusswell/domain/insight.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { overviewQuery } from './overview-source.ts'
import AdminOverviewPage from './overview.tsx'

afterEach(cleanup)
vi.mock('./overview-charts.tsx', () => ({ default: () => null }))

const overview: AdminOverview = {
  stats: { total_users: 150, active_users: 120, monthly_revenue: 75_000, total_applications: 45 },
  revenue_by_month: [],
  projects_by_status: [],
  applications_by_status: [],
  forecast_record: [
    { stage: 25, forecasts: 0, held: 0 },
    { stage: 50, forecasts: 8, held: 6 },
    { stage: 75, forecasts: 6, held: 5 },
  ],
  needs_you: {
    new_requests: 0,
    changes_to_price: 0,
    without_manager: 0,
    late: 0,
    at_risk: 0,
    unanswered_messages: 0,
    payments_to_confirm: 0,
    parked_events: 0,
    new_enquiries: 0,
    new_applications: 0,
    coming_interviews: 0,
    lapsing_invitations: 0,
  },
}

function show(answer: AdminOverview) {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  queries.setQueryData(overviewQuery.queryKey, answer)
  render(
    <MemoryRouter>
      <QueryClientProvider client={queries}>
        <AdminOverviewPage />
      </QueryClientProvider>
    </MemoryRouter>,
  )
}
const figureOf = (term: string) => screen.getByText(term, { selector: 'dt' }).parentElement?.textContent

test('[AO-02] the cards show the API’s counts', () => {
  show(overview)
  expect(figureOf('Total Users')).toContain('150')
  expect(figureOf('Active Users')).toContain('120')
  expect(figureOf('Monthly Revenue')).toContain('₹75,000.00')
  expect(figureOf('Total Applications')).toContain('45')
  cleanup()
  show({ ...overview, stats: { ...overview.stats, total_users: 151 } })
  expect(figureOf('Total Users')).toContain('151')
})

test('the share of accurate forecasts, and nothing before the first one', () => {
  show(overview)
  const record = () => screen.getByRole('region', { name: 'Forecast track record' }).textContent
  expect(record()).toContain('11 of 14 forecasts included the actual finish date.')
  expect(record()).toMatch(/25% progress.*–.*50% progress.*6 of 8.*75% progress.*5 of 6/)
  cleanup()
  show({ ...overview, forecast_record: [] })
  expect(record()).toContain('No project with a forecast has finished yet.')
})
