// @vitest-environment jsdom
import type { UserRow } from '@trusswell/domain/account.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ApiError, noAnswer } from '../../../lib/api/api-error.ts'
import OpenUser from './open-user.tsx'
import { readUser } from './user-source.ts'

vi.mock('./user-source.ts', () => ({ userKey: ['users'], readUser: vi.fn<typeof readUser>() }))
vi.mock('./role-dialog.tsx', () => ({
  RoleDialog: ({ user }: { user: UserRow }) => `The role of ${user.name}`,
}))
vi.mock('./use-user-changes.ts', () => ({ useUserChanges: () => ({}) }))
// jsdom has no CSS.escape, which React Aria calls for each dialog.
vi.stubGlobal('CSS', { escape: String })
afterEach(cleanup)

function open(id: string) {
  const onClose = vi.fn<() => void>()
  render(
    <QueryClientProvider client={new QueryClient()}>
      <OpenUser opened={id} rows={[]} onClose={onClose} />
    </QueryClientProvider>,
  )
  return onClose
}

test('a link to an unknown person shows a message and leads back to the list', async () => {
  vi.mocked(readUser).mockRejectedValueOnce(
    new ApiError({ status: 404, code: 'not_found', message: 'Not found' }),
  )
  const onClose = open('gone')
  await screen.findByText('We couldn’t find this user. They may have been deleted.')
  fireEvent.click(screen.getByRole('button', { name: 'Back to the list' }))
  expect(onClose).toHaveBeenCalledOnce()
})

test('a link that couldn’t be loaded doesn’t say that the person is unknown, and Retry opens it', async () => {
  const asha = { id: 'asha', name: 'Asha Rao', deleted_at: null } as UserRow
  vi.mocked(readUser).mockRejectedValueOnce(noAnswer()).mockResolvedValueOnce(asha)
  open('asha')
  await screen.findByText('We couldn’t load this user.')
  expect(screen.queryByText(/couldn’t find/)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  await screen.findByText('The role of Asha Rao')
})
