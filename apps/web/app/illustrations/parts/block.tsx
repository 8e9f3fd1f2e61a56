import type { Material } from '../ink.ts'
import { left, right, top, type Box } from '../iso.ts'

type BlockProps = Box & { of?: Material; fine?: boolean; draws?: boolean }

// The brick that every other part is made of.
export function Block({ at, size, of = 'p', fine, draws }: BlockProps) {
  const box = { at, size }
  const line = draws ? { pathLength: 1 } : {}
  return (
    <g className={fine ? `${of} fine` : of}>
      <path className="t" d={top(box)} {...line} />
      <path className="l" d={left(box)} {...line} />
      <path className="r" d={right(box)} {...line} />
    </g>
  )
}
