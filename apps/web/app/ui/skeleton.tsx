import type { CSSProperties } from 'react'
import './feedback.css'

type SkeletonProps = { lines?: number; rows?: number; label?: string }

export function Skeleton({ lines, rows, label = 'Loading' }: SkeletonProps) {
  return (
    <div className="ui-skeleton" data-part="skeleton" role="status" aria-label={label}>
      {rows === undefined
        ? Array.from({ length: lines ?? 3 }, (_, at) => <i key={at} style={width(at, lines ?? 3)} />)
        : Array.from({ length: rows }, (_, at) => (
            <div className="ui-skeleton-row" data-part="skeleton-row" key={at}>
              <i />
              <i />
              <i />
              <i />
            </div>
          ))}
    </div>
  )
}

function width(at: number, lines: number): CSSProperties {
  return { width: at === lines - 1 && lines > 1 ? '62%' : `${100 - ((at * 7) % 16)}%` }
}
