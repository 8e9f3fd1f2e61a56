import type { AdminPaymentDetails } from '@trusswell/domain/admin-payments.ts'
import { invoiceKindLabels, type PaymentInvoice } from '@trusswell/domain/payment-invoices.ts'
import { dayInIndia } from '../../../lib/dates.ts'
import { Button } from '../../../ui/button.tsx'
import type { PaymentStep } from './payment-steps.tsx'

type InvoicePanelProps = { payment: AdminPaymentDetails; onStep: (step: PaymentStep) => void }

/** The payment's document from the accounting software. */
export function InvoicePanel({ payment: { id, invoice, advance }, onStep }: InvoicePanelProps) {
  return (
    <section className="payment-invoice" aria-labelledby="payment-invoice">
      <h3 id="payment-invoice">Invoice</h3>
      {invoice ? (
        <p>
          <InvoiceName id={id} invoice={invoice} />
          <small>{noteOf(invoice)}</small>
        </p>
      ) : (
        <p className="ui-muted">
          {advance
            ? 'No invoice attached, so this payment is an advance.'
            : 'No invoice attached. Money received without one is an advance.'}
        </p>
      )}
      <div className="payment-invoice-actions">
        <Button size="small" tone="secondary" onClick={() => onStep('invoice')}>
          {invoice ? 'Replace invoice' : 'Attach invoice'}
        </Button>
        {invoice && (
          <Button size="small" tone="quiet" onClick={() => onStep('remove-invoice')}>
            Remove invoice
          </Button>
        )}
      </div>
    </section>
  )
}

function InvoiceName({ id, invoice }: { id: string; invoice: PaymentInvoice }) {
  const name = `${invoiceKindLabels[invoice.kind]} ${invoice.number}`
  if (invoice.state !== 'ready') return <span>{name}</span>
  return (
    <a href={`/api/payments/${id}/invoice`} download>
      {name}
    </a>
  )
}

function noteOf({ state, date }: PaymentInvoice): string {
  switch (state) {
    case 'ready':
      return `Dated ${dayInIndia(date)}`
    case 'checking':
      return 'Being checked for viruses. The client can open it afterwards.'
    case 'infected':
      return 'A virus was found in this file. Replace or remove it.'
    default:
      return state satisfies never
  }
}
