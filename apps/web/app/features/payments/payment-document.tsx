import type { Payment } from '@trusswell/domain/payments.ts'
import { FileText } from 'lucide-react'

type Documented = Pick<Payment, 'id' | 'description' | 'invoice_url' | 'receipt_number'>

/** The tax invoice or voucher, and our receipt. */
export function PaymentDocuments({ payment }: { payment: Documented }) {
  const documents = documentsOf(payment)
  if (documents.length === 0) return null
  return (
    <span className="payment-documents">
      {documents.map(({ label, href }) => (
        <a key={label} href={href} download aria-label={`${label} for ${payment.description}`}>
          <FileText aria-hidden="true" />
          {label}
        </a>
      ))}
    </span>
  )
}

function documentsOf({ id, invoice_url, receipt_number }: Documented) {
  const receipt = `/api/payments/${id}/receipt`
  return [
    // Without an invoice this is the receipt.
    ...(invoice_url && invoice_url !== receipt ? [{ label: 'Invoice', href: invoice_url }] : []),
    ...(receipt_number ? [{ label: 'Receipt', href: receipt }] : []),
  ]
}
