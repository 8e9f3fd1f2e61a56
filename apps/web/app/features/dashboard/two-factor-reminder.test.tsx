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

const soon = { at: '2026-11-25T20:00:00.000Z', is_over: false }

function isAsked(id: string, two_factor_due: Me['two_factor_due'] = soon): boolean {
  cleanup()
  const user = { id, two_factor_due, user_metadata: { name: 'Meera', role: 'admin' } } as Me
  render(
    <MemoryRouter initialEntries={['/admin']}>
      <TwoFactorReminder user={user} />
    </MemoryRouter>,
  )
  return screen.queryByRole('region', { name: 'Two-factor authentication' }) !== null
}

test('the reminder says by which day in India', () => {
  isAsked('meera')
  expect(screen.getByRole('region').textContent).toContain('by 26 Nov 2026')
})

test('there is no reminder for those who needn’t, nor when the time is up', () => {
  expect(isAsked('meera', null)).toBe(false)
  expect(isAsked('meera', { ...soon, is_over: true })).toBe(false)
})

test('Later hides the reminder in this tab for this person, but not for another one', () => {
  expect(isAsked('meera')).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Later' }))
  expect(isAsked('meera')).toBe(false)
  expect(isAsked('farhan')).toBe(true)
})
