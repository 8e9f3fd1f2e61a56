// @vitest-environment jsdom
import type { Actor } from '@trusswell/domain/actor.ts'
import type { Payment } from '@trusswell/domain/payments.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import type { Sort } from '../../ui/column-head.tsx'
import { PaymentTable } from './payment-table.tsx'

afterEach(cleanup)

const payment = {
  id: '7',
  description: 'Running bill 04',
  project_id: 'p',
  project_title: 'Uppal depot',
  project_readable: true,
  status: 'completed',
  client_status: 'paid',
  amount_paise: 5_000_000,
  credited_paise: 5_000_000,
  refunded_paise: 0,
  refunding_paise: 0,
  tds_paise: 0,
  due_date: null,
  paid_at: '2026-11-10T05:30:00Z',
  created_at: '2026-11-01T05:30:00Z',
} as Payment
const viewer = { kind: 'person', id: 'v', role: 'client', organisationRole: 'viewer' } as unknown as Actor

const sort: Sort = { key: 'date', direction: 'ascending', to: (key) => ({ search: `?sort=${key}` }) }

function show(order: { sort?: Sort } = {}) {
  const onOpen = vi.fn<(name: string) => void>()
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <PaymentTable payments={[payment]} actor={viewer} withProject onOpen={onOpen} {...order} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return onOpen
}

test('the name of a payment is a button that opens its details', () => {
  const onOpen = show()
  fireEvent.click(screen.getByRole('button', { name: 'Running bill 04' }))
  expect(onOpen.mock.calls).toEqual([['history-7']])
})

test('a click anywhere in the row opens it and focuses its name; the project stays a link', () => {
  const onOpen = show()
  fireEvent.click(screen.getByText('₹50,000.00'))
  expect(onOpen.mock.calls).toEqual([['history-7']])
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Running bill 04' }))
  fireEvent.click(screen.getByRole('link', { name: 'Uppal depot' }))
  expect(onOpen).toHaveBeenCalledTimes(1)
})

test('payments are sorted by date, status and amount where the list has an order', () => {
  show({ sort })
  const links = screen.getAllByRole('columnheader').flatMap((head) => within(head).queryAllByRole('link'))
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/?sort=date',
    '/?sort=status',
    '/?sort=amount',
  ])
  cleanup()
  show()
  expect(screen.queryByRole('link', { name: 'Date' })).toBeNull()
})
