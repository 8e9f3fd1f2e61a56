import { pair, point, polyline, fifth, UNIT, type Point } from '../iso.ts'

// Drafting marks. Text lies in the plane that it measures.
const PLANE = { x: '.866 .5 -.866 .5', y: '.866 -.5 .866 .5', left: '.866 .5 0 1' } as const

type DimensionProps = { from: Point; to: Point; offset: Point; figure: string }

// Extension lines, the dimension line with its ticks, the figure in millimetres.
export function Dimension({ from, to, offset, figure }: DimensionProps) {
  const move = ([x, y, z]: Point, k: number): Point => [
    x + offset[0] * k,
    y + offset[1] * k,
    z + offset[2] * k,
  ]
  const [a, b] = [move(from, 1), move(to, 1)]
  const tick = ([x, y, z]: Point) =>
    offset[2]
      ? polyline([
          [x - 0.12, y, z - 0.2],
          [x + 0.12, y, z + 0.2],
        ])
      : polyline([
          [x - 0.15, y - 0.15, z],
          [x + 0.15, y + 0.15, z],
        ])
  // The line stops short of the figure: a halo round the letters would not cover its spaces.
  const run = Math.hypot(b[0] - a[0], b[1] - a[1], b[2] - a[2])
  const room = Math.min(0.45, (figure.length * 6.9 + 10) / UNIT / run / 2)
  const part = (k: number): Point => [
    a[0] + (b[0] - a[0]) * k,
    a[1] + (b[1] - a[1]) * k,
    a[2] + (b[2] - a[2]) * k,
  ]
  const [X, Y] = point((a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2)
  const plane = offset[2] ? PLANE.left : from[0] === to[0] ? PLANE.y : PLANE.x
  return (
    <g className="notes">
      <path
        className="n"
        d={
          polyline([move(from, 0.25), move(from, 1.2)]) +
          polyline([move(to, 0.25), move(to, 1.2)]) +
          polyline([a, part(0.5 - room)]) +
          polyline([part(0.5 + room), b])
        }
      />
      <path className="tk" d={tick(a) + tick(b)} />
      <text textAnchor="middle" dy=".35em" transform={`matrix(${plane} ${pair(fifth(X), fifth(Y))})`}>
        {figure}
      </text>
    </g>
  )
}

// A level mark on a line that leaves the drawing to the right.
export function Level({ at, figure, reach = 30 }: { at: Point; figure: string; reach?: number }) {
  const [x, y] = point(...at).map(fifth) as [number, number]
  return (
    <g className="notes">
      <path className="n" d={`M${x + 4} ${y}h${reach + 56}`} />
      <path className="ink" d={`M${fifth(x + reach)} ${y}l-5-7h10z`} />
      <text x={fifth(x + reach + 9)} y={fifth(y - 5)}>
        {figure}
      </text>
    </g>
  )
}

type LeaderProps = { to: Point; dx: number; dy: number; label: string; anchor?: 'start' | 'end' }

// From a dot on the object to a short shelf that carries the words.
export function Leader({ to, dx, dy, label, anchor = dx < 0 ? 'end' : 'start' }: LeaderProps) {
  const [x, y] = point(...to).map(fifth) as [number, number]
  const shelf = anchor === 'end' ? -8 : 8
  return (
    <g className="notes">
      <path className="n" d={`M${pair(x, y)}l${pair(dx, dy)}h${shelf}`} />
      <circle className="ink" cx={x} cy={y} r="1.8" />
      <text x={fifth(x + dx + shelf * 1.5)} y={fifth(y + dy)} dy=".35em" textAnchor={anchor}>
        {label}
      </text>
    </g>
  )
}

// A numbered call-out, keyed to a list beside the drawing.
export function Balloon({ to, dx, dy, n }: { to: Point; dx: number; dy: number; n: number }) {
  const [x, y] = point(...to).map(fifth) as [number, number]
  const k = 1 - 10 / Math.hypot(dx, dy)
  return (
    <g className="bal notes">
      <path d={`M${pair(x, y)}l${pair(fifth(dx * k), fifth(dy * k))}`} />
      <circle className="sig" cx={x} cy={y} r="2.2" />
      <circle cx={fifth(x + dx)} cy={fifth(y + dy)} r="10" />
      <text x={fifth(x + dx)} y={fifth(y + dy)} dy=".36em" textAnchor="middle">
        {n}
      </text>
    </g>
  )
}
