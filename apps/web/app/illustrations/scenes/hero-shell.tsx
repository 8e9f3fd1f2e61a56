import { left, polygon, right, top, type Point } from '../iso.ts'
import { Panes } from '../parts/faces.tsx'

const T = 0.25

// How far each storey reaches: the cut steps back as it rises.
const storeys = [
  { z: 0, w: 12, d: 9 },
  { z: 3, w: 10, d: 7 },
  { z: 6, w: 7.5, d: 5 },
] as const

// The two rear walls, stepped, with their section bright.
export function HeroShell() {
  const west: Point[] = [
    [0, 0, 0],
    [0, 9, 0],
    [0, 9, 3],
    [0, 7, 3],
    [0, 7, 6],
    [0, 5, 6],
    [0, 5, 9],
    [0, 0, 9],
  ]
  const north: Point[] = [
    [0, 0, 0],
    [12, 0, 0],
    [12, 0, 3],
    [10, 0, 3],
    [10, 0, 6],
    [7.5, 0, 6],
    [7.5, 0, 9],
    [0, 0, 9],
  ]
  const section = storeys.flatMap(({ z, w, d }, i) => {
    const next = storeys[i + 1] ?? { w: 0, d: 0 }
    return [
      left({ at: [-T, d, z], size: [T, 0, 3] }),
      top({ at: [-T, next.d, z + 3], size: [T, d - next.d, 0] }),
      right({ at: [w, -T, z], size: [0, T, 3] }),
      top({ at: [next.w - (next.w ? 0 : T), -T, z + 3], size: [w - next.w + (next.w ? 0 : T), T, 0] }),
    ]
  })
  return (
    <>
      <g className="c">
        <path className="t" d={top({ at: [0, 0, 0], size: [12, 9, 0] })} pathLength="1" />
        <path
          className="l"
          d={left({ at: [0, 0, -0.3], size: [12, 9, 0.3] }) + right({ at: [0, 0, -0.3], size: [12, 9, 0.3] })}
        />
      </g>
      <path className="r" d={polygon(west)} pathLength="1" />
      <path className="l" d={polygon(north)} pathLength="1" />
      <g className="c">
        <path className="l" d={section.join('')} />
      </g>
      <Panes
        on="r"
        className="pane"
        rects={[
          [[0, 7.4, 0.9], 1.2, 1.4],
          [[0, 5.3, 3.9], 1.3, 1.4],
          [[0, 3.4, 6.9], 1.3, 1.4],
          [[0, 1.4, 6.9], 1.3, 1.4],
        ]}
      />
      <Panes
        on="l"
        className="pane"
        rects={[
          [[8.1, 0, 3.9], 1.3, 1.4],
          [[6.3, 0, 3.9], 1.3, 1.4],
          [[5.9, 0, 6.9], 1.2, 1.4],
        ]}
      />
    </>
  )
}
