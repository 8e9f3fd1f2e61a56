// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from '../lib/api/api-error.ts'
import * as files from '../lib/save-file.ts'
import { DownloadButton } from './download-button.tsx'
import * as toasts from './toast.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function press(load: () => Promise<Blob>) {
  const saved = vi.spyOn(files, 'saveFile').mockImplementation(() => {})
  const shown = vi.spyOn(toasts, 'showToast').mockReturnValue(0)
  render(
    <QueryClientProvider client={new QueryClient()}>
      <DownloadButton name="my-data.json" load={load}>
        Download my data
      </DownloadButton>
    </QueryClientProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Download my data' }))
  return { saved, shown }
}

test('a file is saved under its name, once, and the button says meanwhile that it is prepared', async () => {
  const { promise, resolve } = Promise.withResolvers<Blob>()
  const load = vi.fn<() => Promise<Blob>>(() => promise)
  const { saved } = press(load)
  const waiting = await screen.findByRole('button', { name: 'Preparing…' })
  fireEvent.click(waiting)
  expect(load).toHaveBeenCalledOnce()
  const file = new Blob(['{}'])
  resolve(file)
  await waitFor(() => expect(saved).toHaveBeenCalledWith(file, 'my-data.json'))
  expect(screen.getByRole('button', { name: 'Download my data' })).toBeTruthy()
})

test('a refusal is shown in the server’s words, and nothing is saved', async () => {
  const message = 'You’ve made too many downloads within an hour. Please try again in 12 minutes.'
  const { saved, shown } = press(() =>
    Promise.reject(new ApiError({ status: 429, code: 'too_many_requests', message })),
  )
  await waitFor(() => expect(shown).toHaveBeenCalledWith(expect.objectContaining({ description: message })))
  expect(saved).not.toHaveBeenCalled()
})
