import { Drawing } from '../drawing.tsx'
import { Block } from '../parts/block.tsx'
import { Panes, repeat } from '../parts/faces.tsx'
import { Dimension } from '../parts/notes.tsx'
import { Panel } from '../parts/panel.tsx'
import { Person } from '../parts/person.tsx'
import { Wire } from '../parts/pipe.tsx'
import { Slab } from '../parts/structure.tsx'
import type { Sheet } from '../sheet.ts'

export const strengthQualitySheet: Sheet = {
  title: 'Panel under test',
  number: 'TW-G-03',
  scale: '1:50',
  rev: 'A',
}

const [BAY, FRONT] = [0.84, 1.5] as const

// A switchboard, measured, with a label on each door that has passed, and the test set at the last one.
export function StrengthQuality() {
  return (
    <Drawing view="-110 -55 240 180">
      <Slab at={[0, 0, 0]} size={[5.4, 4.4]} />
      <Panel at={[1, 0.6, 0]} bays={3} bay={BAY} depth={FRONT - 0.6} />
      <Panes
        on="l"
        className="sig"
        rects={repeat({ at: [1.2, FRONT, 0.8], count: 2, step: [BAY, 0, 0] }).map((at) => [at, 0.24, 0.24])}
      />
      <Wire
        path={[
          [3, FRONT, 1.1],
          [3, 2.1, 0.9],
          [3, 2.3, 0.62],
        ]}
      />
      <Block at={[2.65, 2.1, 0]} size={[0.7, 0.5, 0.6]} of="a" />
      <Panes on="l" className="glow" rects={[[[2.75, 2.6, 0.26], 0.5, 0.22]]} />
      <Person at={[4.2, 2.3, 0]} />
      <Dimension from={[1, FRONT, 0]} to={[1 + 3 * BAY, FRONT, 0]} offset={[0, 2.1, 0]} figure="3 530" />
    </Drawing>
  )
}
