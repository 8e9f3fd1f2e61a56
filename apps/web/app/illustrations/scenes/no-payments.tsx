import { circle, cylinder, hoop } from '../round.ts'
import { point, fifth, type Point } from '../iso.ts'
import { Drawing } from '../drawing.tsx'
import { Block } from '../parts/block.tsx'
import { Cylinder } from '../parts/cylinder.tsx'
import { Lines, Panes, repeat } from '../parts/faces.tsx'
import { Slab } from '../parts/structure.tsx'
import type { Sheet } from '../sheet.ts'

export const noPaymentsSheet: Sheet = {
  title: 'Running bill, blank',
  number: 'TW-X-04',
  scale: '1:5',
  rev: 'A',
}

// A bill on its board, not yet filled in, and the dashed outline of what it will ask for.
export function NoPayments() {
  return (
    <Drawing view="-120 -76 240 180">
      <Slab at={[-2.4, -2, 0]} size={[5.4, 5]} grid={false} />
      <Block at={[-1.9, -1.4, 0]} size={[2.7, 3.8, 0.14]} of="s" />
      <Block at={[-1.7, -1.1, 0.14]} size={[2.3, 3.3, 0.05]} of="p" fine />
      <Bill at={[-1.7, -1.1, 0.2]} />
      <Block at={[-1, -1.4, 0.14]} size={[0.9, 0.4, 0.22]} of="a" fine />
      <Pile at={[1.9, -0.6, 0]} />
      <Cylinder at={[1.9, 1.5, 0]} r={0.74} length={0.16} of="m" rings={[0.8]} />
      <Rupee at={[1.9, 1.5, 0.16]} />
    </Drawing>
  )
}

function Bill({ at: [x, y, z] }: { at: Point }) {
  const rows = repeat({ at: [x + 0.3, y + 1.2, z], count: 4, step: [0, 0.36, 0] })
  return (
    <>
      <Lines
        className="e"
        paths={[
          [
            [x + 0.3, y + 0.65, z],
            [x + 1.1, y + 0.65, z],
          ],
        ]}
      />
      <Lines
        className="d"
        paths={[
          ...rows.map(([a, b]): Point[] => [
            [a, b, z],
            [a + 1, b, z],
          ]),
          ...rows.map(([a, b]): Point[] => [
            [a + 1.35, b, z],
            [a + 1.7, b, z],
          ]),
        ]}
      />
      <Panes on="t" className="h" rects={[[[x + 1.3, y + 2.66, z], 0.8, 0.38]]} />
      <Lines
        className="e"
        paths={[
          [
            [x + 0.3, y + 2.85, z],
            [x + 0.9, y + 2.85, z],
          ],
        ]}
      />
    </>
  )
}

// The coins that are still to come.
function Pile({ at: [x, y, z] }: { at: Point }) {
  return (
    <>
      <path className="h" d={cylinder([x, y, z], 0.74, 1.2).mantle} />
      {[0.4, 0.8, 1.2].map((up) => (
        <path
          key={up}
          className="h"
          d={up < 1.2 ? hoop([x, y, z + up], 0.74) : circle([x, y, z + up], 0.74)}
        />
      ))}
    </>
  )
}

// Drawn flat and laid on the coin, in the plane that the bill's lines run in.
function Rupee({ at }: { at: Point }) {
  const [x, y] = point(...at).map(fifth)
  return (
    <path
      className="string e"
      transform={`matrix(.866 .5 -.866 .5 ${x} ${y})`}
      d="M-7-9.5H7M-7-3.5H7M-7-9.5H-3a6 6 0 0 1 0 12H-7L3.5 10.5"
    />
  )
}
