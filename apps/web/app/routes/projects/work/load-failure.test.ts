import { expect, test } from 'vitest'
import { ApiError, noAnswer } from '../../../lib/api/api-error.ts'
import { loadFailure } from './load-failure.ts'

test('[TO-23] the server’s words come first; without them it matters whether there was an answer', () => {
  const said = new ApiError({ status: 500, code: 'internal', message: 'Try later', requestId: 'r1' })
  const wordless = new ApiError({ status: 500, code: 'no_answer', message: '' })
  expect(loadFailure(said, 'milestones')).toEqual({ message: 'Try later', requestId: 'r1' })
  expect(loadFailure(wordless, 'milestones').message).toBe('Failed to fetch milestones')
  expect(loadFailure(noAnswer(), 'milestones').message).toBe('Failed to load milestones')
})
