import { expect, test } from 'vitest'
import { htmlOf } from './markdown.server.ts'

test('headings have anchors, and table cells name their column', () => {
  expect(htmlOf('## Power & *air*')).toBe('<h2 id="power-air">Power &amp; <em>air</em></h2>\n')
  const table = htmlOf('| a | b |\n| - | -: |\n| 1 | 2 |')
  expect(table).toContain(
    '<div class="prose-table" tabindex="0" role="group" aria-label="Table"><table role="table">',
  )
  expect(table).toContain('<td role="cell" data-label="b" align="right">2</td>')
})

test('company fields stay unchanged, and an unknown one throws', () => {
  expect(htmlOf('{{legal_name}} and {{careers_email}}')).toBe('<p>{{legal_name}} and {{careers_email}}</p>\n')
  expect(() => htmlOf('{{nothing}}')).toThrow('no company field nothing')
})
