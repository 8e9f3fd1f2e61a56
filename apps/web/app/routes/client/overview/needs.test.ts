import { expect, test } from 'vitest'
import { needsOf, withoutAcceptance, withoutChanges, withoutPayments } from './needs.ts'

const project = { project_id: 'p', project_title: 'Kondapur diagnostic centre' }
const overview = {
  needs_you: [
    {
      kind: 'payment',
      id: 'soon',
      title: 'Advance',
      due_date: '2026-11-18',
      due_state: 'due_soon',
      payment: { amount_paise: 5_000_000, status: 'pending', payment_method: null, failure_reason: null },
      ...project,
    },
    {
      kind: 'milestone',
      id: 'done',
      title: 'Ducting',
      due_date: '2026-11-01',
      due_state: 'done',
      payment: null,
      ...project,
    },
    {
      kind: 'payment',
      id: 'late',
      title: 'Bill 04',
      due_date: '2026-11-08',
      due_state: 'overdue',
      payment: { amount_paise: 125_000_000, status: 'pending', payment_method: null, failure_reason: null },
      ...project,
    },
  ],
  payments: [],
  projects: [],
  notifications: [],
  unread: 0,
} as unknown as Parameters<typeof needsOf>[0]

test('overdue items come first, then due ones, then new ones to review', () => {
  const needs = needsOf(overview, '2026-11-15')
  expect(needs.map(({ title, late, amountPaise }) => [title, late, amountPaise])).toEqual([
    ['Pay “Bill 04”', '7 days late', 125_000_000],
    ['Pay “Advance”', null, 5_000_000],
    ['Review “Ducting”', null, null],
  ])
  expect(needs[1]?.note).toBe('Kondapur diagnostic centre. Due 18 Nov 2026, in 3 days')
})

test('a rejected transfer comes after overdue items, with its reason and the way to correct it', () => {
  const rejected = {
    ...overview.needs_you[0]!,
    id: 'rejected',
    title: 'Energy meters',
    due_date: null,
    due_state: null,
    payment: {
      amount_paise: 23_600_000,
      status: 'failed' as const,
      payment_method: 'bank_transfer' as const,
      failure_reason: 'We couldn’t find this UTR.',
    },
  }
  const needs = needsOf({ ...overview, needs_you: [...overview.needs_you, rejected] }, '2026-11-15')
  expect(needs.map(({ id }) => id)).toEqual(['late', 'rejected', 'soon', 'done'])
  expect(needs[1]).toEqual({
    id: 'rejected',
    title: 'Pay “Energy meters”',
    note: 'Kondapur diagnostic centre. We couldn’t find this UTR.',
    late: null,
    amountPaise: 23_600_000,
    action: { label: 'Correct and resend', to: '/client/payments?open=report-rejected' },
  })
  const dated = { ...rejected, due_date: '2026-11-20', due_state: 'upcoming' as const }
  const [need] = needsOf({ ...overview, needs_you: [dated] }, '2026-11-15')
  expect(need?.note).toBe('Kondapur diagnostic centre. We couldn’t find this UTR. Due 20 Nov 2026, in 5 days')
})

test('a card payment that failed can be paid again', () => {
  const failed = {
    ...overview.needs_you[0]!,
    due_date: null,
    due_state: null,
    payment: {
      amount_paise: 100,
      status: 'failed' as const,
      payment_method: 'credit_card' as const,
      failure_reason: null,
    },
  }
  const [need] = needsOf({ ...overview, needs_you: [failed] }, '2026-11-15')
  expect(need).toMatchObject({
    note: 'Kondapur diagnostic centre. The payment failed',
    action: { label: 'Pay now', to: '/client/payments?pay=soon' },
  })
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

test('an owner decides about a priced change, with its price; other people aren’t asked to', () => {
  const change = {
    ...overview.needs_you[1]!,
    kind: 'change' as const,
    id: 'lift',
    title: 'A second lift',
    due_date: null,
    due_state: null,
    change: { cost_paise: 12_500_000, days: 10 },
  }
  const both = { ...overview, needs_you: [...overview.needs_you, change] }
  expect(needsOf(both, '2026-11-15')[2]).toEqual({
    id: 'lift',
    title: 'Decide on the change “A second lift”',
    note: 'Kondapur diagnostic centre. +₹1,25,000.00 + GST, 10 days later',
    late: null,
    amountPaise: null,
    action: { label: 'See change', to: '/dashboard/projects/p?tab=details&item=lift' },
  })
  expect(needsOf(withoutChanges(both), '2026-11-15').map(({ id }) => id)).toEqual(['late', 'soon', 'done'])
})
