// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import * as files from '../lib/save-file.ts'
import { DownloadLink } from './download-link.tsx'
import * as toasts from './toast.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function press(answer: Response) {
  const fetched = vi.fn<typeof fetch>(async () => answer)
  vi.stubGlobal('fetch', fetched)
  const saved = vi.spyOn(files, 'saveFile').mockImplementation(() => {})
  const shown = vi.spyOn(toasts, 'showToast').mockReturnValue(0)
  render(
    <DownloadLink href="/api/me/export" name="my-data.json">
      Download my data
    </DownloadLink>,
  )
  fireEvent.click(screen.getByRole('link', { name: 'Download my data' }))
  return { fetched, saved, shown }
}

test('a file is saved under its name', async () => {
  const { fetched, saved } = press(new Response('{}'))
  await waitFor(() => expect(saved).toHaveBeenCalledWith(expect.any(Blob), 'my-data.json'))
  expect(fetched).toHaveBeenCalledWith('/api/me/export')
})

test('a refusal is shown in the server’s words, and nothing is saved', async () => {
  const message = 'You’ve made too many downloads within an hour. Please try again in 12 minutes.'
  const { saved, shown } = press(
    Response.json({ code: 'too_many_requests', message, request_id: 'r' }, { status: 429 }),
  )
  await waitFor(() => expect(shown).toHaveBeenCalledWith(expect.objectContaining({ description: message })))
  expect(saved).not.toHaveBeenCalled()
})
