import type { ReactNode } from 'react'
import { Drawing } from '../drawing.tsx'
import { polyline, type Point } from '../iso.ts'
import { Block } from '../parts/block.tsx'
import { Chiller } from '../parts/chiller.tsx'
import { Desk } from '../parts/desk.tsx'
import { Lines, Panes } from '../parts/faces.tsx'
import { Gauge, Valve } from '../parts/fittings.tsx'
import { Moved } from '../parts/moved.tsx'
import { Balloon, Dimension } from '../parts/notes.tsx'
import { Panel } from '../parts/panel.tsx'
import { Person } from '../parts/person.tsx'
import { Pipe } from '../parts/pipe.tsx'
import { Pump } from '../parts/pump.tsx'
import { Slab } from '../parts/structure.tsx'
import { Tank } from '../parts/tank.tsx'
import { Chair } from '../parts/table.tsx'
import type { Sheet } from '../sheet.ts'

export const blogFacilityManagementBestPracticesSheet: Sheet = {
  title: 'The daily round',
  number: 'TW-B-04',
  scale: '1:50',
  rev: 'A',
}

const SIDE = 4
const pads: readonly Point[] = [
  [0, 0, 0],
  [5.6, -2.2, 0],
  [7.8, -7.8, 0],
  [13.4, -10, 0],
]

// Four stations, one route, and the plan on which every reading is entered.
export function BlogFacilityManagementBestPractices() {
  return (
    <Drawing view="-112 -135 690 345">
      <Pad n={3}>
        <Planner at={[0.3, 0.3, 0]} />
        <Desk at={[0.9, 2, 0]} of="m" />
        <Person at={[1.6, 2.95, 0]} pose="sit" faces="right" indoors />
        <Chair at={[1.4, 2.9, 0]} of="s" />
        <Person at={[3.4, 2.4, 0]} pose="reach" faces="left" />
      </Pad>
      <Pad n={2}>
        <Panel at={[0.4, 0.5, 0]} bays={4} bay={0.8} height={1.9} />
        <Person at={[2.4, 2.8, 0]} pose="reach" faces="right" />
      </Pad>
      <Pad n={1}>
        <Tank at={[1, 1, 0]} r={0.7} height={1.6} of="m" ladder={false} />
        <Pump at={[1.9, 1.4, 0]} />
        <Pipe
          path={[
            [3.5, 1.8, 0.5],
            [3.6, 1.8, 0.5],
            [3.6, 3, 0.5],
            [0.7, 3, 0.5],
          ]}
          of="s"
          width={7}
        />
        <Valve at={[2.6, 3, 0.52]} />
        <Gauge at={[1.5, 3, 0.65]} />
      </Pad>
      <Pad n={0}>
        <Chiller at={[0.5, 0.5, 0]} fans={3} />
        <Pipe
          path={[
            [1.1, 2.1, 0.4],
            [1.1, 3.3, 0.4],
            [3.8, 3.3, 0.4],
          ]}
          of="s"
          width={7}
        />
        <Person at={[2.6, 2.7, 0]} pose="carry" />
      </Pad>
      <path className="lv hid" d={route} />
      <Dimension from={[0, SIDE, -0.25]} to={[SIDE, SIDE, -0.25]} offset={[0, 0.9, 0]} figure="5 600" />
      {balloons.map(([to, dx, dy], i) => (
        <Balloon key={i} n={i + 1} to={to} dx={dx} dy={dy} />
      ))}
    </Drawing>
  )
}

const on = (n: number, x: number, y: number, z = 0): Point => [pads[n]![0] + x, pads[n]![1] + y, z]

const route = polyline([
  on(0, 1.4, 3.7),
  on(0, 3.7, 3.7),
  on(0, 3.7, 2.2),
  on(1, 0.3, 3.6),
  on(1, 3.8, 3.6),
  on(1, 3.8, 0.3),
  on(2, 0.3, 2.4),
  on(2, 3.7, 2.4),
  on(3, 0.3, 3.6),
  on(3, 3, 3.6),
])

const balloons: readonly (readonly [Point, number, number])[] = [
  [on(0, 1.6, 1.4, 1.5), -40, -50],
  [on(1, 1, 1, 1.76), -36, -46],
  [on(2, 1, 0.9, 1.9), -36, -40],
  [on(3, 1, 0.4, 2.5), -30, -36],
]

function Pad({ n, children }: { n: number; children: ReactNode }) {
  return (
    <Moved to={pads[n]!}>
      <Slab at={[0, 0, 0]} size={[SIDE, SIDE]} of="c" />
      {children}
    </Moved>
  )
}

// Weeks across, assets down: done, due, late.
function Planner({ at: [x, y, z] }: { at: Point }) {
  const cell = (c: number, r: number) =>
    [[x + 0.25 + c * 0.25, y + 0.1, z + 0.75 + r * 0.24] as Point, 0.2, 0.16] as const
  const all = Array.from({ length: 12 * 7 }, (_, i) => [i % 12, Math.floor(i / 12)] as const)
  const state = (c: number, r: number) => ((c * 5 + r * 3) % 4 === 0 ? (c < 7 ? 'done' : 'due') : '')
  return (
    <>
      <Block at={[x, y, z + 0.5]} size={[3.4, 0.1, 2.1]} of="s" />
      <Panes on="l" className="glow" rects={[[[x + 0.08, y + 0.1, z + 0.58], 3.24, 1.94]]} />
      <Panes
        on="l"
        className="ink"
        rects={all
          .filter(([c, r]) => state(c, r) === 'done' && !(c === 6 && r === 2))
          .map(([c, r]) => cell(c, r))}
      />
      <Panes
        on="l"
        className="d"
        rects={all.filter(([c, r]) => state(c, r) === 'due').map(([c, r]) => cell(c, r))}
      />
      <Panes on="l" className="sig" rects={[cell(6, 2), cell(7, 2)]} />
      <Lines
        className="string"
        paths={[
          [
            [x + 0.25 + 7 * 0.25 - 0.03, y + 0.1, z + 0.62],
            [x + 0.25 + 7 * 0.25 - 0.03, y + 0.1, z + 2.48],
          ],
        ]}
      />
    </>
  )
}
