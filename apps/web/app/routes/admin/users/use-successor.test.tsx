// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { useSuccessor } from './use-successor.tsx'

const read = vi.hoisted(() => vi.fn<() => Promise<{ managed_projects: number }>>())
vi.mock('./user-source.ts', () => ({
  assignmentsQuery: (id: string) => ({ queryKey: ['users', id], queryFn: read }),
}))
vi.mock('../../../features/projects/use-staff.ts', () => ({ useStaff: () => [] }))

test('the dialog waits for the number of projects once, not while a live message refreshes it', async () => {
  read.mockResolvedValueOnce({ managed_projects: 2 }).mockReturnValueOnce(new Promise(() => {}))
  const client = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const leaving = { id: crypto.randomUUID(), name: 'Suresh Reddy' }
  const { result } = renderHook(() => useSuccessor(leaving), { wrapper })
  expect(result.current.pending).toBe(true)
  await waitFor(() => expect(result.current.pending).toBe(false))
  act(() => void client.invalidateQueries({ queryKey: ['users'] }))
  await waitFor(() => expect(read).toHaveBeenCalledTimes(2))
  expect(result.current.pending).toBe(false)
})
