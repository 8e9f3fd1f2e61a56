import { addDays } from '@trusswell/domain/days.ts'
import type { DueItem, ManagerOverview } from '@trusswell/domain/overviews.ts'
import { dueState } from '@trusswell/domain/schedule.ts'
import type { Reader } from '../../platform/database.ts'
import { listUnanswered } from '../chat/unanswered-repository.ts'
import { countUnread } from '../notifications/repository.ts'
import { listChangesToPrice } from '../projects/change-requests-repository.ts'
import { listManagerAgendas, listManagerWorst } from '../projects/repository.ts'
import { listRisksToReview, listToAccept } from '../projects/work-repository.ts'
import { readWorkingHours } from '../settings/repository.ts'
import { dueItems, milestonesToAccept } from './due-items.ts'

const week = 7
const shown = 12

export async function readManagerOverview(
  reader: Reader,
  id: string,
  { today, now }: { today: string; now: number },
): Promise<ManagerOverview> {
  const clock = { hours: await readWorkingHours(reader), now }
  const [projects, agendas, risks, unanswered, unread, toAccept, changes_to_price] = await Promise.all([
    listManagerWorst(reader, id, shown, today),
    listManagerAgendas(reader, id),
    listRisksToReview(reader, id, addDays(today, week)),
    listUnanswered(reader, id, clock),
    countUnread(reader, id),
    listToAccept(reader, { manager_id: id }),
    listChangesToPrice(reader, id),
  ])
  const reviews = risks.map((risk) => ({
    ...risk,
    kind: 'risk_review' as const,
    due_state: dueState({ due_date: risk.due_date, done: false }, today),
  }))
  return {
    projects: projects.data,
    projects_total: projects.total,
    due_this_week: byDay([
      ...dueItems(agendas, { from: today, until: addDays(today, week), today }),
      ...reviews.filter(({ due_date }) => due_date >= today),
    ]),
    overdue: byDay([
      ...dueItems(agendas, { from: null, until: addDays(today, -1), today }),
      ...reviews.filter(({ due_date }) => due_date < today),
    ]),
    unanswered,
    to_accept: milestonesToAccept(toAccept, today),
    changes_to_price,
    unread,
  }
}

const byDay = (items: DueItem[]) => items.toSorted((a, b) => (a.due_date < b.due_date ? -1 : 1))
