import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  fileLinkOf,
  findMentions,
  mentionBefore,
  splitLinks,
  splitMentions,
  withoutLinesOf,
} from './chat-text.ts'

const hrefs = (text: string) => splitLinks(text).flatMap(({ href }) => (href === null ? [] : [href]))
const file = '/api/files/0190a1b2-0000-7000-8000-00000000000a'

test.each([
  ['See https://example.com/a?b=c#d.', ['https://example.com/a?b=c#d']],
  ['(http://example.com)', ['http://example.com']],
  ['https://en.wikipedia.org/wiki/Beam_(structure), too', ['https://en.wikipedia.org/wiki/Beam_(structure)']],
  ['HTTPS://EXAMPLE.COM and http://b.example!', ['HTTPS://EXAMPLE.COM', 'http://b.example']],
  ['javascript:alert(1) data:text/html,x //evil.example', []],
  ['[click](javascript:alert(1))', []],
  ['[click](https://evil.example)', ['https://evil.example']],
  ['http:// https://', []],
  ['https://... and http://%!', []],
  [`[plan.pdf](${file}) and more`, [file]],
  ['[x](/api/files/../admin/users)', []],
])('the links of %j are %j', (text, found) => {
  expect(hrefs(text)).toEqual(found)
})

test('a file’s link shows the file’s name, whatever is in it', () => {
  for (const name of ['plan.pdf', 'a[b]c](javascript:alert(1)).pdf', '<img src=x onerror=alert(1)>.png']) {
    const [link, ...rest] = splitLinks(fileLinkOf({ name, url: file }))
    expect([link?.href, rest]).toEqual([file, []])
  }
})

test('nothing but links to the web and to our files comes of any text, and no character is lost', () => {
  const pieces = fc.constantFrom(
    'https://',
    'http://a.b',
    '](',
    '[',
    ')',
    'javascript:',
    file,
    '<script>',
    ' ',
    '.',
    '@',
  )
  const texts = fc.array(fc.oneof(fc.string({ unit: 'grapheme' }), pieces), { maxLength: 12 })
  fc.assert(
    fc.property(texts, (parts) => {
      const text = parts.join('')
      const split = splitLinks(text)
      for (const { href } of split) if (href !== null) expect(href).toMatch(/^(https?:\/\/|\/api\/files\/)/i)
      const written = split.map((part) =>
        part.href?.startsWith('/') ? `[${part.text}](${part.href})` : part.text,
      )
      expect(written.join('')).toBe(text)
    }),
  )
})

const people = [
  { id: '1', name: 'Asha' },
  { id: '2', name: 'Asha Rao' },
  { id: '3', name: 'R. K. (site)' },
  { id: '4', name: 'asha rao' },
]
test.each([
  ['@Asha please look', ['1']],
  ['Thanks @asha rao.', ['2', '4']],
  ['@R. K. (site), now', ['3']],
  ['mail@asha.example', []],
  ['@Ashanti', []],
  ['no name', []],
])('%j mentions %j', (text, ids) => {
  expect(findMentions(text, people)).toEqual(ids)
})

test('a mention is marked where it is one, and no character is lost', () => {
  const names = people.map(({ name }) => name)
  expect(splitMentions('Hi @Asha Rao, mail@asha.example', names)).toEqual([
    { text: 'Hi ', isMention: false },
    { text: '@Asha Rao', isMention: true },
    { text: ', mail@asha.example', isMention: false },
  ])
  expect([splitMentions('', names), splitMentions('@Asha', [])]).toEqual([
    [],
    [{ text: '@Asha', isMention: false }],
  ])
})

test('a line that only links to files of the message is left out, a sentence stays', () => {
  const other = '/api/files/0190a1b2-0000-7000-8000-00000000000b'
  const text = `See below\n[plan.pdf](${file})\nand [plan.pdf](${file}) again\n[b](${other})`
  expect(withoutLinesOf(text, [file])).toBe(`See below\nand [plan.pdf](${file}) again\n[b](${other})`)
  expect(withoutLinesOf(`[plan.pdf](${file}) [b](${other})`, [file, other])).toBe('')
  expect(withoutLinesOf(`\n${text}`, [])).toBe(`\n${text}`)
})

test.each([
  ['Hello @', { start: 6, typed: '' }],
  ['@asha r', { start: 0, typed: 'asha r' }],
  ['mail@asha', null],
  ['@asha\nnext', null],
  ['no name', null],
])('before the cursor in %j a mention is %j', (text, found) => {
  expect(mentionBefore(text)).toEqual(found)
})
