// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { api } from '../../../lib/api/browser-api.ts'
import * as files from '../../../lib/save-file.ts'
import { ExportReport } from './export-report.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

type Answer = { status: number; body: Blob | object }

function show(...answers: Answer[]) {
  const get = vi.spyOn(api, 'GET').mockImplementation((async () => {
    const { status, body } = answers.shift() ?? { status: 500, body: {} }
    const response = new Response(null, { status })
    return response.ok ? { data: body, response } : { error: body, response }
  }) as never)
  const saved = vi.spyOn(files, 'saveFile').mockImplementation(() => {})
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ExportReport projectId="p" range="week" />
    </QueryClientProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Export Report' }))
  return { get, saved }
}

const pdf = new Blob(['%PDF'], { type: 'application/pdf' })
const preparing = { status: 202, body: new Blob(['{"state":"preparing"}'], { type: 'application/json' }) }

test('[AN-02] while the report is prepared the button shows it, and the download starts by itself', async () => {
  const { get, saved } = show(preparing, { status: 200, body: pdf })
  expect(await screen.findByRole('button', { name: 'Preparing report…' })).toBeTruthy()
  await waitFor(() => expect(saved).toHaveBeenCalledWith(pdf, 'project-analytics-p.pdf'), { timeout: 4_000 })
  expect(get).toHaveBeenCalledTimes(2)
  expect(screen.getByRole('button', { name: 'Export Report' })).toBeTruthy()
})

test('[TO-27] a report that can’t be prepared shows the reason and can be retried', async () => {
  const message = 'We can’t prepare the document right now. Please try again in a few minutes.'
  const body = { code: 'unavailable', message, request_id: 'r' }
  const { saved } = show({ status: 503, body }, { status: 200, body: pdf })
  expect((await screen.findByRole('alert')).textContent).toContain(`Failed to export report. ${message}`)
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(saved).toHaveBeenCalled())
  expect(screen.queryByRole('alert')).toBeNull()
})
