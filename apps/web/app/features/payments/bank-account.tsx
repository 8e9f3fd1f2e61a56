import type { PaymentOptions } from '@trusswell/domain/payment-options.ts'
import { Copy } from 'lucide-react'
import { IconButton } from '../../ui/icon-button.tsx'
import { showFailure, showSuccess } from '../../ui/outcome-toast.ts'

/** The account that transfers go to. */
export function BankAccount({ account }: { account: PaymentOptions['bank_account'] }) {
  if (!account) return <p className="payment-note">Use the bank details in your contract, or contact us.</p>
  const { name, number, ifsc, bank, branch } = account
  return (
    <dl className="payment-account" aria-label="Our bank account">
      <Line term="Account name" value={name} />
      <Line term="Account number" value={number} copied />
      <Line term="IFSC" value={ifsc} copied />
      <Line term="Bank" value={branch ? `${bank}, ${branch}` : bank} />
    </dl>
  )
}

type LineProps = { term: string; value: string; copied?: boolean }

function Line({ term, value, copied = false }: LineProps) {
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => showSuccess(`${term} copied`),
      (error: unknown) => showFailure(error, `${term} couldn’t be copied`),
    )
  return (
    <div>
      <dt>{term}</dt>
      <dd className={copied ? 'figures' : undefined}>
        <span>{value}</span>
        {copied && (
          <IconButton
            size="small"
            label={`Copy ${term === 'IFSC' ? term : term.toLowerCase()}`}
            icon={<Copy aria-hidden="true" />}
            onClick={() => void copy()}
          />
        )}
      </dd>
    </div>
  )
}
