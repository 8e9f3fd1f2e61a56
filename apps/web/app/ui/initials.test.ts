import { expect, test } from 'vitest'
import { initials } from './initials.ts'

test.each([
  ['Ananya Rao', 'AR'],
  ['Joseph Xavier D’Souza', 'JD'],
  ['  keerthana ', 'K'],
  ['చంద్ర రావు', 'చర'],
  ['', ''],
])('%j is shown as %j', (name, shown) => {
  expect(initials(name)).toBe(shown)
})
