import { Drawing } from '../drawing.tsx'
import type { Point } from '../iso.ts'
import { Block } from '../parts/block.tsx'
import { Lines, Panes, Patch, repeat } from '../parts/faces.tsx'
import { Group } from '../parts/group.tsx'
import { Dimension, Leader, Level } from '../parts/notes.tsx'
import { Panel } from '../parts/panel.tsx'
import { Person } from '../parts/person.tsx'
import { Wire } from '../parts/pipe.tsx'
import { Stacked } from '../parts/stacked.tsx'
import { GroundGrid, Slab } from '../parts/structure.tsx'
import { Chair, Table } from '../parts/table.tsx'
import { RearWalls } from '../parts/walls.tsx'
import type { Sheet } from '../sheet.ts'

export const helpdeskServicesSheet: Sheet = {
  title: 'Help desk, day shift',
  number: 'TW-D-10',
  scale: '1:50',
  rev: 'B',
}

// A wall of screens, two rows of desks before it, and the board on which every call moves from left to right.
export function HelpdeskServices() {
  return (
    <Drawing view="-187 -100 480 360">
      <Slab at={[-0.22, -0.22, 0]} size={[10.42, 7.62]} of="c" grid={false} />
      <GroundGrid at={[0, 0, 0]} size={[10.2, 7.4]} />
      <RearWalls at={[0, 0, 0]} size={[10.2, 7.4, 2.8]} />
      <TicketBoard at={[0, 2.2, 0.7]} />
      <VideoWall at={[1.3, 0, 0.75]} />
      <Panel at={[8.5, 0.15, 0]} bays={2} bay={0.66} height={1.9} depth={0.7} />
      <GlassScreen at={[8, 0, 0]} />
      <Wire
        path={[
          [9.1, 0.9, 0.02],
          [9.1, 1.4, 0.02],
          [7.4, 1.4, 0.02],
          [7.4, 2.2, 0.02],
        ]}
        hidden
      />
      <Wire
        path={[
          [7.4, 2.2, 0.02],
          [7.4, 4.6, 0.02],
        ]}
        hidden
      />
      <Person at={[0.9, 3.2, 0]} pose="reach" indoors />
      <Stacked>
        {[1.9, 3.7, 5.5].map((x) => (
          <Station key={x} at={[x, 2.1, 0]} agent={x !== 5.5} />
        ))}
      </Stacked>
      <Stacked>
        {[1.9, 3.7, 5.5].map((x) => (
          <Station key={x} at={[x, 4.5, 0]} agent={x !== 1.9} />
        ))}
        <Supervisor at={[8.1, 3.6, 0]} />
        <Person at={[8.4, 6.3, 0]} pose="carry" />
      </Stacked>
      <Dimension from={[1.9, 7.4, -0.25]} to={[7.1, 7.4, -0.25]} offset={[0, 0.9, 0]} figure="7 280" />
      <Dimension from={[10.2, 0, -0.25]} to={[10.2, 7.4, -0.25]} offset={[0.9, 0, 0]} figure="10 360" />
      <Level at={[10.2, 0, 2.8]} figure="+ 3.920" reach={10} />
      <Leader to={[0, 3, 2.3]} dx={-36} dy={-40} label="Tickets" />
      <Leader to={[6.2, 0, 2.2]} dx={48} dy={-60} label="Live alarms" />
    </Drawing>
  )
}

// Open, in hand, waiting, closed. One card is late.
function TicketBoard({ at: [x, y, z] }: { at: Point }) {
  const lanes = [5, 3, 2, 4]
  const cards = lanes.flatMap((n, lane) =>
    Array.from(
      { length: n },
      (_, i) => [[x, y + 0.1 + (3 - lane) * 0.72, z + 1.22 - i * 0.24], 0.52, 0.18] as const,
    ),
  )
  return (
    <>
      <Panes on="r" className="glow" rects={[[[x, y, z], 2.9, 1.7]]} />
      <Panes on="r" className="e" rects={[[[x, y, z], 2.9, 1.7]]} />
      <Lines
        className="d"
        paths={[
          ...[0.72, 1.44, 2.16].map((s): Point[] => [
            [x, y + s, z + 0.06],
            [x, y + s, z + 1.64],
          ]),
          [
            [x, y, z + 1.46],
            [x, y + 2.9, z + 1.46],
          ],
        ]}
      />
      <Panes on="r" className="pane" rects={cards.filter((_, i) => i !== 1 && i !== 5)} />
      <Panes on="r" className="sig" rects={cards.filter((_, i) => i === 1)} />
      <Panes on="r" className="ink" rects={cards.filter((_, i) => i === 5)} />
    </>
  )
}

// Three by two: load curve, site plan, camera, bars, queue, clock.
function VideoWall({ at: [x, y, z] }: { at: Point }) {
  const screens = repeat({ at: [x, y + 0.06, z], count: 3, step: [1.75, 0, 0] }).flatMap((p) => [
    p,
    [p[0], p[1], p[2] + 0.92] as Point,
  ])
  const inside = (i: number, points: readonly (readonly [number, number])[]): Point[] => {
    const [a, b, c] = screens[i]!
    return points.map(([s, up]) => [a + s, b, c + up])
  }
  return (
    <>
      <Block at={[x - 0.08, y, z - 0.08]} size={[5.36, 0.06, 1.96]} of="s" />
      <Panes on="l" className="glow" rects={screens.map((p) => [p, 1.68, 0.86])} />
      <Lines
        className="d"
        paths={[
          inside(1, [
            [0.15, 0.2],
            [0.4, 0.5],
            [0.6, 0.4],
            [0.85, 0.68],
            [1.1, 0.45],
            [1.5, 0.6],
          ]),
          inside(1, [
            [0.15, 0.72],
            [0.15, 0.12],
            [1.55, 0.12],
          ]),
          inside(3, [
            [0.2, 0.15],
            [0.2, 0.7],
            [0.8, 0.7],
            [0.8, 0.45],
            [1.45, 0.45],
            [1.45, 0.15],
            [0.2, 0.15],
          ]),
          inside(3, [
            [0.8, 0.45],
            [0.8, 0.15],
          ]),
          ...[0.2, 0.36, 0.52, 0.68].map((up) =>
            inside(0, [
              [0.15, up],
              [1.1, up],
            ]),
          ),
          ...[0.2, 0.36, 0.52, 0.68].map((up) =>
            inside(5, [
              [0.15, up],
              [0.9 + up * 0.7, up],
            ]),
          ),
        ]}
      />
      <Panes
        on="l"
        className="ink"
        rects={[0.2, 0.45, 0.7, 0.95, 1.2].map((s, i) => [
          inside(2, [[s, 0.12]])[0]!,
          0.16,
          [0.5, 0.34, 0.6, 0.26, 0.42][i]!,
        ])}
      />
      <Panes
        on="l"
        className="sig"
        rects={[
          [inside(2, [[1.42, 0.12]])[0]!, 0.16, 0.66],
          [inside(0, [[1.25, 0.46]])[0]!, 0.28, 0.12],
          [inside(3, [[1, 0.22]])[0]!, 0.2, 0.14],
        ]}
      />
      <Patch
        className="pane"
        points={inside(4, [
          [0.1, 0.08],
          [1.58, 0.08],
          [1.58, 0.78],
          [0.1, 0.78],
        ])}
      />
      <Lines
        className="d"
        paths={[
          inside(4, [
            [0.1, 0.08],
            [0.7, 0.5],
            [1.58, 0.5],
          ]),
          inside(4, [
            [0.7, 0.5],
            [0.7, 0.78],
          ]),
        ]}
      />
    </>
  )
}

function GlassScreen({ at: [x, y, z] }: { at: Point }) {
  return (
    <>
      <g className="g">
        <Panes on="r" className="t" rects={[[[x, y, z], 1.9, 2.2]]} />
      </g>
      <Lines
        className="e"
        paths={[
          [
            [x, y, z + 2.2],
            [x, y + 1.9, z + 2.2],
            [x, y + 1.9, z],
          ],
          [
            [x, y + 0.95, z],
            [x, y + 0.95, z + 2.2],
          ],
        ]}
      />
    </>
  )
}

// A desk with two screens towards the reader; the person who works there sits before them.
function Station({ at: [x, y, z], agent }: { at: Point; agent: boolean }) {
  const screen = (dx: number) => (
    <g className="fine">
      <Block at={[x + dx + 0.2, y + 0.14, z + 0.54]} size={[0.14, 0.14, 0.1]} of="m" />
      <Block at={[x + dx, y + 0.18, z + 0.64]} size={[0.58, 0.05, 0.38]} of="s" />
      <Panes on="l" className="glow" rects={[[[x + dx + 0.04, y + 0.23, z + 0.68], 0.5, 0.3]]} />
      <Lines
        className="d"
        paths={[
          [
            [x + dx + 0.1, y + 0.23, z + 0.88],
            [x + dx + 0.4, y + 0.23, z + 0.88],
          ],
          [
            [x + dx + 0.1, y + 0.23, z + 0.78],
            [x + dx + 0.3, y + 0.23, z + 0.78],
          ],
        ]}
      />
    </g>
  )
  return (
    <g>
      <Table at={[x, y, z]} size={[1.6, 0.75, 0.54]} />
      <Block at={[x, y, z + 0.3]} size={[1.6, 0.05, 0.5]} of="m" fine />
      {screen(0.18)}
      {screen(0.86)}
      <Panes on="t" className="d" rects={[[[x + 0.5, y + 0.42, z + 0.54], 0.6, 0.2]]} />
      {agent && <Person at={[x + 0.8, y + 1, z]} pose="sit" faces="right" indoors />}
      <Chair at={[x + 0.6, y + 0.9, z]} of="s" />
    </g>
  )
}
Station.extent = ({ at }: { at: Point }) => ({ at, size: [1.6, 1.4, 1.1] as const })

function Supervisor({ at: [x, y, z] }: { at: Point }) {
  return (
    <Group at={[x, y, z]} size={[1.4, 1.6, 1]}>
      <Block at={[x, y, z]} size={[0.6, 1.6, 0.72]} of="m" />
      <Block at={[x - 0.06, y - 0.06, z + 0.72]} size={[0.72, 1.72, 0.07]} of="p" fine />
      <Block at={[x + 0.2, y + 0.3, z + 0.79]} size={[0.05, 0.5, 0.34]} of="s" fine />
      <Panes on="r" className="glow" rects={[[[x + 0.25, y + 0.34, z + 0.83], 0.42, 0.26]]} />
      <Block at={[x + 0.2, y + 1.2, z + 0.79]} size={[0.2, 0.14, 0.1]} of="a" fine />
      <Person at={[x + 1.1, y + 0.9, z]} pose="reach" indoors />
    </Group>
  )
}
Supervisor.extent = ({ at }: { at: Point }) => ({ at, size: [1.4, 1.6, 1] as const })
