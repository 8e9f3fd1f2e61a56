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
const nothing = { projects: [], overdue: [], due_this_week: [], unanswered: [], unread: 0 }

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

test('what needs doing comes before the projects', () => {
  expect(open({ projects: [project] })).toEqual(['Overdue', 'Due this week', 'Unanswered', 'Project health'])
})

test('without projects there is only the link to create the first one', () => {
  expect(open({})).toEqual(['Project health'])
  expect(screen.getByRole('link', { name: 'Create a project for a client' })).toBeTruthy()
})
