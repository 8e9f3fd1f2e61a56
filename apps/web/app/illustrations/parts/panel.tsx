import type { Material } from '../ink.ts'
import type { Point } from '../iso.ts'
import { Block } from './block.tsx'
import { Lines, Panes, repeat } from './faces.tsx'

type PanelProps = { at: Point; bays: number; height?: number; depth?: number; bay?: number; of?: Material }

// A line-up of switchboards along x. Each bay: plinth, door, meter window, handle, louvres.
export function Panel({ at: [x, y, z], bays, height = 2, depth = 0.8, bay = 0.8, of = 's' }: PanelProps) {
  const near = y + depth
  const white = of === 's' ? 'd w' : 'd'
  const doors = repeat({ at: [x, near, z], count: bays, step: [bay, 0, 0] })
  return (
    <g>
      <Block at={[x - 0.04, y, z]} size={[bays * bay + 0.08, depth + 0.04, 0.12]} of="m" />
      <Block at={[x, y, z + 0.12]} size={[bays * bay, depth, height - 0.12]} of={of} />
      <Panes
        on="l"
        className={white}
        rects={doors.map(([a, b]) => [[a + 0.07, b, z + 0.2], bay - 0.14, height - 0.32])}
      />
      <Panes
        on="l"
        className="glow"
        rects={doors.map(([a, b]) => [[a + 0.19, b, z + height * 0.7], bay - 0.38, 0.3])}
      />
      <Lines
        className={white}
        paths={doors.flatMap(([a, b]): Point[][] => [
          [
            [a + bay - 0.18, b, z + height * 0.42],
            [a + bay - 0.18, b, z + height * 0.56],
          ],
          ...[0.32, 0.43, 0.54].map((up): Point[] => [
            [a + 0.19, b, z + up],
            [a + bay - 0.3, b, z + up],
          ]),
        ])}
      />
      <Panes
        on="r"
        className={white}
        rects={[[[x + bays * bay, y + 0.1, z + 0.22], depth - 0.2, height - 0.36]]}
      />
    </g>
  )
}
Panel.extent = ({ at, bays, height = 2, depth = 0.8, bay = 0.8 }: PanelProps) => ({
  at,
  size: [bays * bay, depth, height] as const,
})
