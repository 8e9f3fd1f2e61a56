import type { Material } from '../ink.ts'
import type { Point } from '../iso.ts'
import { Block } from './block.tsx'
import { Lines, Panes, repeat } from './faces.tsx'
import { Fan } from './fan.tsx'

type ChillerProps = { at: Point; fans?: number; of?: Material }

const DEPTH = 1.6

// Air-cooled, along x: skid, coil bays with fins, control box on the near end, fans on top.
export function Chiller({ at: [x, y, z], fans = 3, of = 's' }: ChillerProps) {
  const white = of === 's' ? 'd w' : 'd'
  const near = y + DEPTH - 0.08
  const bays = repeat({ at: [x + 0.2, near, z + 0.36], count: fans, step: [1, 0, 0] })
  return (
    <g>
      <Block at={[x, y, z]} size={[fans, DEPTH, 0.18]} of="m" />
      <Block at={[x + 0.08, y + 0.08, z + 0.18]} size={[fans - 0.16, DEPTH - 0.16, 1.12]} of={of} />
      <Panes on="l" className={white} rects={bays.map((p) => [p, 0.66, 0.78])} />
      <Lines
        className={white}
        paths={bays.flatMap(([a, b, c]) =>
          repeat({ at: [a, b, c + 0.13], count: 5, step: [0, 0, 0.13] }).map((p): Point[] => [
            p,
            [p[0] + 0.66, p[1], p[2]],
          ]),
        )}
      />
      <Panes on="r" className={white} rects={[[[x + fans - 0.08, y + 0.3, z + 0.42], 0.62, 0.66]]} />
      <Panes on="r" className="glow" rects={[[[x + fans - 0.08, y + 0.4, z + 0.78], 0.26, 0.18]]} />
      <Lines
        className={white}
        paths={[
          [
            [x + fans - 0.08, y + 1.1, z + 0.3],
            [x + fans - 0.08, y + 1.1, z + 1.2],
          ],
        ]}
      />
      {repeat({ at: [x + 0.5, y + DEPTH / 2, z + 1.3], count: fans, step: [1, 0, 0] }).map((p) => (
        <Fan key={p[0]} at={p} r={0.4} />
      ))}
    </g>
  )
}
Chiller.extent = ({ at, fans = 3 }: ChillerProps) => ({ at, size: [fans, DEPTH, 1.46] as const })
