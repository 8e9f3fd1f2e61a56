import type { ReactNode } from 'react'
import { NoPayments } from '../../illustrations/scenes/no-payments.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

export const NoPaymentsYet = ({ action, children }: { action: ReactNode; children: ReactNode }) => (
  <EmptyState figure={<NoPayments />} action={action}>
    {children}
  </EmptyState>
)
