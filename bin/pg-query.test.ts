import { glob, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

/** pg's own class of queries, by whatever name. A subclass depends on how pg works inside, which any release may change. */
const usesQueryClass = (text: string) =>
  /from 'pg'|require\('pg'\)/.test(text) &&
  /\bpg(\.default)?\.Query\b|\{[^{}]*\bQuery\b[^{}]*\}\s*(from\s*'pg'|=\s*(pg|require\('pg'\)))/.test(text)

test.each([
  `import pg from 'pg'\nclass Read extends pg.Query {}`,
  `import { Query } from 'pg'\nclass Read extends Query {}`,
  `import { Client, Query as Base } from 'pg'\nclass Read extends Base {}`,
  `import pg from 'pg'\nconst { Query } = pg\nclass Read extends Query {}`,
])('a subclass of pg.Query is noticed: %s', (text) => {
  expect(usesQueryClass(text)).toBe(true)
})

test('no source extends pg.Query', async () => {
  const found: string[] = []
  let read = 0
  const exclude = (path: string) => /(^|\/)(node_modules|dist|build|build-workshop|reports)$/.test(path)
  for await (const path of glob('{apps,bench,bin,e2e,infra,packages}/**/*.{ts,tsx}', { exclude })) {
    if (path === 'bin/pg-query.test.ts') continue
    read += 1
    if (usesQueryClass(await readFile(path, 'utf8'))) found.push(path)
  }
  expect(read).toBeGreaterThan(500)
  expect(found).toEqual([])
})
