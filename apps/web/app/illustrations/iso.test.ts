import { expect, test } from 'vitest'
import { hides, left, paintersOrder, point, polygon, right, top, UNIT, type Box } from './iso.ts'

const box = (at: Box['at'], size: Box['size'] = [1, 1, 1]): Box => ({ at, size })

test('axes lie at 30° and every unit is 24 long', () => {
  const axes = [point(1, 0, 0), point(0, 1, 0), point(0, 0, 1)]
  expect(axes.map(([x, y]) => Math.hypot(x, y))).toEqual(axes.map(() => expect.closeTo(UNIT)))
  expect(axes.map(([x, y]) => Math.round((Math.atan2(y, x) * 180) / Math.PI))).toEqual([30, 150, -90])
})

test('a path starts absolute and goes on in relative steps without drift', () => {
  expect(
    polygon([
      [0, 0, 0],
      [1, 0, 0],
      [1, 1, 0],
      [0, 1, 0],
    ]),
  ).toBe('M0 0l20.8 12-20.8 12-20.8-12z')
})

test('the three visible faces share the near corner', () => {
  const cube = box([0, 0, 0])
  expect([top(cube), left(cube), right(cube)]).toEqual([
    'M0-24l20.8 12-20.8 12-20.8-12z',
    'M-20.8 12l20.8 12 0-24-20.8-12z',
    'M20.8 12l-20.8 12 0-24 20.8-12z',
  ])
})

test('what is nearer on any axis hides what it overlaps on paper', () => {
  const middle = box([0, 0, 0])
  expect(hides(box([1, 0, 0]), middle)).toBe(true)
  expect(hides(box([0, 1, 0]), middle)).toBe(true)
  expect(hides(box([0, 0, 1]), middle)).toBe(true)
  expect(hides(middle, box([1, 0, 0]))).toBe(false)
})

test('boxes apart on paper never hide one another', () => {
  expect(hides(box([0, 5, 0]), box([3, 0, 0]))).toBe(false)
  expect(hides(box([3, 0, 0]), box([0, 5, 0]))).toBe(false)
})

test('painting goes from far to near whatever the order written', () => {
  const scene = {
    near: box([1.5, 1.5, 0]),
    roof: box([0, 0, 2], [3, 3, 1]),
    far: box([0, 0, 0]),
    slab: box([0, 0, -1], [3, 3, 1]),
  }
  const names = (keys: (keyof typeof scene)[]) => paintersOrder(keys, (key) => scene[key])
  const order = ['slab', 'far', 'near', 'roof']
  expect(names(['near', 'roof', 'far', 'slab'])).toEqual(order)
  expect(names(['roof', 'near', 'slab', 'far'])).toEqual(order)
})

test('boxes that run through each other keep the order written', () => {
  const a = box([0, 0, 0], [2, 2, 2])
  const b = box([1, 1, 1], [2, 2, 2])
  expect(paintersOrder([a, b], (x) => x)).toEqual([a, b])
  expect(paintersOrder([b, a], (x) => x)).toEqual([b, a])
})
