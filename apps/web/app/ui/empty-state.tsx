import type { ReactNode } from 'react'
import './feedback.css'

type EmptyStateProps = { children: ReactNode; action?: ReactNode; figure?: ReactNode }

export function EmptyState({ children, action, figure }: EmptyStateProps) {
  return (
    <div className="ui-empty" data-part="empty">
      {figure ?? <SheetOutline />}
      <p>{children}</p>
      {action}
    </div>
  )
}

function SheetOutline() {
  return (
    <svg
      className="ui-empty-outline"
      viewBox="0 0 96 56"
      width="96"
      height="56"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <path d="M48 4 88 24 48 44 8 24Z" strokeWidth="1.25" />
      <path d="M48 14 68 24 48 34 28 24Z" strokeWidth=".75" strokeDasharray="4 3" />
      <path d="m8 32 40 20 40-20" strokeWidth=".75" />
      <path d="m6 29 4 6m36 14 4 6m36-26 4 6" className="ui-empty-tick" strokeWidth="1.25" />
    </svg>
  )
}
