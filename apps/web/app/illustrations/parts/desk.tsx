import type { Material } from '../ink.ts'
import type { Point } from '../iso.ts'
import { Block } from './block.tsx'
import { Lines, Panes } from './faces.tsx'
import { Column } from './structure.tsx'

type DeskProps = { at: Point; of?: Material; screen?: boolean }

// Along x, the screen turned to the reader.
export function Desk({ at: [x, y, z], of = 'p', screen = true }: DeskProps) {
  const leg = (dx: number, dy: number) => <Column at={[x + dx, y + dy, z]} height={0.5} side={0.08} of="p" />
  return (
    <g className="fine">
      {leg(0.08, 0.08)}
      {leg(1.32, 0.08)}
      {leg(0.08, 0.62)}
      <Block at={[x + 0.98, y + 0.08, z]} size={[0.34, 0.54, 0.5]} of="m" />
      <Block at={[x, y, z + 0.5]} size={[1.4, 0.7, 0.06]} of={of} />
      {screen && (
        <>
          <Block at={[x + 0.58, y + 0.14, z + 0.56]} size={[0.2, 0.16, 0.04]} of="m" />
          <Block at={[x + 0.34, y + 0.18, z + 0.66]} size={[0.68, 0.05, 0.4]} of="s" />
          <Panes on="l" className="glow" rects={[[[x + 0.38, y + 0.23, z + 0.7], 0.6, 0.32]]} />
          <Lines
            className="d"
            paths={[
              [
                [x + 0.46, y + 0.23, z + 0.8],
                [x + 0.62, y + 0.23, z + 0.9],
                [x + 0.74, y + 0.23, z + 0.82],
                [x + 0.9, y + 0.23, z + 0.95],
              ],
              [
                [x + 0.4, y + 0.46, z + 0.56],
                [x + 0.96, y + 0.46, z + 0.56],
                [x + 0.96, y + 0.58, z + 0.56],
                [x + 0.4, y + 0.58, z + 0.56],
                [x + 0.4, y + 0.46, z + 0.56],
              ],
            ]}
          />
        </>
      )}
    </g>
  )
}
Desk.extent = ({ at }: DeskProps) => ({ at, size: [1.4, 0.7, 1.1] as const })
