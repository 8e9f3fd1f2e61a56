import { Drawing } from '../drawing.tsx'
import type { Point } from '../iso.ts'
import { Block } from '../parts/block.tsx'
import { Cylinder } from '../parts/cylinder.tsx'
import { Lines, Panes, Patch, repeat } from '../parts/faces.tsx'
import { Fence } from '../parts/fence.tsx'
import { Group } from '../parts/group.tsx'
import { Dimension, Leader, Level } from '../parts/notes.tsx'
import { Person } from '../parts/person.tsx'
import { Pipe } from '../parts/pipe.tsx'
import { Cage, Mat } from '../parts/rebar.tsx'
import { Stacked } from '../parts/stacked.tsx'
import { Column, Slab } from '../parts/structure.tsx'
import type { Sheet } from '../sheet.ts'

export const civilWorksSheet: Sheet = {
  title: 'RCC frame, pour 2',
  number: 'TW-C-02',
  scale: '1:100',
  rev: 'B',
}

const LEVEL = 2.6

// One bay is cast, the next waits on its formwork with the steel tied; in front a column in each of its three stages.
export function CivilWorks() {
  return (
    <Drawing view="-190 -100 480 360">
      <Slab at={[0, 0, 0]} size={[11, 8]} of="c" />
      {[1.2, 5, 8.8].map((x) => (
        <Column key={x} at={[x, 1, 0]} height={2.3} side={0.5} of="m" />
      ))}
      <Props />
      {[1.2, 5, 8.8].map((x) => (
        <Column key={x} at={[x, 4, 0]} height={2.3} side={0.5} of="s" />
      ))}
      <Block at={[0.6, 0.4, LEVEL - 0.3]} size={[4.5, 4.2, 0.3]} of="s" />
      <Formwork />
      <Stacked>
        {[1.2, 5].flatMap((x) => [1, 4].map((y) => <Starter key={`${x}${y}`} at={[x, y, LEVEL]} />))}
        <Cage at={[8.8, 1, LEVEL - 0.2]} height={1.1} ties={4} />
        <Cage at={[8.8, 4, LEVEL - 0.2]} height={1.1} ties={4} />
        <Person at={[3.2, 2.6, LEVEL]} faces="right" />
        <Person at={[7.3, 2.7, LEVEL]} pose="carry" faces="right" />
      </Stacked>
      <Pipe path={boom} of="a" width={5} />
      <Fence at={[0.7, 4.5, LEVEL]} length={4.3} pitch={1.1} height={0.75} className="string" />
      <Hopper at={[10, 2.2, 0]} />
      <Stacked>
        <Group at={[0.8, 6.4, 0]} size={[1, 1, 3.6]}>
          <Footing at={[1.3, 6.9, 0]} />
          <Column at={[1.3, 6.9, 0.2]} height={2} side={0.5} of="s" />
          <Cage at={[1.3, 6.9, 2.2]} height={0.6} ties={3} laps={0.5} />
        </Group>
        <ColumnBox at={[5, 6.9, 0]} size={[1, 1, 2.4]} />
        <Group at={[8.1, 6.3, 0]} size={[1.2, 1.2, 3]}>
          <Footing at={[8.7, 6.9, 0]} />
          <Cage at={[8.7, 6.9, 0.2]} height={1.9} ties={9} laps={0.8} />
        </Group>
        <Person at={[9.6, 7, 0]} pose="reach" />
        <Person at={[3, 6.7, 0]} pose="carry" />
      </Stacked>
      <Dimension from={[1.2, 8, -0.25]} to={[5, 8, -0.25]} offset={[0, 0.9, 0]} figure="5 320" />
      <Dimension from={[5, 8, -0.25]} to={[8.8, 8, -0.25]} offset={[0, 0.9, 0]} figure="5 320" />
      <Dimension from={[11, 0.4, -0.25]} to={[11, 4.6, -0.25]} offset={[0.9, 0, 0]} figure="5 880" />
      <Level at={[9.6, 0.4, LEVEL]} figure="+ 3.640" reach={20} />
      <Leader to={[1.2, 3, 2.6]} dx={-70} dy={-46} label="Cast" />
      <Leader to={[8, 0.9, 2.5]} dx={30} dy={-64} label="Ø12 @ 150" />
    </Drawing>
  )
}

const boom: Point[] = [
  [10.4, 2.6, 0.7],
  [10.4, 2.6, 4.1],
  [8.4, 2.6, 4.5],
  [6.5, 2.6, 4.1],
  [6.5, 2.6, 3.1],
]

// The rest of the column below, its bars standing up for the next storey.
function Starter({ at: [x, y, z] }: { at: Point }) {
  return (
    <>
      <Column at={[x, y, z]} height={0.3} side={0.5} of="m" />
      <Cage at={[x, y, z + 0.3]} height={0.7} ties={3} laps={0.4} />
    </>
  )
}
Starter.extent = ({ at: [x, y, z] }: { at: Point }) => ({
  at: [x - 0.25, y - 0.25, z] as const,
  size: [0.5, 0.5, 1.4] as const,
})

// Adjustable steel props below the fresh bay, on sole plates.
function Props() {
  const feet = [1.7, 2.9, 4.2].flatMap((y) => [5.8, 6.7, 7.6, 8.3].map((x): Point => [x, y, 0]))
  return (
    <>
      <Panes on="t" className="pane" rects={feet.map(([x, y]) => [[x - 0.12, y - 0.12, 0], 0.24, 0.24])} />
      <Lines
        className="e"
        paths={feet.map(([x, y]) => [
          [x, y, 0],
          [x, y, 2.2],
        ])}
      />
      <Lines
        className="lv"
        paths={feet.map(([x, y]) => [
          [x, y, 1],
          [x, y, 1.12],
        ])}
      />
    </>
  )
}

// Joists and ply, an edge board on the two near sides, and the mat between them; the corner is being filled.
function Formwork() {
  const z = LEVEL - 0.3
  return (
    <>
      {[2, 3.2, 4.4].map((y) => (
        <Block key={y} at={[5.1, y - 0.1, z - 0.16]} size={[4.5, 0.16, 0.16]} of="p" fine />
      ))}
      <Block at={[5.1, 0.4, z]} size={[4.5, 4.2, 0.06]} of="p" fine />
      <Mat at={[5.25, 0.55, z + 0.12]} size={[4.2, 3.9]} />
      <g className="s">
        <Patch
          className="t"
          points={[
            [5.1, 0.4, LEVEL - 0.06],
            [6.9, 0.4, LEVEL - 0.06],
            [7.2, 1.5, LEVEL - 0.06],
            [6.4, 2.2, LEVEL - 0.06],
            [6.9, 3, LEVEL - 0.06],
            [6, 3.7, LEVEL - 0.06],
            [5.9, 4.6, LEVEL - 0.06],
            [5.1, 4.6, LEVEL - 0.06],
          ]}
        />
      </g>
      <Block at={[5.1, 4.6, z - 0.06]} size={[4.5, 0.08, 0.42]} of="p" fine />
      <Block at={[9.6, 0.4, z - 0.06]} size={[0.08, 4.28, 0.42]} of="p" fine />
      <Lines
        className="d"
        paths={repeat({ at: [5.8, 4.68, z - 0.06], count: 5, step: [0.8, 0, 0] }).map((p): Point[] => [
          p,
          [p[0], p[1], p[2] + 0.42],
        ])}
      />
    </>
  )
}

function Footing({ at: [x, y, z] }: { at: Point }) {
  return <Block at={[x - 0.6, y - 0.6, z]} size={[1.2, 1.2, 0.2]} of="p" />
}

// Ply on four sides, held by yokes, stayed to the ground.
function ColumnBox({ at: [x, y, z] }: { at: Point; size: Point }) {
  return (
    <g>
      <Lines
        className="e"
        paths={[
          [
            [x - 0.3, y, z + 1.7],
            [x - 1.3, y, z],
          ],
          [
            [x, y - 0.3, z + 1.7],
            [x, y - 1.2, z],
          ],
        ]}
      />
      <Block at={[x - 0.35, y - 0.35, z]} size={[0.7, 0.7, 2.1]} of="p" />
      {[0.3, 0.8, 1.3, 1.8].map((up) => (
        <Block key={up} at={[x - 0.43, y - 0.43, z + up]} size={[0.86, 0.86, 0.12]} of="m" fine />
      ))}
      <Cage at={[x, y, z + 2.1]} height={0.3} ties={2} laps={0.5} />
      <Lines
        className="e"
        paths={[
          [
            [x + 0.43, y, z + 1.7],
            [x + 1.4, y, z],
          ],
          [
            [x, y + 0.43, z + 1.7],
            [x, y + 1, z],
          ],
        ]}
      />
    </g>
  )
}

function Hopper({ at: [x, y, z] }: { at: Point }) {
  return (
    <g>
      <Block at={[x, y, z]} size={[0.8, 1.6, 0.2]} of="m" fine />
      <Block at={[x + 0.1, y + 0.8, z + 0.2]} size={[0.6, 0.7, 0.6]} of="s" fine />
      <Cylinder at={[x + 0.4, y + 0.4, z + 0.2]} r={0.16} length={0.5} of="a" fine />
    </g>
  )
}
