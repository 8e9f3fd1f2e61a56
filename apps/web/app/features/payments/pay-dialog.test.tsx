// @vitest-environment jsdom
import type { PaymentDetails } from '@trusswell/domain/payment-claims.ts'
import type { Payment } from '@trusswell/domain/payments.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import PayDialog from './pay-dialog.tsx'
import { readPayment } from './payment-source.ts'

vi.mock('./payment-source.ts', async (load) => ({
  ...(await load<object>()),
  readPayment: vi.fn<typeof readPayment>(),
  readPaymentOptions: async () => ({ methods: [], bank_account: null, cheque_payable_to: null }),
}))
// jsdom has no CSS.escape, which React Aria calls for each dialog.
vi.stubGlobal('CSS', { escape: String })
afterEach(cleanup)

const onClose = vi.fn<() => void>()
const payment = {
  id: '7',
  description: 'Running bill 04',
  status: 'pending',
  amount_paise: 5_000_000,
  payment_method: 'credit_card',
  due_date: null,
  failure_reason: null,
} as Payment

beforeEach(() => {
  onClose.mockClear()
  vi.mocked(readPayment).mockResolvedValue({ payment, claim: null, history: [] } as PaymentDetails)
})

async function open() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PayDialog id="7" canPay report={false} onReported={() => undefined} onClose={onClose} />
    </QueryClientProvider>,
  )
  // A busy machine takes seconds to render a dialog.
  fireEvent.click(await screen.findByRole('radio', { name: /^Bank transfer/ }, { timeout: 15_000 }))
}
const escape = () => fireEvent.keyDown(screen.getByLabelText('UTR'), { key: 'Escape' })

test('Escape asks before the chosen proof of a transfer is lost', async () => {
  await open()
  const file = new File(['%PDF'], 'advice.pdf', { type: 'application/pdf' })
  fireEvent.change(screen.getByLabelText(/^Proof/), { target: { files: [file] } })
  escape()
  expect(screen.getByRole('alert').textContent).toBe('Discard your changes?')
  expect(onClose).not.toHaveBeenCalled()
})

test('clients close the dialog without a question to make the transfer that it describes', async () => {
  await open()
  escape()
  expect(onClose).toHaveBeenCalledOnce()
})
