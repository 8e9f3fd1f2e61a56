// @vitest-environment jsdom
import type { WaitingProject } from '@trusswell/domain/waiting-projects.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../../../lib/api/api-error.ts'
import { declineProject, listWaiting } from './waiting-source.ts'
// Loaded before the page asks for it: on a busy machine that takes longer than a test waits for an element.
import './decision-dialog.tsx'
import WaitingProjects from './waiting.tsx'

vi.mock('./waiting-source.ts', () => ({
  waitingKey: ['projects', 'waiting'],
  listWaiting: vi.fn<typeof listWaiting>(),
  declineProject: vi.fn<typeof declineProject>(),
}))
vi.mock('../project-tabs.tsx', () => ({ ProjectTabs: () => null }))
vi.mock('../../../../ui/lists/list-toolbar.tsx', () => ({ ListToolbar: () => null }))
vi.mock('../../../../ui/outcome-toast.ts')
// jsdom has no CSS.escape, which React Aria calls for each dialog.
vi.stubGlobal('CSS', { escape: String })
beforeEach(() => void vi.resetAllMocks())
afterEach(cleanup)

const project = {
  id: 'p1',
  title: 'Rice mill',
  description: 'A mill',
  client: { id: 'c1', name: 'Asha Rao' },
  project_type: 'industrial',
  site_address: '',
  site_city: 'Warangal',
  site_state: '',
  site_postal_code: '',
  plot_area: null,
  built_up_area: null,
  number_of_floors: null,
  estimated_cost_paise: null,
  start_date: null,
  due_date: null,
  estimated_duration: null,
  version: 1,
  created_at: '2026-11-16T06:00:00Z',
  contact: null,
  namesake_id: null,
  answer_by: '2026-11-18',
  latest_message: null,
} as unknown as WaitingProject

const lists = (...data: WaitingProject[]) =>
  vi.mocked(listWaiting).mockResolvedValue({ data, next_cursor: null } as never)

async function open() {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const Stub = createRoutesStub([{ path: '/', Component: WaitingProjects }])
  render(
    <QueryClientProvider client={queries}>
      <Stub />
    </QueryClientProvider>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Decline Rice mill' }))
  fireEvent.change(await screen.findByLabelText('Reason'), { target: { value: 'Too far away from us.' } })
  return { reload: () => act(() => queries.invalidateQueries({ queryKey: ['projects'] })) }
}
const reason = () => screen.getByLabelText<HTMLTextAreaElement>('Reason').value
const decline = () => fireEvent.click(screen.getByRole('button', { name: 'Decline project' }))
const refusal = (facts: Partial<ConstructorParameters<typeof ApiError>[0]>) =>
  new ApiError({ status: 409, code: 'conflict', message: 'Refused', ...facts })

test('an open decision stays with its text when another admin decides first', async () => {
  lists(project)
  const { reload } = await open()
  lists()
  await reload()
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Decline Rice mill', hidden: true })).toBeNull(),
  )
  expect(reason()).toBe('Too far away from us.')
  vi.mocked(declineProject).mockRejectedValue(
    refusal({ message: 'This project is no longer waiting for a decision.' }),
  )
  decline()
  await screen.findByText('This project is no longer waiting for a decision.')
  expect(reason()).toBe('Too far away from us.')
})

test('a project that the client corrected meanwhile is decided on at the next try', async () => {
  lists(project)
  await open()
  vi.mocked(declineProject)
    .mockRejectedValueOnce(
      refusal({ code: 'stale_version', message: 'Someone else changed this.', current: { version: 2 } }),
    )
    .mockResolvedValueOnce({} as never)
  decline()
  await screen.findByText('Someone else changed this.')
  decline()
  await waitFor(() => expect(screen.queryByLabelText('Reason')).toBeNull())
  expect(vi.mocked(declineProject).mock.calls.map(([, body]) => body.version)).toEqual([1, 2])
})
