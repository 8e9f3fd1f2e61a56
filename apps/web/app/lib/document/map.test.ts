import { brand } from '@trusswell/domain/brand.ts'
import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { mapOrigin, mapUrl } from './map.ts'

test('the address is one value of the URL, whatever is in it', () => {
  expect(mapUrl('https://maps.example/embed?q={address}&z=16', ['1 Hill & Co', 'Pune #2'])).toBe(
    'https://maps.example/embed?q=1%20Hill%20%26%20Co%2C%20Pune%20%232&z=16',
  )
  expect(mapOrigin(brand.map_template)).toBe('https://www.google.com')
})

test.each(['', 'http://maps.example/{address}', 'javascript:alert("{address}")', '{address}'])(
  'nothing is let in for %s',
  (template) => {
    expect(mapOrigin(template)).toBeUndefined()
  },
)

test('a page frames nothing unless it is given an origin', () => {
  expect(contentSecurityPolicy([])).not.toContain('frame-src')
  expect(contentSecurityPolicy([], 'https://maps.example')).toContain('; frame-src https://maps.example;')
})
