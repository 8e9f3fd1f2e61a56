import { circle } from '../round.ts'
import type { Point } from '../iso.ts'
import { Drawing } from '../drawing.tsx'
import { Block } from '../parts/block.tsx'
import { Lines, Panes } from '../parts/faces.tsx'
import { Pipe } from '../parts/pipe.tsx'
import { Footprint, Slab } from '../parts/structure.tsx'
import type { Sheet } from '../sheet.ts'

export const noResultsSheet: Sheet = {
  title: 'Plan chest, drawer C',
  number: 'TW-X-03',
  scale: '1:20',
  rev: 'A',
}

// A plan chest with one drawer drawn out: nothing in it. A reading glass lies on top.
export function NoResults() {
  return (
    <Drawing view="-126 -103 240 180">
      <Slab at={[-2.3, -1.9, 0]} size={[5, 4.8]} grid={false} />
      <Block at={[-1.7, -1.4, 0]} size={[3.8, 2.4, 0.2]} of="m" />
      <Block at={[-1.7, -1.4, 0.2]} size={[3.8, 2.4, 2.2]} of="s" />
      <Block at={[-1.8, -1.5, 2.4]} size={[4, 2.6, 0.12]} of="m" />
      <Fronts />
      <Drawer />
      <Glass at={[0, -0.5, 2.54]} />
    </Drawing>
  )
}

function Fronts() {
  const rows = [0.3, 0.72, 1.56, 1.98]
  return (
    <>
      <Panes on="l" className="d w" rects={rows.map((z) => [[-1.6, 1, z], 3.6, 0.34])} />
      <Lines
        className="e w"
        paths={rows.map((z): Point[] => [
          [0, 1, z + 0.16],
          [0.4, 1, z + 0.16],
        ])}
      />
    </>
  )
}

function Drawer() {
  const [x, y, z, w, d] = [-1.6, 1, 1.14, 3.6, 1.5]
  return (
    <g>
      <Panes on="t" className="lit" rects={[[[x, y, z + 0.04], w, d]]} />
      <Panes on="t" className="shade" rects={[[[x, y, z + 0.04], w, d]]} />
      <Footprint at={[x + 0.4, y + 0.15, z + 0.05]} size={[2.8, 1.1]} />
      <Block at={[x, y, z]} size={[0.1, d, 0.34]} of="s" fine />
      <Block at={[x + w - 0.1, y, z]} size={[0.1, d, 0.34]} of="s" fine />
      <Block at={[x - 0.04, y + d, z - 0.04]} size={[w + 0.08, 0.12, 0.42]} of="s" />
      <Panes on="l" className="lit" rects={[[[x + 0.3, y + d + 0.12, z + 0.08], 0.7, 0.2]]} />
      <Lines
        className="e w"
        paths={[
          [
            [x + 1.6, y + d + 0.12, z + 0.16],
            [x + 2, y + d + 0.12, z + 0.16],
          ],
        ]}
      />
    </g>
  )
}

function Glass({ at: [x, y, z] }: { at: Point }) {
  return (
    <>
      <path className="shade" d={circle([x + 0.1, y + 0.1, z - 0.02], 0.72)} />
      <Pipe
        path={[
          [x + 0.55, y + 0.2, z + 0.04],
          [x + 1.7, y + 0.66, z + 0.04],
        ]}
        of="a"
        width={6}
      />
      <path className="lit" d={circle([x, y, z + 0.04], 0.62)} opacity=".75" />
      <path className="e k" d={circle([x, y, z + 0.04], 0.62)} />
      <Lines
        className="d"
        paths={[
          [
            [x - 0.35, y + 0.1, z + 0.04],
            [x + 0.1, y - 0.35, z + 0.04],
          ],
        ]}
      />
    </>
  )
}
