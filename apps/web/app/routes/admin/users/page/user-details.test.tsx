// @vitest-environment jsdom
import type { UserRow } from '@trusswell/domain/account.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { UserDetails } from './user-details.tsx'

afterEach(cleanup)

const read = vi.hoisted(() => vi.fn<() => Promise<object>>())
vi.mock('../user-source.ts', () => ({
  assignmentsQuery: () => ({ queryKey: ['users'], queryFn: read, retry: false }),
}))

const user = {
  id: '7',
  name: 'Anita Rao',
  email: 'anita@trusswell.example',
  role: 'manager',
  status: 'active',
  created_at: '2026-11-16T05:00:00.000Z',
} as Partial<UserRow> as UserRow

test('a failed load of the assignments is shown, and Retry loads them', async () => {
  read.mockRejectedValueOnce(new Error('failed')).mockResolvedValueOnce({ managed_projects: 3 })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <UserDetails user={user} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  const retry = await screen.findByRole('button', { name: 'Retry' })
  expect(screen.queryByText('…')).toBeNull()
  fireEvent.click(retry)
  expect(await screen.findByText('3')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})
