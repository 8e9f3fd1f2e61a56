import { Drawing } from '../drawing.tsx'
import { Block } from '../parts/block.tsx'
import { Chiller } from '../parts/chiller.tsx'
import { Diffuser, Duct } from '../parts/duct.tsx'
import { Lines, Panes, repeat } from '../parts/faces.tsx'
import { Dimension, Leader } from '../parts/notes.tsx'
import { Person } from '../parts/person.tsx'
import { Pipe } from '../parts/pipe.tsx'
import { Pump } from '../parts/pump.tsx'
import { Column, Slab } from '../parts/structure.tsx'
import type { Point } from '../iso.ts'
import type { Sheet } from '../sheet.ts'

export const mechanicalServicesSheet: Sheet = {
  title: 'Chiller plant',
  number: 'TW-M-01',
  scale: '1:50',
  rev: 'C',
}

// Chillers feed two headers, pumps push them on, an air handler turns the cold into air.
export function MechanicalServices() {
  return (
    <Drawing view="-204 -76 480 360">
      <Slab at={[0, 0, 0]} size={[11, 8]} of="c" />
      <Chiller at={[0.5, 0.4, 0]} />
      <Chiller at={[4.3, 0.4, 0]} />
      <AirHandler at={[8.2, 0.5, 0]} />
      <Risers />
      <Pipe
        path={[
          [0.6, 2.9, 0.45],
          [8.7, 2.9, 0.45],
          [8.7, 2.3, 0.45],
        ]}
        of="m"
        width={9}
      />
      <Pipe
        path={[
          [0.6, 3.7, 0.45],
          [8.4, 3.7, 0.45],
        ]}
        of="s"
        width={9}
      />
      {[0.8, 3.2, 5.6].map((x) => (
        <PumpLine key={x} at={[x, 4.7, 0]} />
      ))}
      <Supports />
      <Pipe
        path={[
          [0.6, 6.3, 0.5],
          [9.7, 6.3, 0.5],
          [9.7, 2.3, 0.5],
        ]}
        of="s"
        width={9}
      />
      <Person at={[8.3, 7.2, 0]} pose="carry" />
      <SupplyDuct at={[8.7, 0.9, 1.7]} />
      <Person at={[2.4, 7.3, 0]} faces="right" />
      <Dimension from={[0.5, 8, -0.25]} to={[7.3, 8, -0.25]} offset={[0, 0.9, 0]} figure="9 520" />
      <Dimension from={[11, 0, -0.25]} to={[11, 8, -0.25]} offset={[0.9, 0, 0]} figure="11 200" />
      <Leader to={[2, 0.9, 1.4]} dx={-60} dy={-34} label="2 × 120 TR" />
      <Leader to={[10, 1.2, 2.2]} dx={28} dy={-40} label="AHU" />
    </Drawing>
  )
}

function Risers() {
  return [1.3, 5.1].map((x) => (
    <g key={x}>
      <Pipe
        path={[
          [x, 2, 0.45],
          [x, 2.9, 0.45],
        ]}
        of="m"
        width={8}
      />
      <Pipe
        path={[
          [x + 1.3, 2, 0.45],
          [x + 1.3, 2.5, 0.45],
          [x + 1.3, 2.5, 0.95],
          [x + 1.3, 3.7, 0.95],
          [x + 1.3, 3.7, 0.45],
        ]}
        of="s"
        width={8}
      />
    </g>
  ))
}

function PumpLine({ at: [x, y, z] }: { at: Point }) {
  return (
    <g>
      <Pipe
        path={[
          [x + 1.18, 3.7, 0.45],
          [x + 1.18, 3.7, 1.5],
          [x + 1.18, y + 0.4, 1.5],
          [x + 1.18, y + 0.4, 1.1],
        ]}
        of="s"
        width={7}
      />
      <Pump at={[x, y, z]} />
      <Pipe
        path={[
          [x + 1.6, y + 0.4, 0.5],
          [x + 2, y + 0.4, 0.5],
          [x + 2, 6.3, 0.5],
        ]}
        of="s"
        width={7}
      />
    </g>
  )
}

function Supports() {
  return [1.4, 3.8, 6.2, 8.6].map((x) => <Column key={x} at={[x, 6.3, 0]} height={0.4} side={0.14} of="m" />)
}

function AirHandler({ at: [x, y, z] }: { at: Point }) {
  return (
    <g>
      <Block at={[x, y, z]} size={[2.2, 1.9, 0.2]} of="m" />
      <Block at={[x + 0.1, y + 0.1, z + 0.2]} size={[2, 1.7, 1.5]} of="s" />
      <Panes
        on="l"
        className="d w"
        rects={[
          [[x + 0.24, y + 1.8, z + 0.36], 0.78, 1.2],
          [[x + 1.16, y + 1.8, z + 0.36], 0.78, 1.2],
        ]}
      />
      <Panes on="r" className="d w" rects={[[[x + 2.1, y + 0.25, z + 0.36], 1.4, 1.2]]} />
      <Lines
        className="d w"
        paths={repeat({ at: [x + 2.1, y + 0.25, z + 0.56], count: 5, step: [0, 0, 0.2] }).map(
          ([a, b, c]): Point[] => [
            [a, b, c],
            [a, b + 1.4, c],
          ],
        )}
      />
    </g>
  )
}

// Above everything else in the room, so it is drawn last.
function SupplyDuct({ at: [x, y, z] }: { at: Point }) {
  return (
    <g>
      <Diffuser at={[x + 0.5, y + 3.9, z + 0.55]} side={0.9} drop={2.2} />
      <Block at={[x + 0.1, y + 0.1, z]} size={[0.8, 0.8, 0.5]} of="m" />
      <Duct at={[x, y, z + 0.5]} size={[1, 4.5, 0.65]} flange={0.9} />
    </g>
  )
}
