import { expect, test } from 'vitest'
import { unlinked } from './unlinked.ts'

test.each([
  ['https://evil.example/login?a=b.c', 'https[:]//evil[.]example/login?a=b[.]c'],
  ['Sign in at www.evil.co.in now.', 'Sign in at www[.]evil[.]co[.]in now.'],
  ['evil.example', 'evil[.]example'],
  ['asha.rao@mills.example', 'asha[.]rao@mills[.]example'],
  ['see http://10.0.0.1/x', 'see http[:]//10.0.0.1/x'],
  ['evil。com and evil．com', 'evil[.]com and evil[.]com'],
  ['зло.рф', 'зло[.]рф'],
  ['evil.xn--p1ai', 'evil[.]xn--p1ai'],
  ['evil.\u200b\u200bcom', 'evil[.]\u200b\u200bcom'],
  ['evil\uFEFF.com and evil․com', 'evil\uFEFF[.]com and evil[.]com'],
])('%s is shown as %s, which no mail program makes a link', (typed, shown) => {
  expect(unlinked(typed)).toBe(shown)
})

test.each(['Two chillers, 120.5 TR. Please call: 3 pm, Dr. Rao.', 'No. 4 …', 'Ends with a dot.', 'a: b'])(
  'ordinary text stays as it is: %s',
  (text) => {
    expect(unlinked(text)).toBe(text)
  },
)
