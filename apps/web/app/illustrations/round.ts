import { pair, point, fifth, UNIT, type Axis, type Point } from './iso.ts'

// In isometric every circle is the same ellipse, turned by its axis.
const MAJOR = UNIT * Math.sqrt(1.5)
const MINOR = UNIT * Math.sqrt(0.5)
const TURN: Record<Axis, number> = { x: -60, y: 60, z: 0 }

type Vector = readonly [number, number]

export function circle(centre: Point, r: number, axis: Axis = 'z'): string {
  const c = point(...centre)
  const [major] = vectors(axis, r)
  const start = plus(c, major, 1)
  const over: Vector = [-2 * major[0], -2 * major[1]]
  return `M${at(start)}${arc(axis, r, 1)}${at(over)}${arc(axis, r, 1)}${at([-over[0], -over[1]])}z`
}

// The near half of a level circle: a hoop round a tank.
export function hoop(centre: Point, r: number): string {
  const c = point(...centre)
  return `M${at([c[0] + MAJOR * r, c[1]])}a${radii('z', r)} 0 1 ${at([-2 * MAJOR * r, 0])}`
}

// A cylinder from `base` along `axis`: its mantle, the strip of it in shade, and the near cap.
export function cylinder(base: Point, r: number, length: number, axis: Axis = 'z', far = r) {
  const end = along(base, axis, length)
  const [a, b] = [point(...base), point(...end)]
  const [major, minor] = vectors(axis, 1)
  const sweep = major[0] * minor[1] - major[1] * minor[0] > 0 ? 1 : 0
  const rim = (c: Vector, size: number, turn: number): Vector =>
    plus(plus(c, major, size * Math.cos(turn)), minor, size * Math.sin(turn))
  const edge = (turn: number) =>
    `M${at(rim(b, r, turn))}L${at(rim(b, r, 0))}L${at(rim(a, far, 0))}` +
    `A${radii(axis, far)} 0 ${sweep} ${at(rim(a, far, turn))}z`
  return { mantle: edge(Math.PI), shade: edge(Math.PI * 0.42), cap: circle(end, r, axis) }
}

export function along([x, y, z]: Point, axis: Axis, by: number): Point {
  return axis === 'x' ? [x + by, y, z] : axis === 'y' ? [x, y + by, z] : [x, y, z + by]
}

// The major vector points to the shaded side, the minor one away from the near cap.
function vectors(axis: Axis, r: number): [major: Vector, minor: Vector] {
  const [A, B] = [MAJOR * r, MINOR * r]
  const [half, tall] = [0.5, Math.sqrt(3) / 2]
  if (axis === 'z')
    return [
      [A, 0],
      [0, B],
    ]
  if (axis === 'x')
    return [
      [-A * half, A * tall],
      [-B * tall, -B * half],
    ]
  return [
    [A * half, A * tall],
    [B * tall, -B * half],
  ]
}

function arc(axis: Axis, r: number, sweep: 0 | 1): string {
  return `a${radii(axis, r)} 1 ${sweep} `
}

function radii(axis: Axis, r: number): string {
  return `${fifth(MAJOR * r)} ${fifth(MINOR * r)} ${TURN[axis]}`
}

function plus(p: Vector, v: Vector, k: number): Vector {
  return [p[0] + v[0] * k, p[1] + v[1] * k]
}

function at(p: Vector): string {
  return pair(fifth(p[0]), fifth(p[1]))
}
