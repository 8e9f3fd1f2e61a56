import type { CheckedClaim } from '@trusswell/domain/admin-payments.ts'
import { formatDay } from '@trusswell/domain/days.ts'
import { formatMoney } from '@trusswell/domain/money.ts'
import { Button } from '../../../ui/button.tsx'
import { Facts } from '../../../ui/facts.tsx'
import type { PaymentStep } from './payment-steps.tsx'

type ClaimPanelProps = { claim: CheckedClaim; proofUrl: string; onStep: (step: PaymentStep) => void }

/** The client's report, with the available actions. */
export function ClaimPanel({ claim, proofUrl, onStep }: ClaimPanelProps) {
  const isCheque = claim.method === 'check'
  const isDeposited = claim.state === 'deposited'
  return (
    <section className="payment-claim payment-details" aria-labelledby="payment-claim">
      <h3 id="payment-claim">
        {isCheque ? (isDeposited ? 'Cheque deposited' : 'Cheque to deposit') : 'Transfer to confirm'}
      </h3>
      <Facts
        facts={[
          { term: isCheque ? 'Cheque number' : 'UTR', value: claim.reference },
          { term: isCheque ? 'Dated' : 'Paid on', value: formatDay(claim.paid_on) },
          { term: 'Amount', value: formatMoney(claim.amount_paise) },
          { term: 'TDS deducted', value: formatMoney(claim.tds_paise) },
          ...(claim.bank ? [{ term: 'Bank', value: claim.bank }] : []),
          ...(claim.has_proof
            ? [
                {
                  term: 'Proof',
                  value: (
                    <a href={proofUrl} download>
                      Download proof
                    </a>
                  ),
                },
              ]
            : []),
          ...(claim.claimed_by ? [{ term: 'Reported by', value: claim.claimed_by }] : []),
        ]}
      />
      <p className="payment-steps">
        {isCheque && !isDeposited ? (
          <Button onClick={() => onStep('deposit')}>Mark as deposited</Button>
        ) : (
          <Button onClick={() => onStep('confirm')}>
            {isCheque ? 'Mark as cleared' : 'Confirm transfer'}
          </Button>
        )}
        {isDeposited ? (
          <Button tone="secondary" onClick={() => onStep('bounce')}>
            Mark as bounced
          </Button>
        ) : (
          <Button tone="secondary" onClick={() => onStep('reject')}>
            {isCheque ? 'Reject cheque' : 'Reject transfer'}
          </Button>
        )}
      </p>
    </section>
  )
}
