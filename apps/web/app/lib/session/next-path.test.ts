import { expect, test } from 'vitest'
import { loginPath, nextPath } from './next-path.ts'

test('returns to the requested page of this site', () => {
  const asked = { pathname: '/admin/users', search: '?role=client&q=rao' }
  expect(nextPath(loginPath(asked).slice('/login'.length))).toBe('/admin/users?role=client&q=rao')
})

test.each([
  '',
  '?next=',
  '?next=https://elsewhere.example/',
  '?next=//elsewhere.example',
  '?next=/%5Celsewhere.example',
  '?next=/%09/elsewhere.example',
  '?next=/..//elsewhere.example',
  '?next=javascript:alert(1)',
  '?next=admin',
])('leads nowhere else: %s', (search) => {
  expect(nextPath(search)).toBe('/dashboard')
})
