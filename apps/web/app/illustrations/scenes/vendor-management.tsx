import { Drawing } from '../drawing.tsx'
import type { Point } from '../iso.ts'
import { point, fifth } from '../iso.ts'
import { Block } from '../parts/block.tsx'
import { Cylinder } from '../parts/cylinder.tsx'
import { Lines, Panes, repeat } from '../parts/faces.tsx'
import { Dimension, Leader, Level } from '../parts/notes.tsx'
import { Person } from '../parts/person.tsx'
import { Rack } from '../parts/rack.tsx'
import { Stacked } from '../parts/stacked.tsx'
import { Column, GroundGrid, Slab, Truss } from '../parts/structure.tsx'
import { Truck } from '../parts/vehicle.tsx'
import { Door, RearWalls } from '../parts/walls.tsx'
import type { Sheet } from '../sheet.ts'

export const vendorManagementSheet: Sheet = {
  title: 'Receiving dock',
  number: 'TW-V-08',
  scale: '1:100',
  rev: 'A',
}

const [W, DOCK, UP] = [10.4, 3.9, 0.5] as const

// Three vendors, three bays: what comes off a truck is checked on the dock before it goes to its rack.
export function VendorManagement() {
  return (
    <Drawing view="-190 -108 480 360">
      <Slab at={[-0.22, -0.22, 0]} size={[W + 0.22, 8.4]} of="c" grid={false} />
      <GroundGrid at={[0, DOCK, 0]} size={[W, 8 - DOCK + 0.18]} />
      <RearWalls at={[0, 0, 0]} size={[W, DOCK, 3.3]} />
      <Block at={[0, 0, 0]} size={[W, DOCK, UP]} of="m" />
      <Door at={[9.2, 0, UP]} on="l" width={0.8} height={1.8} />
      <Panes
        on="l"
        className="pane"
        rects={repeat({ at: [0.6, 0, 2.4], count: 6, step: [1.4, 0, 0] }).map((p) => [p, 1, 0.5])}
      />
      <Edge />
      <Stacked>
        <Rack at={[0.5, 0.2, UP]} width={2.5} load={[5, 4, 5]} of="s" />
        <Rack at={[3.5, 0.2, UP]} width={2.5} load={[4, 5, 3]} of="m" />
        <Rack at={[6.5, 0.2, UP]} width={2.1} load={[4, 4, 2]} of="s" />
        <Pallet at={[1.2, 2.3, UP]} tiers={2} />
        <Pallet at={[4.3, 1.9, UP]} tiers={3} of="m" />
        <Pallet at={[8.8, 2.2, UP]} tiers={1} />
        <Person at={[2.9, 2.7, UP]} pose="carry" />
        <CheckDesk at={[5.7, 2.3, UP]} />
        <Person at={[6.7, 3, UP]} faces="left" pose="reach" />
      </Stacked>
      {bays.map((x) => (
        <Column key={x} at={[x, DOCK - 0.15, UP]} height={2.6} side={0.18} of="m" />
      ))}
      <Truss at={[0.15, DOCK - 0.15, 3.1]} length={10.1} height={0.6} bays={9} />
      <Signs />
      <Stacked>
        <Truck at={[1.05, DOCK + 0.12, 0]} of="s" />
        <Truck at={[8, DOCK + 0.12, 0]} of="s" body="m" length={3.4} />
        <Forklift at={[4.5, DOCK + 1.7, 0]} />
        <Person at={[6.7, 6.7, 0]} pose="carry" />
      </Stacked>
      <Dimension from={[0.3, 8.18, -0.25]} to={[3.6, 8.18, -0.25]} offset={[0, 0.9, 0]} figure="4 620" />
      <Dimension from={[3.6, 8.18, -0.25]} to={[6.9, 8.18, -0.25]} offset={[0, 0.9, 0]} figure="4 620" />
      <Level at={[W, 0, UP]} figure="+ 0.700" reach={9} />
      <Leader to={[8.4, 0.4, 2.1]} dx={34} dy={-74} label="Stores" />
    </Drawing>
  )
}

const bays = [0.3, 3.6, 6.9, 10.15]

// Bumpers, the levellers let into the dock, and the lanes that lead to them.
function Edge() {
  return (
    <>
      <Panes
        on="t"
        className="pane"
        rects={bays.slice(0, 3).map((x) => [[x + 0.85, DOCK - 1, UP], 1.5, 1])}
      />
      <Panes
        on="l"
        className="ink"
        rects={bays
          .slice(0, 3)
          .flatMap((x) => [0.72, 2.34].map((s) => [[x + s, DOCK, 0.14], 0.16, 0.3] as const))}
      />
      <Lines
        className="string"
        paths={[
          [
            [0, DOCK - 0.06, UP],
            [W, DOCK - 0.06, UP],
          ],
        ]}
      />
      <Lines
        className="h"
        paths={bays.slice(1, 3).map((x) => [
          [x, DOCK, 0],
          [x, 8.1, 0],
        ])}
      />
    </>
  )
}

// A plate with the number of the bay, in the plane of the truss.
function Signs() {
  return bays.slice(0, 3).map((x, i) => {
    const [X, Y] = point(x + 1.62, DOCK - 0.1, 2.72).map(fifth) as [number, number]
    return (
      <g key={x}>
        <Panes on="l" className="lit" rects={[[[x + 1.3, DOCK - 0.1, 2.45], 0.64, 0.55]]} />
        <Panes on="l" className="string" rects={[[[x + 1.3, DOCK - 0.1, 2.45], 0.64, 0.55]]} />
        <text textAnchor="middle" dy=".36em" transform={`matrix(.866 .5 0 1 ${X} ${Y})`}>
          {i + 1}
        </text>
      </g>
    )
  })
}

function Pallet({ at: [x, y, z], tiers, of = 's' }: { at: Point; tiers: number; of?: 's' | 'm' }) {
  return (
    <g className="fine">
      <Block at={[x, y, z]} size={[1, 0.9, 0.1]} of="p" />
      {Array.from({ length: tiers }, (_, j) =>
        [0, 0.44].flatMap((dy) =>
          [0, 0.49].map((dx) => (
            <Block
              key={`${j}${dx}${dy}`}
              at={[x + 0.02 + dx, y + 0.02 + dy, z + 0.1 + j * 0.32]}
              size={[0.47, 0.42, 0.32]}
              of={of}
            />
          )),
        ),
      )}
    </g>
  )
}
Pallet.extent = ({ at, tiers }: { at: Point; tiers: number }) => ({
  at,
  size: [1, 0.9, 0.1 + tiers * 0.32] as const,
})

// Scale, screen, printed note.
function CheckDesk({ at: [x, y, z] }: { at: Point }) {
  return (
    <g className="fine">
      <Block at={[x, y, z]} size={[0.9, 0.6, 0.56]} of="p" />
      <Block at={[x + 0.15, y + 0.12, z + 0.62]} size={[0.6, 0.05, 0.4]} of="s" />
      <Panes on="l" className="glow" rects={[[[x + 0.19, y + 0.17, z + 0.66], 0.52, 0.32]]} />
      <Panes on="t" className="glow" rects={[[[x + 0.5, y + 0.3, z + 0.56], 0.24, 0.2]]} />
      <Lines
        className="d"
        paths={[
          [
            [x + 0.25, y + 0.17, z + 0.86],
            [x + 0.6, y + 0.17, z + 0.86],
          ],
          [
            [x + 0.25, y + 0.17, z + 0.76],
            [x + 0.5, y + 0.17, z + 0.76],
          ],
        ]}
      />
    </g>
  )
}
CheckDesk.extent = ({ at }: { at: Point }) => ({ at, size: [0.9, 0.6, 1.02] as const })

// Its forks under a load, turned to the dock.
function Forklift({ at: [x, y, z] }: { at: Point }) {
  return (
    <g className="fine">
      <Pallet at={[x - 0.1, y - 1.1, z + 0.16]} tiers={1} />
      <Lines
        className="e"
        paths={[
          [
            [x + 0.1, y, z],
            [x + 0.1, y, z + 1.6],
          ],
          [
            [x + 0.7, y, z],
            [x + 0.7, y, z + 1.6],
          ],
          [
            [x + 0.1, y, z + 1.5],
            [x + 0.7, y, z + 1.5],
          ],
        ]}
      />
      <Block at={[x, y + 0.1, z + 0.14]} size={[0.8, 1.3, 0.36]} of="a" />
      <Block at={[x, y + 0.9, z + 0.5]} size={[0.8, 0.5, 0.26]} of="a" />
      <Person at={[x + 0.4, y + 0.75, z + 0.34]} pose="sit" faces="right" />
      <Lines
        className="e"
        paths={[
          [
            [x, y + 0.2, z + 0.5],
            [x, y + 0.3, z + 1.45],
            [x + 0.8, y + 0.3, z + 1.45],
            [x + 0.8, y + 0.2, z + 0.5],
          ],
          [
            [x, y + 0.3, z + 1.45],
            [x, y + 1.2, z + 1.45],
            [x, y + 1.3, z + 0.76],
          ],
          [
            [x, y + 1.2, z + 1.45],
            [x + 0.8, y + 1.2, z + 1.45],
            [x + 0.8, y + 1.3, z + 0.76],
          ],
          [
            [x + 0.8, y + 0.3, z + 1.45],
            [x + 0.8, y + 1.2, z + 1.45],
          ],
        ]}
      />
      {[0.3, 1.15].map((s) => (
        <Cylinder
          key={s}
          at={[x + 0.74, y + s, z + 0.18]}
          r={0.18}
          length={0.08}
          axis="x"
          of="s"
          rings={[0.5]}
        />
      ))}
    </g>
  )
}
Forklift.extent = ({ at: [x, y, z] }: { at: Point }) => ({
  at: [x - 0.1, y - 1.1, z] as const,
  size: [1, 2.5, 1.6] as const,
})
