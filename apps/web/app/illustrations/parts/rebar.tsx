import type { Point } from '../iso.ts'
import { polygon } from '../iso.ts'
import { Lines, repeat } from './faces.tsx'

type CageProps = { at: Point; side?: number; height: number; ties?: number; laps?: number }

// A column's steel, from the middle of its foot: eight bars, their ties, and the laps that reach above the last tie.
export function Cage({ at: [x, y, z], side = 0.4, height, ties = 7, laps = 0.7 }: CageProps) {
  const k = side / 2
  const bars = [-k, 0, k].flatMap((dx) => [-k, 0, k].filter((dy) => dx || dy).map((dy) => [dx, dy] as const))
  const tie = (up: number) =>
    polygon([
      [x - k, y - k, z + up],
      [x + k, y - k, z + up],
      [x + k, y + k, z + up],
      [x - k, y + k, z + up],
    ])
  const ups = Array.from({ length: ties }, (_, i) => ((i + 0.5) * height) / ties)
  return (
    <g>
      <path className="d" d={ups.map(tie).join('')} />
      <Lines
        className="fine"
        paths={bars.map(([dx, dy]) => [
          [x + dx, y + dy, z],
          [x + dx, y + dy, z + height + laps],
        ])}
      />
    </g>
  )
}
Cage.extent = ({ at: [x, y, z], side = 0.4, height, laps = 0.7 }: CageProps) => ({
  at: [x - side / 2, y - side / 2, z] as const,
  size: [side, side, height + laps] as const,
})

// A slab's bottom steel: both directions, tied.
export function Mat({
  at: [x, y, z],
  size: [w, d],
  pitch = 0.3,
}: {
  at: Point
  size: readonly [w: number, d: number]
  pitch?: number
}) {
  const along = repeat({ at: [x, y, z], count: Math.floor(d / pitch) + 1, step: [0, pitch, 0] })
  const across = repeat({ at: [x, y, z], count: Math.floor(w / pitch) + 1, step: [pitch, 0, 0] })
  return (
    <Lines
      className="d"
      paths={[
        ...along.map((p): Point[] => [p, [p[0] + w, p[1], p[2]]]),
        ...across.map((p): Point[] => [p, [p[0], p[1] + d, p[2]]]),
      ]}
    />
  )
}
