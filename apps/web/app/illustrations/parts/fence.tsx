import type { Point } from '../iso.ts'
import { Lines } from './faces.tsx'

type FenceProps = {
  at: Point
  length: number
  height?: number
  axis?: 'x' | 'y'
  pitch?: number
  bars?: number
  className?: string
}

// Posts every `pitch` with rails between them: a guard rail, or a fence once it has `bars` to a bay.
export function Fence({
  at: [x, y, z],
  length,
  height = 0.8,
  axis = 'x',
  pitch = 1,
  bars = 0,
  className = 'e',
}: FenceProps) {
  const on = (s: number, up: number): Point => (axis === 'x' ? [x + s, y, z + up] : [x, y + s, z + up])
  const bays = Math.max(1, Math.round(length / pitch))
  const post = (i: number) => (length * i) / bays
  const fill = Array.from({ length: bays * (bars + 1) }, (_, i) => (length * i) / bays / (bars + 1))
  return (
    <g>
      <Lines
        className="d"
        paths={[
          ...(bars ? fill.map((s) => [on(s, 0.1), on(s, height - 0.08)]) : []),
          [on(0, bars ? 0.12 : height * 0.5), on(length, bars ? 0.12 : height * 0.5)],
        ]}
      />
      <Lines
        className={className}
        paths={[
          ...Array.from({ length: bays + 1 }, (_, i) => [on(post(i), 0), on(post(i), height)]),
          [on(0, height), on(length, height)],
        ]}
      />
    </g>
  )
}
Fence.extent = ({ at, length, height = 0.8, axis = 'x' }: FenceProps) => ({
  at,
  size: axis === 'x' ? ([length, 0.02, height] as const) : ([0.02, length, height] as const),
})
