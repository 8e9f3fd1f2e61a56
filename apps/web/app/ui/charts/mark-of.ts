/** The position and value of a point on a line. */
export type Mark = { x: number; y: number; index: number; value: number }

type Dot = { cx?: number | undefined; cy?: number | undefined; index: number; value?: unknown }

/** The library passes an area's value as a pair of start and end. */
export function markOf({ cx = 0, cy = 0, index, value }: Dot): Mark {
  return { x: cx, y: cy, index, value: Number(Array.isArray(value) ? value[1] : value) }
}
