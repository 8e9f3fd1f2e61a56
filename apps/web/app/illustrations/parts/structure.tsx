import type { Material } from '../ink.ts'
import { polygon, polyline, fifth, type Point } from '../iso.ts'
import { Block } from './block.tsx'

type SlabProps = {
  at: Point
  size: readonly [w: number, d: number]
  thick?: number
  of?: Material
  grid?: boolean
}

// `at` is a corner of its upper side, so that things stand on it at the same height.
export function Slab({ at: [x, y, z], size: [w, d], thick = 0.25, of = 'p', grid = true }: SlabProps) {
  return (
    <>
      <Block at={[x, y, z - thick]} size={[w, d, thick]} of={of} />
      {grid && <GroundGrid at={[x, y, z]} size={[w, d]} />}
    </>
  )
}

export function GroundGrid({
  at: [x, y, z],
  size: [w, d],
}: {
  at: Point
  size: readonly [w: number, d: number]
}) {
  const lines: string[] = []
  for (let i = 1; i < w; i++)
    lines.push(
      polyline([
        [x + i, y, z],
        [x + i, y + d, z],
      ]),
    )
  for (let i = 1; i < d; i++)
    lines.push(
      polyline([
        [x, y + i, z],
        [x + w, y + i, z],
      ]),
    )
  return <path className="gr" d={lines.join('')} />
}

type ColumnProps = { at: Point; height: number; side?: number; of?: Material }

// `at` is the middle of its foot.
export function Column({ at: [x, y, z], height, side = 0.36, of = 'm' }: ColumnProps) {
  return <Block at={[x - side / 2, y - side / 2, z]} size={[side, side, height]} of={of} />
}
Column.extent = ({ at: [x, y, z], height, side = 0.36 }: ColumnProps) => ({
  at: [x - side / 2, y - side / 2, z] as const,
  size: [side, side, height] as const,
})

type TrussProps = {
  at: Point
  length: number
  height: number
  bays: number
  axis?: 'x' | 'y'
  draws?: boolean
}

// A Warren truss in the plane of its axis: two chords and one zigzag, the figure of the logo.
export function Truss({ at: [x, y, z], length, height, bays, axis = 'x', draws }: TrussProps) {
  const on = (s: number, up: number): Point => (axis === 'x' ? [x + s, y, z + up] : [x, y + s, z + up])
  const bay = length / bays
  const web = Array.from({ length: 2 * bays + 1 }, (_, i) => on((i * bay) / 2, i % 2 ? height : 0))
  const chords =
    polyline([on(0, 0), on(length, 0)]) + polyline([on(bay / 2, height), on(length - bay / 2, height)])
  // Measured by the longer chord, so that one dash of length 1 covers each.
  const chordsLength = fifth(1.98 - bay / length)
  return (
    <>
      <path className="e" d={polyline(web)} pathLength={draws ? 1 : undefined} />
      <path className="e k" d={chords} pathLength={draws ? chordsLength : undefined} />
    </>
  )
}

export function Footprint({
  at: [x, y, z],
  size: [w, d],
}: {
  at: Point
  size: readonly [w: number, d: number]
}) {
  return (
    <path
      className="h"
      d={polygon([
        [x, y, z],
        [x + w, y, z],
        [x + w, y + d, z],
        [x, y + d, z],
      ])}
    />
  )
}
