import type { Point } from '../iso.ts'
import { Drawing, type SceneProps } from '../drawing.tsx'
import { Block } from '../parts/block.tsx'
import { Cylinder } from '../parts/cylinder.tsx'
import { Lines, Panes, Patch, repeat } from '../parts/faces.tsx'
import { Dimension, Leader } from '../parts/notes.tsx'
import { Pipe } from '../parts/pipe.tsx'
import { Slab } from '../parts/structure.tsx'
import type { Sheet } from '../title-block.tsx'

export const errorSheet: Sheet = {
  title: 'Distribution board, tripped',
  number: 'TW-E-99',
  scale: '1:10',
  rev: '1',
}

const [W, D, H] = [4.6, 1, 5.4] as const
const FACE = D + 0.9

// An open board: two rows of breakers up, one down. The door hangs at the left, its key still in it.
export function ErrorScene(props: SceneProps) {
  return (
    <Drawing view="-176 -146 400 310" {...props}>
      <Slab at={[-1.4, 0, -0.6]} size={[7.6, 4.6]} />
      <Patch
        className="shade"
        points={[
          [0, FACE, -0.6],
          [W, FACE, -0.6],
          [W + 0.8, FACE + 1.4, -0.6],
          [0.8, FACE + 1.4, -0.6],
        ]}
      />
      <Pipe
        path={[
          [1.2, 1.3, H],
          [1.2, 1.3, H + 1.5],
        ]}
        of="m"
        width={9}
      />
      <Pipe
        path={[
          [3.4, 1.3, H],
          [3.4, 1.3, H + 1.5],
        ]}
        of="m"
        width={9}
      />
      <Block at={[0, 0.9, -0.6]} size={[W, D, 0.6]} of="m" />
      <Block at={[0, 0.9, 0]} size={[W, D, H]} of="s" />
      <Panes on="l" className="lit" rects={[[[0.3, FACE, 0.3], W - 0.6, H - 0.6]]} />
      <Panes
        on="l"
        className="d"
        rects={[
          [[0.3, FACE, 0.3], W - 0.6, H - 0.6],
          [[0.5, FACE, 4.2], W - 1, 0.66],
        ]}
      />
      <Meters />
      <Row z={2.5} />
      <Row z={0.8} tripped={4} />
      <DoorLeaf />
      <Dimension from={[0, 4.6, -0.85]} to={[W, 4.6, -0.85]} offset={[0, 0.8, 0]} figure="460" />
      <Leader to={[3, FACE + 0.3, 1.2]} dx={72} dy={-34} label="Tripped" />
    </Drawing>
  )
}

function Meters() {
  return (
    <>
      {[0.9, 1.5, 2.1].map((x) => (
        <Cylinder key={x} at={[x, FACE, 4.53]} r={0.2} length={0.08} axis="y" of="m" rings={[0.4]} fine />
      ))}
      <Panes on="l" className="pane" rects={[[[2.7, FACE, 4.32], 1.2, 0.42]]} />
      <Lines
        className="lv"
        paths={[
          [
            [2.82, FACE, 4.5],
            [3.2, FACE, 4.5],
            [3.3, FACE, 4.66],
            [3.4, FACE, 4.4],
            [3.5, FACE, 4.5],
            [3.76, FACE, 4.5],
          ],
        ]}
      />
    </>
  )
}

function Row({ z, tripped }: { z: number; tripped?: number }) {
  const ways = repeat({ at: [0.55, FACE, z], count: 7, step: [0.5, 0, 0] })
  return (
    <>
      <Block at={[0.5, FACE, z + 0.46]} size={[W - 1, 0.08, 0.2]} of="m" fine />
      {ways.map(([x, y], i) => (
        <g key={x}>
          <Block at={[x, y + 0.06, z]} size={[0.46, 0.24, 1.1]} of={i === tripped ? 'a' : 's'} fine />
          <Panes on="l" className="lit" rects={[[[x + 0.12, y + 0.3, z + 0.3], 0.22, 0.5]]} />
          <Block
            at={[x + 0.14, y + 0.3, z + (i === tripped ? 0.3 : 0.6)]}
            size={[0.18, 0.2, 0.18]}
            of={i === tripped ? 'a' : 's'}
            fine
          />
        </g>
      ))}
    </>
  )
}

// Swung a right angle outwards on the left hinges: its inner side shows, with the circuit chart.
function DoorLeaf() {
  const [x, y] = [-0.12, FACE]
  const at = (dy: number, z: number): Point => [x + 0.12, y + dy, z]
  return (
    <g>
      <Block at={[x, y, 0.06]} size={[0.12, 2.6, H - 0.12]} of="m" />
      <Panes on="r" className="lit" rects={[[at(0.5, 2.4), 1.5, 1.9]]} />
      <Panes
        on="r"
        className="d"
        rects={[
          [at(0.2, 0.3), 2.2, H - 0.6],
          [at(0.5, 2.4), 1.5, 1.9],
        ]}
      />
      <Lines
        className="d"
        paths={repeat({ at: at(0.66, 2.7), count: 6, step: [0, 0, 0.26] }).map((p): Point[] => [
          p,
          [p[0], p[1] + 1.18, p[2]],
        ])}
      />
      <Cylinder at={at(2.3, 2)} r={0.1} length={0.14} axis="x" of="a" fine />
    </g>
  )
}
