import type { Point } from '../iso.ts'
import { Lines } from './faces.tsx'

type LadderProps = { at: Point; height: number; axis?: 'x' | 'y'; width?: number }

export function Ladder({ at: [x, y, z], height, axis = 'x', width = 0.34 }: LadderProps) {
  const on = (s: number, up: number): Point => (axis === 'x' ? [x + s, y, z + up] : [x, y + s, z + up])
  const rungs = Array.from({ length: Math.floor(height / 0.2) }, (_, i) => 0.12 + i * 0.2)
  return (
    <g>
      <Lines
        className="e"
        paths={[
          [on(0, 0), on(0, height)],
          [on(width, 0), on(width, height)],
        ]}
      />
      <Lines className="d" paths={rungs.map((up) => [on(0, up), on(width, up)])} />
    </g>
  )
}
