import { Drawing } from '../drawing.tsx'
import type { Point } from '../iso.ts'
import { Block } from '../parts/block.tsx'
import { Cylinder } from '../parts/cylinder.tsx'
import { Lines, Panes, repeat } from '../parts/faces.tsx'
import { Fence } from '../parts/fence.tsx'
import { Moved } from '../parts/moved.tsx'
import { Dimension, Leader, Level } from '../parts/notes.tsx'
import { Panel } from '../parts/panel.tsx'
import { Person } from '../parts/person.tsx'
import { Wire } from '../parts/pipe.tsx'
import { Slab, Truss } from '../parts/structure.tsx'
import { bushingTops, Transformer } from '../parts/transformer.tsx'
import type { Sheet } from '../sheet.ts'

export const workElectricalInfrastructureSheet: Sheet = {
  title: 'Twin transformer yard',
  number: 'TW-W-02',
  scale: '1:100',
  rev: 'C',
}

const GANTRY = 3.7

// Either side can be isolated alone: gantry, isolator, transformer, and a wall between the two.
export function WorkElectricalInfrastructure() {
  return (
    <Drawing view="-193 -102 480 360">
      <Slab at={[0, 0, 0]} size={[11.4, 7.8]} of="c" grid={false} />
      <Gravel />
      <Trench />
      {[0.7, 5].map((x) => (
        <Moved key={x} to={[x, 0.7, 0]}>
          <Gantry at={[0, 0, 0]} />
        </Moved>
      ))}
      {[0.9, 5.2].map((x) => (
        <Moved key={x} to={[x + 0.4, 2, 0]}>
          <Isolator at={[0, 0, 0]} />
        </Moved>
      ))}
      <Moved to={[0.9, 3.3, 0]}>
        <Transformer at={[0, 0, 0]} />
      </Moved>
      <Block at={[3.9, 2.8, 0]} size={[0.24, 3, 2.4]} of="p" />
      <Moved to={[5.2, 3.3, 0]}>
        <Transformer at={[0, 0, 0]} />
      </Moved>
      {[0.9, 5.2].map((x) => (
        <Moved key={x} to={[x, 0, 0]}>
          <Conductors />
        </Moved>
      ))}
      <Panel at={[8.6, 1.9, 0]} bays={3} bay={0.8} height={1.9} of="m" />
      <Person at={[9, 3.9, 0]} pose="reach" faces="right" />
      <Person at={[4.6, 6.4, 0]} pose="carry" />
      <Fence at={[0.2, 7.5, 0]} length={7} height={0.95} pitch={1} bars={4} />
      <Fence at={[9, 7.5, 0]} length={2.2} height={0.95} pitch={1.1} bars={4} />
      <Fence at={[11.2, 0.2, 0]} length={7.3} axis="y" height={0.95} pitch={1.05} bars={4} />
      <Dimension from={[0.9, 7.8, -0.25]} to={[5.2, 7.8, -0.25]} offset={[0, 0.9, 0]} figure="6 020" />
      <Dimension from={[11.4, 0, -0.25]} to={[11.4, 7.8, -0.25]} offset={[0.9, 0, 0]} figure="10 920" />
      <Level at={[8.4, 0.7, GANTRY + 0.6]} figure="+ 6.020" reach={36} />
      <Leader to={[0.8, 0.7, 3]} dx={-60} dy={-24} label="11 kV" />
      <Leader to={[10.6, 2.1, 1.9]} dx={30} dy={-46} label="433 V" />
    </Drawing>
  )
}

function Gravel() {
  const dots = Array.from({ length: 46 }, (_, i): Point => [
    0.4 + ((i * 2.73) % 10.6),
    0.3 + ((i * 1.57) % 7.1),
    0,
  ])
  return <Lines className="d" paths={dots.map((p) => [p, [p[0] + 0.12, p[1], 0]])} />
}

// Cables leave in a covered trench.
function Trench() {
  const covers = repeat({ at: [1.2, 5.9, 0], count: 16, step: [0.5, 0, 0] })
  return (
    <>
      <Panes
        on="t"
        className="shade"
        rects={[
          [[1.2, 5.9, 0], 8, 0.5],
          [[8.7, 3, 0], 0.5, 2.9],
        ]}
      />
      <Panes
        on="t"
        className="d"
        rects={[
          ...covers.map((p) => [p, 0.5, 0.5] as const),
          ...repeat({ at: [8.7, 3, 0], count: 6, step: [0, 0.48, 0] }).map((p) => [p, 0.5, 0.48] as const),
        ]}
      />
      <Wire
        path={[
          [2.1, 5.3, 0.02],
          [2.1, 6.15, 0.02],
          [8.95, 6.15, 0.02],
          [8.95, 3, 0.02],
        ]}
        hidden
      />
      <Wire
        path={[
          [6.4, 5.3, 0.02],
          [6.4, 6.15, 0.02],
        ]}
        hidden
      />
    </>
  )
}

// Two lattice posts and a beam, with the strings that hold the line.
function Gantry({ at: [x, y, z] }: { at: Point }) {
  const strings = repeat({ at: [x + 0.7, y, z + GANTRY], count: 3, step: [0.95, 0, 0] })
  return (
    <g>
      {[0, 3.4].map((dx) => (
        <g key={dx}>
          <Block at={[x + dx - 0.3, y - 0.3, z]} size={[0.6, 0.6, 0.16]} of="p" fine />
          <Lines
            className="e"
            paths={[
              [
                [x + dx - 0.2, y, z + 0.16],
                [x + dx - 0.1, y, z + GANTRY + 0.6],
              ],
              [
                [x + dx + 0.2, y, z + 0.16],
                [x + dx + 0.1, y, z + GANTRY + 0.6],
              ],
            ]}
          />
          <Lines
            className="d"
            paths={[
              Array.from({ length: 13 }, (_, i): Point => {
                const k = 0.2 - i * 0.008
                return [x + dx + (i % 2 ? k : -k), y, z + 0.16 + i * 0.335]
              }),
            ]}
          />
        </g>
      ))}
      <Truss at={[x - 0.1, y, z + GANTRY]} length={3.6} height={0.6} bays={6} />
      {strings.map((p) => (
        <g key={p[0]} className="fine">
          {[0, 1, 2, 3].map((i) => (
            <Cylinder key={i} at={[p[0], p[1], p[2] - 0.14 - i * 0.13]} r={0.09} length={0.06} of="p" />
          ))}
        </g>
      ))}
    </g>
  )
}

// Three pairs of post insulators on one frame, the blades shut.
function Isolator({ at: [x, y, z] }: { at: Point }) {
  const poles = repeat({ at: [x, y, z + 1], count: 3, step: [0.8, 0, 0] })
  return (
    <g className="fine">
      <Lines
        className="e"
        paths={[
          [
            [x + 0.1, y + 0.3, z],
            [x + 0.1, y + 0.3, z + 0.9],
          ],
          [
            [x + 1.6, y + 0.3, z],
            [x + 1.6, y + 0.3, z + 0.9],
          ],
        ]}
      />
      <Block at={[x - 0.2, y - 0.1, z + 0.9]} size={[2.1, 0.8, 0.1]} of="m" />
      {poles.flatMap(([a, b, c]) =>
        [0, 0.6].map((dy) => (
          <g key={`${a}${dy}`}>
            <Cylinder at={[a, b + dy, c]} r={0.1} far={0.13} length={0.2} of="p" />
            <Cylinder at={[a, b + dy, c + 0.2]} r={0.08} far={0.12} length={0.2} of="p" />
          </g>
        )),
      )}
    </g>
  )
}

function Conductors() {
  const tops = bushingTops([0, 3.3, 0])
  return tops.map((top, i) => {
    const pole = 0.4 + i * 0.8
    return (
      <Wire
        key={top[0]}
        path={[[0.5 + i * 0.95, 0.7, GANTRY - 0.6], [pole, 2, 1.42], [pole, 2.6, 1.42], [pole, 3, 2.2], top]}
      />
    )
  })
}
