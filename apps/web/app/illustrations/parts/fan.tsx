import { point, polyline, fifth, type Point } from '../iso.ts'
import { circle } from '../round.ts'
import { Cylinder } from './cylinder.tsx'

// An axial fan in its cowl, seen from above: guard rings, hub and four swept blades.
// Drawn at the origin and moved, so that a row of them compresses to one.
export function Fan({ at, r }: { at: Point; r: number }) {
  const [x, y] = point(...at).map(fifth)
  const h = 0.16
  const top: Point = [0, 0, h]
  const on = (turn: number, k: number): Point => [Math.cos(turn) * r * k, Math.sin(turn) * r * k, h]
  const blades = [0, 1, 2, 3].map((i) => {
    const a = (i * Math.PI) / 2 + 0.35
    const [tip, root, back] = [on(a, 0.8), on(a, 0.22), on(a + 0.75, 0.8)].map((p) => point(...p).map(fifth))
    const bend = point(...on(a + 0.45, 0.9)).map(fifth)
    return `M${root}L${tip}Q${bend} ${back}z`
  })
  return (
    <g className="fine" transform={`translate(${x} ${y})`}>
      <Cylinder at={[0, 0, 0]} r={r} length={h} of="p" />
      <path className="pane" d={circle(top, r * 0.86)} />
      <path className="ink" d={blades.join('')} opacity=".55" />
      <path className="ink" d={circle(top, r * 0.2)} />
      <path className="d" d={circle(top, r * 0.52) + polyline([on(0, 0.86), on(Math.PI, 0.86)])} />
    </g>
  )
}
