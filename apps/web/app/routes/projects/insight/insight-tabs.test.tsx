// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ProjectAnalytics, ProjectProgress } from '@trusswell/domain/insight.ts'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import AnalyticsTab from './analytics-tab.tsx'
import { analyticsQuery, progressQuery } from './insight-source.ts'
import ProgressTab from './progress-tab.tsx'

afterEach(cleanup)
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
)

const id = '0192f000-0000-7000-8000-000000000001'
const forClient: ProjectProgress = {
  metrics: {
    overall_progress: 40,
    time_elapsed: 51,
    completed_tasks: 3,
    total_tasks: 6,
    in_progress_tasks: 1,
    delayed_tasks: 2,
    delayed_by_baseline: 2,
    team_performance: 60,
    counted: 'tasks',
  },
  health: 'at_risk',
  health_reason: 'A task was due on 13 Nov 2026',
  overdue: [],
  task_distribution: [
    { name: 'To do', value: 2 },
    { name: 'In progress', value: 1 },
    { name: 'Done', value: 3 },
  ],
  progress_history: [
    { date: '2026-11-01', progress: 20, tasks_completed: 1, planned: 25 },
    { date: '2026-11-12', progress: 40, tasks_completed: 3, planned: 50 },
  ],
  schedule: null,
  forecast: {
    sentence: 'Likely to finish between 12 April and 27 May, depending on “Chiller delivery”.',
    made_on: '2026-11-16',
    numbers: null,
  },
}
const analytics: ProjectAnalytics = {
  range: 'month',
  from: '2026-10-18',
  to: '2026-11-16',
  project_metrics: {
    spent_budget: 61_40_000,
    total_budget: 92_00_000,
    budget_of: 'price',
    completed_tasks: 18,
    total_tasks: 31,
    counted: 'tasks',
    time_elapsed: 154,
    project_duration: 262,
    team_size: 8,
  },
  cost_breakdown: [
    { category: 'labour', amount: 10_000 },
    { category: 'material', amount: 40_000 },
  ],
  task_completion: [{ date: '2026-11-03', completed: 15, total: 31 }],
  team_performance: [{ member: 'Ravi Teja', tasks_completed: 3, tasks_delayed: 2, performance: 50 }],
  risk_metrics: [
    { category: 'schedule', count: 2, severity: 'high' },
    { category: 'weather', count: 1, severity: 'low' },
  ],
  earned_value: null,
}

function show(tab: ReactNode, progress: ProjectProgress = forClient) {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  queries.setQueryData(progressQuery(id).queryKey, progress)
  queries.setQueryData(analyticsQuery(id, 'month').queryKey, analytics)
  render(
    <MemoryRouter>
      <QueryClientProvider client={queries}>{tab}</QueryClientProvider>
    </MemoryRouter>,
  )
}

const textOf = (term: string) => screen.getByText(term, { selector: 'dt' }).parentElement?.textContent
const rowsOf = (name: string) => {
  const card = screen.getByRole('region', { name })
  fireEvent.click(within(card).getByLabelText('View as table'))
  return within(card)
    .getAllByRole('row')
    .map((row) => row.textContent)
}

test('progress as figures, health as text, and every chart as a table', () => {
  show(<ProgressTab projectId={id} />)
  expect(textOf('Overall Progress')).toContain('40%')
  expect(textOf('Time Elapsed')).toContain('51%')
  expect(textOf('Tasks Completed')).toContain('3/6')
  expect(textOf('Team Performance')).toContain('60%')
  expect(screen.getByRole('region', { name: 'Health' }).textContent).toContain(
    'At riskA task was due on 13 Nov 2026.',
  )
  // Indexes are for staff only.
  expect(screen.queryByText(/SPI/)).toBeNull()
  expect(rowsOf('Task Distribution')).toHaveLength(4)
  expect(rowsOf('Task Status Breakdown').join()).toMatch(/Completed.*3.*In progress.*1.*Delayed.*2/)
  expect(rowsOf('Progress History')[1]).toMatch(/12 Nov 2026.*40%.*50%.*3/)
})

test('overdue items are named and link to their row in the timeline', () => {
  const overdue = [{ kind: 'task' as const, id: 'seven', title: 'Chiller delivery', due_date: '2026-11-13' }]
  show(<ProgressTab projectId={id} />, { ...forClient, overdue })
  const link = screen.getByRole('link', { name: 'Chiller delivery' })
  expect(link.getAttribute('href')).toBe(`/dashboard/projects/${id}?tab=timeline&item=seven`)
  expect(link.closest('li')?.textContent).toBe('Chiller delivery, due 13 Nov 2026')
})

test.each([
  ['at_risk', 1],
  ['late', 1],
  ['on_track', 0],
  ['done', 0],
] as const)('a client of a project that is %s gets %i links to ask about it', (health, links) => {
  show(<ProgressTab projectId={id} />, { ...forClient, health })
  expect(screen.queryAllByRole('link', { name: 'Ask about it in the chat' })).toHaveLength(links)
})

test('the forecast is a sentence, with its numbers for staff', () => {
  show(<ProgressTab projectId={id} />)
  const card = () => screen.getByRole('region', { name: 'Forecast' }).textContent
  expect(card()).toContain('Likely to finish between 12 April and 27 May, depending on “Chiller delivery”.')
  expect(card()).not.toMatch(/Median|in 93% of cases|8 out of 10/)
  cleanup()

  const numbers: NonNullable<NonNullable<ProjectProgress['forecast']>['numbers']> = {
    basis: 'own',
    missing: [],
    earliest: '2026-04-12',
    middle: '2026-05-01',
    latest: '2026-05-27',
    planned_end: '2026-04-10',
    decides: [{ title: 'Chiller delivery', share: 93 }],
    finished_projects: 14,
  }
  show(<ProgressTab projectId={id} />, { ...forClient, forecast: { ...forClient.forecast!, numbers } })
  expect(textOf('Median compared with plan')).toContain('21 days later')
  expect(textOf('Chance that Chiller delivery finishes last')).toContain('93%')
  expect(card()).toContain('Compared with 14 of our finished projects.')
  cleanup()

  const none = { ...numbers, basis: 'none' as const, missing: ['completions' as const, 'dates' as const] }
  show(<ProgressTab projectId={id} />, { ...forClient, forecast: { ...forClient.forecast!, numbers: none } })
  expect(card()).toContain('needs 5 completed items and dates for 80% of the weight.')
})

test('analytics with one decimal, the range, and risks by severity', () => {
  show(<AnalyticsTab projectId={id} />)
  expect(textOf('Budget Utilization')).toContain(
    '66.7%₹61,40,000.00 of ₹92,00,000.00. Payments against the project price.',
  )
  expect(textOf('Task Completion')).toContain('58.0%18 of 31 tasks')
  expect(textOf('Time Progress')).toContain('58%154 of 262 days')
  expect(textOf('Team Size')).toContain('8Active members')
  const range = within(screen.getByRole('navigation', { name: 'Range' })).getAllByRole('link')
  expect(range.map((link) => link.textContent)).toEqual(['Last Week', 'Last Month', 'Last Year'])
  expect(rowsOf('Cost Breakdown')[1]).toMatch(/Material.*₹40,000\.00.*80%/)
  expect(rowsOf('Task Completion Trend')[1]).toMatch(/3 Nov 2026.*15.*31/)
  expect(rowsOf('Team Performance')[1]).toMatch(/Ravi Teja.*3.*2.*50%/)
  const risks = within(screen.getByRole('region', { name: 'Risk Assessment' })).getAllByRole('listitem')
  expect(risks.map((risk) => risk.textContent)).toEqual(['Schedule2 issuesHigh', 'Weather1 issueLow'])
})
