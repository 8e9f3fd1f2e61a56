import { countShown } from '@trusswell/domain/insight-values.ts'
import type { NeedsYou } from '@trusswell/domain/insight.ts'
import { nounFor } from '@trusswell/domain/plural.ts'

export type Need = { title: string; count: number; shown: string; to: string }

const lists: [key: keyof NeedsYou, one: string, many: string, to: string][] = [
  ['new_requests', 'New request', 'New requests', '/admin/projects/waiting'],
  ['late', 'Late project', 'Late projects', '/admin/projects?health=late'],
  ['at_risk', 'Project at risk', 'Projects at risk', '/admin/projects?health=at_risk'],
  [
    'without_manager',
    'Project without a manager',
    'Projects without a manager',
    '/admin/projects?manager=none',
  ],
  [
    'changes_to_price',
    'Project with a change request to price',
    'Projects with change requests to price',
    '/admin/projects?changes=to_price',
  ],
  [
    'unanswered_messages',
    'Project with unanswered messages',
    'Projects with unanswered messages',
    '/admin/projects?messages=unanswered',
  ],
  ['payments_to_confirm', 'Payment to confirm', 'Payments to confirm', '/admin/payments?needs=confirmation'],
  ['parked_events', 'Gateway message to check', 'Gateway messages to check', '/admin/payments?tab=waiting'],
  ['new_enquiries', 'New enquiry', 'New enquiries', '/admin/contacts?status=new'],
  ['new_applications', 'New application', 'New applications', '/admin/applications?status=pending'],
  [
    'coming_interviews',
    'Interview today or tomorrow',
    'Interviews today or tomorrow',
    '/admin/applications?interview=soon',
  ],
  [
    'lapsing_invitations',
    'Invitation expiring or expired',
    'Invitations expiring or expired',
    '/admin/users/invitations?state=lapsing',
  ],
]

/** Waiting items, each with a link to its list; zero counts are left out. */
export function needsOf(needs: NeedsYou): Need[] {
  return lists.flatMap(([key, one, many, to]) => {
    const count = needs[key]
    const shown = countShown(count)
    return count === 0 ? [] : [{ title: nounFor(count, one, many), count, shown, to }]
  })
}
