import type { Point } from '../iso.ts'
import { Block } from './block.tsx'
import { Lines, repeat } from './faces.tsx'
import { Column } from './structure.tsx'

type ConveyorProps = { at: Point; length: number; width?: number; height?: number }

// Rollers along x between two side channels, on legs.
export function Conveyor({ at: [x, y, z], length, width = 0.9, height = 0.56 }: ConveyorProps) {
  const legs = repeat({ at: [x + 0.3, y, z], count: Math.ceil(length / 1.6), step: [1.6, 0, 0] }).filter(
    ([a]) => a < x + length - 0.1,
  )
  const rollers = repeat({
    at: [x + 0.2, y, z + height],
    count: Math.floor((length - 0.2) / 0.25),
    step: [0.25, 0, 0],
  })
  return (
    <g>
      {legs.map(([a]) => (
        <Column key={a} at={[a, y + width - 0.08, z]} height={height} side={0.1} of="m" />
      ))}
      <Block at={[x, y, z + height - 0.2]} size={[length, width, 0.2]} of="m" fine />
      <Lines
        className="d"
        paths={rollers.map((p): Point[] => [
          [p[0], p[1] + 0.08, p[2]],
          [p[0], p[1] + width - 0.08, p[2]],
        ])}
      />
      <Lines
        className="d"
        paths={[0.08, width - 0.08].map((s): Point[] => [
          [x, y + s, z + height],
          [x + length, y + s, z + height],
        ])}
      />
    </g>
  )
}
Conveyor.extent = ({ at, length, width = 0.9, height = 0.56 }: ConveyorProps) => ({
  at,
  size: [length, width, height] as const,
})
