import type { Material } from '../ink.ts'
import type { Axis, Box, Point } from '../iso.ts'
import { circle, cylinder } from '../round.ts'

type CylinderProps = {
  at: Point
  r: number
  length: number
  axis?: Axis
  of?: Material
  rings?: readonly number[]
  fine?: boolean
  far?: number
}

// Light falls from the upper left: the mantle takes the lighter face, a strip of it the darker one.
export function Cylinder({ at, r, length, axis = 'z', of = 'p', rings = [], fine, far }: CylinderProps) {
  const { mantle, shade, cap } = cylinder(at, r, length, axis, far)
  const [light, dark, end] = axis === 'z' ? ['l', 'r', 't'] : axis === 'x' ? ['t', 'l', 'r'] : ['t', 'r', 'l']
  const centre: Point = [
    at[0] + (axis === 'x' ? length : 0),
    at[1] + (axis === 'y' ? length : 0),
    at[2] + (axis === 'z' ? length : 0),
  ]
  return (
    <g className={fine ? `${of} fine` : of}>
      <path className={light} d={mantle} />
      <path className={dark} d={shade} stroke="none" />
      <path d={mantle} />
      <path className={end} d={cap} />
      {rings.length > 0 && (
        <path
          className={of === 's' ? 'd w' : 'd'}
          d={rings.map((k) => circle(centre, r * k, axis)).join('')}
        />
      )}
    </g>
  )
}
Cylinder.extent = ({ at: [x, y, z], r, length, axis = 'z' }: CylinderProps): Box => {
  const half = (of: Axis) => (of === axis ? 0 : r)
  const side = (of: Axis) => (of === axis ? length : 2 * r)
  return { at: [x - half('x'), y - half('y'), z - half('z')], size: [side('x'), side('y'), side('z')] }
}
