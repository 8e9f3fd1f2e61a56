import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const app = fileURLToPath(new URL('../..', import.meta.url))

const filesIn = (folder: string): string[] =>
  readdirSync(join(app, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => join(app, folder, name))

/** All static and dynamic imports of these files, recursively. */
function importsOf(files: string[]): Set<string> {
  const seen = new Set<string>()
  const open = [...files]
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (seen.has(file)) continue
    seen.add(file)
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)) {
      if (path === 'recharts') seen.add(path)
      const target = resolve(dirname(file), path)
      if (path.startsWith('.') && /\.tsx?$/.test(path) && existsSync(target)) open.push(target)
    }
  }
  return seen
}

test('no public page imports a chart, not even dynamically', () => {
  const site = importsOf([...filesIn('routes/site'), ...filesIn('routes/auth'), join(app, 'root.tsx')])
  expect(site.size).toBeGreaterThan(100)
  expect([...site].filter((file) => file === 'recharts' || file.includes('/ui/charts/'))).toEqual([])
  // The same search finds them in the portal.
  expect(importsOf(filesIn('routes/projects'))).toContain('recharts')
})
