import type { Material } from '../ink.ts'
import { polyline, type Point } from '../iso.ts'

type PipeProps = { path: readonly Point[]; width?: number; of?: Material; draws?: boolean }

// One line drawn three times: outline, wall, shine. Round joins make the elbows.
export function Pipe({ path, width = 7, of = 'p', draws }: PipeProps) {
  const d = polyline(path)
  return (
    <g className={of}>
      <path d={d} strokeWidth={width} pathLength={draws ? 1 : undefined} />
      <path className="tube" d={d} strokeWidth={width - 2.5} pathLength={draws ? 1 : undefined} />
      {width > 5 && of !== 'p' && <path className="shine" d={d} strokeWidth={1} />}
    </g>
  )
}

// A cable: seen where it runs free, dashed where something hides it.
export function Wire({ path, hidden }: { path: readonly Point[]; hidden?: boolean }) {
  return <path className={hidden ? 'lv hid' : 'lv'} d={polyline(path)} />
}

// Conduits run side by side along one path, spread on x or y.
type ConduitsProps = {
  path: readonly Point[]
  count: number
  gap?: number
  spread: 'x' | 'y'
  live?: boolean
}

export function Conduits({ path, count, gap = 0.18, spread, live }: ConduitsProps) {
  const d = Array.from({ length: count }, (_, i) =>
    polyline(path.map(([x, y, z]) => (spread === 'x' ? [x + i * gap, y, z] : [x, y + i * gap, z]))),
  )
  return <path className={live ? 'lv' : 'e'} d={d.join('')} />
}
