import type { Material } from '../ink.ts'
import { polygon, type Point } from '../iso.ts'

type Corner = readonly [along: number, up: number, pane?: 'pane']
type PrismProps = {
  at: Point
  profile: readonly Corner[]
  width: number
  axis?: 'x' | 'y'
  of?: Material
}

// A profile drawn out sideways: cars, pitched roofs, ramps. The profile runs along `axis`, counter-clockwise from
// its lower near end; a corner marked as pane makes glass of the side that leaves it.
export function Prism({ at: [x, y, z], profile, width, axis = 'y', of = 'p' }: PrismProps) {
  const on = (s: number, up: number, across: number): Point =>
    axis === 'y' ? [x + across, y + s, z + up] : [x + s, y + across, z + up]
  const [end, flank] = axis === 'y' ? ['l', 'r'] : ['r', 'l']
  const strips = profile.flatMap(([s, up, pane], i) => {
    const [s2, up2] = profile[(i + 1) % profile.length]!
    const [normal, rise] = [up2 - up, s - s2]
    if (normal + rise <= 1e-9) return []
    const d = polygon([on(s, up, 0), on(s2, up2, 0), on(s2, up2, width), on(s, up, width)])
    return [<path key={i} className={pane ?? (rise > normal ? 't' : end)} d={d} />]
  })
  return (
    <g className={of}>
      {strips}
      <path className={flank} d={polygon(profile.map(([s, up]) => on(s, up, width)))} />
    </g>
  )
}
