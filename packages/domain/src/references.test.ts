import { expect, test } from 'vitest'
import { typedReference } from './references.ts'

test.each(['TW-2611-0042', 'tw-2611-0042', ' TW 2611 0042 ', 'TW26110042', '2611-0042', 'TW–2611–0042'])(
  '%s is read as a reference number',
  (typed) => {
    expect(typedReference(typed)).toBe('TW-2611-0042')
  },
)

test('numbers above 9999 have more digits', () => {
  expect(typedReference('tw-2611-10000')).toBe('TW-2611-10000')
})

test.each(['TW-2611', 'TW-2611-42', '9848012345', '98480-12345', '2613-0042', 'Tower 2611-0042', 'x'])(
  '%s is searched as text',
  (typed) => {
    expect(typedReference(typed)).toBeNull()
  },
)
