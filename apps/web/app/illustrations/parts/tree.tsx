import { pair, point, fifth, type Point } from '../iso.ts'

type TreeProps = { at: Point; size?: number }

// A sphere is a circle in every isometric: crown, crescent in shade, trunk, and the shadow on the ground.
export function Tree({ at, size = 1 }: TreeProps) {
  const [x, y] = point(...at).map(fifth) as [number, number]
  const k = (n: number) => fifth(n * size)
  return (
    <g className="m fine" transform={`translate(${pair(x, y)})`}>
      <ellipse className="shade" rx={k(13)} ry={k(6.5)} />
      <path className="l" d={`M${k(-1.4)} 0V${k(-16)}h${k(2.8)}V0z`} />
      <circle className="t" cy={k(-28)} r={k(14)} />
      <path
        className="r"
        stroke="none"
        d={`M${k(9.9)} ${k(-37.9)}A${k(14)} ${k(14)} 0 0 1 ${k(-9.9)} ${k(-18.1)}A${k(16)} ${k(16)} 0 0 0 ${k(9.9)} ${k(-37.9)}z`}
      />
      <circle cy={k(-28)} r={k(14)} />
      <path
        className="d"
        d={`M0 ${k(-15)}V${k(-30)}M0 ${k(-20)}l${k(5)} ${k(-5)}M0 ${k(-24)}l${k(-5)} ${k(-5)}M${k(-8)} ${k(-34)}a${k(10)} ${k(10)} 0 0 1 ${k(7)} ${k(-4.5)}`}
      />
    </g>
  )
}
Tree.extent = ({ at: [x, y, z], size = 1 }: TreeProps) => ({
  at: [x - 0.3 * size, y - 0.3 * size, z] as const,
  size: [0.6 * size, 0.6 * size, 1.7 * size] as const,
})
