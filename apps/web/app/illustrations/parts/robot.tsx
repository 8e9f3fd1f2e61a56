import type { Point } from '../iso.ts'
import { circle } from '../round.ts'
import { Block } from './block.tsx'
import { Cylinder } from './cylinder.tsx'
import { Pipe } from './pipe.tsx'

type RobotProps = { at: Point; reach?: readonly [dx: number, dy: number]; tool?: number }

// Six axes from the middle of its foot: pedestal, turret, two links in signal colour, wrist and gripper.
// `reach` is where the gripper hangs from there, `tool` how high.
export function Robot({ at: [x, y, z], reach: [dx, dy] = [0.3, -1.6], tool = 1.2 }: RobotProps) {
  const shoulder: Point = [x, y, z + 0.75]
  const elbow: Point = [x - dx * 0.35, y - dy * 0.3, z + 1.95]
  const wrist: Point = [x + dx, y + dy, z + tool + 0.6]
  return (
    <g>
      <Block at={[x - 0.5, y - 0.5, z]} size={[1, 1, 0.08]} of="p" fine />
      <Cylinder at={[x, y, z + 0.08]} r={0.42} length={0.3} of="m" fine />
      <Cylinder at={[x, y, z + 0.38]} r={0.3} length={0.26} of="s" fine />
      <Pipe path={[shoulder, elbow]} of="a" width={11} />
      <Pipe path={[elbow, wrist]} of="a" width={8} />
      <Joint at={shoulder} r={0.24} />
      <Joint at={elbow} r={0.2} />
      <Pipe path={[wrist, [wrist[0], wrist[1], z + tool + 0.2]]} of="m" width={5} />
      <Block at={[wrist[0] - 0.18, wrist[1] - 0.14, z + tool + 0.08]} size={[0.36, 0.28, 0.12]} of="s" fine />
    </g>
  )
}
Robot.extent = ({ at: [x, y, z] }: RobotProps) => ({
  at: [x - 0.5, y - 0.5, z] as const,
  size: [1, 1, 2.3] as const,
})

function Joint({ at, r }: { at: Point; r: number }) {
  return (
    <g className="m fine">
      <path className="l" d={circle(at, r, 'y')} />
      <path className="d" d={circle(at, r * 0.5, 'y')} />
    </g>
  )
}
