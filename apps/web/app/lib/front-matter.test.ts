import { expect, test } from 'vitest'
import { readMarkdown } from './front-matter.ts'

test('reads the front matter and the text of a file', () => {
  const file = "---\ntitle: 'It''s: here'\ntags: [pumps, 'two words']\ndate: 2026-01-02\n---\n\nText.\n"
  expect(readMarkdown(file)).toEqual({
    head: { title: "It's: here", tags: ['pumps', 'two words'], date: '2026-01-02' },
    body: 'Text.',
  })
  expect(() => readMarkdown('no head')).toThrow('begins with its head')
})
