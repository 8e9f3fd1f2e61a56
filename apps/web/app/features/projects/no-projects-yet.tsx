import type { ReactNode } from 'react'
import { NoProjects } from '../../illustrations/scenes/no-projects.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

export const NoProjectsYet = ({ action, children }: { action?: ReactNode; children: ReactNode }) => (
  <EmptyState figure={<NoProjects />} action={action}>
    {children}
  </EmptyState>
)
