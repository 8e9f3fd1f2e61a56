import { DocumentPreparing } from '@trusswell/domain/document-preparing.ts'
import { AnalyticsRange, ProjectAnalytics, ProjectProgress } from '@trusswell/domain/insight.ts'
import { CostBudget, CostBudgetRequest, MilestoneDates } from '@trusswell/domain/insight-plan-changes.ts'
import { toPaise } from '@trusswell/domain/money.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiDeps } from '../../deps.ts'
import { writeAudit } from '../../platform/audit.ts'
import { sendCsv } from '../../platform/csv.ts'
import { findOrRequestDocument } from '../../platform/drawn-documents.ts'
import { binaryContent, sendFile, sendPreparing } from '../../platform/files/send-file.ts'
import { tellOfProject } from '../../platform/live.ts'
import { must, mustBePerson } from '../../platform/must.ts'
import { getProjectRow } from '../projects/repository.ts'
import { reportRequested } from './events.ts'
import { readAnalytics, readDates, readProgress, readReport } from './read-figures.ts'
import { reportCsv } from './report-csv.ts'
import { findCostBudget, mustBeStaff } from './repository.ts'
import { presentCostBudget, saveCostBudget } from './save-cost-budget.ts'

const params = z.strictObject({ id: z.uuid() })

export const insightRoutes =
  (deps: ApiDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, can, live, storage, today } = deps

    app.get(
      '/projects/:id/progress',
      {
        schema: {
          summary: 'Progress of the project and its history',
          params,
          response: { 200: ProjectProgress },
        },
      },
      ({ actor, params: { id } }) => {
        mustBePerson(actor)
        const staff = can.seeCosts(actor)
        return db.read(actor, (reader) => readProgress(reader, id, { staff, today: today() }))
      },
    )

    app.get(
      '/projects/:id/analytics',
      {
        schema: {
          summary: 'Figures of a project; the range is for costs and the trend',
          params,
          querystring: z.strictObject({ range: AnalyticsRange.default('month') }),
          response: { 200: ProjectAnalytics },
        },
      },
      ({ actor, params: { id }, query: { range } }) => {
        mustBePerson(actor)
        const staff = can.seeCosts(actor)
        return db.read(actor, (reader) => readAnalytics(reader, id, { range, staff, today: today() }))
      },
    )

    app.get(
      '/projects/:id/analytics/export',
      {
        config: { costly: 'report' },
        schema: {
          summary: 'The report of a range as a PDF, or its figures as CSV',
          description:
            'The worker draws the PDF, and one whose contents are unchanged is sent again. 202 asks to repeat the request after `Retry-After`; 503 says that it can’t be prepared now.',
          params,
          querystring: z.strictObject({
            range: AnalyticsRange.default('month'),
            format: z.enum(['pdf', 'csv']).default('pdf'),
          }),
          response: {
            200: { content: { 'application/pdf': binaryContent, 'text/csv': binaryContent } },
            202: DocumentPreparing,
          },
        },
      },
      async ({ actor, params: { id }, query: { range, format }, routeOptions: { config } }, reply) => {
        mustBePerson(actor)
        const asked = { range, staff: can.seeCosts(actor), today: today() }
        const report = await db.read(actor, (reader) => readReport(reader, id, asked))
        const name = `project-analytics-${id}.${format}`
        if (format === 'csv') {
          await sendCsv(reply, name, reportCsv(report))
          return reply
        }
        const found = await findOrRequestDocument(deps, actor, {
          project_id: id,
          audience: asked.staff ? 'staff' : 'client',
          content: report,
          layout: 'report 3',
          event: reportRequested,
          costly: config.costly,
        })
        if (!found) return sendPreparing(reply)
        return sendFile(storage, reply, { ...found, name })
      },
    )

    app.get(
      '/projects/:id/date-changes',
      {
        schema: {
          summary: 'Milestones with their first date and each time it was moved',
          params,
          response: { 200: z.strictObject({ data: z.array(MilestoneDates) }) },
        },
      },
      ({ actor, params: { id } }) => {
        mustBePerson(actor)
        return db.read(actor, async (reader) => {
          await getProjectRow(reader, id)
          return { data: await readDates(reader, id) }
        })
      },
    )

    app.get(
      '/projects/:id/cost-budget',
      { schema: { summary: 'The cost budget of the project', params, response: { 200: CostBudget } } },
      ({ actor, params: { id } }) => {
        mustBePerson(actor)
        return db.read(actor, async (reader) => {
          await getProjectRow(reader, id)
          await mustBeStaff(reader)
          return presentCostBudget(await findCostBudget(reader, id))
        })
      },
    )

    app.put(
      '/projects/:id/cost-budget',
      {
        schema: {
          summary: 'Set or, with null, remove the cost budget',
          params,
          body: CostBudgetRequest,
          response: { 200: CostBudget },
        },
      },
      async ({ actor, params: { id }, body }) => {
        const person = mustBePerson(actor)
        const saved = await db.as(actor, async (tx) => {
          await getProjectRow(tx, id)
          await mustBeStaff(tx)
          must(actor, can.editWork(actor))
          const amount_paise = body.amount === null ? null : toPaise(body.amount)
          const { before, after } = await saveCostBudget(tx, person, {
            project_id: id,
            amount_paise,
            version: body.version,
          })
          if (before !== amount_paise) {
            await writeAudit(tx, actor, {
              action: 'cost-budget.changed',
              entity: 'cost_budget',
              entity_id: id,
              details: { project_id: id, before, after: amount_paise },
            })
          }
          return presentCostBudget(after)
        })
        tellOfProject(live, id)
        return saved
      },
    )
  }
