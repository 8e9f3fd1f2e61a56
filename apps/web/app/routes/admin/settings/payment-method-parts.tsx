import { useField } from '../../../lib/forms/use-field.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { settingsLabels as labels, type SettingsValues } from './settings-labels.ts'

const limits = [
  { name: 'razorpay', hint: 'Cards and net banking. Above it, clients are offered bank transfer.' },
  { name: 'stripe', hint: 'Stripe itself accepts at most ₹9,99,999.99.' },
  { name: 'upi', hint: 'Shown to clients who pay with Razorpay, which refuses more.' },
] as const

/** The bank account for transfers and cheques, and the limit of online payments. */
export function PaymentMethodParts() {
  const field = useField<SettingsValues>()
  return (
    <>
      <div className="settings-part" role="group" aria-label="Bank account">
        <div className="settings-line">
          <div>
            <h3>Bank account</h3>
            <p>Shown to clients who pay by transfer. Leave it empty to show no account.</p>
          </div>
        </div>
        <div className="settings-two">
          <TextField
            {...field('paymentMethods.bankAccount.accountHolder')}
            label={labels['paymentMethods.bankAccount.accountHolder']}
            autoComplete="off"
            maxLength={120}
          />
          <TextField
            {...field('paymentMethods.bankAccount.number')}
            label={labels['paymentMethods.bankAccount.number']}
            inputMode="numeric"
            autoComplete="off"
            figures
          />
          <TextField
            {...field('paymentMethods.bankAccount.ifsc')}
            label={labels['paymentMethods.bankAccount.ifsc']}
            autoComplete="off"
            placeholder="HDFC0001234"
            figures
          />
          <TextField
            {...field('paymentMethods.bankAccount.bank')}
            label={labels['paymentMethods.bankAccount.bank']}
            autoComplete="off"
            maxLength={120}
          />
          <TextField
            {...field('paymentMethods.bankAccount.branch')}
            label={labels['paymentMethods.bankAccount.branch']}
            optional
            autoComplete="off"
            maxLength={120}
          />
          <TextField
            {...field('paymentMethods.chequePayableTo')}
            label={labels['paymentMethods.chequePayableTo']}
            optional
            hint="If empty, the account holder."
            autoComplete="off"
            maxLength={120}
          />
        </div>
      </div>
      <div className="settings-part" role="group" aria-label="Limits for one online payment">
        <h3>Limits for one online payment</h3>
        <div className="settings-two">
          {limits.map(({ name, hint }) => (
            <TextField
              key={name}
              {...field(`paymentMethods.limits.${name}`, { valueAsNumber: true })}
              label={labels[`paymentMethods.limits.${name}`]}
              type="number"
              min={0.01}
              step="any"
              inputMode="decimal"
              figures
              before="₹"
              hint={hint}
            />
          ))}
        </div>
      </div>
    </>
  )
}
