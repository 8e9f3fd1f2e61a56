import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { buildDrawings, drawingFolders } from '../../../vite-drawings.ts'
import { drawingPath } from '../drawing-file.ts'
import { grounds, inkStyle } from '../render/ink-style.ts'

const LIMIT = 7 * 1024
const app = join(import.meta.dirname, '../..')

// Files that start with a scene's name are pieces of it.
const names = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.tsx') && !name.startsWith('hero-'))
  .map((name) => name.slice(0, -'.tsx'.length))

let built: Awaited<ReturnType<typeof buildDrawings>>
beforeAll(async () => {
  built = await buildDrawings(drawingFolders)
})

test.each(names)('%s is at most 7 KB compressed on each ground, and needs nothing from its page', (name) => {
  const { drawing, markup } = built.drawings.get(name)!
  expect(markup.slice(0, 120)).toContain('aria-hidden="true"')
  for (const value of Object.values(drawing.sheet)) expect(value).not.toBe('')
  for (const ground of grounds) {
    const svg = built.files.get(drawingPath(drawing, ground).slice(1))!
    expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(LIMIT)
    expect(/NaN|undefined|="[^"]*\d\.\d{4}|var\(|color-mix|<text|font/.exec(svg)).toBeNull()
  }
})

test('every ground has its own paper', () => {
  const css = readFileSync(join(app, 'illustrations/ink.css'), 'utf8')
  const tokens = readFileSync(join(app, 'styles/tokens.css'), 'utf8')
  const of = (name: string) =>
    [...tokens.matchAll(new RegExp(`--${name}: (#\\w+);`, 'g'))].map(([, value]) => value)
  const papers = grounds.map((ground) => inkStyle(css, '<g class="lit"/>', ground))
  const [surface, dark] = of('surface')
  const [page, pageDark] = of('bg')
  const [blueprint] = of('bp-bg')
  expect(papers).toEqual(
    [surface, dark, page, pageDark, blueprint].map((paper) => `.lit{fill:${paper};stroke:none}`),
  )
})

test('no scene lies there unused', () => {
  const files = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name))
  const code = files.map((name) => readFileSync(join(app, name), 'utf8')).join('\n')
  expect(names.filter((name) => !code.includes(`/${name}.tsx?drawing'`))).toEqual([])
})
