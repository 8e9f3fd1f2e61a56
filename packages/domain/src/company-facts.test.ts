import { expect, test } from 'vitest'
import { brandFacts, withoutPlaceholders } from './company-facts.ts'

test('no invented number, address or link is left, and what the settings have stays', () => {
  const bare = withoutPlaceholders(brandFacts)
  expect(JSON.stringify(bare)).not.toMatch(/\.example|0000 0/)
  expect(bare).toMatchObject({ name: brandFacts.name, phones: [], email: '', address: [], social: {} })
  const own = {
    ...brandFacts,
    phones: ['+91 40 4000 2026'],
    email: 'office@firm.in',
    address: ['1 Hill Road'],
  }
  expect(withoutPlaceholders(own)).toMatchObject({
    phones: ['+91 40 4000 2026'],
    email: 'office@firm.in',
    address: ['1 Hill Road'],
    hours: '',
  })
})
