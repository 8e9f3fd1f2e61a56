import { expect, test } from 'vitest'
import { needsOf, withoutAcceptance, withoutPayments } from './needs.ts'

const project = { project_id: 'p', project_title: 'Kondapur diagnostic centre' }
const overview = {
  needs_you: [
    {
      kind: 'payment',
      id: 'soon',
      title: 'Advance',
      due_date: '2026-11-18',
      due_state: 'due_soon',
      ...project,
    },
    {
      kind: 'milestone',
      id: 'done',
      title: 'Ducting',
      due_date: '2026-11-01',
      due_state: 'done',
      ...project,
    },
    {
      kind: 'payment',
      id: 'late',
      title: 'Bill 04',
      due_date: '2026-11-08',
      due_state: 'overdue',
      ...project,
    },
  ],
  payments: [{ id: 'late', amount_paise: 125_000_000 }],
  projects: [],
  notifications: [],
  unread: 0,
} as unknown as Parameters<typeof needsOf>[0]

test('overdue items come first, then due ones, then new ones to review', () => {
  const needs = needsOf(overview, '2026-11-15')
  expect(needs.map(({ title, late, amountPaise }) => [title, late, amountPaise])).toEqual([
    ['Pay “Bill 04”', '7 days late', 125_000_000],
    ['Pay “Advance”', null, null],
    ['Review “Ducting”', null, null],
  ])
  expect(needs[1]?.note).toBe('Kondapur diagnostic centre. Due 18 Nov 2026, in 3 days')
})

test('a person who doesn’t pay bills isn’t asked to', () => {
  const needs = needsOf(withoutPayments(overview), '2026-11-15')
  expect(needs.map(({ id }) => id)).toEqual(['done'])
})

test('an owner accepts a completed milestone before reviewing others; everyone else reviews it', () => {
  const asked = { ...overview.needs_you[1]!, kind: 'acceptance' as const, id: 'asked', title: 'Piping' }
  const both = { ...overview, needs_you: [...overview.needs_you, asked] }
  const titles = (from: typeof both) => needsOf(from, '2026-11-15').map(({ title }) => title)
  expect(titles(both).slice(2)).toEqual(['Accept “Piping”', 'Review “Ducting”'])
  expect(needsOf(both, '2026-11-15')[2]?.action).toEqual({
    label: 'Accept or reject',
    to: '/dashboard/projects/p?tab=timeline&open=acceptance-asked',
  })
  expect(titles(withoutAcceptance(both)).slice(2)).toEqual(['Review “Ducting”', 'Review “Piping”'])
})
