import type { Material } from '../ink.ts'
import type { Box, Point } from '../iso.ts'
import { Block } from './block.tsx'
import { Column } from './structure.tsx'

type TableProps = Box & { of?: Material }

// A top on four legs; its size includes them.
export function Table({ at: [x, y, z], size: [w, d, h], of = 'p' }: TableProps) {
  const leg = (dx: number, dy: number) => (
    <Column at={[x + dx, y + dy, z]} height={h - 0.07} side={0.08} of="m" />
  )
  return (
    <g className="fine">
      {leg(0.1, 0.1)}
      {leg(w - 0.1, 0.1)}
      {leg(0.1, d - 0.1)}
      {leg(w - 0.1, d - 0.1)}
      <Block at={[x, y, z + h - 0.07]} size={[w, d, 0.07]} of={of} />
    </g>
  )
}

type ChairProps = { at: Point; back?: 'far' | 'near' | 'west' | 'east'; of?: Material }

// A chair of 0.44; `back` is the side of its backrest.
export function Chair({ at: [x, y, z], back = 'near', of = 'm' }: ChairProps) {
  const rest =
    back === 'far' || back === 'near' ? (
      <Block at={[x, back === 'far' ? y : y + 0.38, z + 0.4]} size={[0.44, 0.06, 0.34]} of={of} />
    ) : (
      <Block at={[back === 'west' ? x : x + 0.38, y, z + 0.4]} size={[0.06, 0.44, 0.34]} of={of} />
    )
  const behind = back === 'far' || back === 'west'
  return (
    <g className="fine">
      <Column at={[x + 0.22, y + 0.22, z]} height={0.3} side={0.1} of="p" />
      {behind && rest}
      <Block at={[x, y, z + 0.3]} size={[0.44, 0.44, 0.08]} of={of} />
      {!behind && rest}
    </g>
  )
}
Chair.extent = ({ at }: ChairProps) => ({ at, size: [0.44, 0.44, 0.74] as const })
