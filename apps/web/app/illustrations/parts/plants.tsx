import { pair, point, fifth, type Point } from '../iso.ts'

type ShrubProps = { at: Point; r?: number }

// A clipped ball. Drawn at the origin and moved, so that a bed of them compresses to one.
export function Shrub({ at, r = 6 }: ShrubProps) {
  const [x, y] = point(...at).map(fifth) as [number, number]
  const k = (n: number) => fifth(n * r)
  return (
    <g className="m fine" transform={`translate(${pair(x, fifth(y - r * 0.8))})`}>
      <circle className="l" r={r} />
      <path
        className="r"
        stroke="none"
        d={`M${k(0.71)} ${k(-0.71)}A${r} ${r} 0 0 1 ${k(-0.71)} ${k(0.71)}A${k(1.15)} ${k(1.15)} 0 0 0 ${k(0.71)} ${k(-0.71)}z`}
      />
      <circle r={r} />
    </g>
  )
}
Shrub.extent = ({ at: [x, y, z] }: ShrubProps) => ({
  at: [x - 0.15, y - 0.15, z] as const,
  size: [0.3, 0.3, 0.4] as const,
})

// Leaves from one foot: lilies, grasses, seedlings.
export function Tuft({ at, size = 1 }: { at: Point; size?: number }) {
  const [x, y] = point(...at).map(fifth) as [number, number]
  const k = (n: number) => fifth(n * size)
  return (
    <path
      className="d"
      transform={`translate(${pair(x, y)})`}
      d={`M0 0Q${k(-1)} ${k(-5)} ${k(-4.5)} ${k(-6.5)}M0 0V${k(-9)}M0 0Q${k(1)} ${k(-5)} ${k(4.5)} ${k(-6.5)}M0 0Q${k(-2)} ${k(-2)} ${k(-5)} ${k(-2.5)}M0 0Q${k(2)} ${k(-2)} ${k(5)} ${k(-2.5)}`}
    />
  )
}

// A fan palm: a ringed trunk and eight drooping leaves.
export function Palm({ at, size = 1 }: { at: Point; size?: number }) {
  const [x, y] = point(...at).map(fifth) as [number, number]
  const k = (n: number) => fifth(n * size)
  const leaf = (dx: number, dy: number, bend: number) =>
    `M0 ${k(-44)}Q${k(dx * 0.6)} ${k(-44 + bend)} ${k(dx)} ${k(-44 + dy)}Q${k(dx * 0.45)} ${k(-42 + dy * 0.5 + bend * 0.1)} 0 ${k(-44)}`
  return (
    <g className="m fine" transform={`translate(${pair(x, y)})`}>
      <ellipse className="shade" rx={k(12)} ry={k(6)} />
      <path
        className="l"
        d={`M${k(-1.8)} 0Q${k(-0.6)} ${k(-22)} ${k(-1)} ${k(-44)}h${k(2)}Q${k(1.4)} ${k(-22)} ${k(1.8)} 0z`}
      />
      <path
        className="d"
        d={`M${k(-1.4)} ${k(-10)}h${k(2.8)}M${k(-1.2)} ${k(-20)}h${k(2.4)}M${k(-1)} ${k(-30)}h${k(2)}`}
      />
      <path
        className="r"
        d={
          leaf(-11, -11, -16) +
          leaf(12, -10, -16) +
          leaf(-17, 6, -15) +
          leaf(17, 7, -15) +
          leaf(-9, 15, -10) +
          leaf(10, 14, -10)
        }
      />
    </g>
  )
}
Palm.extent = ({ at: [x, y, z], size = 1 }: { at: Point; size?: number }) => ({
  at: [x - 0.3 * size, y - 0.3 * size, z] as const,
  size: [0.6 * size, 0.6 * size, 2.4 * size] as const,
})
