import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { inventable } from '../apps/web/app/content/invented.ts'
import { placeholdersLeft } from '../apps/web/app/content/placeholders.ts'
import { brand } from '../packages/domain/src/brand.ts'

const real = { name: 'Asha Rao', placeholder: false }
const invented = { name: 'Sample Person', placeholder: true }

const check = (mode: string) => {
  const { status, stdout } = spawnSync(process.execPath, ['bin/placeholders.ts'], {
    env: { ...process.env, NODE_ENV: mode },
    encoding: 'utf8',
  })
  return { status, lines: stdout.trim().split('\n') }
}

test('every marked fact, invented person and sample is listed, and production mode fails', () => {
  const { status, lines } = check('production')
  expect(status).toBe(1)
  for (const mark of brand.placeholders) expect(lines.some((line) => line.startsWith(`${mark}: `))).toBe(true)
  for (const [mark, people] of Object.entries(inventable))
    expect(lines.filter((line) => line.startsWith(`${mark}: `))).toHaveLength(
      people.filter(({ placeholder }) => placeholder).length,
    )
  expect(lines.at(-1)).toBe(`${lines.length - 1} placeholders are left.`)
})

test('development lists the same and goes on', () => {
  expect(check('development')).toEqual({ ...check('production'), status: 0 })
})

test('nothing is left once facts and people are real', () => {
  expect(placeholdersLeft({ email: 'office@firm.in', placeholders: [] }, { leaders: [real] })).toEqual([])
})

test('removing the mark doesn’t hide an invented address or number', () => {
  const facts = { email: 'hello@firm.example', phones: ['+91 40 0000 0100'], placeholders: [] }
  expect(placeholdersLeft(facts, { leaders: [real, invented] })).toEqual([
    { group: 'email', value: 'hello@firm.example' },
    { group: 'phones', value: '["+91 40 0000 0100"]' },
    { group: 'leaders', value: 'Sample Person' },
  ])
})
