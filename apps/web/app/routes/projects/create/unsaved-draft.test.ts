// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { personalStorage } from '../../../lib/session/personal-storage.ts'
import { readUnsaved, storeUnsaved } from './unsaved-draft.ts'

const typed = { step: 2, fields: { title: 'Villa' }, revision: 3 }

test('unsaved text is found again by its person and revision only', () => {
  storeUnsaved('asha', typed)
  expect(readUnsaved('asha', 3)).toEqual(typed)
  expect(readUnsaved('ravi', 3)).toBeNull()
  // Another device has saved since.
  expect(readUnsaved('asha', 4)).toBeNull()
  storeUnsaved('asha', null)
  expect(readUnsaved('asha', 3)).toBeNull()
})

test('anything else in the storage is ignored', () => {
  for (const value of [3, 'x', [], { step: 1 }, { ...typed, fields: { title: 3 } }]) {
    personalStorage('asha', 'project-draft').write('unsaved', value)
    expect(readUnsaved('asha', 3)).toBeNull()
  }
})
