import { useQuery } from '@tanstack/react-query'
import { formatMoney } from '@trusswell/domain/money.ts'
import type { PaymentDetails } from '@trusswell/domain/payment-claims.ts'
import { type Fact, Facts } from '../../ui/facts.tsx'
import { RecordDialog } from '../../ui/lists/record-dialog.tsx'
import { QueryError } from '../../ui/query-error.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { PaymentDocuments } from './payment-document.tsx'
import { PaymentHistory } from './payment-history.tsx'
import { methodInWords } from './payment-methods.ts'
import { onePaymentKey, paymentLoadMessage, readPayment } from './payment-source.ts'
import { PaymentStatusBadges } from './payment-status.tsx'

export function HistoryDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery({
    queryKey: onePaymentKey(id),
    queryFn: ({ signal }) => readPayment(id, signal),
    retry: false,
  })
  const { data, error } = query
  return (
    <RecordDialog title={data?.payment.description ?? 'Payment'} onClose={onClose}>
      <div className="ui-dialog-form payment-details">
        {error && <QueryError query={query} message={paymentLoadMessage(error)} />}
        {!data && !error && <Skeleton lines={6} label="Loading the payment" />}
        {data && (
          <>
            <Facts facts={factsOf(data)} />
            <PaymentHistory history={data.history} />
          </>
        )}
      </div>
    </RecordDialog>
  )
}

function factsOf({ payment, claim }: PaymentDetails): Fact[] {
  const method = methodInWords(payment)
  return [
    { term: 'Amount', value: formatMoney(payment.amount_paise) },
    { term: 'Status', value: <PaymentStatusBadges payment={payment} /> },
    ...(method ? [{ term: 'Method', value: method }] : []),
    ...(payment.transaction_id ? [{ term: 'Reference', value: payment.transaction_id }] : []),
    { term: 'Payment ID', value: <span className="figures ui-select-all">{payment.id}</span>, wide: true },
    ...(payment.invoice_url ? [{ term: 'Documents', value: <PaymentDocuments payment={payment} /> }] : []),
    ...(claim?.has_proof
      ? [
          {
            term: 'Proof',
            value: (
              <a href={`/api/payments/${payment.id}/proof`} download>
                Download proof
              </a>
            ),
          },
        ]
      : []),
  ]
}
