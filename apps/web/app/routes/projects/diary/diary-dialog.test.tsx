// @vitest-environment jsdom
import type { DiaryEntry } from '@trusswell/domain/site-diary.ts'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../../lib/api/api-error.ts'
import { uploadForm } from '../../../lib/forms/upload-form.ts'
import { dropBlob, readBlob } from '../../../lib/session/personal-blobs.ts'
import { DiaryDialog } from './diary-dialog.tsx'
import type { SavedEntry } from './diary-form.ts'
import { editDiaryEntry } from './diary-source.ts'

vi.mock('../../../lib/forms/upload-form.ts', () => ({ uploadForm: vi.fn<() => Promise<unknown>>() }))
vi.mock('./diary-source.ts', () => ({ editDiaryEntry: vi.fn<() => Promise<DiaryEntry>>() }))
vi.mock('../../../ui/toaster-host.tsx', () => ({ loadToaster: () => undefined }))
// jsdom has no CSS.escape, which React Aria calls for each dialog.
vi.stubGlobal('CSS', { escape: String })
beforeEach(() => {
  vi.resetAllMocks()
  localStorage.clear()
})
afterEach(cleanup)

const stored = (id: string, name: string) => ({
  id,
  name,
  type: 'image/jpeg',
  size: 10,
  state: 'clean' as const,
  width: null,
  height: null,
})
const entry = {
  id: '0193a000-0000-7000-8000-000000000001',
  project_id: '0193a000-0000-7000-8000-000000000002',
  version: 1,
  entry_date: '2026-11-10',
  weather: 'clear',
  temperature: null,
  headcount: 12,
  notes: 'Poured the slab',
  shared_with_client: true,
  photos: [stored('f1', 'first.jpg')],
} as unknown as DiaryEntry

function open(onClose: () => void = () => undefined) {
  const onSaved = vi.fn<(row: SavedEntry) => void>()
  render(
    <DiaryDialog
      projectId={entry.project_id}
      userId="asha"
      entry={entry}
      unsent={null}
      onSaved={onSaved}
      onClose={onClose}
    />,
  )
  return onSaved
}
const addPhoto = async (name: string) => {
  fireEvent.change(screen.getByLabelText('Photos to add'), {
    target: { files: [new File(['x'], name, { type: 'image/jpeg' })] },
  })
  await screen.findByText(name)
}
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save Entry' }))
const sentPhotos = () => vi.mocked(editDiaryEntry).mock.calls.map(([, , body]) => body.photos)
const refusal = (facts: Partial<ConstructorParameters<typeof ApiError>[0]>) =>
  new ApiError({ status: 503, code: 'unavailable', message: 'Try again.', ...facts })

test('a photo is uploaded once, even if the edit has to be saved twice', async () => {
  vi.mocked(uploadForm).mockResolvedValue({ id: 'f2' })
  vi.mocked(editDiaryEntry).mockRejectedValueOnce(refusal({})).mockResolvedValueOnce(entry)
  const onSaved = open()
  await addPhoto('second.jpg')
  save()
  await screen.findByRole('alert')
  save()
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  expect(uploadForm).toHaveBeenCalledOnce()
  expect(sentPhotos()).toEqual([
    ['f1', 'f2'],
    ['f1', 'f2'],
  ])
})

test('after a conflict the photos are those of the colleague’s version, and stay when one is added', async () => {
  const current = { ...entry, version: 2, photos: [stored('f1', 'first.jpg'), stored('f9', 'theirs.jpg')] }
  vi.mocked(uploadForm).mockResolvedValue({ id: 'f2' })
  vi.mocked(editDiaryEntry)
    .mockRejectedValueOnce(refusal({ status: 409, code: 'stale_version', current }))
    .mockResolvedValueOnce(entry)
  const onSaved = open()
  fireEvent.change(screen.getByLabelText('Notes'), { target: { value: 'Cured the slab' } })
  save()
  await screen.findByText('theirs.jpg')
  await addPhoto('second.jpg')
  save()
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  expect(sentPhotos()).toEqual([undefined, ['f1', 'f9', 'f2']])
})

test('a photo that the browser has deleted is named before the entry is saved without it', async () => {
  vi.mocked(editDiaryEntry).mockResolvedValueOnce(entry)
  const uuid = vi.spyOn(crypto, 'randomUUID').mockReturnValue('0193a000-0000-4000-8000-00000000000a')
  const onSaved = open()
  await addPhoto('second.jpg')
  uuid.mockRestore()
  await dropBlob('asha', '0193a000-0000-4000-8000-00000000000a')
  save()
  expect((await screen.findByRole('alert')).textContent).toContain('1 photo is no longer on this device.')
  expect(screen.queryByText('second.jpg')).toBeNull()
  expect(editDiaryEntry).not.toHaveBeenCalled()
  save()
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
})

test('photos that are added while others are stored all stay, and are removed with a cancelled edit', async () => {
  const ids = ['0193a000-0000-4000-8000-00000000000b', '0193a000-0000-4000-8000-00000000000c'] as const
  const uuid = vi.spyOn(crypto, 'randomUUID')
  uuid.mockReturnValueOnce(ids[0]).mockReturnValueOnce(ids[1])
  open()
  await Promise.all([addPhoto('second.jpg'), addPhoto('third.jpg')])
  uuid.mockRestore()
  expect(screen.getByText('second.jpg')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  for (const id of ids) await waitFor(async () => expect(await readBlob('asha', id)).toBeNull())
})

test('Escape asks before a chosen photo is lost', async () => {
  const onClose = vi.fn<() => void>()
  open(onClose)
  await addPhoto('second.jpg')
  fireEvent.keyDown(screen.getByLabelText('Notes'), { key: 'Escape' })
  expect(screen.getByRole('alert').textContent).toBe('Discard your changes?')
  fireEvent.click(screen.getByRole('button', { name: 'Keep editing' }))
  expect(screen.getByText('second.jpg')).toBeTruthy()
  expect(onClose).not.toHaveBeenCalled()
})
