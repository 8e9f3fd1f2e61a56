import { Drawing } from '../drawing.tsx'
import type { Point } from '../iso.ts'
import { Block } from '../parts/block.tsx'
import { Camera } from '../parts/camera.tsx'
import { Cylinder } from '../parts/cylinder.tsx'
import { Lines, Panes } from '../parts/faces.tsx'
import { Fence } from '../parts/fence.tsx'
import { Group } from '../parts/group.tsx'
import { Dimension, Leader } from '../parts/notes.tsx'
import { Person } from '../parts/person.tsx'
import { Pipe } from '../parts/pipe.tsx'
import { Stacked } from '../parts/stacked.tsx'
import { Column, Slab } from '../parts/structure.tsx'
import { Tree } from '../parts/tree.tsx'
import { Car } from '../parts/vehicle.tsx'
import type { Sheet } from '../sheet.ts'

export const securityServicesSheet: Sheet = {
  title: 'Main gate',
  number: 'TW-S-07',
  scale: '1:100',
  rev: 'B',
}

// Guard room, boom, fence and the field of one camera; visitors walk through the frame at the right.
export function SecurityServices() {
  return (
    <Drawing view="-207 -77 480 360">
      <Slab at={[0, 0, 0]} size={[11, 8]} of="c" />
      <Road />
      <Tree at={[1.2, 0.7, 0]} size={1.1} />
      <Tree at={[9.8, 0.6, 0]} />
      <Fence at={[0.1, 1.7, 0]} length={3.2} height={1.3} pitch={0.8} bars={4} />
      <Column at={[3.5, 1.7, 0]} height={1.7} side={0.44} of="s" />
      <Fence at={[7.9, 1.7, 0]} length={3} height={1.3} pitch={0.75} bars={4} />
      <Column at={[7.5, 1.7, 0]} height={1.7} side={0.44} of="s" />
      <Stacked>
        <GuardRoom at={[0.7, 2.8, 0]} size={[2.3, 2.3, 2.2]} />
        <Group at={[3.35, 3.3, 0]} size={[0.45, 0.5, 1.1]}>
          <Block at={[3.35, 3.3, 0]} size={[0.45, 0.5, 1]} of="s" />
          <Panes on="l" className="sig" rects={[[[3.46, 3.8, 0.74], 0.22, 0.1]]} />
        </Group>
        <Column at={[7.5, 3.55, 0]} height={0.78} side={0.16} of="m" />
        <Car at={[4.9, 4.5, 0]} of="m" tail />
        <Frame at={[8.7, 3.6, 0]} size={[1.1, 0.4, 1.7]} />
        <Table at={[9.9, 4.5, 0]} />
        <Person at={[9.4, 4.8, 0]} />
        <Person at={[8.5, 5.9, 0]} pose="carry" faces="right" indoors />
        <Person at={[3.6, 5.9, 0]} pose="reach" faces="right" />
        <Tree at={[0.8, 7, 0]} size={0.9} />
        {[3.4, 3.4].map((x, i) => (
          <Bollard key={i} at={[x, 4.5 + i * 0.7, 0]} />
        ))}
        <Mast at={[7.7, 2.6, 0]} size={[0.2, 0.2, 3.4]} />
      </Stacked>
      <Boom at={[3.57, 3.55, 0.86]} />
      <Camera
        at={[7.2, 2.9, 3.3]}
        sees={[
          [4.2, 5.2, 0],
          [4.2, 7.6, 0],
          [7, 7.6, 0],
          [7.1, 5.2, 0],
        ]}
      />
      <Dimension from={[4, 8, -0.25]} to={[7.2, 8, -0.25]} offset={[0, 0.9, 0]} figure="4 480" />
      <Dimension from={[11, 0, -0.25]} to={[11, 8, -0.25]} offset={[0.9, 0, 0]} figure="11 200" />
      <Leader to={[0.9, 3.8, 2.2]} dx={-44} dy={-36} label="Guard room" />
      <Leader to={[7.3, 2.9, 3.4]} dx={44} dy={-18} label="Number plates" />
    </Drawing>
  )
}

function Road() {
  return (
    <>
      <Panes on="t" className="pane" rects={[[[4, 0, 0], 3.2, 8]]} />
      <Lines
        className="h"
        paths={[
          [
            [5.6, 0, 0],
            [5.6, 8, 0],
          ],
        ]}
      />
      <Panes
        on="t"
        className="glow"
        rects={[0, 1, 2, 3, 4].map((i) => [[4.15 + i * 0.62, 3.95, 0], 0.4, 0.34])}
      />
      <Panes on="t" className="d" rects={[[[4, 3, 0], 3.2, 0.12]]} />
    </>
  )
}

// Windows all round below an overhanging roof; the desk inside can be seen through them.
function GuardRoom({ at: [x, y, z] }: { at: Point; size: Point }) {
  return (
    <g>
      <Block at={[x, y, z]} size={[2.3, 2.3, 1.9]} of="s" />
      <Panes
        on="l"
        className="glow"
        rects={[
          [[x + 0.25, y + 2.3, z + 0.8], 0.8, 0.8],
          [[x + 1.2, y + 2.3, z + 0.8], 0.85, 0.8],
        ]}
      />
      <Panes on="r" className="glow" rects={[[[x + 2.3, y + 1, z + 0.8], 1.05, 0.8]]} />
      <Panes on="r" className="pane" rects={[[[x + 2.3, y + 0.2, z], 0.6, 1.6]]} />
      <Lines
        className="d"
        paths={[
          [
            [x + 0.4, y + 2.3, z + 0.8],
            [x + 0.4, y + 2.3, z + 1.15],
            [x + 0.8, y + 2.3, z + 1.15],
            [x + 0.8, y + 2.3, z + 0.8],
          ],
          [
            [x + 2.3, y + 1.5, z + 0.8],
            [x + 2.3, y + 1.5, z + 1.6],
          ],
        ]}
      />
      <Block at={[x + 2.3, y + 0.9, z + 0.72]} size={[0.22, 1.25, 0.08]} of="p" fine />
      <Block at={[x - 0.25, y - 0.25, z + 1.9]} size={[2.9, 2.9, 0.2]} of="m" />
      <Block at={[x + 0.3, y + 0.3, z + 2.1]} size={[0.7, 0.5, 0.36]} of="p" fine />
      <Cylinder at={[x + 1.9, y + 0.5, z + 2.1]} r={0.04} length={0.9} of="m" fine />
    </g>
  )
}

// The arm across the lane, banded, with its skirt.
function Boom({ at: [x, y, z] }: { at: Point }) {
  return (
    <g>
      <Lines
        className="d"
        paths={[
          ...Array.from({ length: 11 }, (_, i): Point[] => [
            [x + 0.5 + i * 0.3, y, z],
            [x + 0.5 + i * 0.3, y, z - 0.5],
          ]),
          [
            [x + 0.5, y, z - 0.5],
            [x + 3.5, y, z - 0.5],
          ],
        ]}
      />
      <Pipe
        path={[
          [x, y, z],
          [x + 4, y, z],
        ]}
        of="a"
        width={6}
      />
      <Lines
        className="shine k"
        paths={[0.7, 1.5, 2.3, 3.1].map((s): Point[] => [
          [x + s, y, z],
          [x + s + 0.35, y, z],
        ])}
      />
    </g>
  )
}

// A walk-through metal detector.
function Frame({ at: [x, y, z] }: { at: Point; size: Point }) {
  return (
    <g className="fine">
      <Block at={[x, y, z]} size={[0.14, 0.4, 1.5]} of="s" />
      <Block at={[x + 0.96, y, z]} size={[0.14, 0.4, 1.5]} of="s" />
      <Block at={[x, y, z + 1.5]} size={[1.1, 0.4, 0.2]} of="s" />
      <Panes on="l" className="sig" rects={[[[x + 0.4, y + 0.4, z + 1.56], 0.3, 0.08]]} />
    </g>
  )
}

function Table({ at: [x, y, z] }: { at: Point }) {
  return (
    <g className="fine">
      <Block at={[x, y, z]} size={[0.6, 1.4, 0.56]} of="m" />
      <Block at={[x + 0.1, y + 0.2, z + 0.56]} size={[0.4, 0.5, 0.16]} of="p" />
    </g>
  )
}
Table.extent = ({ at }: { at: Point }) => ({ at, size: [0.6, 1.4, 0.72] as const })

function Bollard({ at }: { at: Point }) {
  return (
    <g className="fine">
      <Cylinder at={at} r={0.1} length={0.55} of="a" />
    </g>
  )
}
Bollard.extent = ({ at: [x, y, z] }: { at: Point }) => ({
  at: [x - 0.1, y - 0.1, z] as const,
  size: [0.2, 0.2, 0.55] as const,
})

function Mast({ at: [x, y, z] }: { at: Point; size: Point }) {
  return (
    <g>
      <Block at={[x - 0.15, y - 0.15, z]} size={[0.3, 0.3, 0.2]} of="m" fine />
      <Pipe
        path={[
          [x, y, z + 0.2],
          [x, y, z + 3.5],
          [x - 0.5, y, z + 3.5],
        ]}
        of="m"
        width={5}
      />
    </g>
  )
}
