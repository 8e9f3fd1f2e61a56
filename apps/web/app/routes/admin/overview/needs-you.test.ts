import { expect, test } from 'vitest'
import { needsOf } from './needs-you.ts'

const nothing = {
  new_requests: 0,
  changes_to_price: 0,
  without_manager: 0,
  late: 0,
  at_risk: 0,
  unanswered_messages: 0,
  payments_to_confirm: 0,
  parked_events: 0,
  new_enquiries: 0,
  new_applications: 0,
  coming_interviews: 0,
  lapsing_invitations: 0,
}

test('waiting items link to their list, and zero counts are left out', () => {
  expect(needsOf(nothing)).toEqual([])
  expect(
    needsOf({
      ...nothing,
      new_requests: 2,
      changes_to_price: 1,
      late: 1,
      new_enquiries: 3,
      without_manager: 100,
      unanswered_messages: 2,
    }),
  ).toEqual([
    { title: 'New requests', count: 2, shown: '2', to: '/admin/projects/waiting' },
    { title: 'Late project', count: 1, shown: '1', to: '/admin/projects?health=late' },
    {
      title: 'Projects without a manager',
      count: 100,
      shown: '99+',
      to: '/admin/projects?manager=none',
    },
    {
      title: 'Project with a change request to price',
      count: 1,
      shown: '1',
      to: '/admin/projects?changes=to_price',
    },
    {
      title: 'Projects with unanswered messages',
      count: 2,
      shown: '2',
      to: '/admin/projects?messages=unanswered',
    },
    { title: 'New enquiries', count: 3, shown: '3', to: '/admin/contacts?status=new' },
  ])
})
