import { PaymentsPage } from '../../features/payments/payments-page.tsx'
import { privateMeta } from '../../lib/private-page.ts'

export const meta = privateMeta('Payments')

export default function ManagerPayments() {
  return (
    <PaymentsPage
      area="manager"
      note="Payments for your projects"
      empty="No payments yet. Request one from the Payments tab of a project."
    />
  )
}
