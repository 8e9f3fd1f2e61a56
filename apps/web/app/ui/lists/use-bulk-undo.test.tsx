// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { showToast, type ToastOptions } from '../toast.ts'
import { useBulkUndo } from './use-bulk-undo.ts'

vi.mock('../toast.ts', () => ({ showToast: vi.fn<(options: ToastOptions) => void>() }))
beforeEach(() => vi.resetAllMocks())

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
)
const toast = () => vi.mocked(showToast).mock.lastCall?.[0]

async function undo(restored: string[]) {
  const refresh = vi.fn<() => void>()
  const { result } = renderHook(
    () =>
      useBulkUndo({
        countOf: (rows) => `${rows} applications`,
        seconds: 30,
        notRestored: 'kept the new status',
        send: async () => ({ data: restored }),
        refresh,
      }),
    { wrapper },
  )
  act(() => result.current('3 applications are now Rejected', ['a', 'b', 'c']))
  expect(toast()).toMatchObject({ description: '3 applications are now Rejected', seconds: 30 })
  act(() => toast()?.action?.onAction())
  await waitFor(() => expect(refresh).toHaveBeenCalledOnce())
  return toast()
}

test('Undo is offered until the e-mails are sent, and says what was restored', async () => {
  expect(await undo(['a', 'b'])).toMatchObject({
    tone: 'ok',
    description: '2 applications restored; 1 kept the new status',
  })
})

test('an undo that restored nothing isn’t shown as a success', async () => {
  expect(await undo([])).toMatchObject({
    tone: 'danger',
    description: 'Nothing was restored; 3 kept the new status',
  })
})
