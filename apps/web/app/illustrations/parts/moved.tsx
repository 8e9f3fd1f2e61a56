import type { ReactNode } from 'react'
import { pair, point, fifth, type Point } from '../iso.ts'

// What is drawn at the origin and moved repeats letter for letter, so its second copy compresses to nothing.
export function Moved({ to, children }: { to: Point; children: ReactNode }) {
  const [x, y] = point(...to).map(fifth) as [number, number]
  return <g transform={`translate(${pair(x, y)})`}>{children}</g>
}
