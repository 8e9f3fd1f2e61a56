// @vitest-environment jsdom
import type { Me } from '@trusswell/domain/account.ts'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { TwoFactorReminder } from './two-factor-reminder.tsx'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

function isAsked(id: string): boolean {
  cleanup()
  const user = { id, two_factor_enabled: false, user_metadata: { name: 'Meera', role: 'admin' } } as Me
  render(
    <MemoryRouter initialEntries={['/admin']}>
      <TwoFactorReminder user={user} />
    </MemoryRouter>,
  )
  return screen.queryByRole('region', { name: 'Two-factor authentication' }) !== null
}

test('Later hides the reminder in this tab for this person, but not for another one', () => {
  expect(isAsked('meera')).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Later' }))
  expect(isAsked('meera')).toBe(false)
  expect(isAsked('farhan')).toBe(true)
})
