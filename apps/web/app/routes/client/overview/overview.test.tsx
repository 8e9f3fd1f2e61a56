// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { type Overview, overviewQuery } from './overview-source.ts'
import ClientOverview from './overview.tsx'

vi.mock('../../../lib/session/auth-provider.tsx', () => ({
  useAuth: () => ({
    user: {
      id: 'u',
      user_metadata: { name: 'Anand Deshpande', role: 'client' },
      organisation: { id: 'o', role: 'owner' },
    },
  }),
}))
vi.stubGlobal('fetch', () => Promise.reject(new TypeError('No connection')))
afterEach(cleanup)

const overview: Overview = {
  needs_you: [],
  projects: [],
  payments: [],
  projects_total: 0,
  payments_total: 0,
  notifications: [],
  unread: 0,
}

test('a later read that fails leaves the overview, says so and can be repeated', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  client.setQueryData(overviewQuery.queryKey, overview)
  const router = createMemoryRouter([{ path: '/', Component: ClientOverview }])
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  expect((await screen.findByRole('alert')).textContent).toContain('This page may be out of date.')
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: 'Welcome, Anand Deshpande' })).toBeTruthy()
})
