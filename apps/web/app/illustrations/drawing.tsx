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
  const classes = ['ill', draws ? 'draw' : 'waits', className].filter(Boolean).join(' ')
  const [, , width, height] = view.split(' ')
  return (
    <svg
      className={classes}
      viewBox={view}
      style={draws ? undefined : { aspectRatio: `auto ${width}/${height}` }}
      {...access}
    >
      {children}
    </svg>
  )
}
