import type { Point } from '../iso.ts'
import { Block } from '../parts/block.tsx'
import { Cylinder } from '../parts/cylinder.tsx'
import { Duct } from '../parts/duct.tsx'
import { Lines, repeat } from '../parts/faces.tsx'
import { Panel } from '../parts/panel.tsx'
import { Pipe, Wire } from '../parts/pipe.tsx'
import { Stamp } from '../parts/stamp.tsx'
import { Column, GroundGrid } from '../parts/structure.tsx'
import { Tank } from '../parts/tank.tsx'
import { Deck } from './hero-upper-floors.tsx'

// Pumps and tank at the left, switchboard at the rear, a packing line in front of it.
export function GroundFloor() {
  return (
    <>
      <GroundGrid at={[0, 0, 0]} size={[12, 9]} />
      <Panel at={[8.6, 0.2, 0]} bays={3} bay={0.86} height={2} />
      <Wire
        path={[
          [9.4, 0.6, 2],
          [9.4, 0.1, 2.4],
          [8.6, 0.1, 2.4],
          [8.6, 0.1, 3],
        ]}
      />
      <Stamp of="man" at={[7.6, 4.6, 0]} size={[0.3, 0.3, 1.3]} />
      <Duct at={[0.5, 5.8, 1.75]} size={[9, 0.7, 0.55]} flange={2.4} of="s" />
      {(
        [
          [9.7, 3.4],
          [0.3, 6.75],
          [5, 6.75],
          [9.7, 6.75],
        ] as const
      ).map(([x, y]) => (
        <Column key={`${x}${y}`} at={[x, y, 0]} height={2.7} side={0.3} />
      ))}
      <PumpSet />
      <PackingLine />
      <Deck at={[0, 0, 3]} size={[10, 7]} />
    </>
  )
}

function PumpSet() {
  return (
    <>
      <Pipe
        path={[
          [0.4, 7.1, 2.7],
          [0.4, 7.1, 1.3],
          [4.9, 7.1, 1.3],
        ]}
        of="s"
        draws
      />
      <Pipe
        path={[
          [0.8, 7.1, 2.7],
          [0.8, 7.1, 0.4],
          [0.8, 7.7, 0.4],
          [5.6, 7.7, 0.4],
        ]}
        draws
      />
      {[1.3, 3.3].map((x) => (
        <g key={x}>
          <Pipe
            path={[
              [x + 1.18, 7.1, 1.3],
              [x + 1.18, 8.1, 1.3],
              [x + 1.18, 8.1, 1],
            ]}
            of="s"
            width={6}
          />
          <Stamp of="pump" at={[x, 7.7, 0]} size={[1.7, 0.8, 1]} />
        </g>
      ))}
      <Tank at={[6.4, 7.8, 0]} r={0.66} height={1.6} of="m" ladder={false} />
      <Stamp of="man" at={[5.2, 8.6, 0]} size={[0.3, 0.3, 1.3]} />
    </>
  )
}

function PackingLine() {
  const arm: Point[] = [
    [8.6, 7.4, 0.4],
    [8.5, 7.4, 1.5],
    [9.7, 7.1, 2],
    [10.5, 7, 1.4],
  ]
  return (
    <>
      <Block at={[10.4, 2.3, 0]} size={[0.9, 6.1, 0.5]} of="m" />
      <Lines
        className="d"
        paths={repeat({ at: [10.4, 2.6, 0.5], count: 20, step: [0, 0.29, 0] }).map(([x, y, z]): Point[] => [
          [x, y, z],
          [x + 0.9, y, z],
        ])}
      />
      {[2.8, 4.2, 5.6, 7.1].map((y) => (
        <Block key={y} at={[10.6, y, 0.5]} size={[0.5, 0.5, 0.45]} of="s" fine />
      ))}
      <Cylinder at={[8.6, 7.4, 0]} r={0.4} length={0.36} of="m" />
      <Pipe path={arm} of="a" width={8} draws />
    </>
  )
}
