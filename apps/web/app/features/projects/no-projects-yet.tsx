import type { ReactNode } from 'react'
import { DrawingImage } from '../../illustrations/drawing-image.tsx'
import noProjects from '../../illustrations/scenes/no-projects.tsx?drawing'
import { EmptyState } from '../../ui/empty-state.tsx'

export const NoProjectsYet = ({ action, children }: { action?: ReactNode; children: ReactNode }) => (
  <EmptyState figure={<DrawingImage drawing={noProjects} />} action={action}>
    {children}
  </EmptyState>
)
