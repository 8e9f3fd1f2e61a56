import { addDays } from '@trusswell/domain/days.ts'
import { standingSentence } from '@trusswell/domain/insight-standing.ts'
import { ClientOverview, type DueItem } from '@trusswell/domain/overviews.ts'
import { pageOf, pageQuery } from '@trusswell/domain/paging.ts'
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
          querystring: z.strictObject({ cursor, limit, count, search, status: ProjectStatus.optional() }),
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
        const bills: DueItem[] = due.flatMap(({ due_date, ...payment }) =>
          due_date === null
            ? []
            : [
                {
                  kind: 'payment' as const,
                  id: payment.id,
                  title: payment.description,
                  project_id: payment.project_id,
                  project_title: payment.project_title,
                  due_date,
                  due_state: dueState({ due_date, done: false }, day),
                },
              ],
        )
        return {
          needs_you: [
            ...bills,
            ...milestonesToAccept(toAccept, day),
            ...milestonesToLookAt(agendas, toAccept, { since: addDays(day, -week), today: day }),
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
