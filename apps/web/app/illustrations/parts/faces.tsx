import { left, polygon, polyline, right, top, type Point } from '../iso.ts'

type Run = { at: Point; count: number; step: Point }

// Flat rectangles, many to one path: windows, louvres, doors. `on` names the face they lie in.
type PanesProps = {
  on: 't' | 'l' | 'r'
  className: string
  rects: readonly (readonly [at: Point, along: number, up: number])[]
}

export function Panes({ on, className, rects }: PanesProps) {
  const d = rects.map(([at, along, up]) => {
    if (on === 't') return top({ at, size: [along, up, 0] })
    if (on === 'l') return left({ at, size: [along, 0, up] })
    return right({ at, size: [0, along, up] })
  })
  return <path className={className} d={d.join('')} />
}

export function Lines({ className, paths }: { className: string; paths: readonly (readonly Point[])[] }) {
  return <path className={className} d={paths.map(polyline).join('')} />
}

export function Patch({ className, points }: { className: string; points: readonly Point[] }) {
  return <path className={className} d={polygon(points)} />
}

// The same thing again at equal steps.
export function repeat({ at, count, step }: Run): Point[] {
  return Array.from({ length: count }, (_, i) => [
    at[0] + step[0] * i,
    at[1] + step[1] * i,
    at[2] + step[2] * i,
  ])
}
