import type { ReactNode } from 'react'
import { EmptyOutline, type EmptyOutlineName } from './empty-outline.tsx'
import './feedback.css'

type EmptyStateProps = {
  children: ReactNode
  action?: ReactNode
  figure?: ReactNode
  /** Without a figure: which of the small outlines. */
  outline?: EmptyOutlineName
}

export function EmptyState({ children, action, figure, outline = 'site' }: EmptyStateProps) {
  return (
    <div className="ui-empty" data-part="empty">
      {figure ?? <EmptyOutline of={outline} />}
      <p>{children}</p>
      {action}
    </div>
  )
}
