import type { Material } from '../ink.ts'
import type { Point } from '../iso.ts'
import { hoop } from '../round.ts'
import { Cylinder } from './cylinder.tsx'
import { Ladder } from './ladder.tsx'

type TankProps = { at: Point; r: number; height: number; of?: Material; ladder?: boolean }

// `at` is the middle of its foot. Hoops, a manhole and, where asked for, a ladder on the near side.
export function Tank({ at: [x, y, z], r, height, of = 's', ladder = true }: TankProps) {
  const white = of === 's' ? 'd w' : 'd'
  return (
    <g>
      <Cylinder at={[x, y, z]} r={r + 0.12} length={0.14} of="p" />
      <Cylinder at={[x, y, z + 0.14]} r={r} length={height} of={of} />
      <path
        className={white}
        d={hoop([x, y, z + 0.14 + height / 3], r) + hoop([x, y, z + 0.14 + (height * 2) / 3], r)}
      />
      <Cylinder at={[x - r * 0.2, y - r * 0.2, z + 0.14 + height]} r={r * 0.3} length={0.1} of="p" fine />
      {ladder && (
        <Ladder at={[x + r * 0.62, y + r * 0.8, z + 0.14]} height={height + 0.2} axis="x" width={0.3} />
      )}
    </g>
  )
}
Tank.extent = ({ at: [x, y, z], r, height }: TankProps) => ({
  at: [x - r, y - r, z] as const,
  size: [2 * r, 2 * r, height + 0.14] as const,
})
