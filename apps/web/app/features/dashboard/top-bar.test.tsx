// @vitest-environment jsdom
import type { Me } from '@trusswell/domain/account.ts'
import { cleanup, render } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { TopBar } from './top-bar.tsx'

vi.mock('./dashboard-palette.tsx', () => ({ DashboardPalette: () => null }))
vi.mock('./use-logout.ts', () => ({
  useLogout: () => ({ pending: false, logout: () => {}, question: { unsent: 0 } }),
}))
afterEach(cleanup)

test.each([
  ['/client', 'client', 'Anand DeshpandeClient Dashboard'],
  ['/manager', 'manager', 'Anand DeshpandeManager Dashboard'],
  ['/admin', 'admin', 'Welcome back, Anand DeshpandeAdmin Dashboard'],
  ['/client/projects', 'client', 'Welcome back, Anand DeshpandeClient Dashboard'],
] as const)('on %s the header greets unless the page does', (path, role, words) => {
  const user = { user_metadata: { name: 'Anand Deshpande', role } } as Me
  const { container } = render(
    <MemoryRouter initialEntries={[path]}>
      <TopBar user={user} bell={null} />
    </MemoryRouter>,
  )
  expect(container.querySelector('.dashboard-who')?.textContent).toBe(words)
})
