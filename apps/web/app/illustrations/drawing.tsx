import type { ReactNode } from 'react'
import './ink.css'
import './draws.css'

export type SceneProps = { label?: string; className?: string }

type DrawingProps = SceneProps & {
  view: string
  children: ReactNode
  draws?: boolean
}

// The sheet of paper under every scene. `draws` lets the lines that carry a pathLength draw themselves once.
export function Drawing({ view, children, label, className, draws }: DrawingProps) {
  const access = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true, focusable: false }
  return (
    <svg className={['ill', draws && 'draw', className].filter(Boolean).join(' ')} viewBox={view} {...access}>
      {children}
    </svg>
  )
}
