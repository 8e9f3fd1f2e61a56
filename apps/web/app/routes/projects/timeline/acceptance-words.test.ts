import { expect, test } from 'vitest'
import { proofNote } from './acceptance-words.ts'

const file = { id: '01970000-0000-7000-8000-000000000001', name: 'signed.pdf' }
const recorded = { acceptance_on_behalf: true, acceptance_reason: '', acceptance_file: null }

test('an answer that staff recorded shows its reason, its file, or that the file is gone', () => {
  expect(proofNote({ ...recorded, acceptance_reason: 'By phone', acceptance_file: file })).toBe('By phone')
  expect(proofNote({ ...recorded, acceptance_file: file })).toBe('The client’s answer is in this file:')
  expect(proofNote(recorded)).toBe('The file with the client’s answer was deleted.')
  expect(proofNote({ ...recorded, acceptance_on_behalf: false })).toBeNull()
})
