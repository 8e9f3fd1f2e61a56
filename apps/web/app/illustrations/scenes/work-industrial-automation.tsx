import { Drawing } from '../drawing.tsx'
import type { Point } from '../iso.ts'
import { Block } from '../parts/block.tsx'
import { Conveyor } from '../parts/conveyor.tsx'
import { Lines, Panes } from '../parts/faces.tsx'
import { Fence } from '../parts/fence.tsx'
import { Dimension, Leader } from '../parts/notes.tsx'
import { Panel } from '../parts/panel.tsx'
import { Person } from '../parts/person.tsx'
import { Wire } from '../parts/pipe.tsx'
import { Robot } from '../parts/robot.tsx'
import { Column, Slab } from '../parts/structure.tsx'
import type { Sheet } from '../sheet.ts'

export const workIndustrialAutomationSheet: Sheet = {
  title: 'Packing line, two cells',
  number: 'TW-W-01',
  scale: '1:50',
  rev: 'D',
}

// One control panel, one conveyor under a camera, two cells that stack what it brings onto pallets.
export function WorkIndustrialAutomation() {
  return (
    <Drawing view="-204 -90 480 360">
      <Slab at={[0, 0, 0]} size={[11.2, 7.8]} of="c" />
      <Panel at={[0.6, 0.4, 0]} bays={5} bay={0.72} height={2} />
      <Tray />
      <Operator at={[6.6, 0.9, 0]} />
      <Person at={[7.3, 1.9, 0]} faces="left" pose="reach" />
      <Person at={[4.9, 1.9, 0]} pose="reach" faces="right" />
      <Conveyor at={[0.3, 2.7, 0]} length={10.6} />
      <Portal at={[5, 2.7, 0]} />
      {[0.7, 1.8, 2.9, 5.4, 7.6, 9, 10.1].map((x) => (
        <Block key={x} at={[x, 2.92, 0.56]} size={[0.5, 0.46, 0.4]} of="s" fine />
      ))}
      <Fence at={[0.6, 4.2, 0]} length={5.9} axis="x" height={0.9} pitch={1.2} bars={0} />
      <Cell at={[2.2, 5.1, 0]} tiers={2} />
      <Cell at={[6.6, 5.1, 0]} tiers={3} />
      <Fence at={[10.2, 4.2, 0]} length={3.2} axis="y" height={1.1} pitch={0.8} bars={3} />
      <Lines
        className="beam"
        paths={[
          [
            [0.6, 7.4, 0],
            [10.2, 7.4, 0],
            [10.2, 7.4, 0.9],
            [0.6, 7.4, 0.9],
            [0.6, 7.4, 0],
          ],
        ]}
      />
      <Column at={[0.6, 7.4, 0]} height={1.1} side={0.14} of="a" />
      <Column at={[10.2, 7.4, 0]} height={1.1} side={0.14} of="a" />
      <Dimension from={[0.3, 7.8, -0.25]} to={[10.9, 7.8, -0.25]} offset={[0, 0.9, 0]} figure="14 840" />
      <Dimension from={[11.2, 0, -0.25]} to={[11.2, 7.8, -0.25]} offset={[0.9, 0, 0]} figure="10 920" />
      <Leader to={[1.6, 0.8, 2]} dx={-60} dy={-30} label="PLC and drives" />
      <Leader to={[5.4, 3.1, 1.9]} dx={96} dy={-60} label="Vision" />
    </Drawing>
  )
}

// The field bus overhead, from the panel to the line.
function Tray() {
  return (
    <>
      <Wire
        path={[
          [4, 0.8, 2],
          [4, 0.8, 2.5],
          [5.4, 0.8, 2.5],
          [5.4, 3.1, 2.5],
          [5.4, 3.1, 2],
        ]}
      />
      <Wire
        path={[
          [1.2, 1.3, 0.02],
          [1.2, 2.1, 0.02],
          [9.6, 2.1, 0.02],
          [9.6, 2.7, 0.02],
        ]}
        hidden
      />
    </>
  )
}

function Operator({ at: [x, y, z] }: { at: Point }) {
  return (
    <g className="fine">
      <Block at={[x, y, z]} size={[0.5, 0.5, 0.7]} of="m" />
      <Block at={[x - 0.12, y + 0.1, z + 0.7]} size={[0.74, 0.2, 0.5]} of="s" />
      <Panes on="l" className="glow" rects={[[[x - 0.06, y + 0.3, z + 0.76], 0.62, 0.38]]} />
      <Lines
        className="d"
        paths={[
          [
            [x, y + 0.3, z + 0.86],
            [x + 0.16, y + 0.3, z + 1],
            [x + 0.3, y + 0.3, z + 0.9],
            [x + 0.48, y + 0.3, z + 1.04],
          ],
        ]}
      />
    </g>
  )
}

// A camera on a gantry looks at every box.
function Portal({ at: [x, y, z] }: { at: Point }) {
  return (
    <g className="fine">
      <Column at={[x + 0.4, y - 0.1, z]} height={1.9} side={0.12} of="m" />
      <Column at={[x + 0.4, y + 1, z]} height={1.9} side={0.12} of="m" />
      <Block at={[x + 0.34, y - 0.16, z + 1.9]} size={[0.12, 1.22, 0.12]} of="m" />
      <Block at={[x + 0.26, y + 0.3, z + 1.55]} size={[0.28, 0.28, 0.35]} of="s" />
      <Lines
        className="beam"
        paths={[
          [
            [x + 0.4, y + 0.44, z + 1.55],
            [x, y + 0.2, z + 0.56],
            [x + 0.9, y + 0.7, z + 0.56],
            [x + 0.4, y + 0.44, z + 1.55],
          ],
        ]}
      />
    </g>
  )
}

function Cell({ at: [x, y, z], tiers }: { at: Point; tiers: number }) {
  return (
    <g>
      <Robot at={[x + 0.6, y + 0.2, z]} reach={[0.5, -1.75]} tool={0.96} />
      <Block at={[x + 1.4, y + 0.7, z]} size={[1.4, 1.3, 0.12]} of="p" fine />
      {Array.from({ length: tiers }, (_, j) =>
        [0, 1].flatMap((dy) =>
          [0, 1].map((dx) => (
            <Block
              key={`${j}${dx}${dy}`}
              at={[x + 1.46 + dx * 0.66, y + 0.76 + dy * 0.6, z + 0.12 + j * 0.4]}
              size={[0.62, 0.56, 0.4]}
              of="s"
              fine
            />
          )),
        ),
      )}
      <Block at={[x - 0.9, y + 1.1, z]} size={[0.9, 0.9, 0.14]} of="p" fine />
    </g>
  )
}
