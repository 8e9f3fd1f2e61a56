// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../lib/api/api-error.ts'
import type { JobSource } from './job-source.ts'
import OpenJob from './open-job.tsx'

vi.mock('./job-dialog.tsx', () => ({ JobDialog: () => null }))
// jsdom has no CSS.escape, which React Aria calls for each dialog.
vi.stubGlobal('CSS', { escape: String })
afterEach(cleanup)

test('a link to an unknown position shows a message and leads back to the list', async () => {
  const read = () => Promise.reject(new ApiError({ status: 404, code: 'not_found', message: 'Not found' }))
  const source = { key: ['jobs'], read } as unknown as JobSource
  const onClose = vi.fn<() => void>()
  render(
    <QueryClientProvider client={new QueryClient()}>
      <OpenJob source={source} opened="gone" rows={[]} onClose={onClose} />
    </QueryClientProvider>,
  )
  await screen.findByText('We couldn’t find this position. It may have been deleted.')
  fireEvent.click(screen.getByRole('button', { name: 'Back to the list' }))
  expect(onClose).toHaveBeenCalledOnce()
})
