// @vitest-environment jsdom
import type { AdminPayment } from '@trusswell/domain/admin-payments.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { remindOfPayment } from '../../../features/payments/payment-source.ts'
import { todayInIndia } from '../../../lib/dates.ts'
import { PaymentCards } from './payment-cards.tsx'
import PaymentTable from './payment-table.tsx'

vi.mock('../../../features/payments/payment-source.ts', { spy: true })
vi.mock('../../../ui/outcome-toast.ts')
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

const client = new QueryClient()
const listOf = (changes: Partial<AdminPayment>, View: typeof PaymentCards) => (
  <QueryClientProvider client={client}>
    <MemoryRouter>
      <View
        payments={[{ ...payment, ...changes }]}
        actor={{ kind: 'user', id: '2', role: 'admin' }}
        isChosen={() => false}
        onChoose={ignore}
        onOpen={ignore}
        onConfirm={ignore}
        onDelete={ignore}
        onRestore={ignore}
      />
    </MemoryRouter>
  </QueryClientProvider>
)
const show = (changes: Partial<AdminPayment>, View: typeof PaymentCards = PaymentCards) =>
  render(listOf(changes, View))

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

test.each([
  ['cards', PaymentCards],
  ['rows of the table', PaymentTable],
])('the %s show a deleted payment’s due date, and not how late it is', (_name, View) => {
  show({ due_date: '2026-10-24', deleted_at: '2026-11-16T06:00:00.000Z' }, View)
  expect(screen.getByText('24 Oct 2026')).toBeTruthy()
  expect(screen.queryByText(/late$/)).toBeNull()
})

test('an amount is said to include the tax deducted at source, as in the list of the client', () => {
  show({ tds_paise: 59_000_00 })
  expect(screen.getByText('incl. ₹59,000.00 TDS')).toBeTruthy()
})

test.each([
  ['cards', PaymentCards, () => screen.getByText('Reminder sent today')],
  [
    'rows of the table',
    PaymentTable,
    () => screen.getByRole('button', { name: 'Reminder sent today: Slab' }),
  ],
] as const)('a reminder is sent once a day from the %s, which keep the focus', async (_name, View, sent) => {
  vi.mocked(remindOfPayment)
    .mockReset()
    .mockResolvedValue({} as never)
  const { rerender } = show({ requested: true }, View)
  const button = screen.getByRole('button', { name: 'Send reminder: Slab' })
  button.focus()
  fireEvent.click(button)
  await waitFor(() => expect(remindOfPayment).toHaveBeenCalledWith(payment.id))
  rerender(listOf({ requested: true, reminded_on: todayInIndia() }, View))
  await waitFor(() => expect(document.activeElement).toBe(sent()))
  fireEvent.click(sent())
  expect(remindOfPayment).toHaveBeenCalledTimes(1)
})
