import type { Material } from '../ink.ts'
import type { Point } from '../iso.ts'
import { circle } from '../round.ts'
import { Block } from './block.tsx'
import { Cylinder } from './cylinder.tsx'
import { Lines, repeat } from './faces.tsx'

type PumpProps = { at: Point; of?: Material }

const SIZE = [1.7, 0.8, 1] as const

// End-suction set along x: plinth, finned motor, coupling guard in signal colour, casing with its outlet up.
export function Pump({ at: [x, y, z], of = 's' }: PumpProps) {
  const [cy, cz] = [y + 0.4, z + 0.5]
  return (
    <g className="fine">
      <Block at={[x, y, z]} size={[1.7, 0.8, 0.14]} of="p" />
      <Block at={[x + 0.16, y + 0.18, z + 0.14]} size={[0.6, 0.44, 0.14]} of="m" />
      <Cylinder at={[x + 0.06, cy, cz]} r={0.2} length={0.1} axis="x" of="m" />
      <Cylinder at={[x + 0.14, cy, cz]} r={0.27} length={0.68} axis="x" of={of} />
      <Lines
        className="d w"
        paths={repeat({ at: [x + 0.24, cy, cz], count: 5, step: [0.12, 0, 0] }).map(([a, b, c]): Point[] => [
          [a, b + 0.16, c + 0.2],
          [a, b + 0.27, c],
          [a, b + 0.22, c - 0.16],
        ])}
      />
      <Cylinder at={[x + 0.82, cy, cz]} r={0.13} length={0.24} axis="x" of="a" />
      <Cylinder at={[x + 1.18, cy, cz + 0.2]} r={0.13} length={0.34} of={of} />
      <Cylinder at={[x + 1.06, cy, cz]} r={0.35} length={0.26} axis="x" of={of} />
      <Cylinder at={[x + 1.32, cy, cz]} r={0.15} length={0.2} axis="x" of="m" />
      <path className="d w" d={circle([x + 1.32, cy, cz], 0.25, 'x')} />
      <Cylinder at={[x + 1.52, cy, cz]} r={0.21} length={0.06} axis="x" of="m" rings={[0.55]} />
      <Cylinder at={[x + 1.18, cy, z + 1.04]} r={0.2} length={0.06} of="m" />
    </g>
  )
}
Pump.extent = ({ at }: PumpProps) => ({ at, size: SIZE })
