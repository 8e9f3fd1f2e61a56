// True isometric on a 24-unit lattice: x runs down-right, y down-left, z up; one unit is 1.4 m.
export const UNIT = 24

export type Point = readonly [x: number, y: number, z: number]
export type Size = readonly [width: number, depth: number, height: number]
export type Box = { readonly at: Point; readonly size: Size }
export type Axis = 'x' | 'y' | 'z'

const COS_30 = Math.sqrt(3) / 2

export function point(x: number, y: number, z = 0): [x: number, y: number] {
  return [(x - y) * UNIT * COS_30, (x + y) * UNIT * 0.5 - z * UNIT]
}

export function polyline(points: readonly Point[]): string {
  return relative(points.map((p) => point(...p)))
}

export function polygon(points: readonly Point[]): string {
  return polyline(points) + 'z'
}

export function top({ at: [x, y, z], size: [w, d, h] }: Box): string {
  const c = z + h
  return polygon([
    [x, y, c],
    [x + w, y, c],
    [x + w, y + d, c],
    [x, y + d, c],
  ])
}

export function left({ at: [x, y, z], size: [w, d, h] }: Box): string {
  const b = y + d
  return polygon([
    [x, b, z],
    [x + w, b, z],
    [x + w, b, z + h],
    [x, b, z + h],
  ])
}

export function right({ at: [x, y, z], size: [w, d, h] }: Box): string {
  const a = x + w
  return polygon([
    [a, y, z],
    [a, y + d, z],
    [a, y + d, z + h],
    [a, y, z + h],
  ])
}

// Far to near. Boxes that meet no separating plane (a pipe through a pump) keep the order they were written in.
export function paintersOrder<T>(items: readonly T[], boxOf: (item: T) => Box): T[] {
  const boxes = items.map(boxOf)
  const begun = new Set<number>()
  const order: T[] = []
  function paint(i: number) {
    if (begun.has(i)) return
    begun.add(i)
    boxes.forEach((other, j) => {
      if (j !== i && hides(boxes[i]!, other)) paint(j)
    })
    order.push(items[i]!)
  }
  items.forEach((_, i) => paint(i))
  return order
}

// Whether `near` covers some of `far` on paper.
export function hides(near: Box, far: Box): boolean {
  if (!overlapOnPaper(near, far)) return false
  return ([0, 1, 2] as const).some((i) => far.at[i] + far.size[i] <= near.at[i] + 1e-9)
}

// The outline of a box is a hexagon; along its three directions the differences of coordinates are constant.
function overlapOnPaper(a: Box, b: Box): boolean {
  return (
    [
      [0, 1],
      [0, 2],
      [1, 2],
    ] as const
  ).every(([i, j]) => {
    const low = (box: Box) => box.at[i] - box.at[j] - box.size[j]
    const high = (box: Box) => box.at[i] + box.size[i] - box.at[j]
    return low(a) < high(b) - 1e-9 && low(b) < high(a) - 1e-9
  })
}

// Relative steps repeat all over a lattice, so they compress far better than absolute positions.
export function relative(points: readonly (readonly [number, number])[]): string {
  let [px, py] = [0, 0]
  return points.reduce((path, [x, y], i) => {
    const [rx, ry] = [fifth(x), fifth(y)]
    const step = pair(fifth(rx - px), fifth(ry - py))
    ;[px, py] = [rx, ry]
    if (i === 0) return `M${step}`
    return path + (i === 1 ? 'l' : step.startsWith('-') ? '' : ' ') + step
  }, '')
}

export function pair(x: number, y: number): string {
  return brief(x) + (y < 0 ? '' : ' ') + brief(y)
}

// The lattice falls on fifths; finer steps can't be seen and cost bytes.
export function fifth(n: number): number {
  return Math.round(Math.round(n * 5) * 2) / 10 || 0
}

function brief(n: number): string {
  return String(n).replace(/^(-?)0\./, '$1.')
}
