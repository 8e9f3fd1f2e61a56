import type { Material } from '../ink.ts'
import type { Box } from '../iso.ts'
import { Block } from './block.tsx'

type StairsProps = Box & { steps?: number; up?: 'west' | 'far'; of?: Material }

// A flight that climbs away from the reader, along x (to the west) or y.
export function Stairs({ at: [x, y, z], size: [w, d, h], steps = 8, up = 'far', of = 'm' }: StairsProps) {
  return (
    <g className="fine">
      {Array.from({ length: steps }, (_, i) =>
        up === 'far' ? (
          <Block
            key={i}
            at={[x, y + (d * i) / steps, z]}
            size={[w, d / steps, (h * (steps - i)) / steps]}
            of={of}
          />
        ) : (
          <Block
            key={i}
            at={[x + (w * i) / steps, y, z]}
            size={[w / steps, d, (h * (steps - i)) / steps]}
            of={of}
          />
        ),
      )}
    </g>
  )
}
