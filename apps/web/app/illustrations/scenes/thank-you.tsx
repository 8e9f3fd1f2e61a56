import { polygon, type Point } from '../iso.ts'
import { Drawing, type SceneProps } from '../drawing.tsx'
import { Block } from '../parts/block.tsx'
import { Lines, Panes, repeat } from '../parts/faces.tsx'
import { Leader } from '../parts/notes.tsx'
import { Person } from '../parts/person.tsx'
import { Slab } from '../parts/structure.tsx'
import { Tree } from '../parts/tree.tsx'
import { Door } from '../parts/walls.tsx'
import type { Sheet } from '../title-block.tsx'

export const thankYouSheet: Sheet = {
  title: 'Site office, message in',
  number: 'TW-X-05',
  scale: '1:50',
  rev: 'A',
}

const [X, Y, W, D, H] = [0.8, 0.6, 5, 2.2, 2] as const

// A cabin on blocks; the message has come in an arc and somebody is there to take it.
export function ThankYou(props: SceneProps) {
  return (
    <Drawing view="-146 -68 360 260" {...props}>
      <Slab at={[0, 0, 0]} size={[7.4, 6]} of="c" />
      <Tree at={[0.6, 5.2, 0]} size={0.8} />
      {[X + 0.3, X + W - 0.7].map((x) => (
        <Block key={x} at={[x, Y + D - 0.4, 0]} size={[0.4, 0.4, 0.24]} of="m" fine />
      ))}
      <Block at={[X, Y, 0.24]} size={[W, D, H]} of="s" />
      <Block at={[X - 0.12, Y - 0.12, H + 0.24]} size={[W + 0.24, D + 0.24, 0.14]} of="m" />
      <Cabin />
      <Steps />
      <Person at={[5.1, 5, 0]} pose="reach" />
      <Flight />
      <Tree at={[6.8, 0.8, 0]} size={0.9} />
      <Leader to={[X + W, Y + 0.5, H + 0.3]} dx={22} dy={-48} label="Site office" />
    </Drawing>
  )
}

function Cabin() {
  const y = Y + D
  return (
    <>
      <Lines
        className="d w"
        paths={repeat({ at: [X + 0.25, y, 0.34], count: 19, step: [0.25, 0, 0] }).map(
          ([a, b, c]): Point[] => [
            [a, b, c],
            [a, b, H + 0.14],
          ],
        )}
      />
      <Panes on="l" className="glow" rects={[[[X + 0.4, y, 1], 1.3, 0.84]]} />
      <Lines
        className="d"
        paths={[
          [
            [X + 1.05, y, 1],
            [X + 1.05, y, 1.84],
          ],
          [
            [X + 0.4, y, 1.42],
            [X + 1.7, y, 1.42],
          ],
        ]}
      />
      <Door at={[X + 2.4, y, 0.24]} on="l" width={0.95} height={1.7} className="glow" />
      <Panes on="l" className="glow" rects={[[[X + 3.75, y, 1], 0.9, 0.84]]} />
      <Lines
        className="d"
        paths={repeat({ at: [X + 3.75, y, 1.18], count: 4, step: [0, 0, 0.17] }).map(([a, b, c]): Point[] => [
          [a, b, c],
          [a + 0.9, b, c],
        ])}
      />
      <Block at={[X + W, Y + 0.5, 1.1]} size={[0.4, 1, 0.6]} of="m" fine />
      <Panes on="r" className="d" rects={[[[X + W + 0.4, Y + 0.62, 1.2], 0.76, 0.4]]} />
    </>
  )
}

function Steps() {
  return (
    <>
      <Block at={[X + 2.3, Y + D, 0]} size={[1.15, 0.4, 0.24]} of="m" fine />
      <Block at={[X + 2.3, Y + D + 0.4, 0]} size={[1.15, 0.4, 0.12]} of="m" fine />
    </>
  )
}

// The letter, close to an open hand, and the way that it came.
function Flight() {
  const [x, y, z]: Point = [3.1, 4.9, 1]
  const [w, h] = [1.4, 0.9]
  return (
    <>
      <path className="lv hid" d="M-140-24Q-70-66-34 56" />
      <g className="a">
        <path
          className="t"
          d={polygon([
            [x, y, z],
            [x + w, y, z],
            [x + w, y, z + h],
            [x, y, z + h],
          ])}
        />
        <path
          className="l"
          d={polygon([
            [x, y, z + h],
            [x + w / 2, y, z + h * 0.36],
            [x + w, y, z + h],
          ])}
        />
      </g>
    </>
  )
}
