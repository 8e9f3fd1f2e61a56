import { PlannedArea } from '../../features/dashboard/planned-area.tsx'
import { NoPayments } from '../../illustrations/scenes/no-payments.tsx'
import { privateMeta } from '../../lib/private-page.ts'

export const meta = privateMeta('Payments')

export default function Payments() {
  return (
    <PlannedArea title="Payments" figure={<NoPayments />}>
      Payments aren’t available yet.
    </PlannedArea>
  )
}
