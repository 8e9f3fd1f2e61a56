import type { DueItem } from '@trusswell/domain/overviews.ts'
import { dayInIndia, dueWords } from '../../../lib/dates.ts'
import type { Overview } from './overview-source.ts'

export type Need = {
  id: string
  title: string
  note: string
  /** How late it is, in the signal colour. */
  late: string | null
  amountPaise: number | null
  action: { label: string; to: string }
}

/** What the client has to do, most urgent first: overdue, due, to accept, new to review. */
export function needsOf(overview: Overview, today: string): Need[] {
  const items = overview.needs_you.toSorted((a, b) => a.due_date.localeCompare(b.due_date))
  const of = (state: (item: DueItem) => boolean) =>
    items.filter(state).map((item) => needOf(item, overview, today))
  return [
    ...of(({ due_state }) => due_state === 'overdue'),
    ...of(({ due_state }) => due_state === 'due_soon' || due_state === 'upcoming'),
    ...of(({ kind }) => kind === 'acceptance'),
    ...of(({ kind, due_state }) => kind !== 'acceptance' && due_state === 'done'),
  ]
}

/** For people who see bills but don't pay them. */
export const withoutPayments = (overview: Overview): Overview => ({
  ...overview,
  needs_you: overview.needs_you.filter(({ kind }) => kind !== 'payment'),
})

/** For people who see the work but don't accept it. */
export const withoutAcceptance = (overview: Overview): Overview => ({
  ...overview,
  needs_you: overview.needs_you.map((item) =>
    item.kind === 'acceptance' ? { ...item, kind: 'milestone' } : item,
  ),
})

function needOf(item: DueItem, { payments }: Overview, today: string): Need {
  const overdue = item.due_state === 'overdue'
  const done = item.due_state === 'done'
  const when = overdue
    ? `Was due ${dayInIndia(item.due_date)}`
    : `Due ${dayInIndia(item.due_date)}, ${dueWords(item.due_date, today)}`
  const need = {
    id: item.id,
    note: done ? `${item.project_title}. Completed. Review the work.` : `${item.project_title}. ${when}`,
    late: overdue ? dueWords(item.due_date, today) : null,
  }
  if (item.kind === 'payment') {
    return {
      ...need,
      title: `Pay “${item.title}”`,
      amountPaise: payments.find(({ id }) => id === item.id)?.amount_paise ?? null,
      action: { label: 'Pay now', to: `/client/payments?pay=${item.id}` },
    }
  }
  if (item.kind === 'acceptance') {
    return {
      ...need,
      note: `${item.project_title}. Completed. Check the work, then accept or reject it.`,
      title: `Accept “${item.title}”`,
      amountPaise: null,
      action: {
        label: 'Accept or reject',
        to: `/dashboard/projects/${item.project_id}?tab=timeline&open=acceptance-${item.id}`,
      },
    }
  }
  return {
    ...need,
    title: `Review “${item.title}”`,
    amountPaise: null,
    action: { label: 'See milestone', to: `/dashboard/projects/${item.project_id}?tab=timeline` },
  }
}
