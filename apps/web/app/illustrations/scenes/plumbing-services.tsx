import { Drawing } from '../drawing.tsx'
import type { Point } from '../iso.ts'
import { hoop } from '../round.ts'
import { Block } from '../parts/block.tsx'
import { Cylinder } from '../parts/cylinder.tsx'
import { Lines, repeat } from '../parts/faces.tsx'
import { Gauge, Valve } from '../parts/fittings.tsx'
import { Dimension, Leader } from '../parts/notes.tsx'
import { Panel } from '../parts/panel.tsx'
import { Person } from '../parts/person.tsx'
import { Pipe, Wire } from '../parts/pipe.tsx'
import { Pump } from '../parts/pump.tsx'
import { Column, Slab } from '../parts/structure.tsx'
import { Tank } from '../parts/tank.tsx'
import type { Sheet } from '../sheet.ts'

export const plumbingServicesSheet: Sheet = {
  title: 'Hydro-pneumatic set',
  number: 'TW-P-03',
  scale: '1:50',
  rev: 'A',
}

const PUMPS = [0.9, 3.3, 5.7] as const

// Raw water tank, filters, three pumps between a suction and a delivery header, and the vessels that hold the pressure.
export function PlumbingServices() {
  return (
    <Drawing view="-204 -89 480 360">
      <Slab at={[0, 0, 0]} size={[11, 8]} of="c" />
      <Tank at={[1.8, 1.6, 0]} r={1.15} height={2.7} />
      <Tank at={[4.6, 1.4, 0]} r={0.85} height={2.1} of="m" ladder={false} />
      <Pipe
        path={[
          [2.9, 1.6, 2.4],
          [3.5, 1.4, 2.4],
          [3.9, 1.4, 1.9],
        ]}
        of="m"
        width={5}
      />
      <Filter at={[6.6, 1.1, 0]} />
      <Filter at={[8, 1.1, 0]} />
      <Panel at={[9, 0.5, 0]} bays={2} bay={0.8} height={1.9} of="m" />
      <Pipe
        path={[
          [6.6, 1.8, 0.9],
          [8.2, 1.8, 0.9],
        ]}
        width={6}
        of="m"
      />
      <Pipe
        path={[
          [5.4, 1.8, 0.4],
          [6.6, 1.8, 0.4],
        ]}
        width={6}
        of="m"
      />
      {[0.9, 3.5, 6.1].map((x) => (
        <Column key={x} at={[x, 3.2, 0]} height={1.1} side={0.12} of="m" />
      ))}
      <Pipe
        path={[
          [0.6, 3.2, 1.2],
          [9.9, 3.2, 1.2],
          [9.9, 4.5, 1.2],
        ]}
        width={10}
        of="s"
      />
      <Flanges at={[1.3, 3.2, 1.2]} count={3} step={2.5} />
      <Gauge at={[4.4, 3.2, 1.35]} />
      <Gauge at={[6.9, 3.2, 1.35]} />
      <Pipe
        path={[
          [0.5, 1.8, 0.35],
          [0.35, 1.8, 0.35],
          [0.35, 6.3, 0.35],
        ]}
        width={9}
        of="m"
      />
      <Wire
        path={[
          [10.4, 1.4, 0.02],
          [10.4, 6.9, 0.02],
          [1.2, 6.9, 0.02],
        ]}
        hidden
      />
      {PUMPS.map((x) => (
        <PumpLine key={x} at={[x, 4.6, 0]} />
      ))}
      <Pipe
        path={[
          [0.35, 6.3, 0.4],
          [8.4, 6.3, 0.4],
        ]}
        width={10}
        of="m"
      />
      <Cylinder at={[8.4, 6.3, 0.4]} r={0.24} length={0.08} axis="x" of="m" fine />
      <Vessel at={[9.9, 4.9, 0]} />
      <Vessel at={[9.9, 6.4, 0]} />
      <Pipe
        path={[
          [9.9, 3.2, 1.2],
          [10.6, 3.2, 1.2],
          [10.6, 3.2, 4.2],
        ]}
        width={8}
        of="s"
      />
      <Lines
        className="h"
        paths={[
          [
            [10.6, 3.2, 4.2],
            [10.6, 3.2, 5],
          ],
        ]}
      />
      <Person at={[4.7, 7.3, 0]} pose="reach" faces="right" />
      <Person at={[1.6, 7.4, 0]} pose="carry" faces="right" />
      <Dimension from={[0.5, 8, -0.25]} to={[8.4, 8, -0.25]} offset={[0, 0.9, 0]} figure="11 060" />
      <Dimension from={[11, 0, -0.25]} to={[11, 8, -0.25]} offset={[0.9, 0, 0]} figure="11 200" />
      <Leader to={[1.2, 1.6, 2.84]} dx={-64} dy={-24} label="25 kL" />
      <Leader to={[8, 1.1, 2]} dx={24} dy={-58} label="Filters" />
      <Leader to={[10.6, 3.2, 3.6]} dx={20} dy={-40} label="Riser" />
    </Drawing>
  )
}

// Suction from the header in front through a gate valve; delivery up, through a check valve, back to the header behind.
function PumpLine({ at: [x, y, z] }: { at: Point }) {
  return (
    <g>
      <Pipe
        path={[
          [x + 1.18, 3.2, 1.2],
          [x + 1.18, 3.2, 1.8],
          [x + 1.18, y + 0.4, 1.8],
          [x + 1.18, y + 0.4, 1.1],
        ]}
        of="s"
        width={7}
      />
      <Cylinder at={[x + 1.18, 3.9, 1.8]} r={0.2} length={0.24} axis="y" of="m" fine />
      <Pump at={[x, y, z]} />
      <Pipe
        path={[
          [x + 1.6, y + 0.4, 0.5],
          [x + 2, y + 0.4, 0.5],
          [x + 2, 6.3, 0.45],
        ]}
        of="m"
        width={7}
      />
      <Valve at={[x + 2, 5.7, 0.48]} />
    </g>
  )
}

function Flanges({ at, count, step }: { at: Point; count: number; step: number }) {
  return repeat({ at, count, step: [step, 0, 0] }).map((p) => (
    <Cylinder key={p[0]} at={p} r={0.24} length={0.07} axis="x" of="m" fine />
  ))
}

// A dished pressure filter on three legs, its face pipe on the near side.
function Filter({ at: [x, y, z] }: { at: Point }) {
  return (
    <g>
      <Cylinder at={[x, y, z]} r={0.5} length={0.16} of="p" />
      <Cylinder at={[x, y, z + 0.16]} r={0.52} length={1.4} of="m" />
      <Cylinder at={[x, y, z + 1.56]} r={0.26} far={0.52} length={0.22} of="m" />
      <Cylinder at={[x, y, z + 1.78]} r={0.12} length={0.14} of="p" fine />
      <path className="d" d={hoop([x, y, z + 0.6], 0.52) + hoop([x, y, z + 1.2], 0.52)} />
    </g>
  )
}

function Vessel({ at: [x, y, z] }: { at: Point }) {
  return (
    <g>
      <Cylinder at={[x, y, z]} r={0.42} length={0.3} of="m" fine />
      <Cylinder at={[x, y, z + 0.3]} r={0.52} length={1.3} of="s" />
      <Cylinder at={[x, y, z + 1.6]} r={0.24} far={0.52} length={0.24} of="s" />
      <path className="d w" d={hoop([x, y, z + 0.7], 0.52) + hoop([x, y, z + 1.3], 0.52)} />
      <Block at={[x - 0.07, y - 0.07, z + 1.84]} size={[0.14, 0.14, 0.1]} of="a" fine />
    </g>
  )
}
