import type { ProjectDraft } from '@trusswell/domain/projects.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError, noAnswer } from '../../../lib/api/api-error.ts'
import { createDraftSaver, type DraftContent, type Save } from './draft-saver.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const words = (title: string): DraftContent => ({ step: 1, fields: { title } })
const stored = (revision: number, title: string): ProjectDraft => ({
  revision,
  step: 1,
  fields: { title },
  saved_at: '2026-11-12T09:32:00.000Z',
})

test('typing is saved once, after a pause, each time based on the last revision', async () => {
  const save = vi.fn<Save>(async ({ revision }) => stored(revision + 1, 'x'))
  const saver = createDraftSaver(save, null)
  saver.change(words('V'))
  saver.change(words('Villa'))
  await vi.advanceTimersByTimeAsync(799)
  expect(save).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(save.mock.calls).toEqual([[{ ...words('Villa'), revision: 0 }]])
  expect(saver.get()).toEqual({ name: 'saved', at: '2026-11-12T09:32:00.000Z' })
  saver.change(words('Villa 2'))
  await vi.advanceTimersByTimeAsync(800)
  expect(save).toHaveBeenLastCalledWith({ ...words('Villa 2'), revision: 1 })
})

test('text typed during a save is saved after it', async () => {
  const answers: (() => void)[] = []
  const save = vi.fn<Save>(
    ({ revision }) =>
      new Promise<ProjectDraft>((resolve) => answers.push(() => resolve(stored(revision + 1, 'x')))),
  )
  const saver = createDraftSaver(save, null)
  saver.change(words('A'))
  await vi.advanceTimersByTimeAsync(800)
  saver.change(words('AB'))
  await vi.advanceTimersByTimeAsync(800)
  expect(save).toHaveBeenCalledOnce()
  answers[0]?.()
  await vi.advanceTimersByTimeAsync(800)
  expect(save).toHaveBeenLastCalledWith({ ...words('AB'), revision: 1 })
})

test('a failed save is retried by itself', async () => {
  const save = vi.fn<Save>().mockRejectedValueOnce(noAnswer()).mockResolvedValueOnce(stored(1, 'Villa'))
  const saver = createDraftSaver(save, null)
  saver.change(words('Villa'))
  await vi.advanceTimersByTimeAsync(800)
  expect(saver.get()).toEqual({ name: 'failed' })
  await vi.advanceTimersByTimeAsync(5_000)
  expect(saver.get().name).toBe('saved')
})

test('a version from another device waits for a choice, and keeping the own one overwrites it', async () => {
  const theirs = stored(7, 'Theirs')
  const stale = new ApiError({ status: 409, code: 'stale_version', message: 'changed', current: theirs })
  const save = vi.fn<Save>().mockRejectedValueOnce(stale).mockResolvedValueOnce(stored(8, 'Mine'))
  const saver = createDraftSaver(save, { revision: 3, saved_at: theirs.saved_at })
  saver.change(words('Mine'))
  await vi.advanceTimersByTimeAsync(800)
  expect(saver.get()).toEqual({ name: 'conflict', theirs })
  saver.change(words('Mine again'))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(save).toHaveBeenCalledOnce()
  saver.keepMine(words('Mine again'))
  await vi.advanceTimersByTimeAsync(0)
  expect(save).toHaveBeenLastCalledWith({ ...words('Mine again'), revision: 7 })
})

test('a stopped saver sends nothing more', async () => {
  const save = vi.fn<Save>().mockResolvedValue(stored(1, 'Villa'))
  const saver = createDraftSaver(save, null)
  saver.change(words('Villa'))
  await saver.stop()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(save).not.toHaveBeenCalled()
})

test('what could not be saved is handed out with its revision, also what is typed after it, until it is saved', async () => {
  const save = vi.fn<Save>().mockRejectedValueOnce(noAnswer()).mockResolvedValueOnce(stored(4, 'Villa 2'))
  const unsaved = vi.fn<(content: object | null) => void>()
  const saver = createDraftSaver(save, stored(3, 'Vil'), unsaved)
  saver.change(words('Villa'))
  await saver.flush()
  expect(unsaved).toHaveBeenLastCalledWith({ ...words('Villa'), revision: 3 })
  saver.change(words('Villa 2'))
  expect(unsaved).toHaveBeenLastCalledWith({ ...words('Villa 2'), revision: 3 })
  await saver.flush()
  expect(unsaved).toHaveBeenLastCalledWith(null)
})
