import { expect, test } from 'vitest'
import { nextStepOf } from './next-step.ts'

const today = '2026-11-17'
const waiting = {
  state: 'waiting',
  answer_by: '2026-11-19',
  contact: null,
  contact_by: null,
  reason: null,
  asked_at: null,
} as const
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

test('names who answers while waiting, if somebody is known', () => {
  const contact = 'Lakshmi Devi'
  expect(step({ contact })?.text).toContain('Lakshmi Devi will answer by Thursday, 19 Nov')
  expect(step({ contact, asked_at: '2026-11-16T10:00:00Z' })?.text).toContain(
    'Lakshmi Devi has a question about your project',
  )
  expect(step({ asked_at: '2026-11-16T10:00:00Z' })?.text).toContain('We have a question')
  expect(step({ contact, answer_by: '2026-11-16' })?.text).toContain('Write to Lakshmi Devi in the chat')
})

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

test('an accepted project says by when its manager gets in touch, and stops when that day has passed', () => {
  const text = (contact_by: string | null) =>
    step({ state: 'accepted', contact_by }, { project_manager: manager })?.text
  expect(text('2026-11-19')).toContain(
    'Asha Rao is your project manager and will get in touch with you by Thursday, 19 Nov to plan the work.',
  )
  expect(text('2026-11-17')).toContain('by Tuesday, 17 Nov')
  for (const day of ['2026-11-16', null])
    expect(text(day)).toMatch(/^Asha Rao is your project manager and will plan the work with you\./)
})

test('a declined or withdrawn project shows the reason', () => {
  expect(step({ state: 'declined', reason: 'Too far.' })).toMatchObject({ reason: 'Too far.' })
  expect(step({ state: 'withdrawn' })).not.toHaveProperty('reason')
})

test('isn’t shown for projects created by staff', () =>
  expect(nextStepOf({ triage: null, status: 'planning', project_manager: null }, today)).toBeNull())
