import type { Box, Point } from '../iso.ts'
import { Block } from './block.tsx'
import { Lines, Panes } from './faces.tsx'

// A wall cut through: paper sides, its section solid.
export function CutWall({ at: [x, y, z], size: [w, d, h] }: Box) {
  return (
    <g>
      <Block at={[x, y, z]} size={[w, d, h]} of="p" fine />
      <Panes on="t" className="ink" rects={[[[x, y, z + h], w, d]]} />
    </g>
  )
}

type GlassWallProps = { at: Point; length: number; height?: number; axis?: 'x' | 'y'; bays?: number }

// Framed glass, as long as its axis says.
export function GlassWall({ at: [x, y, z], length, height = 1.8, axis = 'x', bays = 3 }: GlassWallProps) {
  const on = (s: number, up: number): Point => (axis === 'x' ? [x + s, y, z + up] : [x, y + s, z + up])
  const posts = Array.from({ length: bays + 1 }, (_, i) => (length * i) / bays)
  return (
    <g>
      <g className="g">
        <Panes on={axis === 'x' ? 'l' : 'r'} className="t" rects={[[[x, y, z], length, height]]} />
      </g>
      <Lines className="d" paths={posts.slice(1, -1).map((s) => [on(s, 0), on(s, height)])} />
      <Lines className="e" paths={[[on(0, 0), on(0, height), on(length, height), on(length, 0), on(0, 0)]]} />
    </g>
  )
}
GlassWall.extent = ({ at, length, height = 1.8, axis = 'x' }: GlassWallProps) => ({
  at,
  size: axis === 'x' ? ([length, 0.02, height] as const) : ([0.02, length, height] as const),
})

// The swing of a door on plan: from shut along one axis to open along the other.
export function Swing({
  at: [x, y, z],
  r = 0.8,
  from,
  to,
}: {
  at: Point
  r?: number
  from: number
  to: number
}) {
  const arc = Array.from({ length: 9 }, (_, i): Point => {
    const turn = ((from + ((to - from) * i) / 8) * Math.PI) / 180
    return [x + r * Math.cos(turn), y + r * Math.sin(turn), z]
  })
  return (
    <>
      <Lines className="h" paths={[arc]} />
      <Lines className="e" paths={[[[x, y, z], arc.at(-1)!]]} />
    </>
  )
}
