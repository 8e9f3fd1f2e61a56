import { Drawing } from '../drawing.tsx'
import type { Point } from '../iso.ts'
import { circle } from '../round.ts'
import { Board } from '../parts/board.tsx'
import { Cylinder } from '../parts/cylinder.tsx'
import { Lines, Panes } from '../parts/faces.tsx'
import { Dimension, Leader } from '../parts/notes.tsx'
import { Person } from '../parts/person.tsx'
import { Pipe, Wire } from '../parts/pipe.tsx'
import { Pump } from '../parts/pump.tsx'
import { Slab } from '../parts/structure.tsx'
import { Table } from '../parts/table.tsx'
import type { Sheet } from '../sheet.ts'

export const blogPredictiveMaintenanceGuideSheet: Sheet = {
  title: 'Motor, exploded; its vibration',
  number: 'TW-B-02',
  scale: '1:50',
  rev: 'A',
}

const [Y, Z] = [2.4, 1.15] as const

// The bearing in signal colour is the one whose curve crosses the limit at the right.
export function BlogPredictiveMaintenanceGuide() {
  return (
    <Drawing view="-114 -97 680 340">
      <Slab at={[0, 0, 0]} size={[11.4, 4.8]} of="c" />
      <Shadows />
      <Lines
        className="h"
        paths={[
          [
            [-0.4, Y, Z],
            [11.6, Y, Z],
          ],
        ]}
      />
      <Motor />
      <Sensor at={[6.9, Y, Z + 0.62]} />
      <Person at={[4.4, 4.3, 0]} pose="reach" faces="right" />
      <Slab at={[9.4, -8.6, 0]} size={[7, 5.4]} of="c" />
      <Board
        at={[9.8, -8.2, 0]}
        size={[6, 2.6]}
        curves={[
          {
            className: 'h',
            points: [
              [0, 0.42],
              [1, 0.42],
            ],
          },
          {
            className: 'string',
            points: [
              [0, 0.7],
              [1, 0.7],
            ],
          },
          { className: 'e', points: trend },
        ]}
      />
      <path className="sig" d={circle([15.22, -8.1, 2.28], 0.11, 'y')} />
      <Pump at={[10.4, -5.6, 0]} />
      <Pipe
        path={[
          [12, -5.2, 0.5],
          [12.8, -5.2, 0.5],
          [12.8, -3.5, 0.5],
        ]}
        of="m"
        width={7}
      />
      <Wire
        path={[
          [11.5, -5.1, 0.9],
          [11.5, -4.2, 0.02],
          [14, -4.2, 0.02],
        ]}
      />
      <Table at={[13.8, -5, 0]} size={[1.6, 0.9, 0.6]} of="m" />
      <Handheld at={[14.3, -4.8, 0.6]} />
      <Person at={[15.8, -4.2, 0]} pose="reach" />
      <Dimension from={[3.4, 4.8, -0.25]} to={[6.4, 4.8, -0.25]} offset={[0, 0.9, 0]} figure="Rotor" />
      <Leader to={[6.9, Y, Z + 1.1]} dx={60} dy={-50} label="Bearing, drive end" />
      <Leader to={[15.4, -8.1, 2.4]} dx={30} dy={-30} label="Act" />
    </Drawing>
  )
}

const trend = [
  [0, 0.2],
  [0.08, 0.22],
  [0.16, 0.18],
  [0.24, 0.22],
  [0.32, 0.2],
  [0.4, 0.24],
  [0.48, 0.22],
  [0.56, 0.28],
  [0.64, 0.3],
  [0.7, 0.37],
  [0.76, 0.4],
  [0.82, 0.52],
  [0.87, 0.58],
  [0.93, 0.72],
  [0.97, 0.84],
] as const

// In the order of assembly, from the far end: cowl, fan, shield, bearing, rotor in its stator, bearing, shield, coupling.
function Motor() {
  return (
    <>
      <Cylinder at={[0.3, Y, Z]} r={0.72} length={0.45} axis="x" of="m" rings={[0.75, 0.5, 0.25]} />
      <Cylinder at={[1.3, Y, Z]} r={0.5} length={0.14} axis="x" of="p" rings={[0.3]} />
      <Blades at={[1.44, Y, Z]} />
      <Cylinder at={[2, Y, Z]} r={0.74} length={0.18} axis="x" of="m" rings={[0.8, 0.35]} />
      <Bearing at={[2.7, Y, Z]} />
      <Cylinder at={[3.2, Y, Z]} r={0.13} length={0.4} axis="x" of="p" fine />
      <Cylinder at={[3.5, Y, Z]} r={0.48} length={1.5} axis="x" of="s" rings={[0.28]} />
      <Lines className="d w" paths={Array.from({ length: 6 }, (_, i) => slot(i))} />
      <Cylinder at={[5, Y, Z]} r={0.13} length={1.2} axis="x" of="p" fine />
      <Bearing at={[6.8, Y, Z]} live />
      <Cylinder at={[7.6, Y, Z]} r={0.74} length={0.18} axis="x" of="m" rings={[0.8, 0.35]} />
      <Cylinder at={[8.5, Y, Z]} r={0.34} length={0.34} axis="x" of="m" rings={[0.4]} />
      <Cylinder at={[9.1, Y, Z]} r={0.34} length={0.34} axis="x" of="s" rings={[0.4]} />
      <Cylinder at={[9.44, Y, Z]} r={0.13} length={0.5} axis="x" of="p" fine />
      <Cylinder at={[10.1, Y, Z]} r={0.8} length={0.4} axis="x" of="s" rings={[0.82, 0.3]} />
    </>
  )
}

// A bar of the squirrel cage on the upper near side of the rotor.
function slot(i: number): Point[] {
  const turn = (Math.PI * (i - 0.2)) / 7
  const [y, z] = [Y + 0.48 * Math.cos(turn), Z + 0.48 * Math.sin(turn)]
  return [
    [3.6, y, z],
    [4.9, y, z],
  ]
}

function Blades({ at: [x, y, z] }: { at: Point }) {
  return (
    <Lines
      className="e"
      paths={Array.from({ length: 8 }, (_, i): Point[] => {
        const turn = (i * Math.PI) / 4
        return [
          [x, y + 0.16 * Math.cos(turn), z + 0.16 * Math.sin(turn)],
          [x, y + 0.46 * Math.cos(turn + 0.3), z + 0.46 * Math.sin(turn + 0.3)],
        ]
      })}
    />
  )
}

function Bearing({ at: [x, y, z], live }: { at: Point; live?: boolean }) {
  const balls = Array.from({ length: 9 }, (_, i): Point => {
    const turn = (i * Math.PI * 2) / 9
    return [x + 0.22, y + 0.28 * Math.cos(turn), z + 0.28 * Math.sin(turn)]
  })
  return (
    <g>
      <Cylinder at={[x, y, z]} r={0.4} length={0.22} axis="x" of={live ? 'a' : 'm'} />
      <path className="glow" d={balls.map((p) => circle(p, 0.065, 'x')).join('')} />
      <path
        className="d"
        d={balls.map((p) => circle(p, 0.065, 'x')).join('') + circle([x + 0.22, y, z], 0.17, 'x')}
      />
      <path className="lit" d={circle([x + 0.22, y, z], 0.13, 'x')} />
    </g>
  )
}

// Where each piece is on plan.
function Shadows() {
  const feet = [0.5, 1.4, 2.1, 2.8, 4.2, 6.9, 7.7, 8.9, 10.3]
  return (
    <>
      <Panes
        on="t"
        className="shade"
        rects={feet.map((x) => [[x - 0.2, Y - 0.5, 0], x === 4.2 ? 1.4 : 0.4, 1])}
      />
      <Lines
        className="h"
        paths={feet.map((x): Point[] => [
          [x, Y, 0],
          [x, Y, Z],
        ])}
      />
    </>
  )
}

function Sensor({ at: [x, y, z] }: { at: Point }) {
  return (
    <>
      <Cylinder at={[x, y, z]} r={0.1} length={0.2} of="s" fine />
      <path className="string" d={circle([x, y, z + 0.2], 0.26) + circle([x, y, z + 0.2], 0.46)} />
    </>
  )
}

function Handheld({ at: [x, y, z] }: { at: Point }) {
  return (
    <>
      <Panes on="t" className="glow" rects={[[[x, y, z], 0.5, 0.36]]} />
      <Panes on="t" className="e" rects={[[[x, y, z], 0.5, 0.36]]} />
      <Lines
        className="string"
        paths={[
          [
            [x + 0.06, y + 0.2, z],
            [x + 0.16, y + 0.1, z],
            [x + 0.24, y + 0.28, z],
            [x + 0.4, y + 0.14, z],
          ],
        ]}
      />
    </>
  )
}
