import type { AdminPayment, CheckedClaim } from '@trusswell/domain/admin-payments.ts'
import { ClaimDecision } from '@trusswell/domain/admin-payments.ts'
import { formatAmount, formatMoney } from '@trusswell/domain/money.ts'
import { paymentDayBounds } from '@trusswell/domain/payment-days.ts'
import { z } from 'zod'
import { useReauthentication } from '../../../features/reauthentication/reauthentication-provider.tsx'
import { wasCancelled } from '../../../lib/api/was-cancelled.ts'
import { todayInIndia } from '../../../lib/dates.ts'
import { useApiForm } from '../../../lib/forms/use-api-form.ts'
import { Facts } from '../../../ui/facts.tsx'
import { FormDatePicker } from '../../../ui/form-fields.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { GroupedField } from '../../../ui/grouped-field.tsx'
import { numberOf } from '../../../ui/group-digits.ts'
import { claimDifference } from './claim-difference.ts'
import { decideClaim } from './payment-source.ts'
import type { StepProps } from './payment-steps.tsx'
import { paymentWords } from './payment-words.ts'

type Values = { amount: string; tds: string; received_on: string }

/** The amount received can differ from the reported one. */
export function ConfirmClaimDialog({ payment, claim, onDone, onClose }: StepProps & { claim: CheckedClaim }) {
  const reauthenticate = useReauthentication()
  const isCheque = claim.method === 'check'
  const reported = claim.amount_paise + claim.tds_paise
  const form = useApiForm<Values, ClaimDecision, AdminPayment>({
    schema: z.preprocess((typed) => {
      const { amount, tds, received_on } = typed as Values
      const { version } = payment
      return {
        state: 'confirmed',
        amount: numberOf(amount) ?? null,
        tds: tds === '' ? undefined : (numberOf(tds) ?? null),
        received_on,
        version,
      }
    }, ClaimDecision),
    defaults: {
      // Other values have to be copied from the bank statement.
      amount: reported === payment.amount_paise ? formatAmount(claim.amount_paise) : '',
      tds: formatAmount(claim.tds_paise),
      received_on: isCheque ? todayInIndia() : claim.paid_on,
    },
    send: (body) => reauthenticate(() => decideClaim(payment.id, body)),
    onSent: (row) => onDone(row, isCheque ? 'Cheque cleared' : 'Transfer confirmed'),
    onError: wasCancelled,
    fallback: paymentWords.updateFailed,
  })
  const [amount, tds] = form.form.watch(['amount', 'tds'])
  return (
    <FormDialog
      title={isCheque ? 'Mark as cleared' : 'Confirm transfer'}
      form={form}
      saveLabel={isCheque ? 'Mark as cleared' : 'Confirm transfer'}
      onClose={onClose}
    >
      <p>
        Check your bank statement for {isCheque ? 'cheque' : 'UTR'} <strong>{claim.reference}</strong>. The
        client gets a receipt for the amount received.
      </p>
      <Facts
        facts={[
          { term: 'Requested', value: formatMoney(payment.amount_paise) },
          { term: 'Reported', value: reportedWords(claim) },
        ]}
      />
      <div className="ui-dialog-pair">
        <GroupedField label="Amount received" before="₹" {...form.field('amount')} />
        <GroupedField label="TDS deducted" before="₹" {...form.field('tds')} />
        <FormDatePicker name="received_on" label="Received on" {...paymentDayBounds(todayInIndia())} />
      </div>
      <p aria-live="polite">{claimDifference(payment.amount_paise, { amount, tds })}</p>
    </FormDialog>
  )
}

const reportedWords = ({ amount_paise, tds_paise }: CheckedClaim) =>
  tds_paise === 0
    ? formatMoney(amount_paise)
    : `${formatMoney(amount_paise)} and ${formatMoney(tds_paise)} TDS`
