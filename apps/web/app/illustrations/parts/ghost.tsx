import { polygon, polyline, type Box, type Point } from '../iso.ts'

// A box that is not there: dashed, all its edges that a reader would see.
export function Ghost({ at: [x, y, z], size: [w, d, h] }: Box) {
  const [a, b, c] = [x + w, y + d, z + h]
  const near: Point = [a, b, c]
  return (
    <path
      className="h"
      d={
        polygon([
          [x, y, c],
          [a, y, c],
          [a, y, z],
          [a, b, z],
          [x, b, z],
          [x, b, c],
        ]) +
        polyline([[x, b, c], near, [a, y, c]]) +
        polyline([near, [a, b, z]])
      }
    />
  )
}
