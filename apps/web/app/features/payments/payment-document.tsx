import type { Payment } from '@trusswell/domain/payments.ts'
import { FileText } from 'lucide-react'

/** The tax invoice or voucher, else our receipt. */
export function PaymentDocument({ payment: { invoice_url, description } }: { payment: Payment }) {
  if (!invoice_url) return null
  const label = invoice_url.endsWith('/invoice') ? 'Invoice' : 'Receipt'
  return (
    <a className="payment-document" href={invoice_url} download aria-label={`${label} for ${description}`}>
      <FileText aria-hidden="true" />
      {label}
    </a>
  )
}
