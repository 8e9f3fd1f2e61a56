import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drawingPath } from './app/illustrations/drawing-file.ts'
import { grounds } from './app/illustrations/render/ink-style.ts'
import { buildDrawings, drawingFolders, drawings } from './vite-drawings.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'drawings-'))
})
afterAll(() => rm(folder, { recursive: true }))

const square = (fill: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"><path fill="${fill}" d="M0 0h30v20H0z"/></svg>`

test('an SVG of the content takes the place of the scene of its name, on every ground', async () => {
  await writeFile(join(folder, 'civil-works.svg'), square('red'))
  await writeFile(join(folder, 'civil-works-dark.svg'), square('pink'))
  const built = await buildDrawings({ ...drawingFolders, replacements: folder })
  const { drawing } = built.drawings.get('civil-works')!
  const contents = grounds.map((ground) => built.files.get(drawingPath(drawing, ground).slice(1)))
  expect([drawing.width, drawing.height]).toEqual([30, 20])
  expect(contents).toEqual(['red', 'pink', 'red', 'pink', 'pink'].map(square))
})

const bundle = (entry: string) =>
  build({
    configFile: false,
    logLevel: 'silent',
    root: drawingFolders.illustrations,
    plugins: [drawings(drawingFolders)],
    build: { write: false, rolldownOptions: { input: entry } },
  })

test('a scene in the client’s script fails the build; its drawing is a few words there', async () => {
  const scene = join(drawingFolders.illustrations, 'scenes/no-results.tsx')
  const [direct, drawn] = [join(folder, 'direct.js'), join(folder, 'drawn.js')]
  await writeFile(direct, `import { NoResults } from '${scene}'\nconsole.log(NoResults)`)
  await writeFile(drawn, `import drawing, { markup } from '${scene}?drawing'\nconsole.log(drawing, [markup])`)
  await expect(bundle(direct)).rejects.toThrow("no-results.tsx is in the client's script")

  const { output } = (await bundle(drawn)) as { output: { type: string; fileName: string; code: string }[] }
  const { code } = output.find(({ type }) => type === 'chunk')!
  expect(code).toContain('Plan chest, drawer C')
  expect(code).not.toMatch(/<path|createElement|jsx/)
  const files = output.map(({ fileName }) => fileName)
  expect(files.filter((name) => name.startsWith('assets/no-results-'))).toHaveLength(grounds.length)
})
