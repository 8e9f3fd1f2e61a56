import { Drawing } from '../drawing.tsx'
import { Block } from '../parts/block.tsx'
import { Cylinder } from '../parts/cylinder.tsx'
import { Lines, Panes } from '../parts/faces.tsx'
import { Gondola } from '../parts/gondola.tsx'
import { Dimension, Leader, Level } from '../parts/notes.tsx'
import { Person } from '../parts/person.tsx'
import { Pipe } from '../parts/pipe.tsx'
import { Footprint, Slab } from '../parts/structure.tsx'
import { Tree } from '../parts/tree.tsx'
import { Door, WindowWall } from '../parts/walls.tsx'
import type { Point } from '../iso.ts'
import type { Sheet } from '../sheet.ts'

export const facadeCleaningSheet: Sheet = {
  title: 'Cradle, south face',
  number: 'TW-F-06',
  scale: '1:200',
  rev: 'A',
}

const [X, Y, W, D, H] = [2, 1, 6, 4, 5.6] as const

// A cradle on two davits works down the face: washed panes are bright, the rest still wait.
export function FacadeCleaning() {
  return (
    <Drawing view="-206 -118 480 360">
      <Slab at={[0, 0, 0]} size={[10, 8]} of="c" />
      <Tree at={[1, 0.9, 0]} />
      <Tree at={[9.2, 1.2, 0]} />
      <Block at={[X, Y, 0]} size={[W, D, H]} of="s" />
      <WindowWall
        at={[X + 0.3, Y + D, 1.4]}
        on="l"
        columns={6}
        rows={4}
        pane={[0.75, 0.8]}
        gap={0.18}
        className="pane"
      />
      <WindowWall
        at={[X + 0.3, Y + D, 1.4]}
        on="l"
        columns={6}
        rows={4}
        pane={[0.75, 0.8]}
        gap={0.18}
        className="glow"
        skip={unwashed}
      />
      <WindowWall
        at={[X + W, Y + 0.3, 1.4]}
        on="r"
        columns={4}
        rows={4}
        pane={[0.7, 0.8]}
        gap={0.2}
        className="d w"
      />
      <WindowWall
        at={[X + 0.3, Y + D, 0.2]}
        on="l"
        columns={5}
        rows={1}
        pane={[0.9, 0.9]}
        gap={0.22}
        className="pane"
      />
      <Door at={[X + W, Y + 1.5, 0]} on="r" width={1} height={1.1} className="glow" />
      <Block at={[X + W, Y + 1.3, 1.2]} size={[0.7, 1.4, 0.12]} of="m" />
      <Roof />
      <Gondola at={[X + 2.1, Y + D + 0.12, 2.7]} width={2.9} top={H + 0.9}>
        <Person at={[X + 2.8, Y + D + 0.4, 2.82]} pose="reach" faces="right" />
        <Person at={[X + 4.4, Y + D + 0.4, 2.82]} pose="reach" />
      </Gondola>
      <Lines
        className="h"
        paths={[
          [
            [X + 2.22, Y + D + 0.4, 2.7],
            [X + 2.22, Y + D + 0.4, 0],
          ],
          [
            [X + 4.9, Y + D + 0.4, 2.7],
            [X + 4.9, Y + D + 0.4, 0],
          ],
        ]}
      />
      <Footprint at={[X + 1.8, Y + D + 0.1, 0]} size={[4.2, 1.7]} />
      {(
        [
          [3.8, 6.8],
          [8, 6.8],
          [8, 5.3],
        ] as const
      ).map(([x, y]) => (
        <Cone key={`${x}${y}`} at={[x, y, 0]} />
      ))}
      <Person at={[2.8, 6.4, 0]} faces="right" />
      <Tree at={[0.9, 5.4, 0]} size={0.85} />
      <Dimension from={[X, 8, -0.25]} to={[X + W, 8, -0.25]} offset={[0, 0.9, 0]} figure="16 800" />
      <Level at={[X + W, Y, H]} figure="+ 15.680" reach={40} />
      <Leader to={[X + 2.2, Y + D + 0.6, 3]} dx={-96} dy={-52} label="Cradle" />
    </Drawing>
  )
}

function Roof() {
  const davit = (x: number): Point[] => [
    [x, Y + D - 1.2, H],
    [x, Y + D - 0.9, H + 0.9],
    [x, Y + D + 0.42, H + 0.9],
  ]
  return (
    <>
      <Panes on="t" className="d" rects={[[[X + 0.25, Y + 0.25, H], W - 0.5, D - 0.5]]} />
      <Block at={[X + 0.8, Y + 0.7, H]} size={[2, 1.3, 0.8]} of="m" />
      <Door at={[X + 1.4, Y + 2, H]} on="l" width={0.5} height={0.65} />
      <Cylinder at={[X + 4.4, Y + 1.2, H]} r={0.45} length={0.7} of="m" rings={[0.3]} />
      {[X + 2.22, X + 4.88].map((x) => (
        <g key={x}>
          <Block at={[x - 0.2, Y + D - 1.5, H]} size={[0.4, 0.6, 0.2]} of="m" fine />
          <Pipe path={davit(x)} of="a" width={4} />
        </g>
      ))}
    </>
  )
}

function Cone({ at }: { at: Point }) {
  const [x, y, z] = at
  return (
    <g className="fine">
      <Block at={[x - 0.14, y - 0.14, z]} size={[0.28, 0.28, 0.05]} of="a" />
      <Cylinder at={[x, y, z + 0.05]} r={0.02} far={0.11} length={0.4} of="a" />
    </g>
  )
}

// The drop at the right is done, and everything above the cradle.
function unwashed(column: number, row: number): boolean {
  return column < 2 || (column < 5 && row < 2)
}
