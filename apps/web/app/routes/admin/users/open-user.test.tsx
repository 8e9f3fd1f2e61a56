// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../../lib/api/api-error.ts'
import { OpenUser } from './open-user.tsx'
import { readUser } from './user-source.ts'

vi.mock('./user-source.ts', () => ({ userKey: ['users'], readUser: vi.fn<typeof readUser>() }))
vi.mock('./role-dialog.tsx', () => ({ RoleDialog: () => null }))
vi.mock('./use-user-changes.ts', () => ({ useUserChanges: () => ({}) }))
// jsdom has no CSS.escape, which React Aria calls for each dialog.
vi.stubGlobal('CSS', { escape: String })
afterEach(cleanup)

test('a link to an unknown person shows a message and leads back to the list', async () => {
  vi.mocked(readUser).mockRejectedValue(
    new ApiError({ status: 404, code: 'not_found', message: 'Not found' }),
  )
  const onClose = vi.fn<() => void>()
  render(
    <QueryClientProvider client={new QueryClient()}>
      <OpenUser opened="gone" rows={[]} onClose={onClose} />
    </QueryClientProvider>,
  )
  await screen.findByText(/^We couldn’t find this user/)
  fireEvent.click(screen.getByRole('button', { name: 'Back to the list' }))
  expect(onClose).toHaveBeenCalledOnce()
})
