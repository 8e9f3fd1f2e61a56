import type { Material } from '../ink.ts'
import type { Point } from '../iso.ts'
import { circle } from '../round.ts'
import { Block } from './block.tsx'
import { Lines, Panes, Patch } from './faces.tsx'
import { Prism } from './prism.tsx'

type CarProps = { at: Point; of?: Material; tail?: boolean }

const CAR = [1.25, 2.9, 1] as const

// Along y, 4.1 m by 1.75 m: its nose, or its tail, to the near end.
export function Car({ at: [x, y, z], of = 'm', tail }: CarProps) {
  const side = x + CAR[0]
  return (
    <g className="fine">
      <Wheels at={[x, y, z]} width={CAR[0]} axles={[0.55, 2.3]} r={0.24} />
      <Prism
        at={[x, y, z + 0.16]}
        width={CAR[0]}
        of={of}
        profile={[
          [2.9, 0],
          [2.9, 0.34],
          [2.75, 0.42],
          [2.05, 0.46, 'pane'],
          [1.6, 0.86],
          [0.6, 0.86],
          [0.15, 0.46],
          [0, 0.44],
          [0, 0],
        ]}
      />
      <Patch
        className="pane"
        points={[
          [side, y + 1.92, z + 0.63],
          [side, y + 1.55, z + 0.95],
          [side, y + 1.15, z + 0.95],
          [side, y + 1.15, z + 0.63],
        ]}
      />
      <Patch
        className="pane"
        points={[
          [side, y + 1.07, z + 0.95],
          [side, y + 0.65, z + 0.95],
          [side, y + 0.34, z + 0.63],
          [side, y + 1.07, z + 0.63],
        ]}
      />
      <Panes
        on="l"
        className={tail ? 'sig' : 'glow'}
        rects={[
          [[x + 0.1, y + 2.9, z + 0.32], 0.24, 0.12],
          [[x + 0.92, y + 2.9, z + 0.32], 0.24, 0.12],
        ]}
      />
      <Wheels at={[x, y, z]} width={CAR[0]} axles={[0.55, 2.3]} r={0.24} near />
    </g>
  )
}
Car.extent = ({ at }: CarProps) => ({ at, size: CAR })

type TruckProps = { at: Point; length?: number; of?: Material; body?: Material }

// Along y, its cab to the near end and its tail to the dock.
export function Truck({ at: [x, y, z], length = 3.8, of = 's', body = 'p' }: TruckProps) {
  const [w, tail] = [1.5, length - 1.05]
  const side = x + w
  return (
    <g className="fine">
      <Block at={[x + 0.1, y, z + 0.3]} size={[w - 0.2, length - 0.1, 0.16]} of="m" />
      <Block at={[x, y, z + 0.46]} size={[w, tail, 1.5]} of={body} />
      <Lines
        className="d"
        paths={[0.25, 0.5, 0.75].map((k): Point[] => [
          [side, y + tail * k, z + 0.46],
          [side, y + tail * k, z + 1.96],
        ])}
      />
      <Prism
        at={[x + 0.04, y + tail + 0.08, z + 0.24]}
        width={w - 0.08}
        of={of}
        profile={[
          [0.97, 0],
          [0.97, 0.56, 'pane'],
          [0.72, 1.2],
          [0, 1.24],
          [0, 0],
        ]}
      />
      <Patch
        className="pane"
        points={[
          [side - 0.04, y + tail + 0.9, z + 0.84],
          [side - 0.04, y + tail + 0.7, z + 1.34],
          [side - 0.04, y + tail + 0.3, z + 1.34],
          [side - 0.04, y + tail + 0.3, z + 0.84],
        ]}
      />
      <Panes
        on="l"
        className="glow"
        rects={[
          [[x + 0.12, y + length, z + 0.36], 0.26, 0.14],
          [[x + 1.12, y + length, z + 0.36], 0.26, 0.14],
        ]}
      />
      <Wheels at={[x, y, z]} width={w} axles={[0.6, length - 0.62]} r={0.3} near />
    </g>
  )
}
Truck.extent = ({ at, length = 3.8 }: TruckProps) => ({ at, size: [1.5, length, 1.96] as const })

type BusProps = { at: Point; length?: number; of?: Material }

// Along y, its nose to the near end: one box with a row of windows and the door behind the front axle.
export function Bus({ at: [x, y, z], length = 4.4, of = 'a' }: BusProps) {
  const [w, side] = [1.5, x + 1.5]
  const windows = Array.from({ length: Math.floor((length - 1.2) / 0.55) }, (_, i): Point => [
    side,
    y + 0.2 + i * 0.55,
    z + 0.95,
  ])
  return (
    <g className="fine">
      <Prism
        at={[x, y, z + 0.2]}
        width={w}
        of={of}
        profile={[
          [length, 0],
          [length, 0.6, 'pane'],
          [length - 0.18, 1.35],
          [length - 0.3, 1.45],
          [0, 1.45],
          [0, 0],
        ]}
      />
      <Panes on="r" className="glow" rects={windows.map((p) => [p, 0.44, 0.46])} />
      <Panes on="r" className="pane" rects={[[[side, y + length - 0.84, z + 0.3], 0.5, 1.15]]} />
      <Panes
        on="l"
        className="glow"
        rects={[
          [[x + 0.12, y + length, z + 0.36], 0.26, 0.14],
          [[x + 1.12, y + length, z + 0.36], 0.26, 0.14],
        ]}
      />
      <Wheels at={[x, y, z]} width={w} axles={[0.75, length - 1.3]} r={0.3} near />
    </g>
  )
}
Bus.extent = ({ at, length = 4.4 }: BusProps) => ({ at, size: [1.5, length, 1.65] as const })

type WheelsProps = { at: Point; width: number; axles: readonly number[]; r: number; near?: boolean }

function Wheels({ at: [x, y, z], width, axles, r, near }: WheelsProps) {
  const side = near ? x + width : x + width - 0.16
  return axles.map((s) => (
    <g key={s} className="s">
      <path className="r" d={circle([side, y + s, z + r], r, 'x')} />
      {near && <path className="glow" d={circle([side, y + s, z + r], r * 0.45, 'x')} />}
    </g>
  ))
}
