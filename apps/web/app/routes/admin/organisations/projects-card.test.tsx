// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { api } from '../../../lib/api/browser-api.ts'
import { ProjectsCard } from './projects-card.tsx'

vi.mock('../../../lib/api/browser-api.ts', () => ({ api: { GET: vi.fn<typeof api.GET>() } }))
afterEach(cleanup)

const stored = Array.from({ length: 25 }, (_, at) => ({
  id: `p${at}`,
  title: `Project ${at}`,
  description: 'A long story',
  status: 'planning',
}))

// Pages like the API's.
vi.mocked(api.GET).mockImplementation((async (_path: string, { params }: Asked) => {
  const { cursor = '0', limit = 25 } = params.query
  const end = Number(cursor) + limit
  const data = {
    data: stored.slice(Number(cursor), end),
    next_cursor: end < stored.length ? String(end) : null,
    ...(params.query.count ? { total: stored.length } : {}),
  }
  return { data, response: new Response() }
}) as never)
type Asked = { params: { query: { cursor?: string; limit?: number; count?: 'true' } } }

test('many projects start as a short list without descriptions and expand on request', async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <ProjectsCard id="7" name="Deshpande & Co" count={25} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  const rows = () => screen.getAllByRole('row').length - 1
  expect((await screen.findByText(/^Showing/)).textContent).toBe('Showing 8 of 25 projects')
  expect(rows()).toBe(8)
  expect(screen.queryByText('A long story')).toBeNull()
  expect(screen.getByRole('link', { name: 'View all projects' }).getAttribute('href')).toBe(
    '/admin/projects?q=Deshpande+%26+Co',
  )
  fireEvent.click(screen.getByRole('button', { name: 'Load more' }))
  await waitFor(() => expect(rows()).toBe(25))
  expect(screen.queryByRole('link', { name: 'View all projects' })).toBeNull()
})
