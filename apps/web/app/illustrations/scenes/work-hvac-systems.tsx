import { Drawing } from '../drawing.tsx'
import type { Point } from '../iso.ts'
import { circle } from '../round.ts'
import { Block } from '../parts/block.tsx'
import { Diffuser, Duct } from '../parts/duct.tsx'
import { Lines, Panes, repeat } from '../parts/faces.tsx'
import { Gauge, Valve } from '../parts/fittings.tsx'
import { Dimension, Leader, Level } from '../parts/notes.tsx'
import { Person } from '../parts/person.tsx'
import { Pipe, Wire } from '../parts/pipe.tsx'
import { Column, Slab, Truss } from '../parts/structure.tsx'
import { Table } from '../parts/table.tsx'
import type { Sheet } from '../sheet.ts'

export const workHvacSystemsSheet: Sheet = {
  title: 'Air handling, production floor',
  number: 'TW-W-03',
  scale: '1:50',
  rev: 'B',
}

const ROOF = 3.9

// Filter, coil and fan in one line; the main duct under the trusses, a balanced branch to every bench.
export function WorkHvacSystems() {
  return (
    <Drawing view="-175 -106 480 360">
      <Slab at={[0, 0, 0]} size={[11.8, 7.2]} of="c" />
      {[0.4, 5.9, 11.4].map((x) => (
        <Column key={x} at={[x, 0.3, 0]} height={ROOF} side={0.2} of="m" />
      ))}
      <Truss at={[0.4, 0.3, ROOF]} length={11} height={0.6} bays={9} />
      <AirHandler at={[0.5, 0.9, 0]} />
      <Pipes />
      {[6.9, 8.7, 10.5].map((x) => (
        <Table key={x} at={[x - 0.4, 3.7, 0]} size={[1.3, 2.2, 0.6]} of="p" />
      ))}
      {[6.9, 8.7].map((x) => (
        <Block key={x} at={[x - 0.2, 4.1, 0.6]} size={[0.9, 0.9, 0.5]} of="m" fine />
      ))}
      <Block at={[10.3, 4.1, 0.6]} size={[0.9, 0.9, 0.3]} of="m" fine />
      <Person at={[8.2, 6.2, 0]} pose="reach" faces="right" />
      <Person at={[3.4, 5.6, 0]} pose="carry" />
      <Rise />
      <Duct at={[4.9, 1.2, 2.6]} size={[6.5, 1.1, 0.9]} flange={1} of="s" />
      {[6.9, 8.7, 10.5].map((x) => (
        <Branch key={x} at={[x, 2.3, 2.75]} />
      ))}
      <Wire
        path={[
          [11.4, 2.3, 3],
          [11.4, 3, 3],
          [7.5, 3, 3],
        ]}
        hidden
      />
      <Dimension from={[0.5, 7.2, -0.25]} to={[4.5, 7.2, -0.25]} offset={[0, 0.9, 0]} figure="5 600" />
      <Dimension from={[6.5, 7.2, -0.25]} to={[11.4, 7.2, -0.25]} offset={[0, 0.9, 0]} figure="6 860" />
      <Level at={[11.5, 0.3, ROOF]} figure="+ 5.460" reach={2} />
      <Leader to={[1, 1.2, 2]} dx={-66} dy={-38} label="28 800 m³/h" />
    </Drawing>
  )
}

// Sections along x: damper, filters, coil, fan; the fan's door is open.
function AirHandler({ at: [x, y, z] }: { at: Point }) {
  const near = y + 1.8
  return (
    <g>
      <Block at={[x, y, z]} size={[4, 1.8, 0.2]} of="m" />
      <Block at={[x, y, z + 0.2]} size={[4, 1.8, 1.8]} of="s" />
      <Panes
        on="l"
        className="d w"
        rects={[0, 1, 2, 3].map((i) => [[x + 0.1 + i, near, z + 0.32], 0.8, 1.55])}
      />
      <Lines
        className="d w"
        paths={repeat({ at: [x + 0.16, near, z + 0.5], count: 7, step: [0, 0, 0.19] }).map((p): Point[] => [
          p,
          [p[0] + 0.68, p[1], p[2]],
        ])}
      />
      <Lines
        className="d w"
        paths={[0, 1, 2, 3, 4].map((i): Point[] => [
          [x + 1.2 + i * 0.15, near, z + 0.4],
          [x + 1.2 + i * 0.15, near, z + 1.8],
        ])}
      />
      <Lines
        className="d w"
        paths={[
          Array.from({ length: 9 }, (_, i): Point => [x + 2.2 + (i % 2) * 0.6, near, z + 0.42 + i * 0.17]),
        ]}
      />
      <Panes on="l" className="glow" rects={[[[x + 3.1, near, z + 0.32], 0.8, 1.55]]} />
      <path
        className="e"
        d={circle([x + 3.5, near, z + 1.05], 0.36, 'y') + circle([x + 3.5, near, z + 1.05], 0.12, 'y')}
      />
      <Lines
        className="e"
        paths={[0, 1, 2, 3, 4, 5].map((i): Point[] => {
          const turn = (i * Math.PI) / 3
          return [
            [x + 3.5 + 0.12 * Math.cos(turn), near, z + 1.05 + 0.12 * Math.sin(turn)],
            [x + 3.5 + 0.36 * Math.cos(turn + 0.5), near, z + 1.05 + 0.36 * Math.sin(turn + 0.5)],
          ]
        })}
      />
      <Panes on="l" className="sig" rects={[[[x + 2.92, near, z + 1.5], 0.12, 0.12]]} />
    </g>
  )
}

function Pipes() {
  return (
    <>
      <Pipe
        path={[
          [2.9, 2.7, 0.6],
          [2.9, 3.6, 0.6],
          [0.6, 3.6, 0.6],
          [0.6, 6.8, 0.6],
        ]}
        of="s"
        width={8}
      />
      <Pipe
        path={[
          [3.3, 2.7, 0.4],
          [3.3, 4.2, 0.4],
          [1.2, 4.2, 0.4],
          [1.2, 6.8, 0.4],
        ]}
        of="m"
        width={8}
      />
      <Valve at={[1.9, 3.6, 0.62]} />
      <Valve at={[2.3, 4.2, 0.44]} />
      <Gauge at={[0.6, 5.2, 0.72]} />
    </>
  )
}

// Up from the fan section, then level.
function Rise() {
  return (
    <>
      <Block at={[3.6, 1.3, 2]} size={[0.9, 0.9, 0.15]} of="m" />
      <Block at={[3.55, 1.25, 2.15]} size={[1, 1, 1.35]} of="s" />
      <Block at={[4.5, 1.2, 2.6]} size={[0.4, 1.1, 0.9]} of="m" />
    </>
  )
}

// Damper with its actuator, the branch, and what it blows on.
function Branch({ at: [x, y, z] }: { at: Point }) {
  return (
    <g>
      <Diffuser at={[x + 0.3, y + 2.3, z + 0.05]} side={0.9} drop={1.9} />
      <Duct at={[x, y, z]} size={[0.6, 2.6, 0.6]} flange={0.8} />
      <Block at={[x + 0.6, y + 0.5, z + 0.12]} size={[0.14, 0.4, 0.3]} of="a" fine />
    </g>
  )
}
