import { PaymentsPage } from '../../features/payments/payments-page.tsx'
import { privateMeta } from '../../lib/private-page.ts'

export const meta = privateMeta('Payments')

export default function ClientPayments() {
  return (
    <PaymentsPage
      area="client"
      note="What is due and what you have paid"
      empty="No payments yet. Payments for your projects will appear here."
    />
  )
}
