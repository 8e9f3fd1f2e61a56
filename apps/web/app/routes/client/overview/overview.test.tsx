// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
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

/** Frames don’t come, as in the moment before the first part is painted. */
async function openFromElsewhere(cached: boolean) {
  vi.stubGlobal('requestAnimationFrame', () => 0)
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })
  if (cached) client.setQueryData(overviewQuery.queryKey, overview)
  const router = createMemoryRouter([
    { path: '/', element: <p>Elsewhere</p> },
    { path: '/client', Component: ClientOverview },
  ])
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  await act(() => router.navigate('/client'))
  return client
}

const recentPayments = () => screen.queryByRole('heading', { level: 2, name: /Recent Payments/i })

test('of a cached overview the first part is painted first', async () => {
  await openFromElsewhere(true)
  expect(screen.getByRole('heading', { level: 2, name: 'Needs you' })).toBeTruthy()
  expect(recentPayments()).toBeNull()
})

test('the cards of an overview that was still loading stay when it is there', async () => {
  const client = await openFromElsewhere(false)
  const heading = recentPayments()
  expect(heading).not.toBeNull()
  act(() => void client.setQueryData(overviewQuery.queryKey, overview))
  await screen.findByText(/Nothing needs your attention today/)
  expect(recentPayments()).toBe(heading)
})
