import type { ReactNode } from 'react'
import type { Box } from '../iso.ts'

// Several parts that take their place in a `Stacked` as one; `at` and `size` are the room that they fill together.
export function Group({ children }: Box & { children: ReactNode }) {
  return <g>{children}</g>
}
