import { Drawing } from '../drawing.tsx'
import type { Point } from '../iso.ts'
import { circle } from '../round.ts'
import { Block } from '../parts/block.tsx'
import { Cylinder } from '../parts/cylinder.tsx'
import { Lines, Panes, Patch, repeat } from '../parts/faces.tsx'
import { Group } from '../parts/group.tsx'
import { Dimension, Leader, Level } from '../parts/notes.tsx'
import { Person } from '../parts/person.tsx'
import { Prism } from '../parts/prism.tsx'
import { Stacked } from '../parts/stacked.tsx'
import { GroundGrid, Slab } from '../parts/structure.tsx'
import { Chair, Table } from '../parts/table.tsx'
import { Door, RearWalls } from '../parts/walls.tsx'
import type { Sheet } from '../sheet.ts'

export const facilityPantrySheet: Sheet = {
  title: 'Cafeteria, serving line',
  number: 'TW-K-04',
  scale: '1:50',
  rev: 'A',
}

// Cooking under the hood, six hot wells under glass, the tray rail in front of them, and where people sit.
export function FacilityPantry() {
  return (
    <Drawing view="-180 -98 480 360">
      <Slab at={[-0.22, -0.22, 0]} size={[10.42, 7.62]} of="c" grid={false} />
      <GroundGrid at={[0, 0, 0]} size={[10.2, 7.4]} />
      <RearWalls at={[0, 0, 0]} size={[10.2, 7.4, 2.7]} />
      <Panes
        on="r"
        className="pane"
        rects={[
          [[0, 4.3, 1], 1.1, 1.2],
          [[0, 5.6, 1], 1.1, 1.2],
        ]}
      />
      <Door at={[7.35, 0, 0]} on="l" width={0.75} height={1.9} />
      <MenuBoard at={[0, 2, 1.2]} />
      <Stacked>
        <Range at={[0.8, 0.15, 0]} size={[1.7, 0.9, 2.7]} />
        <Sink at={[2.7, 0.15, 0]} size={[1.7, 0.8, 1]} />
        <Cabinet at={[4.6, 0.12, 0]} size={[0.9, 0.85, 1.5]} />
        <Cabinet at={[5.7, 0.12, 0]} size={[1.5, 0.9, 1.8]} doors={2} />
        <Vending at={[8.3, 0.12, 0]} size={[1.1, 0.8, 1.7]} />
      </Stacked>
      <Person at={[2.1, 1.7, 0]} indoors faces="right" pose="reach" />
      <Person at={[5.3, 1.9, 0]} indoors />
      <ServingLine at={[1.3, 2.6, 0]} />
      <Lines
        className="h"
        paths={[
          [
            [1, 4.1, 0],
            [8.8, 4.1, 0],
            [8.8, 5.6, 0],
          ],
        ]}
      />
      <Person at={[2.2, 4.1, 0]} pose="carry" indoors />
      <Person at={[3.5, 4.1, 0]} pose="reach" faces="right" indoors />
      <Person at={[6, 4.1, 0]} pose="carry" faces="right" indoors />
      <Stacked>
        {[0.9, 3.6, 6.3].map((x) => (
          <Dining key={x} at={[x, 5.3, 0]} size={[1.8, 1.9, 0.8]} guest={x < 6} />
        ))}
      </Stacked>
      <Person at={[9.2, 5.4, 0]} pose="carry" indoors />
      <Dimension from={[1.3, 7.4, -0.25]} to={[7.7, 7.4, -0.25]} offset={[0, 0.9, 0]} figure="8 960" />
      <Dimension from={[10.2, 0, -0.25]} to={[10.2, 7.4, -0.25]} offset={[0.9, 0, 0]} figure="10 360" />
      <Level at={[10.2, 0, 2.7]} figure="+ 3.780" reach={10} />
      <Leader to={[1.7, 0.6, 2.4]} dx={-70} dy={-16} label="Hood" />
    </Drawing>
  )
}

// Four burners, an oven below, and the hood with its filters above.
function Range({ at: [x, y, z] }: { at: Point; size: Point }) {
  const burners = [0.45, 1.25].flatMap((dx) => [0.25, 0.65].map((dy): Point => [x + dx, y + dy, z + 0.64]))
  return (
    <g>
      <Block at={[x, y, z]} size={[1.7, 0.9, 0.64]} of="s" />
      <path className="d w" d={burners.map((p) => circle(p, 0.15)).join('')} />
      <Panes
        on="l"
        className="d w"
        rects={[
          [[x + 0.12, y + 0.9, z + 0.1], 0.66, 0.34],
          [[x + 0.92, y + 0.9, z + 0.1], 0.66, 0.34],
        ]}
      />
      <Panes
        on="l"
        className="sig"
        rects={repeat({ at: [x + 0.2, y + 0.9, z + 0.5], count: 4, step: [0.38, 0, 0] }).map((p) => [
          p,
          0.1,
          0.08,
        ])}
      />
      <Cylinder at={[x + 0.45, y + 0.25, z + 0.66]} r={0.2} length={0.26} of="p" fine />
      <Cylinder at={[x + 1.25, y + 0.65, z + 0.66]} r={0.18} length={0.16} of="m" fine />
      <Block at={[x + 0.5, y, z + 2.2]} size={[0.6, 0.5, 0.7]} of="m" />
      <Prism
        at={[x, y, z + 1.75]}
        width={1.7}
        of="s"
        profile={[
          [0.95, 0],
          [0.95, 0.18],
          [0.5, 0.55],
          [0, 0.55],
          [0, 0],
        ]}
      />
    </g>
  )
}

function Sink({ at: [x, y, z] }: { at: Point; size: Point }) {
  return (
    <g>
      <Block at={[x, y, z]} size={[1.7, 0.8, 0.6]} of="p" />
      <Panes
        on="t"
        className="pane"
        rects={[
          [[x + 0.15, y + 0.2, z + 0.6], 0.6, 0.45],
          [[x + 0.9, y + 0.2, z + 0.6], 0.6, 0.45],
        ]}
      />
      <Lines
        className="e"
        paths={[
          [
            [x + 0.82, y + 0.12, z + 0.6],
            [x + 0.82, y + 0.12, z + 0.95],
            [x + 0.82, y + 0.36, z + 0.95],
            [x + 0.82, y + 0.36, z + 0.86],
          ],
        ]}
      />
      <Panes
        on="l"
        className="d"
        rects={[
          [[x + 0.1, y + 0.8, z + 0.08], 0.7, 0.44],
          [[x + 0.9, y + 0.8, z + 0.08], 0.7, 0.44],
        ]}
      />
    </g>
  )
}

function Cabinet({ at: [x, y, z], size: [w, d, h], doors = 1 }: { at: Point; size: Point; doors?: number }) {
  const leaf = w / doors
  const leaves = repeat({ at: [x, y + d, z], count: doors, step: [leaf, 0, 0] })
  return (
    <g>
      <Block at={[x, y, z]} size={[w, d, h]} of={doors > 1 ? 's' : 'm'} />
      <Panes
        on="l"
        className={doors > 1 ? 'd w' : 'd'}
        rects={leaves.flatMap(
          ([a, b]) =>
            [
              [[a + 0.06, b, z + 0.12], leaf - 0.12, h * 0.4],
              [[a + 0.06, b, z + h * 0.52], leaf - 0.12, h * 0.42],
            ] as const,
        )}
      />
      <Lines
        className={doors > 1 ? 'd w' : 'd'}
        paths={leaves.map(([a, b]) => [
          [a + leaf - 0.14, b, z + h * 0.6],
          [a + leaf - 0.14, b, z + h * 0.78],
        ])}
      />
    </g>
  )
}

function Vending({ at: [x, y, z], size: [w, d, h] }: { at: Point; size: Point }) {
  const shelves = repeat({ at: [x + 0.12, y + d, z + 0.5], count: 4, step: [0, 0, 0.26] })
  return (
    <g>
      <Block at={[x, y, z]} size={[w, d, h]} of="s" />
      <Panes on="l" className="glow" rects={[[[x + 0.1, y + d, z + 0.45], 0.66, 1.1]]} />
      <Lines className="d" paths={shelves.map((p) => [p, [p[0] + 0.62, p[1], p[2]]])} />
      <Panes
        on="l"
        className="ink"
        rects={shelves
          .slice(0, 4)
          .flatMap(([a, b, c]) => [0.04, 0.2, 0.44].map((s) => [[a + s, b, c], 0.1, 0.15] as const))}
      />
      <Panes on="l" className="sig" rects={[[[x + 0.86, y + d, z + 1.1], 0.14, 0.22]]} />
      <Panes on="l" className="d w" rects={[[[x + 0.1, y + d, z + 0.12], 0.66, 0.2]]} />
    </g>
  )
}

// Counter, six wells, the guard on its posts, and three rails for the trays.
function ServingLine({ at: [x, y, z] }: { at: Point }) {
  const [w, near] = [6.4, y + 0.8]
  const wells = repeat({ at: [x + 0.9, y + 0.18, z + 0.64], count: 6, step: [0.72, 0, 0] })
  const posts = [0.8, 2.96, 5.1]
  return (
    <g>
      <Block at={[x, y, z]} size={[w, 0.8, 0.64]} of="s" />
      <Panes
        on="l"
        className="d w"
        rects={repeat({ at: [x + 0.12, near, z + 0.1], count: 6, step: [1.04, 0, 0] }).map((p) => [
          p,
          0.94,
          0.42,
        ])}
      />
      <Panes on="t" className="glow" rects={wells.map((p) => [p, 0.58, 0.46])} />
      <Panes on="t" className="d" rects={wells.map((p) => [p, 0.58, 0.46])} />
      <Panes
        on="t"
        className="sig"
        rects={[1, 3, 4].map((i) => [[wells[i]![0] + 0.08, wells[i]![1] + 0.08, z + 0.64], 0.42, 0.3])}
      />
      {[0, 1, 2, 3].map((i) => (
        <Block key={i} at={[x + 0.1, y + 0.16, z + 0.64 + i * 0.06]} size={[0.56, 0.44, 0.05]} of="p" fine />
      ))}
      <Lines
        className="e"
        paths={posts.map((s) => [
          [x + s, y + 0.1, z + 0.64],
          [x + s, y + 0.1, z + 1.3],
          [x + s, y + 0.5, z + 1.36],
        ])}
      />
      <g className="g">
        <Patch
          className="t"
          points={[
            [x + 0.8, y + 0.08, z + 1.3],
            [x + 5.1, y + 0.08, z + 1.3],
            [x + 5.1, y + 0.5, z + 1.36],
            [x + 0.8, y + 0.5, z + 1.36],
          ]}
        />
        <Patch
          className="t"
          points={[
            [x + 0.8, y + 0.5, z + 1.36],
            [x + 5.1, y + 0.5, z + 1.36],
            [x + 5.1, y + 0.72, z + 0.95],
            [x + 0.8, y + 0.72, z + 0.95],
          ]}
        />
      </g>
      <Block at={[x + 5.5, y + 0.2, z + 0.64]} size={[0.5, 0.4, 0.16]} of="m" fine />
      <Block at={[x + 5.56, y + 0.24, z + 0.8]} size={[0.38, 0.06, 0.3]} of="m" fine />
      <Panes on="l" className="glow" rects={[[[x + 5.6, y + 0.3, z + 0.84], 0.3, 0.22]]} />
      <Lines
        className="e"
        paths={[0.16, 0.3, 0.44].map((s) => [
          [x + 0.1, near + s, z + 0.52],
          [x + w - 0.9, near + s, z + 0.52],
        ])}
      />
      <Lines
        className="d"
        paths={[0.6, 2.4, 4.2].map((s) => [
          [x + s, near, z + 0.46],
          [x + s, near + 0.46, z + 0.5],
        ])}
      />
      <Block at={[x + 3.6, near + 0.14, z + 0.52]} size={[0.5, 0.34, 0.04]} of="p" fine />
      <Cylinder at={[x + 3.8, near + 0.3, z + 0.56]} r={0.1} length={0.04} of="p" fine />
    </g>
  )
}

function Dining({ at: [x, y, z], guest }: { at: Point; size: Point; guest: boolean }) {
  return (
    <Stacked>
      <Chair at={[x + 0.1, y, z]} back="far" />
      <Chair at={[x + 1, y, z]} back="far" />
      <Table at={[x, y + 0.55, z]} size={[1.6, 0.8, 0.54]} of="m" />
      <Group at={[x + 0.3, y + 0.75, z + 0.54]} size={[0.8, 0.4, 0.2]}>
        <Block at={[x + 0.25, y + 0.8, z + 0.54]} size={[0.44, 0.34, 0.03]} of="p" fine />
        <Cylinder at={[x + 1.2, y + 0.9, z + 0.54]} r={0.07} length={0.14} of="p" fine />
      </Group>
      {guest && <Person at={[x + 0.35, y + 1.5, z]} pose="sit" faces="right" indoors />}
      <Chair at={[x + 0.1, y + 1.5, z]} />
      <Chair at={[x + 1, y + 1.5, z]} />
    </Stacked>
  )
}

function MenuBoard({ at: [x, y, z] }: { at: Point }) {
  return (
    <>
      <Panes on="r" className="glow" rects={[[[x, y, z], 1.7, 1]]} />
      <Panes on="r" className="e" rects={[[[x, y, z], 1.7, 1]]} />
      <Lines
        className="d"
        paths={repeat({ at: [x, y + 0.15, z + 0.15], count: 5, step: [0, 0, 0.15] }).flatMap(
          (p): Point[][] => [
            [p, [p[0], p[1] + 0.9, p[2]]],
            [
              [p[0], p[1] + 1.15, p[2]],
              [p[0], p[1] + 1.4, p[2]],
            ],
          ],
        )}
      />
    </>
  )
}
