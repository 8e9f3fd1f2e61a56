import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { blueprint, darkInk, ink, stroke } from './ink.ts'

const css = readFileSync(new URL('ink.css', import.meta.url), 'utf8').toLowerCase()

test('the stylesheet and the pictures made without it agree on colours', () => {
  for (const [property, value] of Object.entries(ink))
    expect(css).toMatch(new RegExp(`${property}: .*${value.toLowerCase()}`))
  for (const [property, value] of Object.entries(darkInk))
    expect(css).toMatch(new RegExp(`${property}: .*${value.toLowerCase()}`))
  expect(css).toContain(`--ill-paper: var(--bp-bg, ${blueprint.ground.toLowerCase()})`)
  expect(css).toContain(`--ill-ink: var(--bp-line, ${blueprint.line.toLowerCase()})`)
  expect(css).toContain(`--ill-signal: var(--bp-signal, ${blueprint.signal.toLowerCase()})`)
})

test('line weights are those of the sheet: object 1.5, hidden 0.75, dimension 0.5', () => {
  const widthOf = (name: string) =>
    Number(new RegExp(`\\.ill \\.${name} \\{[^}]*stroke-width: ([\\d.]+)`).exec(css)?.[1])
  expect([widthOf('e'), widthOf('h'), widthOf('n')]).toEqual([stroke.object, stroke.hidden, stroke.dimension])
})
