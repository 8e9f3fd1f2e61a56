import { expect, test } from 'vitest'
import { htmlOf, readMarkdown } from './markdown.server.ts'

test('reads the head and the text of a file', () => {
  const file = "---\ntitle: 'It''s: here'\ntags: [pumps, 'two words']\ndate: 2026-01-02\n---\n\nText.\n"
  expect(readMarkdown(file)).toEqual({
    head: { title: "It's: here", tags: ['pumps', 'two words'], date: '2026-01-02' },
    body: 'Text.',
  })
  expect(() => readMarkdown('no head')).toThrow('begins with its head')
})

test('headings can be linked to, and tables scroll by themselves', () => {
  expect(htmlOf('## Power & *air*')).toBe('<h2 id="power-air">Power &amp; <em>air</em></h2>\n')
  const table = htmlOf('| a | b |\n| - | -: |\n| 1 | 2 |')
  expect(table).toContain('<div class="prose-table" tabindex="0" role="group" aria-label="Table"><table>')
  expect(table).toContain('<td align="right">2</td>')
})

test('facts come from the brand file, and an unknown one fails', () => {
  expect(htmlOf('{{name}} {{phones}}')).toContain('Trusswell +91')
  expect(() => htmlOf('{{nothing}}')).toThrow('no words for nothing')
})
