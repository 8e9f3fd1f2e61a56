import type { Point } from '../iso.ts'
import { Drawing } from '../drawing.tsx'
import { Block } from '../parts/block.tsx'
import { Lines, Patch } from '../parts/faces.tsx'
import { Person } from '../parts/person.tsx'
import { Slab } from '../parts/structure.tsx'
import { Tree } from '../parts/tree.tsx'
import type { Sheet } from '../sheet.ts'

export const noProjectsSheet: Sheet = { title: 'Plot, set out', number: 'TW-X-02', scale: '1:200', rev: 'A' }

// Pegs and lines on bare ground, and the building that may stand there.
export function NoProjects() {
  return (
    <Drawing view="-116 -96 240 180">
      <Slab at={[-2.5, -2.5, 0]} size={[5.6, 5.2]} of="c" thick={0.2} />
      <Tree at={[2.6, -2, 0]} size={0.7} />
      <Ghost />
      <SettingOut />
      <Level at={[0.9, 2.2, 0]} />
      <Person at={[0.3, 2.3, 0]} faces="right" />
    </Drawing>
  )
}

// Strings cross over each corner and end at pegs outside of it.
function SettingOut() {
  const [x, y, w, d, over, z] = [-1.3, -1.2, 3.3, 2.5, 0.55, 0.24]
  const strings: Point[][] = [
    ...[y, y + d].map((b): Point[] => [
      [x - over, b, z],
      [x + w + over, b, z],
    ]),
    ...[x, x + w].map((a): Point[] => [
      [a, y - over, z],
      [a, y + d + over, z],
    ]),
  ]
  return (
    <>
      <Lines className="string" paths={strings} />
      {strings.flat().map(([a, b]) => (
        <Block key={`${a} ${b}`} at={[a - 0.05, b - 0.05, 0]} size={[0.1, 0.1, 0.34]} of="s" fine />
      ))}
    </>
  )
}

function Ghost() {
  const [x, y, w, d, h] = [-1.3, -1.2, 3.3, 2.5, 2.6]
  const ring = (z: number): Point[] => [
    [x, y, z],
    [x + w, y, z],
    [x + w, y + d, z],
    [x, y + d, z],
    [x, y, z],
  ]
  const posts = (
    [
      [x, y],
      [x + w, y],
      [x + w, y + d],
      [x, y + d],
    ] as const
  ).map(([a, b]): Point[] => [
    [a, b, 0],
    [a, b, h],
  ])
  return (
    <>
      <Patch className="shade" points={ring(0).slice(0, 4)} />
      <Lines className="h" paths={[ring(h), ring(h / 2), ...posts]} />
    </>
  )
}

// A levelling instrument on its tripod.
function Level({ at: [x, y, z] }: { at: Point }) {
  return (
    <g>
      <Lines
        className="e"
        paths={[
          [
            [x - 0.3, y - 0.1, z],
            [x, y, z + 0.75],
            [x + 0.3, y - 0.1, z],
          ],
          [
            [x, y + 0.35, z],
            [x, y, z + 0.75],
          ],
        ]}
      />
      <Block at={[x - 0.1, y - 0.22, z + 0.75]} size={[0.2, 0.44, 0.18]} of="a" fine />
    </g>
  )
}
