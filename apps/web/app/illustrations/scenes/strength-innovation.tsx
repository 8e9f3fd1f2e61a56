import { circle } from '../round.ts'
import { Drawing } from '../drawing.tsx'
import { Board } from '../parts/board.tsx'
import { Cylinder } from '../parts/cylinder.tsx'
import { Panel } from '../parts/panel.tsx'
import { Person } from '../parts/person.tsx'
import { Pipe, Wire } from '../parts/pipe.tsx'
import { Pump } from '../parts/pump.tsx'
import { Slab } from '../parts/structure.tsx'
import type { Sheet } from '../sheet.ts'

export const strengthInnovationSheet: Sheet = {
  title: 'Metered pump',
  number: 'TW-G-04',
  scale: '1:50',
  rev: 'A',
}

// A pump with a meter in its line, and the curve of its readings.
export function StrengthInnovation() {
  return (
    <Drawing view="-110 -55 240 180">
      <Slab at={[0, 0, 0]} size={[5.4, 4.4]} />
      <Panel at={[0.5, 0.5, 0]} bays={2} height={1.7} of="m" />
      <Board
        at={[2.7, 0.6, 0]}
        size={[2.3, 1.4]}
        curves={[
          {
            className: 'lv',
            points: [
              [0, 0.15],
              [0.25, 0.4],
              [0.45, 0.3],
              [0.7, 0.75],
              [1, 0.9],
            ],
          },
        ]}
      />
      <Wire
        path={[
          [1.3, 1.34, 0],
          [1.3, 1.7, 0],
          [3.8, 1.7, 0],
        ]}
      />
      <Wire
        path={[
          [3.8, 0.7, 0],
          [3.8, 2.7, 0],
        ]}
      />
      <Person at={[4.7, 1.6, 0]} />
      <Pump at={[0.7, 2.5, 0]} />
      <Pipe
        path={[
          [2.3, 2.9, 0.5],
          [5.4, 2.9, 0.5],
        ]}
        width={9}
        of="s"
      />
      <Cylinder at={[3.8, 2.9, 0.6]} r={0.16} length={0.45} of="p" />
      <path className="string" d={[0.3, 0.52, 0.76].map((r) => circle([3.8, 2.9, 1.05], r)).join('')} />
    </Drawing>
  )
}
