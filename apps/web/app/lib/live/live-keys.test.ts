import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { keysOf, liveKeys } from './live-keys.ts'

// The person's own data, or texts that a change of rows doesn't touch. `useRows` and `useList` take no such key.
const notLive = [
  'application-mail',
  'markdown-parser',
  'me',
  'payment-options',
  'project-draft',
  'saved-views',
]

const files = globSync('apps/web/app/**/*.{ts,tsx}').filter(
  (file) => !/\.(test|gen)\.tsx?$|\/routes\/site\//.test(file),
)
const firstParts = files.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/[kK]ey(?:: | = |(?:\([^)]*\))? => )\[\s*'([^']+)'/g)].map(
    ([, first]) => ({
      file,
      first,
    }),
  ),
)

test('every query starts with what live messages are about, or is named as one that they never change', () => {
  const known = [...liveKeys.map(([topic]) => topic), ...notLive]
  expect(firstParts.filter(({ first }) => !known.includes(first ?? ''))).toEqual([])
  expect(notLive.filter((each) => firstParts.every(({ first }) => first !== each))).toEqual([])
})

test('a change of rows also refreshes the lists that show their names or numbers', () => {
  const overviews = ['projects', 'overview']
  const activity = ['users', 'activity']
  expect(keysOf({ type: 'list', list: 'applications' })).toEqual([
    ['applications'],
    ['jobs'],
    overviews,
    activity,
  ])
  expect(keysOf({ type: 'list', list: 'jobs' })).toEqual([['jobs'], overviews, activity])
  expect(keysOf({ type: 'list', list: 'organisations' })).toContainEqual(['users'])
  expect(keysOf({ type: 'ready' })).toEqual(liveKeys)
})
