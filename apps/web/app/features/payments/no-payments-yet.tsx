import type { ReactNode } from 'react'
import { DrawingImage } from '../../illustrations/drawing-image.tsx'
import noPayments from '../../illustrations/scenes/no-payments.tsx?drawing'
import { EmptyState } from '../../ui/empty-state.tsx'

export const NoPaymentsYet = ({ action, children }: { action: ReactNode; children: ReactNode }) => (
  <EmptyState figure={<DrawingImage drawing={noPayments} />} action={action}>
    {children}
  </EmptyState>
)
