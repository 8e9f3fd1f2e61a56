import { Drawing } from '../drawing.tsx'
import type { Point } from '../iso.ts'
import { circle } from '../round.ts'
import { Block } from '../parts/block.tsx'
import { Cylinder } from '../parts/cylinder.tsx'
import { Lines, Panes } from '../parts/faces.tsx'
import { Fence } from '../parts/fence.tsx'
import { Moved } from '../parts/moved.tsx'
import { Dimension, Leader, Level } from '../parts/notes.tsx'
import { Person } from '../parts/person.tsx'
import { Pipe } from '../parts/pipe.tsx'
import { Prism } from '../parts/prism.tsx'
import { Stacked } from '../parts/stacked.tsx'
import { Column, Slab } from '../parts/structure.tsx'
import { Tree } from '../parts/tree.tsx'
import { Car } from '../parts/vehicle.tsx'
import { Door, WindowWall } from '../parts/walls.tsx'
import type { Sheet } from '../sheet.ts'

export const sectorGatedCommunitiesSheet: Sheet = {
  title: 'Enclave, phase 1',
  number: 'TW-FM-16',
  scale: '1:200',
  rev: 'B',
}

// Flats behind, houses in front, one road, one gate; tank and pool are looked after by the same hands.
export function SectorGatedCommunities() {
  return (
    <Drawing view="-203 -122 512 384">
      <Slab at={[0, 0, 0]} size={[11.8, 7.8]} of="c" grid={false} />
      <Fence at={[0.2, 0.2, 0]} length={11.4} height={0.7} pitch={0.95} bars={3} />
      <Fence at={[0.2, 0.2, 0]} length={7.4} axis="y" height={0.7} pitch={0.95} bars={3} />
      <Roads />
      <Flats at={[0.7, 0.7, 0]} floors={4} />
      <Flats at={[4, 0.7, 0]} floors={3} />
      <Tower at={[8.1, 1.4, 0]} />
      <Pool at={[9.3, 0.7, 0]} />
      <Stacked>
        <Tree at={[0.6, 4.3, 0]} size={0.8} />
        {[1.1, 3.5].map((x) => (
          <Villa key={x} at={[x, 4.9, 0]} />
        ))}
        <Tree at={[3.1, 7.2, 0]} size={0.75} />
        <Car at={[6.2, 4.2, 0]} of="m" />
        <Guard at={[8.2, 6, 0]} size={[1.1, 1.1, 1.4]} />
        <Tree at={[9.8, 5.2, 0]} />
        <Tree at={[10.8, 6.6, 0]} size={0.9} />
        <Person at={[5.8, 4, 0]} indoors />
        <Person at={[9.8, 7, 0]} />
      </Stacked>
      <Fence at={[0.2, 7.6, 0]} length={5.4} height={0.7} pitch={0.9} bars={3} />
      <Pipe
        path={[
          [8.1, 7.5, 0.7],
          [5.9, 7.5, 0.7],
        ]}
        of="a"
        width={5}
      />
      <Block at={[7.9, 7.35, 0]} size={[0.3, 0.3, 0.8]} of="s" fine />
      <Fence at={[8.4, 7.6, 0]} length={3.2} height={0.7} pitch={0.8} bars={3} />
      <Fence at={[11.6, 0.2, 0]} length={7.4} axis="y" height={0.7} pitch={0.95} bars={3} />
      <Dimension from={[5.8, 7.8, -0.25]} to={[7.8, 7.8, -0.25]} offset={[0, 0.9, 0]} figure="5 600" />
      <Level at={[6.4, 0.7, 4.25]} figure="+ 11.900" reach={86} />
      <Leader to={[8.1, 1.4, 3.4]} dx={52} dy={-20} label="50 kL" />
    </Drawing>
  )
}

function Roads() {
  return (
    <>
      <Panes
        on="t"
        className="shade"
        rects={[
          [[0.4, 3.5, 0], 11, 1],
          [[5.8, 4.5, 0], 2, 3.3],
        ]}
      />
      <Lines
        className="h"
        paths={[
          [
            [0.4, 4, 0],
            [11.4, 4, 0],
          ],
          [
            [6.8, 4.5, 0],
            [6.8, 7.8, 0],
          ],
        ]}
      />
    </>
  )
}

// Balconies on one side, lit windows on the other.
function Flats({ at: [x, y, z], floors }: { at: Point; floors: number }) {
  const h = floors * 1.25 + 0.5
  return (
    <g>
      <Block at={[x, y, z]} size={[2.4, 2.2, h]} of="s" />
      <WindowWall
        at={[x + 0.2, y + 2.2, z + 0.8]}
        on="l"
        columns={3}
        rows={floors}
        pane={[0.5, 0.85]}
        gap={0.25}
        className="pane"
      />
      <WindowWall
        at={[x + 0.2, y + 2.2, z + 0.8]}
        on="l"
        columns={3}
        rows={floors}
        pane={[0.5, 0.85]}
        gap={0.25}
        className="glow"
        skip={(c, r) => (c * 2 + r * 3) % 5 > 1}
      />
      {Array.from({ length: floors }, (_, i) => (
        <Moved key={i} to={[x + 2.4, y + 0.4, z + 0.6 + i * 1.25]}>
          <Block at={[0, 0, 0]} size={[0.3, 1.4, 0.34]} of="p" fine />
        </Moved>
      ))}
      <Panes on="t" className="d" rects={[[[x + 0.15, y + 0.15, z + h], 2.1, 1.9]]} />
      <Block at={[x + 0.5, y + 0.5, z + h]} size={[1, 0.9, 0.5]} of="m" fine />
      <Door at={[x + 0.9, y + 2.2, z]} on="l" width={0.6} height={0.6} className="glow" />
    </g>
  )
}

function Villa({ at: [x, y, z] }: { at: Point }) {
  return (
    <g>
      <Block at={[x, y, z]} size={[1.9, 1.8, 1]} of="p" />
      <Panes
        on="l"
        className="pane"
        rects={[
          [[x + 0.2, y + 1.8, z + 0.35], 0.5, 0.45],
          [[x + 1.3, y + 1.8, z + 0.35], 0.4, 0.45],
        ]}
      />
      <Panes on="l" className="ink" rects={[[[x + 0.85, y + 1.8, z], 0.34, 0.75]]} />
      <Prism
        at={[x - 0.15, y - 0.2, z + 1]}
        width={2.2}
        of="s"
        profile={[
          [2.2, 0],
          [1.1, 0.8],
          [0, 0],
        ]}
      />
      <Block at={[x + 0.3, y + 0.9, z + 1.7]} size={[0.24, 0.24, 0.4]} of="m" fine />
    </g>
  )
}
Villa.extent = ({ at: [x, y, z] }: { at: Point }) => ({
  at: [x - 0.15, y - 0.2, z] as const,
  size: [2.2, 2.2, 2] as const,
})

// The overhead tank on its legs.
function Tower({ at: [x, y, z] }: { at: Point }) {
  return (
    <g>
      {(
        [
          [-0.4, -0.4],
          [0.4, -0.4],
          [-0.4, 0.4],
          [0.4, 0.4],
        ] as const
      ).map(([dx, dy]) => (
        <Column key={`${dx}${dy}`} at={[x + dx, y + dy, z]} height={2.4} side={0.14} of="m" />
      ))}
      <Lines
        className="d"
        paths={[
          [
            [x - 0.4, y + 0.4, z + 0.2],
            [x + 0.4, y + 0.4, z + 1.2],
            [x - 0.4, y + 0.4, z + 2.2],
          ],
          [
            [x + 0.4, y - 0.4, z + 0.2],
            [x + 0.4, y + 0.4, z + 1.2],
            [x + 0.4, y - 0.4, z + 2.2],
          ],
        ]}
      />
      <Cylinder at={[x, y, z + 2.4]} r={0.75} length={0.12} of="p" />
      <Cylinder at={[x, y, z + 2.52]} r={0.7} length={0.9} of="m" rings={[0.3]} />
    </g>
  )
}

function Pool({ at: [x, y, z] }: { at: Point }) {
  return (
    <g>
      <Panes on="t" className="d" rects={[[[x, y, z], 2, 2.4]]} />
      <Panes on="t" className="pane" rects={[[[x + 0.25, y + 0.25, z], 1.5, 1.9]]} />
      <Lines
        className="d w"
        paths={[0.5, 1, 1.5].map((s): Point[] => [
          [x + 0.4, y + 0.25 + s * 1.1, z],
          [x + 0.8, y + 0.2 + s * 1.1, z],
          [x + 1.2, y + 0.28 + s * 1.1, z],
          [x + 1.6, y + 0.22 + s * 1.1, z],
        ])}
      />
      <path className="d" d={circle([x + 1, y + 2.9, z], 0.3)} />
    </g>
  )
}

function Guard({ at: [x, y, z] }: { at: Point; size: Point }) {
  return (
    <g>
      <Block at={[x, y, z]} size={[1, 1, 1.2]} of="s" />
      <Panes on="l" className="glow" rects={[[[x + 0.15, y + 1, z + 0.5], 0.7, 0.5]]} />
      <Panes on="r" className="glow" rects={[[[x + 1, y + 0.4, z + 0.5], 0.5, 0.5]]} />
      <Block at={[x - 0.15, y - 0.15, z + 1.2]} size={[1.3, 1.3, 0.12]} of="m" fine />
    </g>
  )
}
