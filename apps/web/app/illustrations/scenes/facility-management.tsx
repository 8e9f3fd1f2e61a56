import type { ReactNode } from 'react'
import { Drawing } from '../drawing.tsx'
import type { Point } from '../iso.ts'
import { Block } from '../parts/block.tsx'
import { Chiller } from '../parts/chiller.tsx'
import { Desk } from '../parts/desk.tsx'
import { Duct } from '../parts/duct.tsx'
import { Lines, Panes, Patch, repeat } from '../parts/faces.tsx'
import { Leader, Level } from '../parts/notes.tsx'
import { Panel } from '../parts/panel.tsx'
import { Person } from '../parts/person.tsx'
import { Pipe, Wire } from '../parts/pipe.tsx'
import { Shrub } from '../parts/plants.tsx'
import { Pump } from '../parts/pump.tsx'
import { Stacked } from '../parts/stacked.tsx'
import { Column } from '../parts/structure.tsx'
import { Tank } from '../parts/tank.tsx'
import { Tree } from '../parts/tree.tsx'
import { RearWalls } from '../parts/walls.tsx'
import type { Sheet } from '../sheet.ts'

export const facilityManagementSheet: Sheet = {
  title: 'Section through services',
  number: 'TW-FM-13',
  scale: '1:150',
  rev: 'D',
}

const [W, D, H] = [8.4, 2, 1.9] as const

// One slice from the plant in the basement to the plant on the roof: water, power and air climb the same shaft.
export function FacilityManagement() {
  return (
    <Drawing view="-160 -168 480 360">
      <Earth />
      <Tree at={[-2.2, 0.6, 0]} size={1.1} />
      {[-2, -1.4, -0.8].map((y) => (
        <Shrub key={y} at={[7.8, y, 0]} r={7} />
      ))}
      <Person at={[-1.4, 1.3, 0]} faces="right" />
      <Storey z={-H}>
        <Tank at={[2.1, 1, -H]} r={0.6} height={1.1} of="m" ladder={false} />
        <Pump at={[3.1, 0.9, -H]} />
        <Panel at={[5.4, 0.6, -H]} bays={3} bay={0.7} height={1.4} depth={0.6} />
        <Pipe
          path={[
            [1, 1.5, -H + 0.4],
            [4.3, 1.5, -H + 0.4],
          ]}
          of="s"
          width={6}
        />
        <Wire
          path={[
            [5.6, 1.2, -H + 0.05],
            [5.2, 1.6, -H + 0.05],
            [1.5, 1.6, -H + 0.05],
            [1.5, 1.6, 0],
          ]}
        />
        <Person at={[4.9, 1.6, -H]} pose="reach" faces="right" />
      </Storey>
      <Storey z={0}>
        <Block at={[2.6, 0.7, 0]} size={[1.8, 0.6, 0.66]} of="s" />
        <Person at={[2.3, 1.5, 0]} indoors />
        <Person at={[4, 1.7, 0]} pose="carry" faces="right" indoors />
        <Turnstiles />
        <Person at={[7.6, 1.4, 0]} />
      </Storey>
      <Storey z={H}>
        <Stacked>
          {[2.2, 4, 5.8].map((x) => (
            <Desk key={x} at={[x, 1, H]} />
          ))}
          <Person at={[2.9, 1.85, H]} pose="sit" faces="right" indoors />
          <Person at={[6.5, 1.85, H]} pose="sit" faces="right" indoors />
        </Stacked>
        <Person at={[7.8, 1.4, H]} pose="carry" indoors />
      </Storey>
      <Storey z={2 * H}>
        <Panel at={[2.2, 0.8, 2 * H]} bays={4} bay={0.6} height={1.3} depth={0.6} of="m" />
        <Desk at={[5.4, 1, 2 * H]} />
        <Person at={[6.1, 1.85, 2 * H]} pose="sit" faces="right" indoors />
        <Person at={[7.5, 1.5, 2 * H]} />
      </Storey>
      <Roof />
      <Lines
        className="h"
        paths={[
          [
            [0, D, 3 * H],
            [0, D, 3 * H + 0.5],
            [W, D, 3 * H + 0.5],
            [W, D, 0],
          ],
          [
            [W, D, 3 * H + 0.5],
            [W, 0, 3 * H + 0.5],
            [W, 0, 3 * H],
          ],
          [
            [0, D, 3 * H + 0.5],
            [0, 0, 3 * H + 0.5],
          ],
        ]}
      />
      {['± 0.000', '+ 3.990', '+ 7.980', '+ 11.970'].map((figure, i) => (
        <Level key={figure} at={[W, 0, i * H]} figure={figure} reach={i ? 22 : 62} />
      ))}
      <Leader to={[0.5, 1.7, 4.4]} dx={-58} dy={-18} label="Riser" />
      <Leader to={[2, 0.9, 7.1]} dx={-66} dy={-6} label="Chiller" />
      <Leader to={[2.1, 1.6, -1.4]} dx={-96} dy={60} label="Sump" />
    </Drawing>
  )
}

// The ground is cut along the same plane.
function Earth() {
  const hatch = (i: number, at: (s: number, up: number) => Point): Point[] => [
    at(i * 0.3, -0.08),
    at(i * 0.3 + 0.2, -0.28),
  ]
  const stub = [0, 1].flatMap((row) => [
    ...Array.from({ length: 9 }, (_, i) => hatch(i, (s, up) => [-2.8 + s, D, up - row * 0.9])),
    ...Array.from({ length: 7 }, (_, i) => hatch(i, (s, up) => [W, -2.3 + s, up - row * 0.9])),
  ])
  return (
    <>
      <Block at={[-3, -2.5, -H - 0.2]} size={[W + 3, 2.5, H + 0.2]} of="p" />
      <Block at={[-3, 0, -H - 0.2]} size={[3, D, H + 0.2]} of="p" />
      <Lines className="d" paths={stub} />
      <Panes on="t" className="shade" rects={[[[-3, 0.8, 0], 3, 1]]} />
    </>
  )
}

// Two walls, what is between them, the shaft, the duct below the next floor, and that floor.
function Storey({ z, children }: { z: number; children: ReactNode }) {
  return (
    <>
      <Block at={[0, 0, z - 0.2]} size={[W, D, 0.2]} of="c" />
      <RearWalls at={[0, 0, z]} size={[W, D, H - 0.2]} thick={0.2} />
      <Column at={[8.1, 0.4, z]} height={H - 0.2} side={0.26} />
      {children}
      {z >= 0 && <Duct at={[2, 1.62, z + 1.36]} size={[6, 0.34, 0.3]} flange={2} of="s" />}
      <Shaft z={z} />
    </>
  )
}

function Shaft({ z }: { z: number }) {
  const [low, high] = [z < 0 ? z + 0.4 : z, z + H]
  return (
    <>
      <Pipe
        path={[
          [0.5, 1.5, low],
          [0.5, 1.5, high],
        ]}
        of="s"
        width={6}
      />
      <Pipe
        path={[
          [0.95, 1.5, low],
          [0.95, 1.5, high],
        ]}
        of="m"
        width={6}
      />
      {z >= 0 && (
        <Wire
          path={[
            [1.5, 1.6, z],
            [1.5, 1.6, high],
          ]}
        />
      )}
      {z >= 0 && (
        <Wire
          path={[
            [1.5, 1.6, z + 1.1],
            [7.9, 1.6, z + 1.1],
          ]}
          hidden
        />
      )}
    </>
  )
}

function Turnstiles() {
  return repeat({ at: [5, 1, 0], count: 4, step: [0.55, 0, 0] }).map(([x, y, z]) => (
    <g key={x} className="fine">
      <Block at={[x, y, z]} size={[0.14, 0.7, 0.6]} of="m" />
      <Panes on="l" className="sig" rects={[[[x + 0.03, y + 0.7, z + 0.46], 0.08, 0.08]]} />
    </g>
  ))
}

function Roof() {
  const z = 3 * H
  return (
    <>
      <Block at={[0, 0, z - 0.2]} size={[W, D, 0.2]} of="c" />
      <Pipe
        path={[
          [0.5, 1.5, z],
          [0.5, 1.5, z + 0.4],
          [1.4, 1.5, z + 0.4],
        ]}
        of="s"
        width={6}
      />
      <Chiller at={[1.4, 0.2, z]} fans={3} />
      <Pipe
        path={[
          [0.95, 1.5, z],
          [0.95, 1.9, z + 0.2],
          [1.6, 1.9, z + 0.2],
        ]}
        of="m"
        width={6}
      />
      <Tank at={[5.4, 0.9, z]} r={0.55} height={1} of="m" ladder={false} />
      {[6.3, 7.3].map((x) => (
        <g key={x} className="fine">
          <Lines
            className="e"
            paths={[
              [
                [x + 0.1, 0.3, z],
                [x + 0.1, 0.3, z + 0.7],
              ],
              [
                [x + 0.8, 0.3, z],
                [x + 0.8, 0.3, z + 0.7],
              ],
            ]}
          />
          <SolarPanel at={[x, 0.3, z + 0.15]} />
        </g>
      ))}
    </>
  )
}

function SolarPanel({ at: [x, y, z] }: { at: Point }) {
  const [w, d, rise] = [0.9, 1.3, 0.6]
  const on = (s: number, t: number): Point => [x + w * s, y + d * t, z + rise * (1 - t)]
  return (
    <g className="s">
      <Patch className="r" points={[on(0, 0), on(1, 0), on(1, 1), on(0, 1)]} />
      <Lines
        className="d w"
        paths={[0.33, 0.66].flatMap((k) => [
          [on(k, 0), on(k, 1)],
          [on(0, k), on(1, k)],
        ])}
      />
    </g>
  )
}
