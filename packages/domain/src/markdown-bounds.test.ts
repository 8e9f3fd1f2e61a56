import { describe, expect, test } from 'vitest'
import { NewJob } from './jobs.ts'
import { markdownBlocks } from './markdown-blocks.ts'
import { markdownProblem } from './markdown-bounds.ts'
import { NewNewsletterIssue } from './newsletter-issues.ts'

const paragraph =
  'Rooftop units fail in the *first week* of rain more often than later. Most can be **seen in May**: see [our list](https://trusswell.example/list_of_checks).'
const list = '- Drain pans and their **slope**\n- Gaskets of `access panels`\n  - the ones behind the filter'

describe('a text that staff write is accepted', () => {
  test.each([
    ['a paragraph', paragraph],
    ['50 paragraphs with lists', `## Checks\n\n${paragraph}\n\n${list}\n\n`.repeat(50)],
    ['a list of 200 links', '- [a](https://trusswell.example/a_b)\n'.repeat(200)],
    ['a numbered list of 30 lines', '1. Switch off at the **isolator** first.\n'.repeat(30)],
    ['20 levels', `${'> '.repeat(20)}deep`],
    ['a nested list', `- a\n${'  - **b**\n    - c\n'.repeat(20)}`],
    ['a long paragraph', `${'word '.repeat(390)}\n`.repeat(20)],
    ['indented text', `${' '.repeat(60)}signed by us`],
  ])('%s', (_, text) => {
    expect(markdownProblem(text)).toBeNull()
  })
})

const levels = /^Quotes and lists can be nested at most 20 levels deep/
const marks = /^Too many marks such as \* and \[/
const hostile: [string, string, RegExp][] = [
  ['emphasis in one line', '*a_'.repeat(600), marks],
  ['emphasis in one paragraph', '**a_\n'.repeat(600), marks],
  ['emphasis in many paragraphs', `${'*a_'.repeat(60)}\n\n`.repeat(20), marks],
  ['brackets', '[a '.repeat(600), marks],
  ['quotes', '>'.repeat(1000), levels],
  ['quotes with spaces', '> '.repeat(21), levels],
  ['lists and quotes', '- >'.repeat(600), levels],
  ['numbered lists', `${'1. '.repeat(21)}a`, levels],
  ['indented lists', Array.from({ length: 45 }, (_, level) => `${' '.repeat(level)}- a`).join('\n'), levels],
  ['a long line', 'a'.repeat(2001), /^Lines can have at most 2,000 characters/],
  ['many lines', 'a\n'.repeat(1200), /^Use at most 1,000 lines$/],
]

test.each(hostile)('%s: refused at the field', (_, text, message) => {
  const issue = NewNewsletterIssue.safeParse({ subject: 'A', body: text })
  const job = NewJob.safeParse({ title: 'A', department: 'B', experience: 'C', description: text })
  const problem = expect.stringMatching(message) as string
  expect(issue.error?.issues).toMatchObject([{ path: ['body'], message: problem }])
  expect(job.error?.issues).toMatchObject([{ path: ['description'], message: problem }])
})

test.each([
  ['*a_', 16_000],
  ['>', 49_000],
  ['> ', 3000],
  ['- >', 1660],
  ['**a_', 1250],
])('%j repeated and stored before is shown as plain text', (unit, times) => {
  const text = unit.repeat(times).trim()
  const plain = (words: string) => ({ kind: 'paragraph', inner: [{ kind: 'text', text: words }] })
  expect(markdownBlocks(`First\n\n${text}`)).toEqual([plain('First'), plain(text)])
})

test('what takes the parser longest within the bounds takes milliseconds', () => {
  const within = (unit: string) => {
    let text = ''
    while (text.length < 50_000 && markdownProblem(text + unit) === null) text += unit
    return text
  }
  const texts = [
    ...['*a_', '**a_', '[a ', '~~a', '`a', '\\a', '<a ', '> ', '1. ', 'a@b.c ', '- [ ] a\n', '*a_\n    '].map(
      within,
    ),
    within(`${'*a_'.repeat(10)}\n\n`),
    within(`${'> '.repeat(20)}\n\n`),
    within(`${'1. '.repeat(20)}\n\n`),
  ]
  const milliseconds = texts.map((text) => {
    const times = [1, 2, 3].map(() => {
      const start = Date.now()
      markdownBlocks(text)
      return Date.now() - start
    })
    return Math.min(...times)
  })
  // 23 ms of CPU where it was measured; without the bounds it is minutes.
  expect(Math.max(...milliseconds)).toBeLessThan(200)
})
