import type { Point } from '../iso.ts'
import { Block } from './block.tsx'
import { Cylinder } from './cylinder.tsx'
import { Patch } from './faces.tsx'

type CameraProps = { at: Point; sees?: readonly Point[] }

// A bullet camera that looks along y from a bracket; `sees` is the ground that it covers.
export function Camera({ at: [x, y, z], sees }: CameraProps) {
  return (
    <g className="fine">
      {sees && <Patch className="beam" points={[[x, y + 0.5, z], ...sees]} />}
      <Block at={[x - 0.05, y - 0.3, z + 0.1]} size={[0.1, 0.4, 0.08]} of="m" />
      <Block at={[x - 0.12, y - 0.05, z - 0.12]} size={[0.24, 0.5, 0.24]} of="s" />
      <Cylinder at={[x, y + 0.45, z]} r={0.09} length={0.08} axis="y" of="s" rings={[0.5]} />
    </g>
  )
}
