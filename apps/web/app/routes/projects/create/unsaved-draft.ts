import { personalStorage } from '../../../lib/session/personal-storage.ts'
import type { DraftContent } from './draft-saver.ts'

export type UnsavedDraft = DraftContent & {
  /** What it was based on; an older one was replaced by another device. */
  revision: number
}

const storageOf = (userId: string) => personalStorage(userId, 'project-draft')

/** Stores what couldn't be saved, such as after the session ended; null once it is saved. */
export const storeUnsaved = (userId: string, unsaved: UnsavedDraft | null): void =>
  storageOf(userId).write('unsaved', unsaved)

/** What was typed since this revision and isn't saved yet. */
export function readUnsaved(userId: string, revision: number): UnsavedDraft | null {
  const stored = storageOf(userId).read('unsaved')
  return isUnsaved(stored) && stored.revision === revision ? stored : null
}

function isUnsaved(value: unknown): value is UnsavedDraft {
  if (typeof value !== 'object' || value === null) return false
  const { step, fields, revision } = value as Partial<Record<keyof UnsavedDraft, unknown>>
  return (
    Number.isInteger(step) &&
    Number.isInteger(revision) &&
    typeof fields === 'object' &&
    fields !== null &&
    Object.values(fields).every((each) => typeof each === 'string')
  )
}
