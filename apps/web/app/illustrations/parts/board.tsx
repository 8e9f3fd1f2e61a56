import type { ReactNode } from 'react'
import type { Point } from '../iso.ts'
import { Block } from './block.tsx'
import { Lines, Panes } from './faces.tsx'
import { Column } from './structure.tsx'

type Spot = readonly [along: number, up: number]
type Curve = { className: string; points: readonly Spot[] }
type BoardProps = {
  at: Point
  size: readonly [w: number, h: number]
  curves: readonly Curve[]
  children?: ReactNode
}

// A sheet on two legs in the left plane, with axes; its curves are given as shares of its width and height.
export function Board({ at: [x, y, z], size: [w, h], curves, children }: BoardProps) {
  const [near, foot] = [y + 0.1, z + 0.5]
  const on = ([s, up]: Spot): Point => [x + 0.2 + (w - 0.4) * s, near, foot + 0.2 + (h - 0.4) * up]
  return (
    <g>
      <Column at={[x + 0.3, y + 0.05, z]} height={0.5} side={0.1} of="m" />
      <Column at={[x + w - 0.3, y + 0.05, z]} height={0.5} side={0.1} of="m" />
      <Block at={[x, y, foot]} size={[w, 0.1, h]} of="s" />
      <Panes on="l" className="glow" rects={[[[x + 0.08, near, foot + 0.08], w - 0.16, h - 0.16]]} />
      <Lines className="fine" paths={[[on([0, 1]), on([0, 0]), on([1, 0])]]} />
      {children}
      {curves.map(({ className, points }, i) => (
        <Lines key={i} className={className} paths={[points.map(on)]} />
      ))}
    </g>
  )
}
Board.extent = ({ at, size: [w, h] }: BoardProps) => ({ at, size: [w, 0.1, h + 0.5] as const })
