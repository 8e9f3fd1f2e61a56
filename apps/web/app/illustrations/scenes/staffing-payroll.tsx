import { Drawing } from '../drawing.tsx'
import { pair, point, fifth, type Point } from '../iso.ts'
import { circle } from '../round.ts'
import { Block } from '../parts/block.tsx'
import { Lines, Panes, repeat } from '../parts/faces.tsx'
import { Group } from '../parts/group.tsx'
import { Dimension, Leader, Level } from '../parts/notes.tsx'
import { Person } from '../parts/person.tsx'
import { Stacked } from '../parts/stacked.tsx'
import { GroundGrid, Slab } from '../parts/structure.tsx'
import { Chair, Table } from '../parts/table.tsx'
import { Door, RearWalls } from '../parts/walls.tsx'
import type { Sheet } from '../sheet.ts'

export const staffingPayrollSheet: Sheet = {
  title: 'Training and muster',
  number: 'TW-H-09',
  scale: '1:50',
  rev: 'A',
}

// The roll on the wall, a class in its benches, helmets on their pegs, and the counter where hours become pay.
export function StaffingPayroll() {
  return (
    <Drawing view="-187 -104 480 360">
      <Slab at={[-0.22, -0.22, 0]} size={[10.42, 7.62]} of="c" grid={false} />
      <GroundGrid at={[0, 0, 0]} size={[10.2, 7.4]} />
      <RearWalls at={[0, 0, 0]} size={[10.2, 7.4, 2.7]} />
      <Roll at={[0, 1.5, 0.7]} />
      <Helmets at={[1.2, 0, 0.9]} />
      <Lockers at={[4.5, 0.05, 0]} />
      <Door at={[9.1, 0, 0]} on="l" width={0.8} height={2} />
      <Stacked>
        <Group at={[0.5, 5.2, 0]} size={[0.6, 0.6, 1]}>
          <Block at={[0.5, 5.2, 0]} size={[0.5, 0.6, 0.75]} of="m" fine />
          <Block at={[0.5, 5.15, 0.75]} size={[0.56, 0.7, 0.06]} of="p" fine />
        </Group>
        <Person at={[0.7, 4.2, 0]} pose="reach" />
        {[2.2, 3.7].flatMap((x, i) =>
          [1.6, 3.4, 5.2].map((y, j) => (
            <Bench key={`${x}${y}`} at={[x, y, 0]} seats={i + j === 3 ? 1 : 2} />
          )),
        )}
        <Counter at={[7.2, 1.6, 0]} />
        <Terminal at={[7.7, 5.1, 0]} />
        <Terminal at={[7.7, 6, 0]} />
        <Person at={[9.5, 2.5, 0]} pose="reach" />
        <Person at={[9.5, 3.6, 0]} />
        <Person at={[8.6, 5.5, 0]} pose="reach" />
        <Person at={[9.1, 6.5, 0]} pose="carry" />
      </Stacked>
      <Lines
        className="h"
        paths={[
          [
            [9.5, 1.2, 0],
            [9.5, 4.4, 0],
            [8.4, 5.5, 0],
          ],
        ]}
      />
      <Dimension from={[0, 7.4, -0.25]} to={[5.2, 7.4, -0.25]} offset={[0, 0.9, 0]} figure="7 280" />
      <Dimension from={[10.2, 0, -0.25]} to={[10.2, 7.4, -0.25]} offset={[0.9, 0, 0]} figure="10 360" />
      <Level at={[10.2, 0, 2.7]} figure="+ 3.780" reach={10} />
      <Leader to={[0, 2.6, 2]} dx={-48} dy={-46} label="Roll" />
    </Drawing>
  )
}

// Names down, days across; a dot for every day worked, signal for the one that is missing.
function Roll({ at: [x, y, z] }: { at: Point }) {
  const [rows, days, w, h] = [8, 10, 2.9, 1.5]
  const dot = (i: number, j: number): Point => [x, y + 2.75 - j * 0.22, z + 0.15 + i * 0.16]
  const marks = Array.from({ length: rows * days }, (_, n) => [Math.floor(n / days), n % days] as const)
  const missing = (i: number, j: number) => (i * 7 + j * 3) % 17 === 5
  return (
    <>
      <Panes on="r" className="glow" rects={[[[x, y, z], w, h]]} />
      <Panes on="r" className="e" rects={[[[x, y, z], w, h]]} />
      <Lines
        className="d"
        paths={[
          ...Array.from({ length: rows }, (_, i): Point[] => [
            [x, y + 0.12, z + 0.15 + i * 0.16],
            [x, y + 0.5, z + 0.15 + i * 0.16],
          ]),
          [
            [x, y, z + 1.36],
            [x, y + w, z + 1.36],
          ],
          [
            [x, y + 0.62, z],
            [x, y + 0.62, z + h],
          ],
        ]}
      />
      <path
        className="ink"
        d={marks
          .filter(([i, j]) => !missing(i, j))
          .map(([i, j]) => circle(dot(i, j), 0.045, 'x'))
          .join('')}
      />
      <path
        className="sig"
        d={marks
          .filter(([i, j]) => missing(i, j))
          .map(([i, j]) => circle(dot(i, j), 0.06, 'x'))
          .join('')}
      />
    </>
  )
}

// Pegs along the wall: helmets above, vests below.
function Helmets({ at: [x, y, z] }: { at: Point }) {
  const pegs = repeat({ at: [x, y, z], count: 6, step: [0.5, 0, 0] })
  return (
    <>
      <Block at={[x - 0.2, y, z + 0.85]} size={[2.9, 0.3, 0.06]} of="m" fine />
      <Panes on="l" className="pane" rects={pegs.map(([a, b, c]) => [[a - 0.13, b + 0.02, c], 0.26, 0.6])} />
      <Panes
        on="l"
        className="sig"
        rects={pegs.map(([a, b, c]) => [[a - 0.13, b + 0.02, c + 0.24], 0.26, 0.08])}
      />
      <path
        className="sig"
        d={pegs
          .map(([a, b, c]) => `M${at([a, b + 0.18, c + 0.95])}m-3.6 0a3.6 4.6 0 0 1 7.2 0h1v1.2h-9.2v-1.2z`)
          .join('')}
      />
    </>
  )
}

const at = (p: Point) => pair(...(point(...p).map(fifth) as [number, number]))

function Lockers({ at: [x, y, z] }: { at: Point }) {
  const doors = repeat({ at: [x, y + 0.5, z], count: 6, step: [0.45, 0, 0] })
  return (
    <g>
      <Block at={[x, y, z]} size={[2.7, 0.5, 1.6]} of="m" />
      <Panes
        on="l"
        className="d"
        rects={doors.flatMap(
          ([a, b, c]) =>
            [
              [[a + 0.04, b, c + 0.08], 0.37, 0.68],
              [[a + 0.04, b, c + 0.84], 0.37, 0.68],
            ] as const,
        )}
      />
      <Lines
        className="d"
        paths={doors.flatMap(([a, b, c]) =>
          [0.3, 1.06].flatMap((up): Point[][] => [
            [
              [a + 0.12, b, c + up + 0.3],
              [a + 0.32, b, c + up + 0.3],
            ],
            [
              [a + 0.12, b, c + up + 0.24],
              [a + 0.32, b, c + up + 0.24],
            ],
          ]),
        )}
      />
    </g>
  )
}

// A bench for two that faces the roll, its papers on it.
function Bench({ at: [x, y, z], seats }: { at: Point; seats: number }) {
  return (
    <Stacked>
      <Table at={[x, y, z]} size={[0.6, 1.5, 0.54]} />
      <Group at={[x + 0.1, y + 0.2, z + 0.54]} size={[0.3, 1, 0.02]}>
        <Panes
          on="t"
          className="glow"
          rects={[
            [[x + 0.15, y + 0.2, z + 0.54], 0.3, 0.26],
            [[x + 0.15, y + 0.95, z + 0.54], 0.3, 0.26],
          ]}
        />
        <Panes
          on="t"
          className="d"
          rects={[
            [[x + 0.15, y + 0.2, z + 0.54], 0.3, 0.26],
            [[x + 0.15, y + 0.95, z + 0.54], 0.3, 0.26],
          ]}
        />
      </Group>
      <Chair at={[x + 0.7, y + 0.12, z]} back="east" of="s" />
      <Chair at={[x + 0.7, y + 0.9, z]} back="east" of="s" />
      {seats > 1 && <Person at={[x + 0.78, y + 0.3, z + 0.05]} pose="sit" />}
      <Person at={[x + 0.78, y + 1.08, z + 0.05]} pose="sit" />
    </Stacked>
  )
}
Bench.extent = ({ at: [x, y, z] }: { at: Point }) => ({
  at: [x, y, z] as const,
  size: [1.15, 1.5, 1.2] as const,
})

// Two windows in a glass screen, clerks behind it.
function Counter({ at: [x, y, z] }: { at: Point }) {
  return (
    <g>
      <Person at={[x + 0.4, y + 0.8, z]} pose="sit" faces="right" indoors />
      <Person at={[x + 0.4, y + 2.1, z]} pose="sit" faces="right" indoors />
      <Block at={[x + 0.7, y, z]} size={[0.7, 2.8, 0.66]} of="s" />
      {[0.5, 1.8].map((s) => (
        <g key={s} className="fine">
          <Block at={[x + 0.86, y + s, z + 0.7]} size={[0.05, 0.5, 0.34]} of="m" />
        </g>
      ))}
      <Panes
        on="r"
        className="d w"
        rects={[
          [[x + 1.4, y + 0.12, z + 0.1], 1.22, 0.44],
          [[x + 1.4, y + 1.46, z + 0.1], 1.22, 0.44],
        ]}
      />
      <g className="g">
        <Panes on="r" className="t" rects={[[[x + 1.2, y, z + 0.9], 2.8, 0.9]]} />
      </g>
      <Lines
        className="e"
        paths={[0, 1.4, 2.8]
          .map((s): Point[] => [
            [x + 1.2, y + s, z + 0.66],
            [x + 1.2, y + s, z + 1.8],
          ])
          .concat([
            [
              [x + 1.2, y, z + 1.8],
              [x + 1.2, y + 2.8, z + 1.8],
            ],
          ])}
      />
    </g>
  )
}
Counter.extent = ({ at }: { at: Point }) => ({ at, size: [1.4, 2.8, 1.8] as const })

// A finger on the reader starts the day.
function Terminal({ at: [x, y, z] }: { at: Point }) {
  return (
    <g className="fine">
      <Block at={[x, y, z]} size={[0.3, 0.3, 0.8]} of="s" />
      <Block at={[x - 0.02, y - 0.04, z + 0.8]} size={[0.34, 0.38, 0.26]} of="m" />
      <Panes on="r" className="sig" rects={[[[x + 0.32, y + 0.04, z + 0.86], 0.2, 0.14]]} />
    </g>
  )
}
Terminal.extent = ({ at }: { at: Point }) => ({ at, size: [0.34, 0.38, 1.06] as const })
