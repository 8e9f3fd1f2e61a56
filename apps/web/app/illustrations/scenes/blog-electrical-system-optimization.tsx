import { Drawing } from '../drawing.tsx'
import type { Point } from '../iso.ts'
import { Block } from '../parts/block.tsx'
import { Board } from '../parts/board.tsx'
import { Chiller } from '../parts/chiller.tsx'
import { Cylinder } from '../parts/cylinder.tsx'
import { Lines, Panes, repeat } from '../parts/faces.tsx'
import { Moved } from '../parts/moved.tsx'
import { Dimension, Leader } from '../parts/notes.tsx'
import { Panel } from '../parts/panel.tsx'
import { Person } from '../parts/person.tsx'
import { Wire } from '../parts/pipe.tsx'
import { Pump } from '../parts/pump.tsx'
import { Slab } from '../parts/structure.tsx'
import { bushingTops, Transformer } from '../parts/transformer.tsx'
import type { Sheet } from '../sheet.ts'

export const blogElectricalSystemOptimizationSheet: Sheet = {
  title: 'Supply, correction, loads',
  number: 'TW-B-03',
  scale: '1:100',
  rev: 'A',
}

// Reactive power is made at the left beside the board, so that the transformer need not carry it to the loads at the right.
export function BlogElectricalSystemOptimization() {
  return (
    <Drawing view="-130 -112 690 345">
      <Slab at={[0, 0, 0]} size={[9.4, 5.6]} of="c" />
      <Transformer at={[0.5, 0.6, 0]} />
      <Incomer />
      <Panel at={[3.6, 0.8, 0]} bays={6} bay={0.82} height={2} depth={0.9} />
      <CapacitorBank at={[3.8, 3.4, 0]} />
      <Wire
        path={[
          [4.8, 1.8, 0.02],
          [4.8, 3.3, 0.02],
        ]}
        hidden
      />
      <Person at={[2.7, 3.9, 0]} pose="carry" faces="right" />
      <Person at={[7.6, 3, 0]} pose="reach" faces="right" />
      <Slab at={[9.6, -8.2, 0]} size={[8.2, 6]} of="c" />
      <Board
        at={[10, -7.8, 0]}
        size={[5, 2.5]}
        curves={[
          { className: 'h', points: before },
          { className: 'lv', points: after },
        ]}
      />
      <Chiller at={[14.2, -5.8, 0]} fans={3} />
      {[10.2, 12.4].map((x) => (
        <Moved key={x} to={[x, -4.4, 0]}>
          <Pump at={[0, 0, 0]} />
        </Moved>
      ))}
      <Feeders />
      <Person at={[14.8, -3, 0]} pose="carry" />
      <Dimension from={[3.6, 5.6, -0.25]} to={[8.52, 5.6, -0.25]} offset={[0, 0.9, 0]} figure="6 890" />
      <Leader to={[1.1, 1.7, 2.5]} dx={-30} dy={-40} label="1 000 kVA" />
      <Leader to={[7.2, 4, 0.9]} dx={64} dy={66} label="Capacitors" />
      <Leader to={[14.6, -7.7, 2.2]} dx={30} dy={-44} label="Demand" />
    </Drawing>
  )
}

const before = [
  [0, 0.25],
  [0.15, 0.3],
  [0.25, 0.62],
  [0.35, 0.9],
  [0.45, 0.82],
  [0.55, 0.92],
  [0.65, 0.86],
  [0.78, 0.6],
  [0.9, 0.35],
  [1, 0.28],
] as const
const after = [
  [0, 0.14],
  [0.15, 0.16],
  [0.25, 0.44],
  [0.35, 0.62],
  [0.45, 0.6],
  [0.55, 0.63],
  [0.65, 0.6],
  [0.78, 0.46],
  [0.9, 0.2],
  [1, 0.14],
] as const

function Incomer() {
  return bushingTops([0.5, 0.6, 0]).map((top, i) => (
    <Wire
      key={i}
      path={[top, [top[0], 1.7, 3 - i * 0.1], [3.9 + i * 0.2, 1.25, 3 - i * 0.1], [3.9 + i * 0.2, 1.25, 2]]}
    />
  ))
}

// Steps of three cans behind mesh, the controller at their head.
function CapacitorBank({ at: [x, y, z] }: { at: Point }) {
  const cans = [0.3, 0.75].flatMap((dy) =>
    repeat({ at: [x + 0.9, y + dy, z + 0.2], count: 6, step: [0.42, 0, 0] }),
  )
  return (
    <g>
      <Block at={[x, y, z]} size={[3.5, 1.1, 0.2]} of="p" />
      <Block at={[x + 0.05, y + 0.1, z + 0.2]} size={[0.55, 0.9, 1.2]} of="s" fine />
      <Panes on="l" className="glow" rects={[[[x + 0.14, y + 1, z + 0.95], 0.36, 0.26]]} />
      <Panes
        on="l"
        className="sig"
        rects={[
          [[x + 0.16, y + 1, z + 0.6], 0.1, 0.1],
          [[x + 0.34, y + 1, z + 0.6], 0.1, 0.1],
        ]}
      />
      {cans.map((p) => (
        <Moved key={`${p[0]}${p[1]}`} to={p}>
          <Cylinder at={[0, 0, 0]} r={0.15} length={0.75} of="m" fine />
          <Cylinder at={[0, 0, 0.75]} r={0.04} length={0.12} of="p" fine />
        </Moved>
      ))}
      <Lines
        className="string"
        paths={[0.3, 0.75].map((dy): Point[] => [
          [x + 0.6, y + dy, z + 1.1],
          [x + 3.05, y + dy, z + 1.1],
        ])}
      />
    </g>
  )
}

// Out of the last three bays, overhead on one tray, down to each load.
function Feeders() {
  const loads = [10.7, 12.9, 15.6]
  return [6.5, 7.3, 8.1].map((x, i) => {
    const [y, z, end] = [-3.9 - i * 0.16, 2.5, loads[i]!]
    return (
      <Wire
        key={x}
        path={[
          [x, 1.25, 2],
          [x, 1.25, z],
          [x, y, z],
          [end, y, z],
          [end, y, 0.85],
        ]}
      />
    )
  })
}
