import { left, polygon, right, type Point } from '../iso.ts'
import { Lines, Panes } from './faces.tsx'

type RoomProps = { at: Point; size: readonly [w: number, d: number, h: number]; thick?: number }

// The two rear walls of a cut-away room, their section on top and at the ends bright.
export function RearWalls({ at: [x, y, z], size: [w, d, h], thick = 0.22 }: RoomProps) {
  const t = thick
  return (
    <>
      <path className="r" d={right({ at: [x, y, z], size: [0, d, h] })} />
      <path className="l" d={left({ at: [x, y, z], size: [w, 0, h] })} />
      <g className="c">
        <path
          className="l"
          d={
            polygon([
              [x - t, y - t, z + h],
              [x + w, y - t, z + h],
              [x + w, y, z + h],
              [x, y, z + h],
              [x, y + d, z + h],
              [x - t, y + d, z + h],
            ]) +
            left({ at: [x - t, y + d, z], size: [t, 0, h] }) +
            right({ at: [x + w, y - t, z], size: [0, t, h] })
          }
        />
      </g>
    </>
  )
}

// A curtain wall: panes between mullions, in the left (y) or right (x) plane. `lit` panes are brighter.
type WindowWallProps = {
  at: Point
  on: 'l' | 'r'
  columns: number
  rows: number
  pane: readonly [along: number, up: number]
  gap?: number
  className?: string
  skip?: (column: number, row: number) => boolean
}

export function WindowWall({
  at: [x, y, z],
  on,
  columns,
  rows,
  pane,
  gap = 0.2,
  className = 'pane',
  skip,
}: WindowWallProps) {
  const rects = Array.from(
    { length: columns * rows },
    (_, i) => [i % columns, Math.floor(i / columns)] as const,
  )
    .filter(([c, r]) => !skip?.(c, r))
    .map(([c, r]) => {
      const [s, up] = [c * (pane[0] + gap), r * (pane[1] + gap)]
      const p: Point = on === 'l' ? [x + s, y, z + up] : [x, y + s, z + up]
      return [p, pane[0], pane[1]] as const
    })
  return <Panes on={on} className={className} rects={rects} />
}

type DoorProps = { at: Point; on: 'l' | 'r'; width?: number; height?: number; className?: string }

export function Door({ at: [x, y, z], on, width = 0.8, height = 1.6, className = 'pane' }: DoorProps) {
  const w = width * 0.8
  const knob: Point[] =
    on === 'l'
      ? [
          [x + w, y, z + height * 0.45],
          [x + w, y, z + height * 0.55],
        ]
      : [
          [x, y + w, z + height * 0.45],
          [x, y + w, z + height * 0.55],
        ]
  return (
    <>
      <Panes on={on} className={className} rects={[[[x, y, z], width, height]]} />
      <Lines className="e" paths={[knob]} />
    </>
  )
}
