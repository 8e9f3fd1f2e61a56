// @vitest-environment jsdom
import type { AdminPaymentDetails } from '@trusswell/domain/admin-payments.ts'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { InvoiceDialog } from './invoice-dialog.tsx'

// jsdom has no CSS.escape, which React Aria calls for each dialog.
vi.stubGlobal('CSS', { escape: String })
afterEach(cleanup)

test('Escape asks before a chosen invoice is lost', () => {
  const onClose = vi.fn<() => void>()
  const payment = { id: 'p', invoice: null } as AdminPaymentDetails
  render(<InvoiceDialog payment={payment} onDone={() => undefined} onClose={onClose} />)
  const escape = () => fireEvent.keyDown(screen.getByLabelText('Number'), { key: 'Escape' })
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  const file = new File(['%PDF'], 'Invoice 42.pdf', { type: 'application/pdf' })
  fireEvent.change(screen.getByLabelText('File'), { target: { files: [file] } })
  escape()
  expect(screen.getByRole('alert').textContent).toBe('Discard your changes?')
  expect(onClose).not.toHaveBeenCalled()
  press('Keep editing')
  press('Remove Invoice 42.pdf')
  escape()
  expect(onClose).toHaveBeenCalledOnce()
})
