// @vitest-environment jsdom
import type { AdminPayment } from '@trusswell/domain/admin-payments.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { PaymentCards } from './payment-cards.tsx'

afterEach(cleanup)

const payment: AdminPayment = {
  id: '0199f0a2-0000-7000-8000-00000000000a',
  description: 'Slab',
  project_title: 'Office block',
  status: 'pending',
  amount_paise: 59_000_00,
  payment_method: null,
  created_at: '2026-11-16T05:00:00.000Z',
  gateway_confirmed: false,
  processing: false,
  deleted_at: null,
} as Partial<AdminPayment> as AdminPayment

const ignore = () => undefined

const show = (changes: Partial<AdminPayment>) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <PaymentCards
          payments={[{ ...payment, ...changes }]}
          actor={{ kind: 'user', id: '2', role: 'admin' }}
          onOpen={ignore}
          onConfirm={ignore}
          onDelete={ignore}
          onRestore={ignore}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  )

test.each<[name: string, changes: Partial<AdminPayment>, buttons: string[]]>([
  ['entered by hand', {}, ['View & Edit', 'Delete']],
  ['requested from the client', { requested: true }, ['Send reminder', 'View & Edit', 'Delete']],
  ['requested and deleted', { requested: true, deleted_at: '2026-11-16T06:00:00.000Z' }, ['Restore']],
  ['confirmed by the gateway', { gateway_confirmed: true, status: 'completed' }, ['View & Edit']],
  ['being paid at the gateway', { processing: true }, ['View & Edit']],
  ['deleted', { deleted_at: '2026-11-16T06:00:00.000Z' }, ['Restore']],
])('a payment that is %s offers only what the API accepts', (_name, changes, expected) => {
  show(changes)
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(expected)
})

test('an overdue payment says how late it is', () => {
  show({ due_date: '2026-10-24' })
  expect(screen.getByText(/^\d+ days late$/)).toBeTruthy()
})
