import { priceWords } from '@trusswell/domain/change-request-values.ts'
import type { ClientNeed } from '@trusswell/domain/overviews.ts'
import { isRejected } from '../../../features/payments/payment-status.tsx'
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

/** What the client has to do, most urgent first: overdue, failed or rejected payments, due, to decide or accept, new to review. */
export function needsOf(overview: Overview, today: string): Need[] {
  const items = overview.needs_you.toSorted((a, b) => (a.due_date ?? '').localeCompare(b.due_date ?? ''))
  const of = (state: (item: ClientNeed) => boolean) => items.filter(state).map((item) => needOf(item, today))
  return [
    ...of(({ due_state }) => due_state === 'overdue'),
    ...of((item) => item.due_state !== 'overdue' && isFailed(item)),
    ...of((item) => (item.due_state === 'due_soon' || item.due_state === 'upcoming') && !isFailed(item)),
    ...of(({ kind }) => kind === 'change'),
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

/** For people who see changes but don't decide about them. */
export const withoutChanges = (overview: Overview): Overview => ({
  ...overview,
  needs_you: overview.needs_you.filter(({ kind }) => kind !== 'change'),
})

const isFailed = ({ payment }: ClientNeed) => payment?.status === 'failed'

function needOf(item: ClientNeed, today: string): Need {
  const overdue = item.due_state === 'overdue'
  const need = {
    id: item.id,
    note: sentences(item.project_title, ...notesOf(item, today)),
    late: overdue && item.due_date ? dueWords(item.due_date, today) : null,
  }
  if (item.payment) {
    const rejected = isFailed(item) && isRejected(item.payment)
    return {
      ...need,
      title: `Pay “${item.title}”`,
      amountPaise: item.payment.amount_paise,
      action: rejected
        ? { label: 'Correct and resend', to: `/client/payments?open=report-${item.id}` }
        : { label: 'Pay now', to: `/client/payments?pay=${item.id}` },
    }
  }
  if (item.change) {
    return {
      ...need,
      note: `${item.project_title}. ${priceWords(item.change)}`,
      title: `Decide on the change “${item.title}”`,
      amountPaise: null,
      action: {
        label: 'See change',
        to: `/dashboard/projects/${item.project_id}?tab=details&item=${item.id}`,
      },
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

function notesOf({ due_date, due_state, payment }: ClientNeed, today: string): string[] {
  if (due_state === 'done') return ['Completed', 'Review the work.']
  const failure = payment?.status === 'failed' ? [payment.failure_reason ?? 'The payment failed'] : []
  if (due_date === null) return failure
  const day = dayInIndia(due_date)
  return [...failure, due_state === 'overdue' ? `Was due ${day}` : `Due ${day}, ${dueWords(due_date, today)}`]
}

/** A reason that staff wrote may end with a full stop. */
const sentences = (...parts: string[]) =>
  parts.map((part, at) => (at < parts.length - 1 ? part.replace(/\.$/, '') : part)).join('. ')
