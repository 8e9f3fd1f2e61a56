import { ClientPaymentStatus, clientPaymentStatusLabels } from '@trusswell/domain/payments.ts'
import { FilterChips } from '../../ui/filter-chips.tsx'

const options = ClientPaymentStatus.options.map((value) => ({
  value,
  label: clientPaymentStatusLabels[value],
}))

export const PaymentFilter = () => (
  <FilterChips label="Status" param="status" cursorParam="pages" options={options} />
)
