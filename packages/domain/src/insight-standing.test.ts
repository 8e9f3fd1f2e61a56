import { expect, test } from 'vitest'
import { standingSentence } from './insight-standing.ts'

const today = '2026-02-19'
const range = { earliest: '2026-04-12', latest: '2026-05-27' }

test('one sentence gives a project’s status and its expected finish', () => {
  const late = { health: 'late' as const, health_reason: 'The end date, 3 Feb 2026, has passed' }
  expect(standingSentence(late, range, today)).toBe(
    'Late: the end date, 3 Feb 2026, has passed; likely to finish between 12 April and 27 May.',
  )
  const begun = { health: 'on_track' as const, health_reason: '37% done, 40% planned by today' }
  expect(standingSentence(begun, null, today)).toBe('On track: 37% done, 40% planned by today.')
  expect(standingSentence(begun, { earliest: null, latest: null }, today)).toBe(
    'On track: 37% done, 40% planned by today.',
  )
  const done = { health: 'done' as const, health_reason: 'The project is completed' }
  expect(standingSentence(done, range, today)).toBe('The project is completed.')
})
