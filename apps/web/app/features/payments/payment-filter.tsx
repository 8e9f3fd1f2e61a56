import { ClientPaymentStatus } from '@trusswell/domain/payments.ts'
import { FilterChips } from '../../ui/filter-chips.tsx'
import { paymentStatusLabels } from './payment-status.tsx'

const options = ClientPaymentStatus.options.map((value) => ({ value, label: paymentStatusLabels[value] }))

export const PaymentFilter = () => (
  <FilterChips label="Status" param="status" cursorParam="pages" options={options} />
)
