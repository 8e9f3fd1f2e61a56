// @vitest-environment jsdom
import type { Application } from '@trusswell/domain/applications.ts'
import type { Interview } from '@trusswell/domain/interviews.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../lib/api/api-error.ts'
import type { ApplicationSource } from './application-source.ts'
import { InterviewPanel } from './interview-panel.tsx'

vi.mock('../../lib/session/auth-provider.tsx', () => ({ useAuth: () => ({ user: { id: 'me' } }) }))
vi.mock('../../ui/toast.ts', () => ({ showToast: vi.fn<(options: object) => void>() }))
// jsdom has none.
vi.stubGlobal('CSS', { escape: String })
afterEach(cleanup)

const application = { id: 'a', applicant_name: 'Asha Rao', status: 'reviewing', withdrawn_at: null }
const interview: Interview = {
  id: 'i',
  application_id: 'a',
  starts_at: '2999-11-24T05:30:00Z',
  day: '2999-11-24',
  time: '11:00',
  minutes: 45,
  kind: 'office',
  place: 'Plot 14, Madhapur',
  note: null,
  interviewer_ids: ['11111111-1111-4111-8111-111111111111'],
  interviewers: [{ id: '11111111-1111-4111-8111-111111111111', name: 'Imran Siddiqui' }],
  busy: ['Imran Siddiqui'],
  cancelled_at: null,
  version: 1,
}

function show(found: Interview[], source: Partial<ApplicationSource> = {}, status = 'reviewing') {
  const all = {
    area: 'admin',
    key: ['applications'],
    interviews: async () => found,
    interviewers: async () => [],
  }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <InterviewPanel
        application={{ ...application, status } as Application}
        source={{ ...all, ...source } as ApplicationSource}
      />
    </QueryClientProvider>,
  )
}

test('the next interview is shown with its warning, and changed under its version', async () => {
  const changeInterview = vi.fn<ApplicationSource['changeInterview']>(async () => {
    throw new ApiError({
      status: 409,
      code: 'stale_version',
      message: 'Someone else changed this',
      current: { ...interview, minutes: 60, version: 2 },
    })
  })
  show([interview], { changeInterview })
  expect(await screen.findByText(/Another interview at that time: Imran Siddiqui/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Change or cancel interview' }))
  // The dialog is loaded late.
  const time = await screen.findByLabelText('Time', {}, { timeout: 15_000 })
  expect(screen.getByLabelText('Address')).toHaveProperty('value', 'Plot 14, Madhapur')
  fireEvent.change(time, { target: { value: '16:30' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send new details' }))
  await waitFor(() =>
    expect(changeInterview).toHaveBeenLastCalledWith(interview, { time: '16:30', version: 1 }),
  )
  // Both versions: what was typed stays, what the colleague changed is taken over.
  expect(await screen.findByText(/Someone else changed this/)).toBeTruthy()
  expect(screen.getByLabelText('Duration')).toHaveProperty('value', '60')
  fireEvent.click(screen.getByRole('button', { name: 'Send new details' }))
  await waitFor(() =>
    expect(changeInterview).toHaveBeenLastCalledWith(interview, { time: '16:30', version: 2 }),
  )
}, 30_000)

test('a closed application can’t be given an interview', async () => {
  show([], {}, 'rejected')
  expect(await screen.findByText('No interview scheduled.')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('an interview that is still scheduled for a closed application can be cancelled', async () => {
  show([interview], {}, 'rejected')
  expect(await screen.findByRole('button', { name: 'Change or cancel interview' })).toBeTruthy()
})
