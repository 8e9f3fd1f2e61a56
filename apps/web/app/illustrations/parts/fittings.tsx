import { polyline, type Point } from '../iso.ts'
import { circle } from '../round.ts'
import { Block } from './block.tsx'

// A gate valve in a pipe: bonnet, stem, and the hand wheel in signal colour.
export function Valve({ at: [x, y, z], rise = 0.42 }: { at: Point; rise?: number }) {
  return (
    <g className="fine">
      <Block at={[x - 0.13, y - 0.13, z - 0.13]} size={[0.26, 0.26, 0.3]} of="m" />
      <path
        className="e"
        d={polyline([
          [x, y, z + 0.17],
          [x, y, z + rise],
        ])}
      />
      <path
        className="lv"
        d={
          circle([x, y, z + rise], 0.17) +
          polyline([
            [x - 0.17, y, z + rise],
            [x + 0.17, y, z + rise],
          ])
        }
      />
    </g>
  )
}

// A pressure gauge on its cock, its face to the reader.
export function Gauge({ at: [x, y, z] }: { at: Point }) {
  const c: Point = [x, y, z + 0.42]
  return (
    <g className="fine">
      <path
        className="e"
        d={polyline([
          [x, y, z],
          [x, y, z + 0.25],
        ])}
      />
      <path className="glow" d={circle(c, 0.19, 'y')} />
      <path className="e" d={circle(c, 0.19, 'y')} />
      <path
        className="string"
        d={polyline([
          [x, y, z + 0.42],
          [x + 0.1, y, z + 0.53],
        ])}
      />
    </g>
  )
}
