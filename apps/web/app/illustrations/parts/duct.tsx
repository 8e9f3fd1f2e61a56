import type { Material } from '../ink.ts'
import type { Box, Point } from '../iso.ts'
import { Block } from './block.tsx'
import { Lines } from './faces.tsx'

type DuctProps = Box & { of?: Material; flange?: number }

// A straight run along its longer side, with a flange at every joint.
export function Duct({ at, size, of = 'm', flange = 1 }: DuctProps) {
  const [x, y, z] = at
  const [w, d, h] = size
  const alongX = w >= d
  const joints = Array.from(
    { length: Math.max(0, Math.ceil((alongX ? w : d) / flange) - 1) },
    (_, i) => (i + 1) * flange,
  )
  const ring = (s: number): Point[] =>
    alongX
      ? [
          [x + s, y, z + h],
          [x + s, y + d, z + h],
          [x + s, y + d, z],
        ]
      : [
          [x, y + s, z + h],
          [x + w, y + s, z + h],
          [x + w, y + s, z],
        ]
  return (
    <g>
      <Block at={at} size={size} of={of} />
      <Lines className="d" paths={joints.flatMap((s) => [ring(s), ring(s + 0.07)])} />
    </g>
  )
}

// A square ceiling diffuser below a duct, with the throw of air dashed to `floor`.
export function Diffuser({
  at: [x, y, z],
  side = 0.8,
  drop = 0,
}: {
  at: Point
  side?: number
  drop?: number
}) {
  const k = side * 0.28
  return (
    <g className="fine">
      <Block at={[x - side / 2, y - side / 2, z - 0.12]} size={[side, side, 0.12]} of="p" />
      {drop > 0 && (
        <Lines
          className="h"
          paths={[
            [
              [x - side / 2, y + side / 2, z - 0.12],
              [x - side / 2 - k, y + side / 2 + k, z - drop],
            ],
            [
              [x + side / 2, y + side / 2, z - 0.12],
              [x + side / 2 + k, y + side / 2 + k, z - drop],
            ],
            [
              [x + side / 2, y - side / 2, z - 0.12],
              [x + side / 2 + k, y - side / 2 - k, z - drop],
            ],
          ]}
        />
      )}
    </g>
  )
}
