import { addDays } from '@trusswell/domain/days.ts'
import { standingSentence } from '@trusswell/domain/insight-standing.ts'
import { type ClientNeed, ClientOverview } from '@trusswell/domain/overviews.ts'
import { pageOf, pageQuery } from '@trusswell/domain/paging.ts'
import type { Payment } from '@trusswell/domain/payments.ts'
import { ClientProjectSort } from '@trusswell/domain/project-list.ts'
import { ProjectCard, ProjectStatus } from '@trusswell/domain/projects.ts'
import { dueState } from '@trusswell/domain/schedule.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiDeps } from '../../deps.ts'
import { must, mustBePerson, mustHaveOrganisation } from '../../platform/must.ts'
import { readForecasts } from '../insight/forecast-repository.ts'
import { countUnread, listNotifications } from '../notifications/repository.ts'
import { listDuePayments, listPayments } from '../payments/repository.ts'
import { listClientAgendas, listClientProjects } from '../projects/repository.ts'
import { listToAccept } from '../projects/work-repository.ts'
import { milestonesToAccept, milestonesToLookAt } from './due-items.ts'

const { cursor, limit, count, search } = pageQuery
const shown = { limit: 5 }
const counted = { ...shown, count: 'true' } as const
const week = 7

export const clientAreaRoutes =
  ({ db, can, today }: ApiDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('preHandler', async ({ actor }) => must(actor, can.useClientArea(actor)))

    app.get(
      '/projects',
      {
        schema: {
          querystring: z.strictObject({
            cursor,
            limit,
            count,
            search,
            status: ProjectStatus.optional(),
            sort: ClientProjectSort.optional(),
          }),
          response: { 200: pageOf(ProjectCard) },
        },
      },
      ({ actor, query }) =>
        db.read(actor, (reader) =>
          listClientProjects(reader, mustHaveOrganisation(actor).id, query, today()),
        ),
    )

    app.get('/overview', { schema: { response: { 200: ClientOverview } } }, ({ actor }) => {
      const { id } = mustBePerson(actor)
      const { id: organisation_id } = mustHaveOrganisation(actor)
      const day = today()
      return db.read(actor, async (reader) => {
        const [projects, payments, notifications, unread, due, agendas, toAccept] = await Promise.all([
          listClientProjects(reader, organisation_id, counted, day),
          listPayments(reader, { organisation_id }, counted, day),
          listNotifications(reader, id, shown),
          countUnread(reader, id),
          listDuePayments(reader, organisation_id, addDays(day, week), day),
          listClientAgendas(reader, organisation_id),
          listToAccept(reader, { organisation_id }),
        ])
        const forecasts = await readForecasts(reader, projects.data)
        return {
          needs_you: [
            ...due.map((payment) => toPay(payment, day)),
            ...[
              ...milestonesToAccept(toAccept, day),
              ...milestonesToLookAt(agendas, toAccept, { since: addDays(day, -week), today: day }),
            ].map((work) => ({ ...work, payment: null })),
          ],
          projects: projects.data.map((project) => ({
            ...project,
            standing: standingSentence(project, forecasts.get(project.id) ?? null, day),
          })),
          payments: payments.data,
          projects_total: projects.total ?? 0,
          payments_total: payments.total ?? 0,
          notifications: notifications.data,
          unread,
        }
      })
    })
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
})
