import { expect, test } from 'vitest'
import { enquiryPath } from './enquiry-path.ts'

test.each([
  ['/', '/contact#message'],
  ['/services', '/contact#message'],
  ['/services/civil-works', '/contact?subject=civil-works#message'],
  ['/our-works/hvac-systems', '/contact?subject=hvac-systems#message'],
  ['/our-works/sent', '/contact#message'],
  ['/blog/predictive-maintenance-guide', '/contact?subject=predictive-maintenance-guide#message'],
  ['/annual-maintenance', '/contact?subject=annual-maintenance#message'],
  ['/services/<b>', '/contact#message'],
])('from %s to %s', (pathname, path) => {
  expect(enquiryPath(pathname)).toBe(path)
})
