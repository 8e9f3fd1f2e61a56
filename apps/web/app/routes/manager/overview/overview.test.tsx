// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { type Overview, overviewQuery } from './overview-source.ts'
import ManagerOverview from './overview.tsx'

vi.mock('../../../lib/session/auth-provider.tsx', () => ({
  useAuth: () => ({ user: { user_metadata: { name: 'Suresh Reddy' } } }),
}))

afterEach(cleanup)

const project = {
  id: '1',
  title: 'Office block',
  client: { name: 'Deshpande' },
  health: 'late',
  progress: 20,
  created_at: '2026-01-05T09:00:00.000Z',
}
const nothing = {
  projects: [],
  projects_total: 0,
  overdue: [],
  due_this_week: [],
  unanswered: [],
  to_accept: [],
  changes_to_price: [],
  unread: 0,
}

function open(overview: object) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  client.setQueryData(overviewQuery.queryKey, { ...nothing, ...overview } as Overview)
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <ManagerOverview />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
}

test('what needs doing comes before the projects, with the number of all of them', () => {
  expect(open({ projects: [project], projects_total: 14 })).toEqual([
    'Overdue',
    'Due this week',
    'Unanswered',
    'Project health, 1 of 14',
  ])
})

test('several projects have their order named', () => {
  open({ projects: [project, { ...project, id: '2' }], projects_total: 2 })
  expect(screen.getByText('Late and at-risk projects first')).toBeTruthy()
})

test('milestones waiting for acceptance and change requests to price are listed with a link to their project', () => {
  const of = { project_id: '1', project_title: 'Office block' }
  const to_accept = [
    {
      kind: 'acceptance',
      id: '2',
      title: 'Panels on site',
      due_date: '2026-01-09',
      due_state: 'done',
      ...of,
    },
  ]
  const changes_to_price = [{ id: '3', title: 'Two more feeders', created_at: project.created_at, ...of }]
  expect(open({ projects: [project], to_accept, changes_to_price })).toEqual([
    'Overdue',
    'Due this week',
    'Unanswered',
    'Change requests to price, 1',
    'Waiting for acceptance, 1',
    'Project health',
  ])
  expect(screen.queryByText(/late/)).toBeNull()
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(href('Panels on site')).toBe('/dashboard/projects/1?tab=timeline&item=2')
  expect(href('Two more feeders')).toBe('/dashboard/projects/1?item=3')
  expect(href('View All projects with change requests to price')).toBe('/manager/projects?changes=to_price')
})

test('without projects there is only the link to create the first one', () => {
  expect(open({})).toEqual(['Project health'])
  expect(screen.getByRole('link', { name: 'Create a project for a client' })).toBeTruthy()
})
