import { expect, test } from 'vitest'
import { currentOf, pageLinks } from './nav-links.ts'

const highlighted = (pathname: string) =>
  pageLinks.filter((link) => currentOf(link.to, pathname)).map((link) => link.label)

test.each([
  ['/', ['Home']],
  ['/contact', ['Contact']],
  ['/contact/sent', []],
  ['/services', ['Services']],
  ['/services/electrical-services', ['Services']],
  ['/annual-maintenance', ['Services']],
  ['/it-parks', ['Services']],
  ['/careers/service/civil-works', ['Careers']],
  ['/blogs', ['Blogs']],
  ['/blog/smart-factories', ['Blogs']],
  ['/bloggers', []],
])('%s highlights %j', (pathname, labels) => {
  expect(highlighted(pathname)).toEqual(labels)
})

test('only the exact page is marked as the current page', () => {
  expect(currentOf('/services', '/services')).toBe('page')
  expect(currentOf('/services', '/services/civil-works')).toBe('true')
})
