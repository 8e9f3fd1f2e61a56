import { polygon, type Point } from '../iso.ts'
import { Drawing } from '../drawing.tsx'
import { Block } from '../parts/block.tsx'
import { Lines, Panes } from '../parts/faces.tsx'
import { Footprint, Slab } from '../parts/structure.tsx'
import type { Sheet } from '../sheet.ts'

export const noMessagesSheet: Sheet = { title: 'In-tray, empty', number: 'TW-X-01', scale: '1:5', rev: 'A' }

// A two-tier tray with nothing in it; the letter that may come is dashed.
export function NoMessages() {
  return (
    <Drawing view="-120 -94 240 180">
      <Slab at={[-2, -2, 0]} size={[5, 5]} grid={false} />
      <Tier z={0.1} />
      <Posts z={0.1} />
      <Tier z={1.2} />
      <Panes on="l" className="sig" rects={[[[1.2, 1.6, 1.42], 0.5, 0.16]]} />
      <Lines
        className="h"
        paths={[
          [
            [0.25, 0.35, 3],
            [0.25, 0.35, 1.3],
          ],
        ]}
      />
      <Envelope at={[-0.8, -0.4, 3]} />
    </Drawing>
  )
}

// Floor, two rear sides, then the near rims, which are low enough to look over.
function Tier({ z }: { z: number }) {
  const [x, y, w, d] = [-1.5, -1.3, 3.4, 2.9]
  return (
    <g>
      <Block at={[x, y, z]} size={[w, d, 0.1]} of="m" />
      <Panes on="t" className="inner" rects={[[[x + 0.1, y + 0.1, z + 0.1], w - 0.2, d - 0.2]]} />
      <Block at={[x, y, z + 0.1]} size={[0.1, d, 0.4]} of="s" fine />
      <Block at={[x + 0.1, y, z + 0.1]} size={[w - 0.1, 0.1, 0.4]} of="s" fine />
      <Block at={[x + w - 0.1, y + 0.1, z + 0.1]} size={[0.1, d - 0.1, 0.4]} of="s" fine />
      <Block at={[x, y + d - 0.1, z + 0.1]} size={[0.9, 0.1, 0.4]} of="s" fine />
      <Block at={[x + w - 0.9, y + d - 0.1, z + 0.1]} size={[0.9, 0.1, 0.4]} of="s" fine />
    </g>
  )
}

function Posts({ z }: { z: number }) {
  const spots = [
    [-1.45, -1.25],
    [1.75, -1.25],
    [-1.45, 1.45],
    [1.75, 1.45],
  ] as const
  return spots.map(([x, y]) => (
    <Block key={`${x}${y}`} at={[x, y, z + 0.5]} size={[0.1, 0.1, 0.6]} of="m" fine />
  ))
}

function Envelope({ at: [x, y, z] }: { at: Point }) {
  const [w, d] = [2.1, 1.5]
  return (
    <>
      <path
        className="lit"
        d={polygon([
          [x, y, z],
          [x + w, y, z],
          [x + w, y + d, z],
          [x, y + d, z],
        ])}
      />
      <Footprint at={[x, y, z]} size={[w, d]} />
      <Lines
        className="h"
        paths={[
          [
            [x, y, z],
            [x + w / 2, y + d * 0.62, z],
            [x + w, y, z],
          ],
        ]}
      />
    </>
  )
}
