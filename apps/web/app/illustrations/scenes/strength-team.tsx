import { Drawing } from '../drawing.tsx'
import { Cylinder } from '../parts/cylinder.tsx'
import { Lines, Panes } from '../parts/faces.tsx'
import { Person } from '../parts/person.tsx'
import { Wire } from '../parts/pipe.tsx'
import { Slab } from '../parts/structure.tsx'
import { Table } from '../parts/table.tsx'
import type { Sheet } from '../sheet.ts'

export const strengthTeamSheet: Sheet = {
  title: 'Site meeting',
  number: 'TW-G-02',
  scale: '1:50',
  rev: 'A',
}

const TOP = 0.7

// Four people around one drawing; the run that they talk about is in signal colour.
export function StrengthTeam() {
  return (
    <Drawing view="-110 -55 240 180">
      <Slab at={[0, 0, 0]} size={[5.4, 4.4]} />
      <Person at={[2, 0.9, 0]} faces="right" />
      <Person at={[3.5, 0.9, 0]} />
      <Person at={[0.8, 2.1, 0]} faces="right" pose="carry" />
      <Table at={[1.3, 1.4, 0]} size={[2.9, 1.6, TOP]} of="s" />
      <Panes on="t" className="glow" rects={[[[1.6, 1.6, TOP], 2.1, 1.2]]} />
      <Lines
        className="d"
        paths={[
          [
            [1.9, 1.8, TOP],
            [3.4, 1.8, TOP],
            [3.4, 2.5, TOP],
            [1.9, 2.5, TOP],
            [1.9, 1.8, TOP],
          ],
          [
            [2.9, 1.8, TOP],
            [2.9, 2.5, TOP],
          ],
        ]}
      />
      <Wire
        path={[
          [2.15, 2.5, TOP],
          [2.15, 2.1, TOP],
          [3.2, 2.1, TOP],
        ]}
      />
      <Cylinder at={[3.95, 1.6, TOP + 0.08]} r={0.08} length={1.1} axis="y" fine />
      <Person at={[4.8, 2.5, 0]} pose="reach" />
      <Person at={[2.5, 3.7, 0]} faces="right" />
    </Drawing>
  )
}
