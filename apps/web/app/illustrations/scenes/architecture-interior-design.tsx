import { Drawing } from '../drawing.tsx'
import type { Point } from '../iso.ts'
import { Block } from '../parts/block.tsx'
import { Cylinder } from '../parts/cylinder.tsx'
import { Desk } from '../parts/desk.tsx'
import { Lines, Panes, repeat } from '../parts/faces.tsx'
import { Group } from '../parts/group.tsx'
import { Dimension, Leader, Level } from '../parts/notes.tsx'
import { CutWall, GlassWall, Swing } from '../parts/partition.tsx'
import { Person } from '../parts/person.tsx'
import { Wire } from '../parts/pipe.tsx'
import { Shrub } from '../parts/plants.tsx'
import { Stacked } from '../parts/stacked.tsx'
import { Stairs } from '../parts/stairs.tsx'
import { GroundGrid, Slab } from '../parts/structure.tsx'
import { Chair, Table } from '../parts/table.tsx'
import { RearWalls } from '../parts/walls.tsx'
import type { Sheet } from '../sheet.ts'

export const architectureInteriorDesignSheet: Sheet = {
  title: 'Office floor, cut-away',
  number: 'TW-A-12',
  scale: '1:50',
  rev: 'C',
}

const [W, D] = [11, 7.8] as const

// Meeting room behind glass, reception at the stair, open desks on their floor boxes, a cabin in the corner.
export function ArchitectureInteriorDesign() {
  return (
    <Drawing view="-190 -88 480 360">
      <Slab at={[-0.22, -0.22, 0]} size={[W + 0.22, D + 0.22]} of="c" grid={false} />
      <GroundGrid at={[0, 3.3, 0]} size={[W, D - 3.3]} />
      <Planks at={[0, 0, 0]} size={[3.9, 3.2]} />
      <RearWalls at={[0, 0, 0]} size={[W, D, 2.3]} />
      <Panes
        on="r"
        className="pane"
        rects={[
          [[0, 0.7, 0.6], 1.9, 1.3],
          [[0, 3.9, 0.6], 1.6, 1.3],
          [[0, 5.8, 0.6], 1.6, 1.3],
        ]}
      />
      <Panes on="l" className="glow" rects={[[[1, 0, 0.8], 1.9, 1]]} />
      <Panes on="l" className="e" rects={[[[1, 0, 0.8], 1.9, 1]]} />
      <Lines
        className="d"
        paths={[
          [
            [1.2, 0, 1],
            [1.7, 0, 1.4],
            [2.1, 0, 1.2],
            [2.6, 0, 1.6],
          ],
        ]}
      />
      <Meeting at={[0.7, 0.6, 0]} />
      <Stacked>
        <GlassWall at={[3.9, 0, 0]} length={3.2} axis="y" bays={3} />
        <GlassWall at={[0, 3.2, 0]} length={2.9} bays={3} />
      </Stacked>
      <Swing at={[3.85, 3.25, 0]} r={0.9} from={180} to={115} />
      <Reception />
      <Stairs at={[9.4, 0.1, 0]} size={[1.4, 3, 2.3]} steps={10} of="m" />
      <Wire
        path={[
          [7, 3.7, 0.02],
          [0.6, 3.7, 0.02],
          [0.6, 6.4, 0.02],
          [6.6, 6.4, 0.02],
        ]}
        hidden
      />
      <Cabin />
      <Stacked>
        {[0.9, 2.9, 4.9].map((x) => (
          <Bay key={x} at={[x, 4, 0]} />
        ))}
        <Person at={[2.6, 7, 0]} faces="right" pose="carry" indoors />
      </Stacked>
      <Dimension from={[0, D, -0.25]} to={[7, D, -0.25]} offset={[0, 0.9, 0]} figure="9 800" />
      <Dimension from={[7, D, -0.25]} to={[W, D, -0.25]} offset={[0, 0.9, 0]} figure="5 600" />
      <Dimension from={[W, 0, -0.25]} to={[W, D, -0.25]} offset={[0.9, 0, 0]} figure="10 920" />
      <Level at={[W, 0, 2.3]} figure="+ 3.220" reach={2} />
      <Leader to={[1.9, 1.4, 0.6]} dx={-100} dy={-62} label="Meeting, 6" />
    </Drawing>
  )
}

function Planks({ at: [x, y, z], size: [w, d] }: { at: Point; size: readonly [number, number] }) {
  const boards = repeat({ at: [x, y + 0.2, z], count: Math.floor(d / 0.2) - 1, step: [0, 0.2, 0] })
  return (
    <>
      <Panes on="t" className="shade" rects={[[[x, y, z], w, d]]} />
      <Lines className="gr" paths={boards.map((p) => [p, [p[0] + w, p[1], p[2]]])} />
    </>
  )
}

function Meeting({ at: [x, y, z] }: { at: Point }) {
  const seats = repeat({ at: [x + 0.25, y, z], count: 3, step: [0.75, 0, 0] })
  return (
    <Stacked>
      {seats.map(([a, b]) => (
        <Chair key={`far${a}`} at={[a, b, z]} back="far" of="s" />
      ))}
      <Table at={[x, y + 0.55, z]} size={[2.5, 1, 0.54]} of="m" />
      {seats.map(([a, b]) => (
        <Chair key={`near${a}`} at={[a, b + 1.65, z]} of="s" />
      ))}
      <Person at={[x + 2.9, y + 1.1, z]} pose="reach" indoors />
    </Stacked>
  )
}

// Desk, its back wall with the mark, a settee.
function Reception() {
  return (
    <Stacked>
      <Group at={[4.9, 0.1, 0]} size={[3.2, 0.2, 1.8]}>
        <Block at={[4.9, 0.02, 0.3]} size={[3.2, 0.08, 1.6]} of="m" fine />
        <Lines
          className="lv"
          paths={[
            [
              [5.9, 0.1, 1.4],
              [6.15, 0.1, 0.9],
              [6.4, 0.1, 1.3],
              [6.65, 0.1, 0.9],
              [6.9, 0.1, 1.4],
            ],
          ]}
        />
      </Group>
      <Person at={[6.3, 0.7, 0]} indoors />
      <Group at={[5.3, 1.1, 0]} size={[2, 0.6, 0.8]}>
        <Block at={[5.3, 1.1, 0]} size={[2, 0.6, 0.7]} of="s" />
        <Block at={[5.24, 1.04, 0.7]} size={[2.12, 0.72, 0.07]} of="p" fine />
        <Panes
          on="l"
          className="d w"
          rects={[
            [[5.4, 1.7, 0.1], 0.84, 0.5],
            [[6.34, 1.7, 0.1], 0.84, 0.5],
          ]}
        />
      </Group>
      <Group at={[4.2, 2, 0]} size={[0.7, 1.5, 0.6]}>
        <Block at={[4.2, 2, 0.08]} size={[0.7, 1.5, 0.26]} of="s" fine />
        <Block at={[4.2, 2, 0.34]} size={[0.2, 1.5, 0.28]} of="s" fine />
      </Group>
      <Cylinder at={[5.5, 2.7, 0]} r={0.28} length={0.26} of="p" fine />
      <Pot at={[8.7, 0.5, 0]} />
      <Pot at={[4.4, 0.5, 0]} />
      <Person at={[7.7, 2.6, 0]} faces="left" pose="carry" indoors />
    </Stacked>
  )
}

function Pot({ at: [x, y, z] }: { at: Point }) {
  return (
    <g>
      <Cylinder at={[x, y, z]} r={0.16} far={0.12} length={0.3} of="p" fine />
      <Shrub at={[x, y, z + 0.3]} r={8} />
    </g>
  )
}
Pot.extent = ({ at: [x, y, z] }: { at: Point }) => ({
  at: [x - 0.2, y - 0.2, z] as const,
  size: [0.4, 0.4, 1] as const,
})

// Masonry cut at sill height, a door left open, shelves along it.
function Cabin() {
  return (
    <>
      <CutWall at={[7, 4.1, 0]} size={[0.18, 2.5, 1.3]} />
      <CutWall at={[7.18, 4.1, 0]} size={[3.82, 0.18, 1.3]} />
      <Swing at={[7.09, 6.6, 0]} r={0.9} from={90} to={25} />
      <Stacked>
        <Shelf at={[7.6, 4.3, 0]} />
        <Desk at={[8.5, 5.4, 0]} of="m" />
        <Chair at={[8.9, 6.4, 0]} of="s" />
        <Person at={[9.1, 6.5, 0]} pose="sit" faces="right" indoors />
        <Chair at={[10.3, 5.4, 0]} back="east" />
      </Stacked>
      <CutWall at={[7, 7.5, 0]} size={[0.18, 0.3, 1.3]} />
    </>
  )
}

function Shelf({ at: [x, y, z] }: { at: Point }) {
  return (
    <g className="fine">
      <Block at={[x, y, z]} size={[2.6, 0.4, 0.9]} of="p" />
      <Panes
        on="l"
        className="d"
        rects={[0, 1, 2].flatMap((i) =>
          [0.06, 0.46].map((up) => [[x + 0.06 + i * 0.85, y + 0.4, z + up], 0.78, 0.36] as const),
        )}
      />
      <Panes
        on="l"
        className="ink"
        rects={repeat({ at: [x + 0.14, y + 0.4, z + 0.46], count: 9, step: [0.27, 0, 0] }).map((p, i) => [
          p,
          0.1,
          0.2 + (i % 3) * 0.05,
        ])}
      />
    </g>
  )
}
Shelf.extent = ({ at }: { at: Point }) => ({ at, size: [2.6, 0.4, 0.9] as const })

// Two desks face to face across a low screen.
function Bay({ at: [x, y, z] }: { at: Point }) {
  return (
    <g>
      <Chair at={[x + 0.5, y - 0.45, z]} back="far" />
      <Desk at={[x, y, z]} screen={false} />
      <Block at={[x, y + 0.72, z + 0.2]} size={[1.5, 0.06, 0.75]} of="s" fine />
      <Desk at={[x, y + 0.8, z]} />
      <Person at={[x + 0.7, y + 1.75, z]} pose="sit" faces="right" indoors />
      <Chair at={[x + 0.48, y + 1.65, z]} />
    </g>
  )
}
Bay.extent = ({ at: [x, y, z] }: { at: Point }) => ({
  at: [x, y - 0.45, z] as const,
  size: [1.5, 2.6, 1.2] as const,
})
