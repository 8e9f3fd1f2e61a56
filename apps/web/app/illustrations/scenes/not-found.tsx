import { polyline, type Point } from '../iso.ts'
import { Drawing } from '../drawing.tsx'
import { Block } from '../parts/block.tsx'
import { Lines, Patch, repeat } from '../parts/faces.tsx'
import { Dimension } from '../parts/notes.tsx'
import { Person } from '../parts/person.tsx'
import { Truss } from '../parts/structure.tsx'
import type { Sheet } from '../sheet.ts'

export const notFoundSheet: Sheet = {
  title: 'Span 2 of 3, not found',
  number: 'TW-404',
  scale: '1:200',
  rev: '0',
}

const [SPAN, WIDE, DECK, TALL] = [4.5, 1.8, 2.1, 1.2] as const

// A truss bridge whose middle span is only dashed in.
export function NotFound() {
  return (
    <Drawing view="-122 -86 480 340">
      <River />
      <Pier at={[0, 0, 0]} />
      <Span at={[0, 0, DECK]} />
      <Pier at={[SPAN, 0, 0]} />
      <Ghost at={[SPAN, 0, DECK]} />
      <Pier at={[2 * SPAN, 0, 0]} />
      <Span at={[2 * SPAN, 0, DECK]} />
      <Pier at={[3 * SPAN, 0, 0]} />
      <Dimension
        from={[SPAN, 0, DECK + TALL]}
        to={[2 * SPAN, 0, DECK + TALL]}
        offset={[0, 0, 1.1]}
        figure="404"
      />
    </Drawing>
  )
}

function Span({ at: [x, y, z] }: { at: Point }) {
  const bays = 5
  const ties = repeat({ at: [x + SPAN / bays / 2, y, z + TALL], count: bays, step: [SPAN / bays, 0, 0] })
  return (
    <g>
      <Truss at={[x, y, z]} length={SPAN} height={TALL} bays={bays} />
      <Block at={[x, y, z - 0.24]} size={[SPAN, WIDE, 0.24]} of="m" />
      <Lines
        className="d"
        paths={repeat({ at: [x + SPAN / 10, y, z], count: 9, step: [SPAN / 10, 0, 0] }).map(
          ([a, b, c]): Point[] => [
            [a, b, c],
            [a, b + WIDE, c],
          ],
        )}
      />
      {x > 0 && <Person at={[x + 1.1, y + 0.9, z]} />}
      <Truss at={[x, y + WIDE, z]} length={SPAN} height={TALL} bays={bays} />
      <Lines
        className="e"
        paths={ties.map(([a, b, c]): Point[] => [
          [a, b, c],
          [a, b + WIDE, c],
        ])}
      />
    </g>
  )
}

function Ghost({ at: [x, y, z] }: { at: Point }) {
  const web = (dy: number): Point[] =>
    Array.from({ length: 11 }, (_, i) => [x + (i * SPAN) / 10, y + dy, z + (i % 2 ? TALL : 0)])
  const chords = (dy: number): Point[][] => [
    [
      [x, y + dy, z],
      [x + SPAN, y + dy, z],
    ],
    [
      [x + SPAN / 10, y + dy, z + TALL],
      [x + SPAN * 0.9, y + dy, z + TALL],
    ],
  ]
  return <path className="h" d={[web(0), web(WIDE), ...chords(0), ...chords(WIDE)].map(polyline).join('')} />
}

function Pier({ at: [x, y, z] }: { at: Point }) {
  return (
    <g>
      <Block at={[x - 0.55, y - 0.3, z - 0.2]} size={[1.1, WIDE + 0.6, 0.2]} of="m" />
      <Block at={[x - 0.3, y, z]} size={[0.6, WIDE, DECK - 0.5]} of="s" />
      <Block at={[x - 0.45, y - 0.15, DECK - 0.5]} size={[0.9, WIDE + 0.3, 0.26]} of="s" />
    </g>
  )
}

// A slice of ground with the river let into it.
function River() {
  const [near, far] = [-1.4, 3.4]
  const ripples = (
    [
      [4.3, 2.6, 1.2],
      [5.2, 3, 1],
      [6, 0.2, 1.2],
      [6.4, 0.9, 1.5],
      [8.2, 2.4, 1.3],
      [8.6, 3, 0.9],
      [7, -0.8, 1],
      [9.6, -0.4, 0.9],
    ] as const
  ).map(([x, y, w]): Point[] => [
    [x, y, -0.2],
    [x + w, y, -0.2],
  ])
  return (
    <>
      <Block at={[-1.4, near, -0.8]} size={[16.3, far - near, 0.6]} of="c" />
      <Patch
        className="pane"
        points={[
          [3.2, near, -0.2],
          [10.2, near, -0.2],
          [10.9, 1, -0.2],
          [10.4, far, -0.2],
          [3.5, far, -0.2],
          [3, 1, -0.2],
        ]}
      />
      <Patch
        className="lit"
        points={[
          [3.5, far, -0.2],
          [10.4, far, -0.2],
          [10.1, far, -0.44],
          [3.9, far, -0.44],
        ]}
      />
      <Lines className="d" paths={ripples} />
    </>
  )
}
