// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { PaymentDocuments } from './payment-document.tsx'

afterEach(cleanup)

const invoice = '/api/payments/7/invoice'
const receipt = '/api/payments/7/receipt'

test.each([
  ['nothing before money arrived', null, null, []],
  ['the receipt', receipt, 'RC-1', [['Receipt for Slab', receipt]]],
  ['an invoice that was attached before the money came', invoice, null, [['Invoice for Slab', invoice]]],
  [
    'invoice and receipt side by side',
    invoice,
    'RC-1',
    [
      ['Invoice for Slab', invoice],
      ['Receipt for Slab', receipt],
    ],
  ],
])('a payment offers %s', (_name, invoice_url, receipt_number, expected) => {
  render(<PaymentDocuments payment={{ id: '7', description: 'Slab', invoice_url, receipt_number }} />)
  const links = screen.queryAllByRole('link')
  expect(links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual(expected)
})
