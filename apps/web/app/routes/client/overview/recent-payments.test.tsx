// @vitest-environment jsdom
import type { Payment } from '@trusswell/domain/payments.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
// Loaded before the test, which would wait for it otherwise.
import '../../../features/payments/history-dialog.tsx'
import { onePaymentKey } from '../../../features/payments/payment-source.ts'
import { RecentPayments } from './recent-payments.tsx'

// jsdom has none.
vi.stubGlobal('CSS', { escape: String })
afterEach(cleanup)

const payment = {
  id: '7',
  description: 'Running bill 04',
  project_id: 'p',
  project_title: 'Uppal depot',
  project_readable: true,
  status: 'pending',
  client_status: 'pending',
  amount_paise: 5_000_000,
  due_date: '2026-11-30',
} as Payment

test('a recent payment opens its history by a click in its row', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  const entry = { id: 'h', at: '2026-11-01T05:30:00Z', text: 'Payment requested', reason: null, by: null }
  client.setQueryData(onePaymentKey('7'), { payment, claim: null, history: [entry] })
  const router = createMemoryRouter([
    { path: '/', Component: () => <RecentPayments payments={[payment]} total={23} /> },
  ])
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  expect(screen.getByRole('heading', { name: /Recent Payments/ }).textContent).toBe(
    'Recent Payments, 1 of 23',
  )
  fireEvent.click(screen.getByText('₹50,000.00'))
  expect((await screen.findByRole('dialog', {}, { timeout: 4000 })).textContent).toContain(
    'Payment requested',
  )
  expect(router.state.location.search).toBe('?open=history-7')
})
