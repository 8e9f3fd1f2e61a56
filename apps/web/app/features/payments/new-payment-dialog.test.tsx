// @vitest-environment jsdom
import type { Actor } from '@trusswell/domain/actor.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { NewPaymentDialog } from './new-payment-dialog.tsx'

vi.mock('./payment-source.ts', () => ({
  readPaymentOptions: async () => ({ methods: [], bank_account: null, cheque_payable_to: null }),
}))
// jsdom has no CSS.escape, which React Aria calls for each dialog.
vi.stubGlobal('CSS', { escape: String })
afterEach(cleanup)

test('Escape asks before another payment method is lost', () => {
  const onClose = vi.fn<() => void>()
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NewPaymentDialog
        projectId="p"
        actor={{ kind: 'person', id: 'm', role: 'manager' } as unknown as Actor}
        onAdded={() => undefined}
        onPay={() => undefined}
        onClose={onClose}
      />
    </QueryClientProvider>,
  )
  const escape = () => fireEvent.keyDown(screen.getByLabelText('Amount'), { key: 'Escape' })
  const choose = (name: RegExp) => fireEvent.click(screen.getByRole('radio', { name }))
  choose(/^Cheque/)
  escape()
  expect(screen.getByRole('alert').textContent).toBe('Discard your changes?')
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Keep editing' }))
  choose(/^Card/)
  escape()
  expect(onClose).toHaveBeenCalledOnce()
})
