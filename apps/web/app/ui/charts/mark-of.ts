/** Where a point of a line stands, and its value. */
export type Mark = { x: number; y: number; index: number; value: number }

type Dot = { cx?: number | undefined; cy?: number | undefined; index: number; value?: unknown }

/** The library gives an area's value as a pair: where it starts and where it ends. */
export function markOf({ cx = 0, cy = 0, index, value }: Dot): Mark {
  return { x: cx, y: cy, index, value: Number(Array.isArray(value) ? value[1] : value) }
}
