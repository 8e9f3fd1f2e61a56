import type { Point } from '../iso.ts'
import { Block } from './block.tsx'
import { Cylinder } from './cylinder.tsx'
import { Lines, repeat } from './faces.tsx'

// Oil-filled, with radiator fins on both near sides, a conservator and three bushings.
export function Transformer({ at: [x, y, z] }: { at: Point }) {
  const bushings = repeat({ at: [x + 0.6, y + 1.1, z + 1.95], count: 3, step: [0.55, 0, 0] })
  return (
    <g>
      <Block at={[x, y, z]} size={[2.4, 2, 0.18]} of="p" />
      <Block at={[x + 0.4, y + 0.35, z + 0.18]} size={[1.5, 1.2, 1.62]} of="s" />
      <g className="fine">
        {repeat({ at: [x + 1.9, y + 0.42, z + 0.4], count: 6, step: [0, 0.19, 0] }).map((p) => (
          <Block key={p[1]} at={p} size={[0.22, 0.09, 1.2]} of="s" />
        ))}
        {repeat({ at: [x + 0.48, y + 1.55, z + 0.4], count: 7, step: [0.2, 0, 0] }).map((p) => (
          <Block key={p[0]} at={p} size={[0.09, 0.22, 1.2]} of="s" />
        ))}
      </g>
      <Block at={[x + 0.34, y + 0.29, z + 1.8]} size={[1.62, 1.32, 0.12]} of="s" />
      <Cylinder at={[x + 0.4, y + 0.55, z + 2.3]} r={0.2} length={1.2} axis="x" of="m" fine />
      <Lines
        className="e"
        paths={[
          [
            [x + 0.7, y + 0.6, z + 1.92],
            [x + 0.7, y + 0.6, z + 2.1],
          ],
          [
            [x + 1.4, y + 0.6, z + 1.92],
            [x + 1.4, y + 0.6, z + 2.1],
          ],
        ]}
      />
      {bushings.map((p) => (
        <g key={p[0]} className="fine">
          <Cylinder at={p} r={0.11} far={0.15} length={0.22} of="p" />
          <Cylinder at={[p[0], p[1], p[2] + 0.22]} r={0.07} far={0.1} length={0.3} of="p" />
        </g>
      ))}
    </g>
  )
}
Transformer.extent = ({ at }: { at: Point }) => ({ at, size: [2.4, 2, 2.5] as const })

export const bushingTops = ([x, y, z]: Point): Point[] =>
  repeat({ at: [x + 0.6, y + 1.1, z + 2.48], count: 3, step: [0.55, 0, 0] })
