import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { patternsOf } from './patterns.ts'

// Patterns whose time grows faster than their text, and what keeps that text short.
const known: Record<string, string> = {
  [String.raw`\B(?=(\d{2})*\d{3}$)`]: 'the digits of one amount',
  [String.raw`<script([^>]*)>([\s\S]*?)<\/script>`]: 'our own markup, in which every script is closed',
}

// These only read files of this repository, when it is built or migrated.
const ownText = [
  'apps/web/app/illustrations/render/',
  'apps/web/app/content/',
  'apps/web/app/routes/site/legal/legal-texts.server.ts',
  'apps/api/src/db/migrate.ts',
]
const isTest = /\.(test|long|gen)\.tsx?$|\/(mail-)?samples\.tsx?$/

process.env['RECHECK_SYNC_BACKEND'] = 'pure'
const { checkSync } = await import('recheck')
// A third of the time of its own limits. The time-outs are against a hang only: a busy machine finds the same.
const limits = { timeout: 60_000, maxIteration: 3, maxRepeatCount: 10, maxSimpleRepeatCount: 10 }

/** Null: its time is proportional to the length of the text. */
function problemOf(source: string, flags: string): string | null {
  const result = checkSync(source, flags, limits)
  if (result.status === 'safe') return null
  return result.status === 'vulnerable'
    ? `${result.complexity.summary}, for example on ${JSON.stringify(result.attack.string.slice(0, 60))}`
    : `not checked: ${result.error.kind}`
}

test(
  'every regular expression takes time in proportion to the length of its text',
  { timeout: 300_000 },
  () => {
    const files = globSync([
      'apps/*/src/**/*.{ts,tsx}',
      'apps/web/{app,server}/**/*.{ts,tsx}',
      'packages/domain/src/**/*.ts',
    ]).filter((path) => !isTest.test(path) && !ownText.some((start) => path.startsWith(start)))
    expect(files.length).toBeGreaterThan(1000)
    const paths = new Map<string, { source: string; flags: string; in: string }>()
    for (const path of files)
      for (const { source, flags } of patternsOf(path, readFileSync(path, 'utf8')))
        paths.set(`/${source}/${flags}`, { source, flags, in: path })

    const sources = new Set([...paths.values()].map(({ source }) => source))
    const gone = Object.keys(known).filter((source) => !sources.has(source))
    const slow = [...paths.values()]
      .filter(({ source }) => !(source in known))
      .flatMap(({ source, flags, in: path }) => {
        const problem = problemOf(source, flags)
        return problem ? [`${path}: /${source}/${flags} ${problem}`] : []
      })
    expect({ slow, gone }).toEqual({ slow: [], gone: [] })
  },
)

test('a pattern with quadratic time is noticed, also one made from parts', () => {
  const code = [
    'const endings = `com|net`',
    'const a = new RegExp(String.raw`^(?!.*[\\p{L}\\d-]{2,}\\.(?:${endings}))`, "iu")',
    'const b = /[.\\s]+$/',
    'const c = /^[.\\s]+/',
  ].join('\n')
  const patterns = patternsOf('a.ts', code)
  expect(patterns.map(({ source }) => source)).toEqual([
    String.raw`^(?!.*[\p{L}\d-]{2,}\.(?:com|net))`,
    String.raw`[.\s]+$`,
    String.raw`^[.\s]+`,
  ])
  expect(patterns.map(({ source, flags }) => problemOf(source, flags) === null)).toEqual([false, false, true])
})
