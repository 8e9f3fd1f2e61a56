import { expect, test } from 'vitest'
import { initials } from './monogram-plate.tsx'

test.each([
  ['Meera Krishnan', 'MK'],
  ['Dr. Ananya S. Rao', 'AR'],
  ['Imran', 'I'],
  ['  sunitha   reddy ', 'SR'],
])('%s becomes %s', (name, plate) => {
  expect(initials(name)).toBe(plate)
})
