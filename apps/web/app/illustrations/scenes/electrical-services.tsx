import { Drawing } from '../drawing.tsx'
import { Block } from '../parts/block.tsx'
import { Cylinder } from '../parts/cylinder.tsx'
import { Lines, Panes, repeat } from '../parts/faces.tsx'
import { Dimension, Leader, Level } from '../parts/notes.tsx'
import { Panel } from '../parts/panel.tsx'
import { Person } from '../parts/person.tsx'
import { Conduits, Pipe, Wire } from '../parts/pipe.tsx'
import { Rack } from '../parts/rack.tsx'
import { Footprint, GroundGrid, Slab } from '../parts/structure.tsx'
import { bushingTops, Transformer } from '../parts/transformer.tsx'
import { Door, RearWalls } from '../parts/walls.tsx'
import type { Sheet } from '../sheet.ts'
import type { Point } from '../iso.ts'

export const electricalServicesSheet: Sheet = {
  title: 'LT switch room',
  number: 'TW-E-11',
  scale: '1:50',
  rev: 'B',
}

// Transformer, bus duct, main panel under its cable tray; generator and batteries stand by in front.
export function ElectricalServices() {
  return (
    <Drawing view="-180 -108 480 360">
      <Slab at={[-0.22, -0.22, 0]} size={[10.42, 7.62]} of="c" grid={false} />
      <GroundGrid at={[0, 0, 0]} size={[10.2, 7.4]} />
      <RearWalls at={[0, 0, 0]} size={[10.2, 7.4, 3.4]} />
      <Louvres at={[0, 5.2, 1.5]} />
      <Door at={[9.1, 0, 0]} on="l" width={0.8} height={2} />
      <Transformer at={[0.5, 0.5, 0]} />
      <BusDuct />
      <Panel at={[3.7, 0.7, 0]} bays={6} height={2.1} bay={0.84} depth={0.9} />
      <CableTray />
      <Footprint at={[3.6, 1.8, 0]} size={[5.24, 0.9]} />
      <Person at={[6.6, 2.5, 0]} pose="reach" faces="right" />
      <Wire
        path={[
          [3.4, 4.9, 0.01],
          [3.4, 3.3, 0.01],
          [7.4, 3.3, 0.01],
          [7.4, 1.7, 0.01],
        ]}
        hidden
      />
      <Wire
        path={[
          [7.4, 3.3, 0.01],
          [7.4, 4.9, 0.01],
        ]}
        hidden
      />
      <GeneratorSet at={[0.6, 4.2, 0]} />
      <Rack at={[6.3, 4.4, 0]} width={2} depth={0.9} shelves={3} pitch={0.62} load={[4, 4, 3]} />
      <Person at={[5.4, 6.2, 0]} pose="carry" />
      <Dimension from={[3.7, 7.4, -0.25]} to={[8.74, 7.4, -0.25]} offset={[0, 0.9, 0]} figure="7 060" />
      <Dimension from={[10.2, 0, -0.25]} to={[10.2, 7.4, -0.25]} offset={[0.9, 0, 0]} figure="10 360" />
      <Level at={[10.2, 0, 3.4]} figure="+ 4.760" reach={10} />
      <Leader to={[1.2, 1.6, 2.4]} dx={-74} dy={-36} label="1 000 kVA" />
      <Leader to={[8.4, 0.9, 2.1]} dx={34} dy={-84} label="Main LT panel" />
    </Drawing>
  )
}

function BusDuct() {
  return (
    <>
      <Wire path={[...bushingTops([0.5, 0.5, 0]).slice(0, 1), [1.1, 1.6, 3.05], [3.3, 1.36, 2.94]]} />
      <Wire path={[...bushingTops([0.5, 0.5, 0]).slice(1, 2), [1.65, 1.6, 2.94], [3.3, 1.18, 2.94]]} />
      <Wire path={[...bushingTops([0.5, 0.5, 0]).slice(2, 3), [2.2, 1.6, 2.83], [3.3, 1, 2.94]]} />
    </>
  )
}

function CableTray() {
  const hangers = [4.6, 6.6, 8.6]
  return (
    <>
      <Lines
        className="d"
        paths={hangers.map((x): Point[] => [
          [x, 1.1, 2.95],
          [x, 1.1, 3.6],
        ])}
      />
      <Conduits
        path={[
          [4.4, 1.35, 2.1],
          [4.4, 1.35, 2.8],
        ]}
        count={3}
        gap={1.7}
        spread="x"
        live
      />
      <Block at={[3.3, 0.8, 2.72]} size={[5.5, 0.8, 0.2]} of="m" />
      <Lines
        className="d"
        paths={repeat({ at: [3.6, 0.8, 2.92], count: 13, step: [0.42, 0, 0] }).map(([x, y, z]): Point[] => [
          [x, y, z],
          [x, y + 0.8, z],
        ])}
      />
      <Conduits
        path={[
          [3.3, 1, 2.94],
          [8.8, 1, 2.94],
        ]}
        count={3}
        spread="y"
        live
      />
    </>
  )
}

function GeneratorSet({ at: [x, y, z] }: { at: Point }) {
  return (
    <g>
      <Block at={[x, y, z]} size={[3.6, 1.9, 0.24]} of="p" />
      <Block at={[x + 0.2, y + 0.25, z + 0.24]} size={[1.6, 1.4, 1.24]} of="s" />
      <Panes
        on="l"
        className="d w"
        rects={repeat({ at: [x + 0.34, y + 1.65, z + 0.46], count: 7, step: [0.2, 0, 0] }).map((p) => [
          p,
          0.1,
          0.78,
        ])}
      />
      <Pipe
        path={[
          [x + 0.7, y + 0.8, z + 1.5],
          [x + 0.7, y + 0.8, z + 2.5],
          [x - 0.6, y + 0.8, z + 2.5],
        ]}
        of="m"
        width={8}
      />
      <Cylinder at={[x + 1.8, y + 0.95, z + 0.86]} r={0.52} length={0.7} axis="x" of="m" />
      <Block at={[x + 2.5, y + 0.35, z + 0.24]} size={[0.9, 1.2, 1.02]} of="m" />
      <Panes on="l" className="d" rects={[[[x + 2.62, y + 1.55, z + 0.44], 0.66, 0.62]]} />
      <Panes on="l" className="sig" rects={[[[x + 2.74, y + 1.55, z + 0.84], 0.12, 0.12]]} />
      <Panes on="r" className="d" rects={[[[x + 3.4, y + 0.5, z + 0.44], 0.9, 0.62]]} />
    </g>
  )
}

function Louvres({ at: [x, y, z] }: { at: Point }) {
  return (
    <>
      <Panes on="r" className="pane" rects={[[[x, y, z], 1.8, 1.1]]} />
      <Lines
        className="d"
        paths={repeat({ at: [x, y + 0.1, z + 0.18], count: 5, step: [0, 0, 0.19] }).map(
          ([a, b, c]): Point[] => [
            [a, b, c],
            [a, b + 1.6, c],
          ],
        )}
      />
    </>
  )
}
