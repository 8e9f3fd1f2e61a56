import type { ReactNode } from 'react'
import type { Point } from '../iso.ts'
import { Block } from './block.tsx'
import { Lines, Panes } from './faces.tsx'

type GondolaProps = { at: Point; width?: number; top: number; children?: ReactNode }

// A suspended cradle before a façade in the left plane: floor, back rail, the people in it, front, ropes to `top`.
export function Gondola({ at: [x, y, z], width = 2, top, children }: GondolaProps) {
  const d = 0.6
  const rope = (s: number): Point[] => [
    [x + s, y + d / 2, z + 0.75],
    [x + s, y + d / 2, top],
  ]
  return (
    <g>
      <Block at={[x, y, z]} size={[width, d, 0.12]} of="a" />
      <Lines
        className="e"
        paths={[
          [
            [x, y, z + 0.12],
            [x, y, z + 0.8],
            [x + width, y, z + 0.8],
          ],
          [
            [x, y, z + 0.8],
            [x, y + d, z + 0.8],
          ],
        ]}
      />
      {children}
      <g className="a">
        <Panes on="l" className="l" rects={[[[x, y + d, z], width, 0.5]]} />
        <Panes on="r" className="r" rects={[[[x + width, y, z], d, 0.5]]} />
      </g>
      <Lines
        className="e"
        paths={[
          [
            [x, y + d, z + 0.5],
            [x, y + d, z + 0.8],
            [x + width, y + d, z + 0.8],
            [x + width, y + d, z + 0.5],
          ],
          [
            [x + width, y + d, z + 0.8],
            [x + width, y, z + 0.8],
            [x + width, y, z + 0.5],
          ],
          [
            [x + width / 2, y + d, z + 0.5],
            [x + width / 2, y + d, z + 0.8],
          ],
        ]}
      />
      <Lines className="d" paths={[rope(0.12), rope(width - 0.12)]} />
    </g>
  )
}
