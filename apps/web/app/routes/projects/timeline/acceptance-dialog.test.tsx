// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { Milestone } from '@trusswell/domain/milestones.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { milestoneSource } from '../work/work-source.ts'
import { AcceptanceDialog } from './acceptance-dialog.tsx'

const file = { id: '0193a000-0000-7000-8000-000000000003', name: 'signed.pdf' }
vi.mock('../work/work-source.ts', () => ({
  milestoneSource: { answer: vi.fn<typeof milestoneSource.answer>() },
}))
vi.mock('../details/file-source.ts', () => ({
  fileKey: () => ['files'],
  listFiles: () => Promise.resolve({ data: [{ ...file, visibility: 'everyone', message_id: null }] }),
}))
const answer = vi.mocked(milestoneSource.answer)
// jsdom has no CSS.escape, which React Aria calls for each dialog.
vi.stubGlobal('CSS', { escape: String })
beforeEach(() => void vi.resetAllMocks())
afterEach(cleanup)

const milestone = {
  id: '0193a000-0000-7000-8000-000000000001',
  project_id: '0193a000-0000-7000-8000-000000000002',
  title: 'Chilled water piping',
  version: 3,
} as Milestone
const missing = 'Enter how the client gave this answer, or choose a file that shows it'

test('staff record an answer with a reason or a file, and not without either', async () => {
  answer.mockResolvedValue(milestone)
  const onSaved = vi.fn<(row: Milestone) => void>()
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AcceptanceDialog
        actor={{ kind: 'user', role: 'manager', id: '0193a000-0000-7000-8000-000000000004' }}
        milestone={milestone}
        onSaved={onSaved}
        onClose={() => undefined}
      />
    </QueryClientProvider>,
  )
  fireEvent.click(screen.getByRole('radio', { name: 'Accept' }))
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Accept milestone' }))
  save()
  await screen.findByText(missing)
  expect(answer).not.toHaveBeenCalled()

  await screen.findByRole('option', { name: file.name })
  fireEvent.change(screen.getByLabelText('File'), { target: { value: file.id } })
  save()
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  expect(answer.mock.calls[0]?.[2]).toMatchObject({
    answer: 'accepted',
    reason: '',
    file_id: file.id,
    version: 3,
  })
})
