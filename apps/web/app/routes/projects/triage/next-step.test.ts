import { expect, test } from 'vitest'
import { nextStepOf } from './next-step.ts'

const today = '2026-11-17'
const waiting = { state: 'waiting', answer_by: '2026-11-19', reason: null, asked_at: null } as const
const manager = { id: null, name: 'Asha Rao', email: null }
const step = (changes: object, project: object = {}) =>
  nextStepOf(
    { triage: { ...waiting, ...changes }, status: 'planning', project_manager: null, ...project },
    today,
  )

test('shows the answer date while waiting', () =>
  expect(step({})).toMatchObject({
    title: 'What happens next',
    text: expect.stringContaining('We’ll answer by Thursday, 19 Nov'),
    contact: true,
  }))

test('apologises after the answer date; an open question takes precedence', () => {
  expect(step({ answer_by: '2026-11-16' })?.text).toContain('haven’t yet')
  expect(step({ answer_by: '2026-11-16', asked_at: '2026-11-16T10:00:00Z' })?.text).toContain(
    'reply in the chat',
  )
})

test('an accepted project names its manager until the work begins', () => {
  expect(step({ state: 'accepted' }, { project_manager: manager })?.text).toContain('Asha Rao')
  expect(step({ state: 'accepted' }, { project_manager: manager, status: 'in_progress' })).toBeNull()
})

test('a declined or withdrawn project shows the reason', () => {
  expect(step({ state: 'declined', reason: 'Too far.' })).toMatchObject({ reason: 'Too far.' })
  expect(step({ state: 'withdrawn' })).not.toHaveProperty('reason')
})

test('isn’t shown for projects created by staff', () =>
  expect(nextStepOf({ triage: null, status: 'planning', project_manager: null }, today)).toBeNull())
