import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { importEachIcon, onePath } from './vite-icons.ts'

test('each icon is imported from its own module, under the same name and without new lines', () => {
  const code = `import { useState } from 'react'
import { ArrowRight, X as Close, type LucideIcon } from 'lucide-react'
import {
  Plus,
} from 'lucide-react'
import type { LucideProps } from 'lucide-react'`
  expect(importEachIcon(code)).toBe(`import { useState } from 'react'
import ArrowRight from 'lucide-react/icons/arrow-right'; import Close from 'lucide-react/icons/x'; import type { LucideIcon } from 'lucide-react'
import Plus from 'lucide-react/icons/plus'
import type { LucideProps } from 'lucide-react'`)
})

test('an icon that does not exist fails the build', () => {
  expect(() => importEachIcon(`import { NoSuchIcon } from 'lucide-react'`)).toThrow('no icon NoSuchIcon')
})

const iconOf = (...shapes: string[]) => `const __iconNode = {
  name: "sample",
  node: [
    ${shapes.join(',\n    ')}
  ]
};`
const pathsOf = (code: string) =>
  [...onePath(code).matchAll(/(?<="?d"?: ?)"([^"]*)"/g)].map(([, path]) => path)

test('the shapes of an icon become one path', () => {
  expect(
    pathsOf(
      iconOf(
        '["path", { d: "m6 6 12 12", key: "a" }]',
        '["path", { d: "M3 3h2", key: "b" }]',
        '["circle", { cx: "12", cy: "12", r: "10", key: "c" }]',
        '["line", { x1: "1", x2: "4", y1: "2", y2: "5", key: "d" }]',
        '["polyline", { points: "1 2 3 4", key: "e" }]',
        '["rect", { x: "3", y: "4", width: "18", height: "12", rx: "2", key: "f" }]',
        '["rect", { x: "3", y: "4", width: "18", height: "12", key: "g" }]',
      ),
    ),
  ).toEqual([
    [
      'M6 6l12 12',
      'M3 3h2',
      'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0z',
      'M1 2L4 5',
      'M1 2 3 4',
      'M5 4h14a2 2 0 0 1 2 2v8a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-8a2 2 0 0 1 2 -2z',
      'M3 4h18v12h-18v-12z',
    ].join(''),
  ])
})

test('an icon with a shape that is filled or drawn differently stays as it is', () => {
  const code = iconOf(
    '["path", { d: "M1 1h2", key: "a" }]',
    '["circle", { cx: "1", cy: "1", r: "1", fill: "currentColor" }]',
  )
  expect(onePath(code)).toBe(code)
})

test('nearly all icons of the library become one path', () => {
  const folder = new URL('node_modules/lucide-react/dist/esm/icons/', import.meta.url)
  const icons = globSync('*.mjs', { cwd: folder }).map((name) => readFileSync(new URL(name, folder), 'utf8'))
  const several = icons.filter((code) => /\["\w+", .*\n.*\["\w+", /.test(code))
  const kept = several.filter((code) => onePath(code) === code)
  expect(several.length).toBeGreaterThan(1_500)
  expect(kept.length / several.length).toBeLessThan(0.02)
})
