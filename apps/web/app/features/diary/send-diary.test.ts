// @vitest-environment jsdom
import type { DiaryEntry } from '@trusswell/domain/site-diary.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerOf } from '../../lib/api/answer-of.ts'
import { uploadForm } from '../../lib/forms/upload-form.ts'
import { keepBlob } from '../../lib/session/personal-blobs.ts'
import { diaryStorage, type UnsentEntry } from './diary-storage.ts'
import { MissingPhotos, sendEntry, sendUnsentEntries } from './send-diary.ts'

vi.mock('../../lib/api/browser-api.ts', () => ({ api: { POST: vi.fn<() => void>() } }))
vi.mock('../../lib/api/answer-of.ts', () => ({ answerOf: vi.fn<() => Promise<unknown>>() }))
vi.mock('../../lib/forms/upload-form.ts', () => ({ uploadForm: vi.fn<() => Promise<unknown>>() }))

const of = { userId: 'asha', projectId: '0193a000-0000-7000-8000-000000000002' }
const storage = diaryStorage(of.userId, of.projectId)
const photo = (id: string) => ({ id, name: `${id}.jpg`, type: 'image/jpeg', size: 1, file_id: null })
const entry: UnsentEntry = {
  key: '0193a000-0000-4000-8000-000000000009',
  project_id: of.projectId,
  at: '2026-11-17T10:00:00Z',
  body: {
    entry_date: '2026-11-17',
    weather: 'clear',
    temperature: null,
    headcount: 12,
    notes: 'Poured the slab',
    shared_with_client: true,
  },
  photos: [],
  problem: null,
}

beforeEach(() => {
  vi.mocked(answerOf).mockResolvedValue({ id: 'sent' } as DiaryEntry)
  vi.mocked(uploadForm).mockResolvedValue({ id: 'file' })
})
afterEach(() => {
  localStorage.clear()
  vi.resetAllMocks()
})

test('an entry whose photo the browser has deleted is not sent without it, but says so', async () => {
  await keepBlob(of.userId, 'here', new Blob(['x']))
  storage.keep({ ...entry, photos: [photo('gone'), photo('here')] })
  expect(await sendUnsentEntries(of.userId)).toEqual([])
  expect(answerOf).not.toHaveBeenCalled()
  expect(storage.find(entry.key)).toMatchObject({
    problem: '1 photo is no longer on this device. Add it again, or save without it.',
    photos: [{ id: 'here', file_id: 'file' }],
  })
  const two = { ...entry, photos: [photo('a'), photo('b')] }
  storage.keep(two)
  await expect(sendEntry(of, entry.key)).rejects.toThrow(new MissingPhotos(['a', 'b']).message)
})

test('an entry that another tab has sent is not sent again', async () => {
  expect(await sendEntry(of, entry.key)).toBeNull()
  expect(answerOf).not.toHaveBeenCalled()
})

test('an entry that the browser couldn’t store is sent all the same', async () => {
  expect(await sendEntry(of, entry.key, entry)).toEqual({ id: 'sent' })
  expect(answerOf).toHaveBeenCalledOnce()
})
