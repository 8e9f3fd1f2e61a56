import { Drawing } from '../drawing.tsx'
import { polyline, type Point } from '../iso.ts'
import { circle } from '../round.ts'
import { Block } from '../parts/block.tsx'
import { Conveyor } from '../parts/conveyor.tsx'
import { Cylinder } from '../parts/cylinder.tsx'
import { Lines, Panes } from '../parts/faces.tsx'
import { Ghost } from '../parts/ghost.tsx'
import { Moved } from '../parts/moved.tsx'
import { Dimension, Leader } from '../parts/notes.tsx'
import { Panel } from '../parts/panel.tsx'
import { Person } from '../parts/person.tsx'
import { Wire } from '../parts/pipe.tsx'
import { Robot } from '../parts/robot.tsx'
import { Footprint, GroundGrid, Slab } from '../parts/structure.tsx'
import type { Sheet } from '../sheet.ts'

export const blogIndustrialAutomationTrends2024Sheet: Sheet = {
  title: 'A cell and its twin',
  number: 'TW-B-01',
  scale: '1:50',
  rev: '24',
}

const [W, D] = [9.2, 6] as const
const boxes = [0.8, 2, 4.6, 6.2, 7.6]

// At the left what is on the floor, at the right the same cell as its controller sees it.
export function BlogIndustrialAutomationTrends2024() {
  return (
    <Drawing view="-155 -106 680 340">
      <Slab at={[0, 0, 0]} size={[W, D]} of="c" />
      <Panel at={[0.6, 0.4, 0]} bays={5} bay={0.72} height={1.9} />
      <Gateway at={[5.2, 0.5, 0]} />
      <Conveyor at={[0.3, 2.3, 0]} length={8.6} />
      {boxes.map((x) => (
        <Block key={x} at={[x, 2.52, 0.56]} size={[0.5, 0.46, 0.4]} of="s" fine />
      ))}
      <Robot at={[2.6, 4.2, 0]} reach={[0.4, -1.45]} tool={0.96} />
      <Wire
        path={[
          [5.5, 1.1, 0.02],
          [5.5, 2, 0.02],
        ]}
        hidden
      />
      <Carrier at={[5.2, 4.2, 0]} />
      <Person at={[7.9, 4.6, 0]} pose="carry" />
      <Lines
        className="h"
        paths={[
          [
            [7, 4.7, 0],
            [8.8, 4.7, 0],
            [8.8, 3.6, 0],
          ],
        ]}
      />
      <Moved to={[7.7, -7.7, 0]}>
        <Twin />
      </Moved>
      <path className="lv" d={link} />
      <Dimension from={[0.3, D, -0.25]} to={[8.9, D, -0.25]} offset={[0, 0.9, 0]} figure="12 040" />
      <Leader to={[1.4, 0.8, 1.9]} dx={-50} dy={-34} label="Plant" />
      <Leader to={[9.6, -7.3, 1.9]} dx={40} dy={-46} label="Twin" />
    </Drawing>
  )
}

const link = polyline([
  [5.5, 0.8, 2.2],
  [5.5, 0.8, 3.3],
  [13.2, -6.9, 3.3],
  [13.2, -6.9, 2.2],
])

// The one box that may talk to the outside.
function Gateway({ at: [x, y, z] }: { at: Point }) {
  return (
    <g className="fine">
      <Block at={[x, y, z]} size={[0.6, 0.6, 1.2]} of="m" />
      <Panes on="l" className="glow" rects={[[[x + 0.1, y + 0.6, z + 0.7], 0.4, 0.3]]} />
      <Cylinder at={[x + 0.3, y + 0.3, z + 1.2]} r={0.04} length={1} of="p" />
      <path
        className="string"
        d={circle([x + 0.3, y + 0.3, z + 2.2], 0.26) + circle([x + 0.3, y + 0.3, z + 2.2], 0.46)}
      />
    </g>
  )
}

// A driverless carrier with its load.
function Carrier({ at: [x, y, z] }: { at: Point }) {
  return (
    <g className="fine">
      <Block at={[x, y, z + 0.06]} size={[1.6, 1, 0.28]} of="s" />
      <Panes on="l" className="sig" rects={[[[x + 0.1, y + 1, z + 0.14], 1.4, 0.07]]} />
      <Panes on="r" className="sig" rects={[[[x + 1.6, y + 0.1, z + 0.14], 0.8, 0.07]]} />
      {[0.1, 0.85].map((dx) => (
        <Block key={dx} at={[x + dx, y + 0.15, z + 0.34]} size={[0.65, 0.7, 0.5]} of="m" />
      ))}
    </g>
  )
}

function Twin() {
  const links: Point[] = [
    [2.6, 4.2, 0.75],
    [2.46, 4.64, 1.95],
    [3, 2.75, 1.56],
    [3, 2.75, 1],
  ]
  return (
    <>
      <Footprint at={[0, 0, 0]} size={[W, D]} />
      <GroundGrid at={[0, 0, 0]} size={[W, D]} />
      <Ghost at={[0.6, 0.4, 0]} size={[3.6, 0.8, 1.9]} />
      <Ghost at={[0.3, 2.3, 0.36]} size={[8.6, 0.9, 0.2]} />
      {boxes.map((x) => (
        <Ghost key={x} at={[x, 2.52, 0.56]} size={[0.5, 0.46, 0.4]} />
      ))}
      <Lines className="lv" paths={[links]} />
      <path
        className="ink"
        d={links
          .slice(0, 3)
          .map((p) => circle(p, 0.12, 'y'))
          .join('')}
      />
      <path className="h" d={circle([2.6, 4.2, 0], 0.42) + circle([2.6, 4.2, 0.64], 0.3)} />
      <path className="h" d={circle([2.6, 4.2, 0], 1.7)} />
      <Ghost at={[5.2, 4.2, 0.06]} size={[1.6, 1, 0.28]} />
      <Lines
        className="string"
        paths={[
          [
            [7, 4.7, 0],
            [8.8, 4.7, 0],
            [8.8, 3.6, 0],
          ],
        ]}
      />
      <Ghost at={[5.2, 0.5, 0]} size={[0.6, 0.6, 1.2]} />
      <path className="string" d={circle([5.5, 0.8, 2.2], 0.26) + circle([5.5, 0.8, 2.2], 0.46)} />
      <Plate at={[6.5, 1, 1.3]} />
    </>
  )
}

// A reading that hangs where it was taken.
function Plate({ at: [x, y, z] }: { at: Point }) {
  return (
    <g>
      <Panes on="l" className="lit" rects={[[[x, y, z], 1.7, 1]]} />
      <Panes on="l" className="fine" rects={[[[x, y, z], 1.7, 1]]} />
      <Lines
        className="d"
        paths={[
          [
            [x + 0.15, y, z + 0.3],
            [x + 0.5, y, z + 0.5],
            [x + 0.8, y, z + 0.42],
            [x + 1.1, y, z + 0.7],
            [x + 1.5, y, z + 0.6],
          ],
          [
            [x + 0.15, y, z + 0.16],
            [x + 1.5, y, z + 0.16],
          ],
        ]}
      />
      <Lines
        className="h"
        paths={[
          [
            [x + 0.85, y, z],
            [x + 0.85, y + 1, 0.9],
          ],
        ]}
      />
    </g>
  )
}
