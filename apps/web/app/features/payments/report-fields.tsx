import { parseAmount, formatMoney } from '@trusswell/domain/money.ts'
import { proofLimitBytes } from '@trusswell/domain/payment-claims.ts'
import { paymentDayBounds } from '@trusswell/domain/payment-days.ts'
import { proofMessages } from '@trusswell/domain/payment-file-messages.ts'
import type { PaymentOptions } from '@trusswell/domain/payment-options.ts'
import { useFormContext } from 'react-hook-form'
import { todayInIndia } from '../../lib/dates.ts'
import { useField } from '../../lib/forms/use-field.ts'
import { FileDrop } from '../../ui/file-drop.tsx'
import { FileItem } from '../../ui/file-item.tsx'
import { FormDatePicker } from '../../ui/form-fields.tsx'
import { GroupedField } from '../../ui/grouped-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { BankAccount } from './bank-account.tsx'
import type { PayValues, Proof } from './pay-form.ts'

type ReportFieldsProps = {
  method: 'bank_transfer' | 'check'
  /** The requested amount. */
  paise: number
  options: PaymentOptions | undefined
  proof: Proof
  onProof: (proof: Proof) => void
}

/** The bank account, and the client's details of the transfer. */
export function ReportFields({ method, paise, options, proof, onProof }: ReportFieldsProps) {
  const field = useField<PayValues>()
  const isCheque = method === 'check'
  return (
    <>
      <section className="payment-step" aria-labelledby="payment-to">
        <h3 id="payment-to">{isCheque ? 'Make out the cheque' : 'Transfer to this account'}</h3>
        {isCheque ? (
          <Payee name={options?.cheque_payable_to ?? null} />
        ) : (
          <BankAccount account={options?.bank_account ?? null} />
        )}
      </section>
      <section className="payment-step" aria-labelledby="payment-report">
        <h3 id="payment-report">{isCheque ? 'Tell us about the cheque' : 'Tell us about the transfer'}</h3>
        <p className="payment-note">
          {isCheque ? 'Not sent yet?' : 'Not transferred yet?'} Close this and come back when it’s done.
        </p>
        <div className="ui-dialog-pair">
          <GroupedField
            label={isCheque ? 'Cheque amount' : 'Amount transferred'}
            before="₹"
            {...field('amount')}
          />
          <GroupedField label="TDS deducted" before="₹" {...field('tds')} />
        </div>
        <Sum paise={paise} />
        <div className="ui-dialog-pair">
          <TextField
            label={isCheque ? 'Cheque number' : 'UTR'}
            {...(isCheque
              ? { inputMode: 'numeric' }
              : { hint: '12 to 22 letters and digits, from your bank' })}
            autoComplete="off"
            figures
            {...field('reference')}
          />
          <FormDatePicker
            name="paid_on"
            label={isCheque ? 'Cheque date' : 'Transfer date'}
            {...paymentDayBounds(todayInIndia())}
          />
          {isCheque && <TextField label="Bank" optional autoComplete="off" {...field('bank')} />}
        </div>
        <FileDrop
          label="Proof"
          optional
          hint="PDF, JPG or PNG, up to 5 MB"
          name="proof"
          accept=".pdf,.jpg,.jpeg,.png"
          maxBytes={proofLimitBytes}
          error={proof.error}
          onFiles={([file]) => onProof({ file: file ?? null })}
          onRefused={(_file, problem) =>
            onProof({
              file: null,
              error: problem === 'size' ? proofMessages.tooLarge : proofMessages.wrongType,
            })
          }
        >
          {proof.file && (
            <FileItem
              name={proof.file.name}
              size={proof.file.size}
              onCancel={() => onProof({ file: null })}
            />
          )}
        </FileDrop>
      </section>
    </>
  )
}

const Payee = ({ name }: { name: string | null }) => (
  <p>
    {name ? (
      <>
        Payable to <strong>{name}</strong>
      </>
    ) : (
      'Use the name in your contract, or contact us.'
    )}
  </p>
)

/** The sum of transfer and tax, so that the client needn't add them up. */
function Sum({ paise }: { paise: number }) {
  const { watch } = useFormContext<PayValues>()
  const amount = parseAmount(watch('amount'))
  const tds = parseAmount(watch('tds') || '0')
  if (amount === null || !tds) return null
  const whole = amount + tds
  return (
    <p className="payment-sum" data-whole={whole === paise} role="status">
      {formatMoney(amount)} + {formatMoney(tds)} TDS = {formatMoney(whole)}
      {whole === paise ? ', the full amount' : ` of ${formatMoney(paise)}`}
    </p>
  )
}
