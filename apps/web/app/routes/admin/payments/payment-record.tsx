import type { AdminPaymentDetails } from '@trusswell/domain/admin-payments.ts'
import { formatMoney } from '@trusswell/domain/money.ts'
import { nounFor } from '@trusswell/domain/plural.ts'
import type { PaymentSettlement } from '@trusswell/domain/settlements.ts'
import type { ReactNode } from 'react'
import { PaymentHistory } from '../../../features/payments/payment-history.tsx'
import { PaymentProject } from '../../../features/payments/payment-project.tsx'
import { RemindButton } from '../../../features/payments/remind-button.tsx'
import { actorOf } from '../../../lib/session/actor-of.ts'
import { useAuth } from '../../../lib/session/auth-provider.tsx'
import { Button } from '../../../ui/button.tsx'
import { type Fact, Facts } from '../../../ui/facts.tsx'
import { Moment } from '../../../ui/moment.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { ClaimPanel } from './claim-panel.tsx'
import { InvoicePanel } from './invoice-panel.tsx'
import type { PaymentStep } from './payment-steps.tsx'

type PaymentRecordProps = {
  payment: AdminPaymentDetails
  onStep: (step: PaymentStep) => void
  children?: ReactNode
}

/** All facts of a payment, with the fields that an admin may change. */
export function PaymentRecord({ payment, onStep, children }: PaymentRecordProps) {
  const { user } = useAuth()
  const isReturnable = payment.credited_paise > payment.refunding_paise
  return (
    <>
      {payment.awaiting_confirmation && payment.claim && (
        <ClaimPanel claim={payment.claim} proofUrl={`/api/payments/${payment.id}/proof`} onStep={onStep} />
      )}
      {children}
      <Facts facts={factsOf(payment)} />
      {user && <RemindButton payment={payment} actor={actorOf(user)} />}
      {isReturnable && (
        <Button tone="secondary" onClick={() => onStep('refund')}>
          Refund payment
        </Button>
      )}
      <InvoicePanel payment={payment} onStep={onStep} />
      <PaymentHistory history={payment.history} />
    </>
  )
}

function factsOf(payment: AdminPaymentDetails): Fact[] {
  const { organisation, credited_paise, refunded_paise, refunding_paise, tds_paise } = payment
  return [
    { term: 'Project', value: <PaymentProject payment={payment} /> },
    { term: 'Client', value: organisation?.name ?? null },
    { term: 'Received', value: formatMoney(credited_paise + refunded_paise) },
    { term: 'Transaction ID', value: payment.transaction_id },
    ...(refunded_paise > 0 ? [{ term: 'Refunded', value: formatMoney(refunded_paise) }] : []),
    ...(refunding_paise > 0 ? [{ term: 'Refund on its way', value: formatMoney(refunding_paise) }] : []),
    ...(tds_paise > 0 ? [{ term: 'TDS deducted', value: formatMoney(tds_paise) }] : []),
    ...(payment.receipt_number
      ? [
          {
            term: 'Receipt',
            value: (
              <a href={`/api/payments/${payment.id}/receipt`} download>
                {payment.receipt_number}
              </a>
            ),
          },
        ]
      : []),
    ...(payment.settlements.length > 0 ? [settledFact(payment.settlements)] : []),
    ...(payment.failure_reason ? [{ term: 'Why it failed', value: payment.failure_reason, wide: true }] : []),
  ]
}

const settledFact = (settlements: PaymentSettlement[]): Fact => ({
  term: nounFor(settlements.length, 'Settlement'),
  value: (
    <ul>
      {settlements.map(({ id, object_id, kind, state, utr, settled_at, fee_paise }) => (
        <li key={object_id}>
          {kind === 'refund' && 'Refund: '}
          <TextLink to={`/admin/payments?tab=settlements&open=${id}`}>{utr ? `UTR ${utr}` : id}</TextLink>
          {', '}
          <Moment at={settled_at} precision="day" />
          {kind === 'credit' && `, fee ${formatMoney(fee_paise)} incl. GST`}
          {state === 'failed' && ', failed'}
        </li>
      ))}
    </ul>
  ),
  wide: true,
})
