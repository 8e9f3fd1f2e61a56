// @vitest-environment jsdom
import type { Expense } from '@trusswell/domain/expenses.ts'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../../lib/api/api-error.ts'
import { api } from '../../../lib/api/browser-api.ts'
import { uploadForm } from '../../../lib/forms/upload-form.ts'
import { ExpenseDialog } from './expense-dialog.tsx'

type Sent = { body: object; params: { header?: object } }
type Send = (path: string, request: Sent) => Promise<Expense>
vi.mock('../../../lib/api/browser-api.ts', () => ({
  api: { POST: vi.fn<Send>(), PATCH: vi.fn<Send>(), DELETE: vi.fn<Send>() },
}))
vi.mock('../../../lib/api/answer-of.ts', () => ({ answerOf: (answer: Promise<Expense>) => answer }))
vi.mock('../../../lib/forms/upload-form.ts', () => ({ uploadForm: vi.fn<() => Promise<Expense>>() }))
const { POST, PATCH, DELETE } = api as unknown as Record<
  'POST' | 'PATCH' | 'DELETE',
  ReturnType<typeof vi.fn<Send>>
>
const upload = vi.mocked(uploadForm)
const edits = () => PATCH.mock.calls.map(([, { body }]) => body)
const seenByUploads = () => upload.mock.calls.map(([, , { headers }]) => headers?.['if-match'])
// jsdom has no CSS.escape, which React Aria calls for each dialog.
vi.stubGlobal('CSS', { escape: String })
beforeEach(() => void vi.resetAllMocks())
afterEach(cleanup)

const stored: Expense = {
  id: '0193a000-0000-7000-8000-000000000001',
  project_id: '0193a000-0000-7000-8000-000000000002',
  version: 1,
  description: 'Sand',
  category: 'material',
  amount: 1200,
  amount_paise: 120_000,
  spent_on: '2026-11-02',
  shared_with_client: false,
  bill: null,
  created_at: '2026-11-02T06:00:00Z',
  deleted_at: null,
}
const bill = { name: 'theirs.pdf', size: 900, state: 'clean' as const }

function open(expense: Expense | null, onClose: () => void = () => undefined) {
  const onSaved = vi.fn<(row: Expense) => void>()
  render(<ExpenseDialog projectId="p" expense={expense} onSaved={onSaved} onClose={onClose} />)
  return onSaved
}
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const choose = (name: string) =>
  fireEvent.change(screen.getByLabelText(/^Bill/), {
    target: { files: [new File(['%PDF'], name, { type: 'application/pdf' })] },
  })
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }))
const refusal = (facts: Partial<ConstructorParameters<typeof ApiError>[0]>) =>
  new ApiError({ status: 400, code: 'invalid_request', message: 'Invalid', ...facts })

test('a new expense is stored once, even if its bill is refused and the form is changed then', async () => {
  POST.mockResolvedValue(stored)
  PATCH.mockResolvedValue({ ...stored, version: 2, description: 'River sand' })
  upload.mockRejectedValueOnce(refusal({ fields: { file: 'This PDF is damaged' } }))
  upload.mockResolvedValueOnce({ ...stored, version: 3 })
  const onSaved = open(null)
  type('Description', 'Sand')
  type('Amount', '1200')
  choose('bad.pdf')
  save()
  await screen.findByText('This PDF is damaged')
  expect(screen.getByRole('alert').textContent).toContain('The expense is saved')
  type('Description', 'River sand')
  choose('good.pdf')
  save()
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  expect(POST).toHaveBeenCalledOnce()
  expect(edits()).toMatchObject([{ description: 'River sand', version: 1 }])
  expect(seenByUploads()).toEqual(['"1"', '"2"'])
})

test('after an edit whose bill failed, the next try is based on the saved row', async () => {
  PATCH.mockResolvedValue({ ...stored, version: 2, description: 'Gravel' })
  upload.mockRejectedValueOnce(refusal({ status: 503, code: 'unavailable' }))
  upload.mockResolvedValueOnce({ ...stored, version: 3 })
  const onSaved = open(stored)
  type('Description', 'Gravel')
  choose('good.pdf')
  save()
  await screen.findByRole('alert')
  save()
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  expect(edits()).toEqual([{ description: 'Gravel', version: 1 }, { version: 2 }])
})

test('a bill that a colleague attached meanwhile is shown after the conflict, and not removed', async () => {
  const current = { ...stored, version: 2, bill }
  PATCH.mockRejectedValueOnce(
    refusal({ status: 409, code: 'stale_version', message: 'Someone else changed this.', current }),
  )
  PATCH.mockResolvedValueOnce({ ...current, version: 3, description: 'Gravel' })
  const onSaved = open(stored)
  type('Description', 'Gravel')
  save()
  await screen.findByText('theirs.pdf')
  save()
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  expect(DELETE).not.toHaveBeenCalled()
})

test('a bill is removed at the version of the edit if the person removes it', async () => {
  PATCH.mockResolvedValueOnce({ ...stored, bill })
  DELETE.mockResolvedValueOnce({ ...stored, version: 2 })
  const onSaved = open({ ...stored, bill })
  fireEvent.click(screen.getByRole('button', { name: /theirs\.pdf/ }))
  save()
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  expect(DELETE.mock.calls.map(([, { params }]) => params.header)).toEqual([{ 'if-match': '"1"' }])
})

test('Escape asks before a chosen bill, or the removal of a stored one, is lost', () => {
  const onClose = vi.fn<() => void>()
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  const escape = () => fireEvent.keyDown(screen.getByLabelText('Description'), { key: 'Escape' })
  function expectQuestion() {
    escape()
    expect(screen.getByRole('alert').textContent).toBe('Discard your changes?')
    expect(onClose).not.toHaveBeenCalled()
    press('Keep editing')
  }
  open({ ...stored, bill }, onClose)
  choose('mine.pdf')
  expectQuestion()
  press('Remove mine.pdf')
  press('Remove theirs.pdf')
  expectQuestion()
  cleanup()
  open({ ...stored, bill }, onClose)
  escape()
  expect(onClose).toHaveBeenCalledOnce()
})
