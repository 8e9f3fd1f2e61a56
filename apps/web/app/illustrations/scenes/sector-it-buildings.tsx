import { Drawing } from '../drawing.tsx'
import type { Point } from '../iso.ts'
import { Block } from '../parts/block.tsx'
import { Chiller } from '../parts/chiller.tsx'
import { Cylinder } from '../parts/cylinder.tsx'
import { Lines, Panes, repeat } from '../parts/faces.tsx'
import { Dimension, Leader, Level } from '../parts/notes.tsx'
import { Panel } from '../parts/panel.tsx'
import { CutWall } from '../parts/partition.tsx'
import { Person } from '../parts/person.tsx'
import { Pipe, Wire } from '../parts/pipe.tsx'
import { Stacked } from '../parts/stacked.tsx'
import { Slab } from '../parts/structure.tsx'
import { Tank } from '../parts/tank.tsx'
import { Tree } from '../parts/tree.tsx'
import { Car } from '../parts/vehicle.tsx'
import { Door, WindowWall } from '../parts/walls.tsx'
import type { Sheet } from '../sheet.ts'

export const sectorItBuildingsSheet: Sheet = {
  title: 'Tower and data hall',
  number: 'TW-FM-14',
  scale: '1:200',
  rev: 'A',
}

const [X, Y, W, D, H] = [1, 0.8, 4.6, 3.2, 5.4] as const

// What an IT building may not lose: power twice, cold air, and a data hall that never notices either.
export function SectorItBuildings() {
  return (
    <Drawing view="-203 -139 520 390">
      <Slab at={[0, 0, 0]} size={[11.6, 7.8]} of="c" />
      <Tower />
      <DataHall at={[6.4, 0.8, 0]} />
      <Wire
        path={[
          [10.2, 5.2, 0.02],
          [10.2, 4.6, 0.02],
          [6.8, 4.6, 0.02],
          [6.8, 4, 0.02],
        ]}
        hidden
      />
      <Parking />
      <Stacked>
        <Tree at={[0.5, 4.6, 0]} />
        <Car at={[1.3, 4.8, 0]} of="p" />
        <Car at={[2.9, 4.8, 0]} of="m" />
        <Tree at={[5.9, 5, 0]} size={1.1} />
        <Genset at={[7.1, 5.2, 0]} />
        <Genset at={[8.9, 5.2, 0]} />
        <Person at={[6.5, 6.6, 0]} faces="right" />
        <Person at={[5.3, 4.5, 0]} pose="carry" indoors />
      </Stacked>
      <Dimension from={[X, 7.8, -0.25]} to={[X + W, 7.8, -0.25]} offset={[0, 0.9, 0]} figure="12 880" />
      <Level at={[X + W, Y, H]} figure="+ 15.120" reach={92} />
      <Leader to={[10, 1.6, 1.4]} dx={30} dy={-54} label="Data hall" />
      <Leader to={[10.1, 6.4, 0.8]} dx={86} dy={34} label="N + 1" />
    </Drawing>
  )
}

function Tower() {
  return (
    <>
      <Block at={[X, Y, 0]} size={[W, D, H]} of="s" />
      <WindowWall at={[X + 0.2, Y + D, 1.6]} on="l" columns={5} rows={3} pane={[0.72, 1.05]} gap={0.15} />
      <WindowWall
        at={[X + 0.2, Y + D, 1.6]}
        on="l"
        columns={5}
        rows={3}
        pane={[0.72, 1.05]}
        gap={0.15}
        className="glow"
        skip={(c, r) => (c * 3 + r * 5) % 4 > 1}
      />
      <WindowWall
        at={[X + W, Y + 0.2, 1.6]}
        on="r"
        columns={4}
        rows={3}
        pane={[0.59, 1.05]}
        gap={0.15}
        className="d w"
      />
      <Panes
        on="l"
        className="pane"
        rects={[
          [[X + 0.3, Y + D, 0], 1.3, 1.15],
          [[X + 3, Y + D, 0], 1.3, 1.15],
        ]}
      />
      <Door at={[X + 1.8, Y + D, 0]} on="l" width={1} height={1.15} className="glow" />
      <Block at={[X + 1.5, Y + D, 1.25]} size={[1.6, 0.7, 0.1]} of="p" fine />
      <Panes on="t" className="d" rects={[[[X + 0.2, Y + 0.2, H], W - 0.4, D - 0.4]]} />
      <Chiller at={[X + 0.5, Y + 0.3, H]} fans={2} of="m" />
      <Tank at={[X + 3.6, Y + 0.9, H]} r={0.5} height={0.8} of="m" ladder={false} />
      <Cylinder at={[X + 3.9, Y + 2.6, H]} r={0.03} length={1.3} of="m" fine />
    </>
  )
}

// Roof lifted off: rows of racks, cold aisle between them, coolers at the end.
function DataHall({ at: [x, y, z] }: { at: Point }) {
  return (
    <>
      <CutWall at={[x, y, z]} size={[0.16, 3.2, 1.5]} />
      <CutWall at={[x + 0.16, y, z]} size={[4.4, 0.16, 1.5]} />
      <Panes on="t" className="shade" rects={[[[x + 0.16, y + 0.16, z], 4.4, 3.04]]} />
      <Panel at={[x + 0.6, y + 0.5, z]} bays={6} bay={0.5} height={1.2} depth={0.5} />
      <Wire
        path={[
          [x + 0.6, y + 0.75, 1.5],
          [x + 3.9, y + 0.75, 1.5],
        ]}
      />
      <Panel at={[x + 0.6, y + 1.8, z]} bays={6} bay={0.5} height={1.2} depth={0.5} />
      <Wire
        path={[
          [x + 0.6, y + 2.05, 1.5],
          [x + 3.9, y + 2.05, 1.5],
          [x + 3.9, y + 0.75, 1.5],
        ]}
      />
      <CutWall at={[x, y + 3.2, z]} size={[4.72, 0.16, 0.3]} />
      <CutWall at={[x + 4.56, y, z]} size={[0.16, 3.2, 0.3]} />
    </>
  )
}

function Parking() {
  return (
    <>
      <Panes on="t" className="shade" rects={[[[1, 4.7, 0], 3.6, 3.1]]} />
      <Lines
        className="d"
        paths={repeat({ at: [1.1, 4.7, 0], count: 3, step: [1.6, 0, 0] }).map((p): Point[] => [
          p,
          [p[0], p[1] + 3.1, p[2]],
        ])}
      />
    </>
  )
}

// A canopy with louvres and a stack.
function Genset({ at: [x, y, z] }: { at: Point }) {
  return (
    <g>
      <Block at={[x - 0.1, y - 0.1, z]} size={[1.4, 2.3, 0.14]} of="p" fine />
      <Block at={[x, y, z + 0.14]} size={[1.2, 2.1, 1.1]} of="s" />
      <Panes
        on="r"
        className="d w"
        rects={repeat({ at: [x + 1.2, y + 0.2, z + 0.34], count: 7, step: [0, 0.25, 0] }).map((p) => [
          p,
          0.12,
          0.7,
        ])}
      />
      <Panes on="l" className="d w" rects={[[[x + 0.15, y + 2.1, z + 0.3], 0.9, 0.8]]} />
      <Panes on="l" className="sig" rects={[[[x + 0.25, y + 2.1, z + 0.9], 0.14, 0.12]]} />
      <Pipe
        path={[
          [x + 0.4, y + 0.5, z + 1.24],
          [x + 0.4, y + 0.5, z + 2],
        ]}
        of="m"
        width={6}
      />
    </g>
  )
}
Genset.extent = ({ at: [x, y, z] }: { at: Point }) => ({
  at: [x - 0.1, y - 0.1, z] as const,
  size: [1.4, 2.3, 2] as const,
})
