import { Drawing } from '../drawing.tsx'
import type { Point } from '../iso.ts'
import { circle } from '../round.ts'
import { Block } from '../parts/block.tsx'
import { Cylinder } from '../parts/cylinder.tsx'
import { Lines, Panes, repeat } from '../parts/faces.tsx'
import { Dimension, Leader } from '../parts/notes.tsx'
import { Person } from '../parts/person.tsx'
import { Wire } from '../parts/pipe.tsx'
import { Palm, Shrub, Tuft } from '../parts/plants.tsx'
import { Stacked } from '../parts/stacked.tsx'
import { Column } from '../parts/structure.tsx'
import { Tree } from '../parts/tree.tsx'
import type { Sheet } from '../sheet.ts'

export const horticultureSheet: Sheet = {
  title: 'Courtyard, drip layout',
  number: 'TW-L-05',
  scale: '1:100',
  rev: 'A',
}

const [W, D] = [11, 8] as const

// Four beds round a paved cross. One main feeds the drippers of every row; the ground is cut to show what it lies on.
export function Horticulture() {
  return (
    <Drawing view="-214 -78 480 360">
      <Ground />
      <Tree at={[0.25, 3.2, 0]} size={1.1} />
      <Paving />
      <Bed at={[0.4, 0.4, 0]} size={[4, 2.5]} />
      <Rows at={[0.9, 0.8, 0.25]} count={4} plants={7} lead={[4.4, 0.8]} />
      <Bed at={[6.6, 0.4, 0]} size={[4, 2.5]} />
      <Hedge />
      <Palm at={[8, 1.8, 0.2]} size={1.25} />
      <Palm at={[9.7, 1.8, 0.2]} />
      <Wire
        path={[
          [0.6, 3.25, 0.02],
          [10.6, 3.25, 0.02],
        ]}
      />
      <Wire
        path={[
          [5.5, 3.25, 0.02],
          [5.5, 4.55, 0.02],
          [0.5, 4.55, 0.02],
        ]}
        hidden
      />
      <Pergola at={[4.7, 0.6, 0]} />
      <Station at={[10, 3.4, 0]} />
      <Person at={[3.3, 3.7, 0]} pose="reach" faces="right" />
      <Bed at={[0.4, 4.9, 0]} size={[4, 2.6]} />
      <Seedlings />
      <Lawn />
      <Person at={[5.4, 6.6, 0]} pose="carry" faces="right" />
      <Dimension from={[0.4, D, -0.8]} to={[4.4, D, -0.8]} offset={[0, 0.9, 0]} figure="5 600" />
      <Dimension from={[W, 0.4, -0.8]} to={[W, 2.9, -0.8]} offset={[0.9, 0, 0]} figure="3 500" />
      <Leader to={[1.4, 0.7, 0.5]} dx={-44} dy={-44} label="Drippers, 4 l/h" />
      <Leader to={[6.5, 0.9, 2.2]} dx={40} dy={-36} label="Pergola" />
    </Drawing>
  )
}

// Topsoil, sand, gravel: the section of the ground on both near sides, with the drain in it.
function Ground() {
  const stones = (i: number) => 0.16 + (i % 3) * 0.07
  return (
    <>
      <Block at={[0, 0, -0.8]} size={[W, D, 0.3]} of="m" />
      <Block at={[0, 0, -0.5]} size={[W, D, 0.2]} of="p" />
      <Block at={[0, 0, -0.3]} size={[W, D, 0.3]} of="c" />
      <path
        className="d"
        d={[
          ...Array.from({ length: 26 }, (_, i) =>
            circle([0.3 + i * 0.41, D, -0.8 + stones(i) * 0.8], 0.05, 'y'),
          ),
          ...Array.from({ length: 19 }, (_, i) =>
            circle([W, 0.3 + i * 0.41, -0.8 + stones(i) * 0.8], 0.05, 'x'),
          ),
        ].join('')}
      />
      {[2.4, 8.2].map((x) => (
        <g key={x}>
          <path className="glow" d={circle([x, D, -0.62], 0.13, 'y')} />
          <path className="e" d={circle([x, D, -0.62], 0.13, 'y')} />
        </g>
      ))}
    </>
  )
}

function Paving() {
  const cross = (y: number): Point[] => [
    [4.7, y, 0],
    [6.3, y, 0],
  ]
  return (
    <>
      <Panes
        on="t"
        className="shade"
        rects={[
          [[4.7, 0, 0], 1.6, D],
          [[0, 3.4, 0], 4.7, 1],
          [[6.3, 3.4, 0], 4.7, 1],
        ]}
      />
      <Lines
        className="d"
        paths={[
          ...Array.from({ length: 15 }, (_, i) => cross(0.5 * (i + 1))),
          [
            [4.7, 0, 0],
            [4.7, D, 0],
          ],
          [
            [6.3, 0, 0],
            [6.3, D, 0],
          ],
          [
            [5.5, 0, 0],
            [5.5, D, 0],
          ],
          ...[3.4, 4.4].flatMap((y): Point[][] => [
            [
              [0, y, 0],
              [4.7, y, 0],
            ],
            [
              [6.3, y, 0],
              [W, y, 0],
            ],
          ]),
          ...[0.7, 1.4, 2.1, 2.8, 3.5, 4.2, 7, 7.7, 8.4, 9.1, 9.8, 10.5].map((x): Point[] => [
            [x, 3.4, 0],
            [x, 4.4, 0],
          ]),
        ]}
      />
    </>
  )
}

// A kerb all round, the soil a little below it.
function Bed({ at: [x, y, z], size: [w, d] }: { at: Point; size: readonly [number, number] }) {
  return (
    <g>
      <Block at={[x, y, z]} size={[w, d, 0.25]} of="m" />
      <Panes on="t" className="inner" rects={[[[x + 0.14, y + 0.14, z + 0.25], w - 0.28, d - 0.28]]} />
      <Panes on="t" className="d" rects={[[[x + 0.14, y + 0.14, z + 0.25], w - 0.28, d - 0.28]]} />
    </g>
  )
}

type RowsProps = { at: Point; count: number; plants: number; lead: readonly [number, number] }

// Laterals in signal colour, a plant at every dripper.
function Rows({ at: [x, y, z], count, plants, lead }: RowsProps) {
  const rows = repeat({ at: [x, y, z], count, step: [0, 0.55, 0] })
  return (
    <>
      <Lines
        className="string"
        paths={[
          ...rows.map(([a, b, c]): Point[] => [
            [a - 0.2, b, c],
            [a + 3.1, b, c],
          ]),
          [
            [x - 0.2, lead[1], z],
            [x - 0.2, 3.25, z],
            [x - 0.2, 3.25, 0],
          ],
        ]}
      />
      {rows.map(([a, b, c], j) =>
        repeat({ at: [a, b, c], count: plants, step: [0.48, 0, 0] }).map((p) => (
          <Shrub key={p[0]} at={p} r={j === 0 ? 6.5 : 5} />
        )),
      )}
    </>
  )
}

// Clipped to a box behind, edged with lilies in front.
function Hedge() {
  return (
    <>
      <Block at={[6.9, 0.7, 0.25]} size={[3.4, 0.5, 0.7]} of="s" />
      <Lines
        className="d w"
        paths={repeat({ at: [7.05, 1.2, 0.35], count: 11, step: [0.3, 0, 0] }).map(([x, y, z]): Point[] => [
          [x, y, z],
          [x + 0.08, y, z + 0.2],
          [x, y, z + 0.4],
        ])}
      />
      <Lines
        className="string"
        paths={[
          [
            [6.8, 2.5, 0.25],
            [10.4, 2.5, 0.25],
          ],
          [
            [6.8, 2.5, 0.25],
            [6.8, 3.25, 0.02],
          ],
        ]}
      />
      {repeat({ at: [7, 2.5, 0.25], count: 8, step: [0.46, 0, 0] }).map((p) => (
        <Tuft key={p[0]} at={p} size={1.2} />
      ))}
    </>
  )
}

function Seedlings() {
  const rows = repeat({ at: [0.75, 5.3, 0.25], count: 5, step: [0, 0.46, 0] })
  return (
    <>
      <Lines
        className="string"
        paths={[
          ...rows.map(([x, y, z]): Point[] => [
            [x - 0.1, y, z],
            [x + 3.3, y, z],
          ]),
          [
            [0.65, 4.55, 0.02],
            [0.65, 7.14, 0.25],
          ],
        ]}
      />
      {rows.flatMap((row) =>
        repeat({ at: row, count: 8, step: [0.46, 0, 0] }).map((p) => <Tuft key={`${p[0]}${p[1]}`} at={p} />),
      )}
    </>
  )
}

// Turf, a pop-up sprinkler with its throw, a bench and a tree.
function Lawn() {
  return (
    <>
      <Panes on="t" className="pane" rects={[[[6.6, 4.9, 0], 4, 2.6]]} />
      <path className="h" d={circle([8.4, 6.2, 0], 1.2)} />
      <path className="string" d={circle([8.4, 6.2, 0], 0.12)} />
      <Lines
        className="string"
        paths={[
          [
            [8.4, 6.2, 0],
            [8.4, 6.2, 0.25],
          ],
        ]}
      />
      <Tuft at={[7.5, 5.3, 0]} size={0.8} />
      <Tuft at={[7.4, 7.2, 0]} size={0.8} />
      <Tuft at={[9.4, 7.2, 0]} size={0.8} />
      <Stacked>
        <Tree at={[10, 5.4, 0]} size={1.15} />
        <Bench at={[6.8, 5.4, 0]} />
      </Stacked>
    </>
  )
}

function Bench({ at: [x, y, z] }: { at: Point }) {
  return (
    <g className="fine">
      <Block at={[x + 0.05, y + 0.1, z]} size={[0.34, 0.12, 0.26]} of="m" />
      <Block at={[x + 0.05, y + 1, z]} size={[0.34, 0.12, 0.26]} of="m" />
      <Block at={[x, y, z + 0.26]} size={[0.44, 1.25, 0.07]} of="s" />
    </g>
  )
}
Bench.extent = ({ at }: { at: Point }) => ({ at, size: [0.44, 1.25, 0.33] as const })

// Slats on two beams over the path.
function Pergola({ at: [x, y, z] }: { at: Point }) {
  const posts: Point[] = [
    [x, y, z],
    [x + 1.6, y, z],
    [x, y + 2, z],
    [x + 1.6, y + 2, z],
  ]
  return (
    <g className="fine">
      {posts.map((p) => (
        <Column key={`${p[0]}${p[1]}`} at={p} height={2} side={0.16} of="m" />
      ))}
      <Block at={[x - 0.08, y - 0.3, z + 2]} size={[0.16, 2.6, 0.14]} of="s" />
      <Block at={[x + 1.52, y - 0.3, z + 2]} size={[0.16, 2.6, 0.14]} of="s" />
      {Array.from({ length: 8 }, (_, i) => (
        <Block key={i} at={[x - 0.3, y - 0.2 + i * 0.33, z + 2.14]} size={[2.2, 0.1, 0.1]} of="p" />
      ))}
    </g>
  )
}

// Where the water comes in: filter, clock and the manifold with its valves.
function Station({ at: [x, y, z] }: { at: Point }) {
  return (
    <g className="fine">
      <Block at={[x - 0.1, y - 0.1, z]} size={[0.9, 0.8, 0.1]} of="p" />
      <Cylinder at={[x + 0.25, y + 0.25, z + 0.1]} r={0.22} length={0.9} of="s" />
      <Cylinder at={[x + 0.25, y + 0.25, z + 1]} r={0.1} far={0.22} length={0.14} of="s" />
      <Block at={[x + 0.54, y + 0.3, z + 0.1]} size={[0.16, 0.3, 0.8]} of="a" />
    </g>
  )
}
