import type { Material } from '../ink.ts'
import type { Point } from '../iso.ts'
import { Drawing } from '../drawing.tsx'
import { Block } from '../parts/block.tsx'
import { Lines, repeat } from '../parts/faces.tsx'
import { Valve } from '../parts/fittings.tsx'
import { Person } from '../parts/person.tsx'
import { Pipe } from '../parts/pipe.tsx'
import { Pump } from '../parts/pump.tsx'
import { Column, Slab, Truss } from '../parts/structure.tsx'
import type { Sheet } from '../sheet.ts'

export const strengthExpertiseSheet: Sheet = {
  title: 'Plant bay',
  number: 'TW-G-01',
  scale: '1:100',
  rev: 'A',
}

const [WEST, EAST, FAR, NEAR, EAVES, RIDGE] = [0.8, 4.6, 0.7, 3.6, 1.8, 2.5] as const

// One bay of a plant: its frame, the pump that runs in it, and the engineer who knows it.
export function StrengthExpertise() {
  return (
    <Drawing view="-110 -55 240 180">
      <Slab at={[0, 0, 0]} size={[5.4, 4.4]} />
      <Frame y={FAR} of="m" />
      <Pump at={[1.5, 1.6, 0]} />
      <Pipe
        path={[
          [2.7, 2, 1.1],
          [2.7, 2, 1.45],
          [5.4, 2, 1.45],
        ]}
        of="s"
      />
      <Valve at={[4, 2, 1.45]} />
      <Person at={[2.2, 3.2, 0]} pose="reach" faces="right" />
      <Lines
        className="d"
        paths={repeat({ at: [WEST + 0.4, FAR, RIDGE], count: 4, step: [0.95, 0, 0] }).map(
          ([x, y, z]): Point[] => [
            [x, y, z],
            [x, NEAR, z],
          ],
        )}
      />
      <Frame y={NEAR} of="s" />
    </Drawing>
  )
}

function Frame({ y, of }: { y: number; of: Material }) {
  return (
    <g>
      {[WEST, EAST].map((x) => (
        <g key={x}>
          <Block at={[x - 0.35, y - 0.35, 0]} size={[0.7, 0.7, 0.12]} of="m" />
          <Column at={[x, y, 0.12]} height={EAVES - 0.12} side={0.28} of={of} />
        </g>
      ))}
      <Truss at={[WEST, y, EAVES]} length={EAST - WEST} height={RIDGE - EAVES} bays={4} />
    </g>
  )
}
