import { useQuery } from '@tanstack/react-query'
import { formatMoney } from '@trusswell/domain/money.ts'
import type { Payment } from '@trusswell/domain/payments.ts'
import { onePaymentKey, readPayment } from './payment-source.ts'
import { PaymentStatusBadges } from './payment-status.tsx'

/** The state of the payment whose page the person just left, updated by live messages. */
export function ReturnNotice({ id }: { id: string }) {
  const { data } = useQuery({
    queryKey: onePaymentKey(id),
    queryFn: ({ signal }) => readPayment(id, signal),
    retry: false,
  })
  return (
    <div role="status">
      {data && (
        <p className="ui-card payment-returned">
          <PaymentStatusBadges payment={data.payment} />
          <span>{wordsFor(data.payment)}</span>
        </p>
      )}
    </div>
  )
}

function wordsFor({ status, amount_paise, description, failure_reason }: Payment): string {
  const what = `${formatMoney(amount_paise)} for “${description}”`
  if (status === 'completed') return `We’ve received ${what}. We’ll e-mail you the receipt.`
  if (status === 'refunded') return `${what} was returned to you.`
  if (status === 'failed') return `Your payment of ${what} didn’t go through. ${failure_reason ?? ''}`.trim()
  return `We’re waiting for the bank to confirm ${what}. This page updates automatically.`
}
