import type { PaymentNeed } from '@trusswell/domain/admin-payments.ts'
import {
  adminPaymentMethods,
  methodLabels,
  paymentStatusLabels,
  paymentStatuses,
} from '@trusswell/domain/payment-values.ts'
import { FilterChips } from '../../../ui/filter-chips.tsx'
import { optionsOf } from '../../../ui/options-of.ts'

const statuses = paymentStatuses.map((value) => ({ value, label: paymentStatusLabels[value] }))
const methods = adminPaymentMethods.map((value) => ({ value, label: methodLabels[value] }))
const needs: Record<PaymentNeed, string> = { confirmation: 'To confirm', attention: 'Needs attention' }

export function PaymentFilters() {
  return (
    <>
      <FilterChips label="Needs action" param="needs" cursorParam="pages" options={optionsOf(needs)} />
      <FilterChips
        label="Status"
        param="status"
        cursorParam="pages"
        all={{ label: 'All statuses' }}
        options={statuses}
      />
      <FilterChips
        label="Method"
        param="method"
        cursorParam="pages"
        all={{ label: 'All methods' }}
        options={methods}
      />
    </>
  )
}
