// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { showToast } from '../../ui/toast.ts'
import { RequireRole } from './require-role.tsx'

const session = { state: 'unauthenticated', user: null, unreachable: false, leftFor: null, ended: false }
let now = session

vi.mock('../../lib/session/auth-provider.tsx', () => ({ useAuth: () => now }))
vi.mock('../../ui/toast.ts', () => ({ showToast: vi.fn<(options: object) => void>() }))

afterEach(() => {
  cleanup()
  vi.clearAllMocks()
})

function Login() {
  const { pathname, search } = useLocation()
  return <p>{`${pathname}${search}`}</p>
}

function open(changes: Partial<typeof session>) {
  now = { ...session, ...changes }
  render(
    <MemoryRouter initialEntries={['/client/settings']}>
      <Routes>
        <Route path="/client/settings" element={<RequireRole waiting={null}>{() => null}</RequireRole>} />
        <Route path="/login" element={<Login />} />
      </Routes>
    </MemoryRouter>,
  )
}

test('a session that ended leads to the login with the reason, and back afterwards', () => {
  open({ ended: true })
  expect(screen.getByText('/login?next=%2Fclient%2Fsettings')).toBeTruthy()
  expect(showToast).toHaveBeenCalledWith(expect.objectContaining({ title: 'You were signed out' }))
})

test('a visitor who was never signed in gets no such message', () => {
  open({})
  expect(screen.getByText('/login?next=%2Fclient%2Fsettings')).toBeTruthy()
  expect(showToast).not.toHaveBeenCalled()
})
