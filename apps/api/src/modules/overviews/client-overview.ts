import { addDays } from '@trusswell/domain/days.ts'
import { standingSentence } from '@trusswell/domain/insight-standing.ts'
import type { ClientNeed, ClientOverview } from '@trusswell/domain/overviews.ts'
import type { Payment } from '@trusswell/domain/payments.ts'
import { dueState } from '@trusswell/domain/schedule.ts'
import type { Reader } from '../../platform/database.ts'
import { readForecasts } from '../insight/forecast-repository.ts'
import { countUnread, listNotifications } from '../notifications/repository.ts'
import { listDuePayments, listPayments } from '../payments/repository.ts'
import { listChangesToDecide } from '../projects/change-requests-repository.ts'
import { listClientAgendas, listClientWorst } from '../projects/repository.ts'
import { listToAccept } from '../projects/work-repository.ts'
import { milestonesToAccept, milestonesToLookAt } from './due-items.ts'

const shown = { limit: 5 }
const counted = { ...shown, count: 'true' } as const
const week = 7

export async function readClientOverview(
  reader: Reader,
  { id, organisation_id }: { id: string; organisation_id: string },
  today: string,
): Promise<ClientOverview> {
  const [projects, payments, notifications, unread, due, agendas, toAccept, toDecide] = await Promise.all([
    listClientWorst(reader, organisation_id, shown.limit, today),
    listPayments(reader, { organisation_id }, counted, today),
    listNotifications(reader, id, shown),
    countUnread(reader, id),
    listDuePayments(reader, organisation_id, addDays(today, week), today),
    listClientAgendas(reader, organisation_id),
    listToAccept(reader, { organisation_id }),
    listChangesToDecide(reader, organisation_id),
  ])
  const forecasts = await readForecasts(reader, projects.data)
  return {
    needs_you: [
      ...due.map((payment) => toPay(payment, today)),
      ...[
        ...milestonesToAccept(toAccept, today),
        ...milestonesToLookAt(agendas, toAccept, { since: addDays(today, -week), today }),
      ].map((work) => ({ ...work, payment: null, change: null })),
      ...toDecide.map(({ cost_paise, days, ...change }) => ({
        ...change,
        kind: 'change' as const,
        due_date: null,
        due_state: null,
        payment: null,
        change: { cost_paise, days },
      })),
    ],
    projects: projects.data.map((project) => ({
      ...project,
      standing: standingSentence(project, forecasts.get(project.id) ?? null, today),
    })),
    payments: payments.data,
    projects_total: projects.total,
    payments_total: payments.total ?? 0,
    notifications: notifications.data,
    unread,
  }
}

const toPay = (
  { id, description, project_id, project_title, due_date, ...payment }: Payment,
  today: string,
): ClientNeed => ({
  kind: 'payment',
  id,
  title: description,
  project_id,
  project_title,
  due_date,
  due_state: due_date === null ? null : dueState({ due_date, done: false }, today),
  payment: {
    amount_paise: payment.amount_paise,
    status: payment.status,
    payment_method: payment.payment_method,
    failure_reason: payment.failure_reason,
  },
  change: null,
})
