import type { Person } from '@trusswell/domain/actor.ts'
import { Expense, ExpensePatch, ExpenseRequest } from '@trusswell/domain/expenses.ts'
import { toPaise } from '@trusswell/domain/money.ts'
import { pageOf, pageQuery } from '@trusswell/domain/paging.ts'
import { Risk, RiskPatch, RiskRequest } from '@trusswell/domain/risks.ts'
import { Task, TaskPatch, TaskRequest } from '@trusswell/domain/tasks.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiDeps } from '../../deps.ts'
import type { Tx } from '../../platform/database.ts'
import { notFound } from '../../platform/errors.ts'
import { idempotencyHeaders } from '../../platform/idempotency.ts'
import { newId } from '../../platform/ids.ts'
import { mustBePerson } from '../../platform/must.ts'
import { changesNothing, mustRepeat } from '../../platform/versioned.ts'
import { notificationRequested } from '../notifications/events.ts'
import { addToProject, changeProject } from './change-project.ts'
import { changedFields, recordChange } from './record-change.ts'
import { getProjectRow } from './repository.ts'
import { expenseKind, riskKind, taskKind, type WorkKind, type WorkRow, type WorkTable } from './work.ts'
import { findWork, insertWork, listWork, setWorkDeleted, updateWork } from './work-repository.ts'

type Values = Record<string, string | number | boolean | null>
type StaffTable = Exclude<WorkTable, 'milestones'>
type Shapes<Table extends StaffTable> = {
  kind: WorkKind<Table>
  row: z.ZodType<object>
  request: z.ZodType<object>
  patch: z.ZodType<{ version?: number | undefined }>
  /** From the body to the columns; `before` is the row that is changed. */
  values: (body: never, today: string, before: WorkRow<Table> | null) => Values
}

/**
 * Tasks, expenses and risks. Staff write them. All people on the project read the tasks; of expenses and risks the
 * client reads those that staff shared, which the policies see to.
 */
export const workRoutes =
  (deps: ApiDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const own = app as Parameters<FastifyPluginAsyncZod>[0]
    register(own, deps, {
      kind: taskKind,
      row: Task,
      request: TaskRequest,
      patch: TaskPatch,
      values: (body: Partial<TaskRequest>, today, before) => ({
        ...body,
        ...(body.status === undefined
          ? {}
          : { completed_on: body.status === 'done' ? (before?.completed_on ?? today) : null }),
      }),
    })
    register(own, deps, {
      kind: expenseKind,
      row: Expense,
      request: ExpenseRequest,
      patch: ExpensePatch,
      values: ({ amount, ...body }: Partial<ExpenseRequest>) => ({
        ...body,
        ...(amount === undefined ? {} : { amount_paise: toPaise(amount) }),
      }),
    })
    register(own, deps, {
      kind: riskKind,
      row: Risk,
      request: RiskRequest,
      patch: RiskPatch,
      values: (body: Values) => body,
    })
  }

const params = z.strictObject({ id: z.uuid() })
const itemParams = z.strictObject({ id: z.uuid(), item: z.uuid() })
const { cursor, limit, count, deleted } = pageQuery

function register<Table extends StaffTable>(
  app: Parameters<FastifyPluginAsyncZod>[0],
  deps: ApiDeps,
  { kind, row, request: Request, patch: Patch, values }: Shapes<Table>,
): void {
  const { db, can, today } = deps
  const path = `/projects/:id/${kind.table}`

  app.get(
    path,
    {
      schema: {
        params,
        querystring: z.strictObject({ cursor, limit, count, deleted }),
        response: { 200: pageOf(row) },
      },
    },
    async ({ actor, params, query }) => {
      mustBePerson(actor)
      return db.read(actor, async (reader) => {
        await getProjectRow(reader, params.id)
        return listWork(reader, kind, {
          ...query,
          deleted: query.deleted === 'true',
          project_id: params.id,
          today: today(),
          staff: can.editWork(actor),
        })
      })
    },
  )

  app.post(
    path,
    { schema: { params, headers: idempotencyHeaders, body: Request, response: { 201: row } } },
    (request, reply) =>
      addToProject(deps, request, reply, {
        project_id: request.params.id,
        allowed: can.editWork(request.actor),
        work: async (tx, { id: project_id }) => {
          const change = values(request.body as never, today(), null)
          const stored = await insertWork(tx, kind, { ...change, project_id, id: newId() })
          const line = {
            project_id,
            entity: kind.entity,
            entity_id: stored.id,
            action: 'added' as const,
            change,
          }
          await recordChange(tx, mustBePerson(request.actor), line)
          await tellOfTask(deps, tx, mustBePerson(request.actor), kind, stored.id)
          return kind.present(stored, today())
        },
      }),
  )

  app.patch(
    `${path}/:item`,
    { schema: { params: itemParams, body: Patch, response: { 200: row } } },
    ({ actor, params, body }) =>
      changeProject(deps, actor, {
        project_id: params.id,
        allowed: can.editWork(actor),
        work: async (tx) => {
          const where = { project_id: params.id, id: params.item }
          const before = await findWork(tx, kind, where)
          if (!before || before.deleted_at) throw notFound()
          await mustRepeat(() => kind.present(before, today()) as object)
          const { version, ...fields } = body
          const change = values(fields as never, today(), before)
          if (changesNothing(before, change, version)) return kind.present(before, today())
          const stored = await updateWork(tx, kind, { where, version, values: change, today: today() })
          await recordChange(tx, mustBePerson(actor), {
            project_id: params.id,
            entity: kind.entity,
            entity_id: stored.id,
            action: 'changed',
            change: changedFields(before, change),
          })
          await tellOfTask(deps, tx, mustBePerson(actor), kind, stored.id)
          return kind.present(stored, today())
        },
      }),
  )

  app.delete(
    `${path}/:item`,
    { schema: { params: itemParams, response: { 204: z.void() } } },
    async ({ actor, params }, reply) => {
      await changeProject(deps, actor, {
        project_id: params.id,
        allowed: can.editWork(actor),
        work: (tx) => setDeleted(tx, mustBePerson(actor), kind, { ...params, deleted: true }),
      })
      return reply.status(204).send()
    },
  )

  app.post(
    `${path}/:item/restore`,
    { schema: { params: itemParams, response: { 200: row } } },
    ({ actor, params }) =>
      changeProject(deps, actor, {
        project_id: params.id,
        allowed: can.editWork(actor),
        work: async (tx) => {
          const stored = await setDeleted(tx, mustBePerson(actor), kind, { ...params, deleted: false })
          return kind.present(stored, today())
        },
      }),
  )
}

/** Only task changes notify the team. */
async function tellOfTask(
  { emit }: ApiDeps,
  tx: Tx,
  actor: Person,
  kind: { table: StaffTable },
  id: string,
): Promise<void> {
  if (kind.table !== 'tasks') return
  await emit(tx, notificationRequested, {
    kind: 'tasks_changed',
    event_key: `tasks_changed:${newId()}`,
    subject: { type: 'task', id },
    actor_id: actor.id,
    detail: null,
  })
}

async function setDeleted<Table extends StaffTable>(
  tx: Tx,
  actor: Person,
  kind: WorkKind<Table>,
  { id: project_id, item, deleted }: { id: string; item: string; deleted: boolean },
): Promise<WorkRow<Table>> {
  const stored = await setWorkDeleted(tx, kind, { where: { project_id, id: item }, deleted })
  const action = deleted ? 'removed' : 'restored'
  await recordChange(tx, actor, { project_id, entity: kind.entity, entity_id: stored.id, action })
  return stored
}
