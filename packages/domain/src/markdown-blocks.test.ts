import { expect, test } from 'vitest'
import { markdownBlocks, plainLead } from './markdown-blocks.ts'

const text = (words: string) => ({ kind: 'text', text: words })

test('paragraphs, marks and lists', () => {
  expect(markdownBlocks('You **lead** a crew.\n\n- one\n- two')).toEqual([
    { kind: 'paragraph', inner: [text('You '), { kind: 'strong', inner: [text('lead')] }, text(' a crew.')] },
    { kind: 'list', ordered: false, items: [[text('one')], [text('two')]] },
  ])
})

test.each([
  ['<script>alert(1)</script>', '<script>alert(1)</script>'],
  ['Hello <img src=x onerror=alert(1)>', 'Hello <img src=x onerror=alert(1)>'],
  ['[a](javascript:alert(1))', 'a'],
  ['Before ![the plant room](https://a.example/1.png) after', 'Before the plant room after'],
])('%s stays words', (markdown, words) => {
  expect(plainLead(markdown)).toBe(words)
  expect(JSON.stringify(markdownBlocks(markdown))).not.toContain('"href"')
})

test('a link to the web is one', () => {
  expect(markdownBlocks('[a](https://a.example)')).toEqual([
    { kind: 'paragraph', inner: [{ kind: 'link', href: 'https://a.example', inner: [text('a')] }] },
  ])
})
