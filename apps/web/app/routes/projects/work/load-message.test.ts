import { expect, test } from 'vitest'
import { ApiError, noAnswer } from '../../../lib/api/api-error.ts'
import { loadMessage } from './load-message.ts'

test('[TO-23] the server’s words come first; without them it matters whether there was an answer', () => {
  const said = new ApiError({ status: 500, code: 'internal', message: 'Try later', requestId: 'r1' })
  const wordless = new ApiError({ status: 500, code: 'no_answer', message: '' })
  expect(loadMessage(said, 'milestones')).toBe('Try later')
  expect(loadMessage(wordless, 'milestones')).toBe('Failed to fetch milestones')
  expect(loadMessage(noAnswer(), 'milestones')).toBe('Failed to load milestones')
})
