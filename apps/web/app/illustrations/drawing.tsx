import type { ReactNode } from 'react'

type DrawingProps = {
  view: string
  children: ReactNode
  draws?: boolean
}

// The sheet of paper under every scene. `draws` lets the lines that carry a pathLength draw themselves once.
export function Drawing({ view, children, draws }: DrawingProps) {
  return (
    <svg className={draws ? 'ill draw' : 'ill'} viewBox={view} aria-hidden focusable={false}>
      {children}
    </svg>
  )
}
