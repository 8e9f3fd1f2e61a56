import type { Material } from '../ink.ts'
import type { Point } from '../iso.ts'
import { Block } from './block.tsx'
import { Column } from './structure.tsx'

type RackProps = {
  at: Point
  width?: number
  depth?: number
  shelves?: number
  pitch?: number
  load?: readonly number[]
  of?: Material
}

// Open shelving along x. `load` is how many boxes stand on each shelf, from below.
export function Rack({
  at: [x, y, z],
  width = 2,
  depth = 0.8,
  shelves = 3,
  pitch = 0.7,
  load = [],
  of = 's',
}: RackProps) {
  const height = (shelves - 1) * pitch + 0.1
  const post = (dx: number, dy: number) => (
    <Column at={[x + dx, y + dy, z]} height={height + 0.25} side={0.08} of="m" />
  )
  return (
    <g className="fine">
      {post(0.04, 0.04)}
      {post(width - 0.04, 0.04)}
      {Array.from({ length: shelves }, (_, j) => (
        <g key={j}>
          <Block at={[x, y, z + j * pitch]} size={[width, depth, 0.08]} of="p" />
          {Array.from({ length: load[j] ?? 0 }, (_, i) => (
            <Block
              key={i}
              at={[x + 0.12 + i * 0.46, y + 0.14, z + j * pitch + 0.08]}
              size={[0.38, depth - 0.28, 0.36]}
              of={of}
            />
          ))}
        </g>
      ))}
      {post(0.04, depth - 0.04)}
      {post(width - 0.04, depth - 0.04)}
    </g>
  )
}
Rack.extent = ({ at, width = 2, depth = 0.8, shelves = 3, pitch = 0.7 }: RackProps) => ({
  at,
  size: [width, depth, (shelves - 1) * pitch + 0.35] as const,
})
