import { Drawing } from '../drawing.tsx'
import type { Point } from '../iso.ts'
import { circle } from '../round.ts'
import { Block } from '../parts/block.tsx'
import { Lines, Panes, repeat } from '../parts/faces.tsx'
import { Fence } from '../parts/fence.tsx'
import { Dimension, Leader, Level } from '../parts/notes.tsx'
import { CutWall } from '../parts/partition.tsx'
import { Person } from '../parts/person.tsx'
import { Wire } from '../parts/pipe.tsx'
import { Stacked } from '../parts/stacked.tsx'
import { Column, Slab } from '../parts/structure.tsx'
import { Chair, Table } from '../parts/table.tsx'
import { Tank } from '../parts/tank.tsx'
import { Tree } from '../parts/tree.tsx'
import { Bus } from '../parts/vehicle.tsx'
import type { Sheet } from '../sheet.ts'

export const sectorSchoolsSheet: Sheet = {
  title: 'School, block B',
  number: 'TW-FM-15',
  scale: '1:200',
  rev: 'A',
}

const STOREY = 1.6

// Two floors of classrooms on an open corridor, one room opened, the court and the bus bay.
export function SectorSchools() {
  return (
    <Drawing view="-187 -87 480 360">
      <Slab at={[0, 0, 0]} size={[11.8, 7.8]} of="c" />
      <Tree at={[11.3, 0.6, 0]} size={1.1} />
      {[0, 1].map((i) => (
        <Floor key={i} z={i * STOREY} />
      ))}
      <Roof />
      <Classroom at={[7.9, 0.5, 0]} />
      <Court />
      <Stacked>
        <Tree at={[0.5, 4.2, 0]} />
        <Person at={[2.4, 5.4, 0]} size={0.75} indoors />
        <Person at={[3.6, 6.2, 0]} size={0.75} indoors faces="right" pose="reach" />
        <Person at={[4.8, 5.2, 0]} size={0.75} indoors />
        <Flag at={[6.6, 4.2, 0]} size={[0.4, 0.4, 3]} />
        <Tree at={[6.6, 7, 0]} size={1.1} />
        <Bus at={[8, 4, 0]} length={3.6} />
        <Person at={[10.2, 5.6, 0]} size={0.75} indoors />
        <Person at={[10.4, 6.3, 0]} size={0.75} indoors />
        <Person at={[10.3, 7, 0]} />
      </Stacked>
      <Dimension from={[1.4, 7.8, -0.25]} to={[5.6, 7.8, -0.25]} offset={[0, 0.9, 0]} figure="8 820" />
      <Dimension from={[11.8, 0, -0.25]} to={[11.8, 7.8, -0.25]} offset={[0.9, 0, 0]} figure="16 380" />
      <Level at={[7, 0.5, 2 * STOREY]} figure="+ 6.720" reach={64} />
      <Leader to={[1.6, 1.4, 4.2]} dx={-56} dy={6} label="RO water" />
    </Drawing>
  )
}

// Doors and windows behind the corridor, its rail in front.
function Floor({ z }: { z: number }) {
  const bays = repeat({ at: [0.9, 2.3, z], count: 3, step: [2.05, 0, 0] })
  return (
    <>
      <Block at={[0.6, 0.5, z]} size={[6.4, 1.8, STOREY - 0.14]} of="s" />
      <Panes on="l" className="pane" rects={bays.map(([x, y]) => [[x + 0.8, y, z + 0.5], 0.95, 0.65])} />
      <Panes on="l" className="glow" rects={bays.map(([x, y]) => [[x + 0.1, y, z], 0.5, 1.15])} />
      <Panes on="r" className="d w" rects={[[[7, 0.9, z + 0.5], 1, 0.65]]} />
      {repeat({ at: [0.8, 3, z], count: 5, step: [1.5, 0, 0] }).map((p) => (
        <Column key={p[0]} at={p} height={STOREY - 0.14} side={0.14} of="p" />
      ))}
      {z > 0 && <Fence at={[0.6, 3.1, z]} length={6.4} height={0.55} pitch={1.6} bars={7} />}
      <Block at={[0.6, 0.5, z + STOREY - 0.14]} size={[6.4, 2.7, 0.14]} of="m" />
    </>
  )
}

function Roof() {
  const z = 2 * STOREY
  return (
    <>
      <Panes on="t" className="d" rects={[[[0.8, 0.7, z], 6, 2.3]]} />
      <Tank at={[2, 1.4, z]} r={0.5} height={0.9} of="s" ladder={false} />
      <Tank at={[3.4, 1.4, z]} r={0.5} height={0.9} of="s" ladder={false} />
      <Block at={[5, 0.9, z]} size={[1.4, 1.1, 0.7]} of="m" />
      <Panes on="l" className="pane" rects={[[[5.3, 2, z], 0.4, 0.6]]} />
    </>
  )
}

// The walls cut at sill height: board, teacher, benches.
function Classroom({ at: [x, y, z] }: { at: Point }) {
  const benches = [0.9, 1.9].flatMap((dy) => [0.3, 1.3, 2.3].map((dx): Point => [x + dx, y + dy, z]))
  return (
    <>
      <CutWall at={[x, y, z]} size={[0.14, 2.8, 1.3]} />
      <CutWall at={[x + 0.14, y, z]} size={[3.2, 0.14, 1.3]} />
      <Panes on="t" className="shade" rects={[[[x + 0.14, y + 0.14, z], 3.2, 2.66]]} />
      <Panes on="l" className="ink" rects={[[[x + 0.8, y + 0.14, z + 0.5], 1.8, 0.66]]} />
      <Lines
        className="d w"
        paths={[
          [
            [x + 1, y + 0.14, z + 0.9],
            [x + 1.5, y + 0.14, z + 0.9],
          ],
          [
            [x + 1, y + 0.14, z + 0.75],
            [x + 1.8, y + 0.14, z + 0.75],
          ],
        ]}
      />
      <Person at={[x + 2.8, y + 0.5, z]} pose="reach" indoors />
      <Stacked>
        {benches.map((p) => (
          <Table key={`${p[0]}${p[1]}`} at={p} size={[0.7, 0.34, 0.4]} of="m" />
        ))}
        {benches.map(([a, b, c]) => (
          <Chair key={`${a}${b}`} at={[a + 0.12, b + 0.4, c]} />
        ))}
      </Stacked>
      <Wire
        path={[
          [x + 0.6, y + 1.4, z + 1.5],
          [x + 2.8, y + 1.4, z + 1.5],
        ]}
      />
      <CutWall at={[x, y + 2.8, z]} size={[3.48, 0.14, 0.25]} />
      <CutWall at={[x + 3.34, y, z]} size={[0.14, 2.8, 0.25]} />
    </>
  )
}

function Court() {
  return (
    <>
      <Panes on="t" className="pane" rects={[[[1.4, 4.3, 0], 4.2, 3]]} />
      <Panes
        on="t"
        className="d w"
        rects={[
          [[1.6, 4.5, 0], 3.8, 2.6],
          [[1.6, 5.3, 0], 0.8, 1],
          [[4.6, 5.3, 0], 0.8, 1],
        ]}
      />
      <path className="d w" d={circle([3.5, 5.8, 0], 0.5)} />
      <Lines
        className="d w"
        paths={[
          [
            [3.5, 4.5, 0],
            [3.5, 7.1, 0],
          ],
        ]}
      />
      <Lines
        className="e"
        paths={[
          [
            [1.35, 5.8, 0],
            [1.35, 5.8, 1.7],
            [1.6, 5.8, 1.7],
          ],
        ]}
      />
      <Panes on="r" className="glow" rects={[[[1.6, 5.5, 1.5], 0.6, 0.4]]} />
      <Panes on="r" className="e" rects={[[[1.6, 5.5, 1.5], 0.6, 0.4]]} />
      <path className="lv" d={circle([1.78, 5.8, 1.55], 0.13)} />
    </>
  )
}

function Flag({ at: [x, y, z] }: { at: Point; size: Point }) {
  return (
    <g>
      <Block at={[x - 0.2, y - 0.2, z]} size={[0.4, 0.4, 0.16]} of="p" fine />
      <Lines
        className="e"
        paths={[
          [
            [x, y, z + 0.16],
            [x, y, z + 3],
          ],
        ]}
      />
      <Panes on="l" className="pane" rects={[[[x, y, z + 2.4], 0.9, 0.55]]} />
    </g>
  )
}
