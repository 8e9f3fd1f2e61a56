import { addDays } from '@trusswell/domain/days.ts'
import { Health } from '@trusswell/domain/insight-health.ts'
import { type DueItem, ManagerOverview } from '@trusswell/domain/overviews.ts'
import { longCursor, pageOf, pageQuery } from '@trusswell/domain/paging.ts'
import { ProjectDue, ProjectSort } from '@trusswell/domain/project-list.ts'
import { Priority, ProjectCard, ProjectStatus, ProjectType } from '@trusswell/domain/projects.ts'
import { dueState } from '@trusswell/domain/schedule.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiDeps } from '../../deps.ts'
import { must, mustBePerson } from '../../platform/must.ts'
import { listUnanswered } from '../chat/unanswered-repository.ts'
import { listChangesToPrice } from '../projects/change-requests-repository.ts'
import { countUnread } from '../notifications/repository.ts'
import { listManagerAgendas, listManagerProjects, listManagerWorst } from '../projects/repository.ts'
import { listRisksToReview, listToAccept } from '../projects/work-repository.ts'
import { readWorkingHours } from '../settings/repository.ts'
import { dueItems, milestonesToAccept } from './due-items.ts'

const { limit, count, search } = pageQuery
const week = 7
const shown = 12

export const managerAreaRoutes =
  ({ db, can, today, now }: ApiDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('preHandler', async ({ actor }) => must(actor, can.useManagerArea(actor)))

    app.get(
      '/projects',
      {
        schema: {
          querystring: z.strictObject({
            cursor: longCursor,
            limit,
            count,
            search,
            status: ProjectStatus.optional(),
            priority: Priority.optional(),
            health: Health.optional(),
            type: ProjectType.optional(),
            due: ProjectDue.optional(),
            messages: z.literal('unanswered').optional(),
            changes: z.literal('to_price').optional(),
            sort: ProjectSort.optional(),
          }),
          response: { 200: pageOf(ProjectCard) },
        },
      },
      ({ actor, query }) =>
        db.read(actor, (reader) => listManagerProjects(reader, mustBePerson(actor).id, query, today())),
    )

    app.get('/overview', { schema: { response: { 200: ManagerOverview } } }, ({ actor }) => {
      const { id } = mustBePerson(actor)
      const day = today()
      return db.read(actor, async (reader) => {
        const clock = { hours: await readWorkingHours(reader), now: now() }
        const [projects, agendas, risks, unanswered, unread, toAccept, changes_to_price] = await Promise.all([
          listManagerWorst(reader, id, shown, day),
          listManagerAgendas(reader, id),
          listRisksToReview(reader, id, addDays(day, week)),
          listUnanswered(reader, id, clock),
          countUnread(reader, id),
          listToAccept(reader, { manager_id: id }),
          listChangesToPrice(reader, id),
        ])
        const reviews = risks.map((risk) => ({
          ...risk,
          kind: 'risk_review' as const,
          due_state: dueState({ due_date: risk.due_date, done: false }, day),
        }))
        const byDay = (items: DueItem[]) => items.toSorted((a, b) => (a.due_date < b.due_date ? -1 : 1))
        return {
          projects,
          due_this_week: byDay([
            ...dueItems(agendas, { from: day, until: addDays(day, week), today: day }),
            ...reviews.filter(({ due_date }) => due_date >= day),
          ]),
          overdue: byDay([
            ...dueItems(agendas, { from: null, until: addDays(day, -1), today: day }),
            ...reviews.filter(({ due_date }) => due_date < day),
          ]),
          unanswered,
          to_accept: milestonesToAccept(toAccept, day),
          changes_to_price,
          unread,
        }
      })
    })
  }
