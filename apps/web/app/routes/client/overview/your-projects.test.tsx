// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { YourProjects } from './your-projects.tsx'

const organisation = vi.hoisted(() => ({ id: 'o', role: 'owner' }))
vi.mock('../../../lib/session/auth-provider.tsx', () => ({
  useAuth: () => ({ user: { id: 'u', user_metadata: { role: 'client' }, organisation } }),
}))

afterEach(cleanup)

function openAs(role: 'owner' | 'viewer') {
  organisation.role = role
  render(
    <MemoryRouter>
      <YourProjects projects={[]} total={0} />
    </MemoryRouter>,
  )
}

test('without projects an owner can create one, and others read what will appear', () => {
  openAs('owner')
  expect(screen.getByRole('link', { name: 'Create New Project' })).toBeTruthy()
  expect(screen.queryByText(/will appear here/)).toBeNull()
  cleanup()
  openAs('viewer')
  expect(screen.queryByRole('link', { name: 'Create New Project' })).toBeNull()
  expect(screen.getByText(/Your organisation’s projects will appear here/)).toBeTruthy()
})
