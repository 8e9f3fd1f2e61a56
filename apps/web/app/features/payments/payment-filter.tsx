import { clientPaymentStatuses, clientPaymentStatusLabels } from '@trusswell/domain/payment-values.ts'
import { FilterChips } from '../../ui/filter-chips.tsx'

const options = clientPaymentStatuses.map((value) => ({
  value,
  label: clientPaymentStatusLabels[value],
}))

export const PaymentFilter = () => (
  <FilterChips label="Status" param="status" cursorParam="pages" options={options} />
)
