// @vitest-environment jsdom
import type { AdminPaymentDetails } from '@trusswell/domain/admin-payments.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { UnsavedForms } from '../../../ui/unsaved-forms.tsx'
import OpenPayment from './open-payment.tsx'
import { readPayment } from './payment-source.ts'

vi.mock('../../../lib/session/auth-provider.tsx', () => ({ useAuth: () => ({ user: null }) }))
vi.mock('../../../features/reauthentication/reauthentication-provider.tsx', () => ({
  useReauthentication: () => (action: () => Promise<unknown>) => action(),
}))
vi.mock('./payment-source.ts', async (load) => ({
  ...(await load<object>()),
  readPayment: vi.fn<typeof readPayment>(),
}))
// jsdom has no CSS.escape, which React Aria calls for each dialog.
vi.stubGlobal('CSS', { escape: String })
afterEach(cleanup)

const payment = {
  id: '7',
  project_id: 'p',
  project_title: 'Uppal depot',
  project_readable: true,
  description: 'Running bill 04',
  amount_paise: 5_000_000,
  credited_paise: 0,
  refunded_paise: 0,
  refunding_paise: 0,
  tds_paise: 0,
  due_date: null,
  status: 'completed',
  payment_method: 'bank_transfer',
  transaction_id: null,
  awaiting_confirmation: false,
  gateway_confirmed: false,
  receipt_number: null,
  failure_reason: null,
  invoice: null,
  organisation: null,
  claim: null,
  credits: [],
  settlements: [],
  history: [],
  version: 1,
} as unknown as AdminPaymentDetails

test('what was typed into the record is asked about before an action takes its place', async () => {
  vi.mocked(readPayment).mockResolvedValue(payment)
  const page = (
    <QueryClientProvider client={new QueryClient()}>
      <UnsavedForms>
        <OpenPayment opened="7" onClose={() => undefined} />
      </UnsavedForms>
    </QueryClientProvider>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />)
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  // A busy machine takes seconds to render a dialog.
  const description = await screen.findByLabelText('Description', {}, { timeout: 15_000 })
  fireEvent.change(description, { target: { value: 'Final bill' } })
  press('Attach invoice')
  press('Keep editing')
  expect(screen.getByLabelText('Description')).toHaveProperty('value', 'Final bill')
  press('Attach invoice')
  press('Discard changes')
  expect(screen.getByRole('dialog', { name: 'Attach invoice' })).toBeTruthy()
})
