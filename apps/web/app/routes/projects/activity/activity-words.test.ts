import type { ProjectActivity } from '@trusswell/domain/project-activity.ts'
import { expect, test } from 'vitest'
import { activityWords } from './activity-words.ts'

type Line = Parameters<typeof activityWords>[0]
const said = (
  entity: ProjectActivity['entity'],
  action: ProjectActivity['action'],
  change: Line['change'],
  subject: string | null = 'Ducting',
) => {
  const { before, subject: about, after } = activityWords({ entity, action, change, subject })
  return `${before} ${about}${after}`.trim()
}

test.each([
  ['created the project', said('project', 'added', { title: 'Clinic' })],
  ['set the project’s status to On Hold', said('project', 'changed', { status: 'on_hold' })],
  ['declined the project', said('project', 'changed', { status: 'cancelled', triage: 'declined' })],
  ['withdrew the project', said('project', 'changed', { status: 'cancelled', triage: 'withdrawn' })],
  [
    'edited the project (phase, end date)',
    said('project', 'changed', { current_phase: 'x', end_date: null }),
  ],
  ['added Ravi to the team as site supervisor', said('member', 'added', { duty: 'site_supervisor' }, 'Ravi')],
  [
    'changed Ravi’s role on the team to site supervisor',
    said('member', 'changed', { duty: 'site_supervisor' }, 'Ravi'),
  ],
  ['removed Ravi from the team', said('member', 'removed', {}, 'Ravi')],
  ['added the milestone “Ducting”, due 5 Dec 2026', said('milestone', 'added', { due_date: '2026-12-05' })],
  [
    'completed the milestone “Ducting”',
    said('milestone', 'changed', { status: 'completed', acceptance: 'asked' }),
  ],
  ['moved the milestone “Ducting” to 5 Dec 2026', said('milestone', 'changed', { due_date: '2026-12-05' })],
  [
    'accepted the milestone “Ducting” with remarks for the client',
    said('milestone', 'changed', { acceptance: 'accepted_with_remarks', acceptance_on_behalf: true }),
  ],
  [
    'rejected the milestone “Ducting”',
    said('milestone', 'changed', { acceptance: 'rejected', status: 'in_progress' }),
  ],
  ['moved the task “Ducting” to Done', said('task', 'changed', { status: 'done' })],
  ['added the expense “Ducting”, ₹1,250.50', said('expense', 'added', { amount_paise: 125_050 })],
  ['edited the expense “Ducting”', said('expense', 'changed', {})],
  ['edited the expense “Ducting”, now ₹1,250.50', said('expense', 'changed', { amount_paise: 125_050 })],
  ['closed the risk “Ducting”', said('risk', 'changed', { status: 'closed' })],
  ['wrote the site diary entry for 5 Dec 2026', said('diary_entry', 'added', {}, '2026-12-05')],
  ['accepted the change request “Ducting”', said('change_request', 'changed', { state: 'accepted' })],
  ['withdrew the change request “Ducting”', said('change_request', 'changed', { state: 'withdrawn' })],
  [
    'uploaded the file “Plan.pdf” for staff only',
    said('project_file', 'added', { visibility: 'internal' }, 'Plan.pdf'),
  ],
])('a line of the history reads as a sentence: %s', (expected, words) => {
  expect(words).toBe(expected)
})
