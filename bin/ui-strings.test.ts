import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { uiStrings } from './ui-strings.ts'

test('an element is one line, with values and inline elements in their place', () => {
  const source = `<p className="a b">You have <b>{count}</b> new <a href="/x y">messages</a>.{' '}
    Read them.</p>`
  expect(uiStrings('a.tsx', source)).toEqual(['You have {…} new messages. Read them.'])
})

test.each([
  ['an attribute', '<Field label="First name" name="first name" />', ['First name']],
  ['a template', 'const text = `Sent to ${count} people`', ['Sent to {…} people']],
  ['a value of an object', "const words = { 'a key': 'Payment received', id: 'A b' }", ['Payment received']],
  ['no class names', "const name = open ? 'ui-button ui-open' : 'ui-button'", []],
  ['no import', "import { a } from 'Some package'", []],
  ['no query', 'sql`select a from b`; client.query("select Name from b")', []],
  ['no internal error', "throw new Error('Queue has no handler')", []],
  ['no type', "type State = 'Not read' | 'Read'", []],
])('%s', (_, source, expected) => {
  expect(uiStrings('a.tsx', source)).toEqual(expected)
})

// Sentences that readers stumbled over. Their replacements are in the components.
const odd = [
  /Nothing to read\./i,
  /is told here/i,
  /Nobody waits for/i,
  /, that is all\b/i,
  /\bis not there\. It may have/i,
  /No position was opened/i,
  /Nobody deletes themselves/i,
  /can weigh a milestone/i,
  /You run no project/i,
  /account opens everything/i,
  /Without one the estimate/i,
  /are not our people|kept as names/i,
  /should stand there/i,
  /Further people/i,
  /One press, so that/i,
  /\bis good for \d+ days/i,
  /nothing at this address|has a slip in it/i,
  /\b(mend(ed)?|tidings)\b/i,
]

test('no text of a screen or mail has one of the odd phrases', async () => {
  const files = globSync([
    'apps/web/app/**/*.{ts,tsx}',
    'apps/api/src/**/*.{ts,tsx}',
    'packages/domain/src/*.ts',
  ])
  const shown = files.filter((path) => !/\.(test|gen|long)\.tsx?$/.test(path))
  expect(shown.length).toBeGreaterThan(800)
  const found = await Promise.all(
    shown.map(async (path) =>
      uiStrings(path, await readFile(path, 'utf8'))
        .filter((text) => odd.some((phrase) => phrase.test(text)))
        .map((text) => `${path}: ${text}`),
    ),
  )
  expect(found.flat()).toEqual([])
})
