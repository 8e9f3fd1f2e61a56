import type { z } from 'zod'
import type { ExpensePatch, ExpenseRequest } from '@trusswell/domain/expenses.ts'
import type { MilestoneAnswer, MilestoneEdit, MilestoneRequest } from '@trusswell/domain/milestones.ts'
import type { RiskPatch, RiskRequest } from '@trusswell/domain/risks.ts'
import type { TaskPatch, TaskRequest } from '@trusswell/domain/tasks.ts'
import { answerOf } from '../../../lib/api/answer-of.ts'
import { api } from '../../../lib/api/browser-api.ts'
import { defined } from '@trusswell/domain/defined.ts'

export type WorkQuery = { limit: number; cursor?: string }

/** Everything about a project is cached below its key, and below the one that live messages refresh. */
export const projectKey = (id: string) => ['projects', id] as const

const at = (id: string) => ({ params: { path: { id } } })
const list = (id: string, query: WorkQuery, signal: AbortSignal) => ({
  params: { path: { id }, query },
  signal,
})
const once = (id: string, key: string) => ({ params: { path: { id }, header: { 'idempotency-key': key } } })
const item = (id: string, item: string) => ({ params: { path: { id, item } } })

type Read = [id: string, query: WorkQuery, signal: AbortSignal]
type Add<Body> = [id: string, body: Body, key: string]
type Edit<Body> = [id: string, row: string, body: Body]
type One = [id: string, row: string]

export const readProject = (id: string, signal: AbortSignal) =>
  answerOf(api.GET('/api/projects/{id}', { ...at(id), signal }))

const milestones = '/api/projects/{id}/milestones'
export const milestoneSource = {
  name: 'milestones',
  one: 'milestone',
  list: (...[id, query, signal]: Read) => answerOf(api.GET(milestones, list(id, query, signal))),
  add: (...[id, body, key]: Add<MilestoneRequest>) =>
    answerOf(api.POST(milestones, { ...once(id, key), body: defined(body) })),
  edit: (...[id, row, body]: Edit<MilestoneEdit>) =>
    answerOf(api.PUT(`${milestones}/{item}`, { ...item(id, row), body: defined(body) })),
  answer: (...[id, row, body]: Edit<MilestoneAnswer>) =>
    answerOf(api.PUT(`${milestones}/{item}/acceptance`, { ...item(id, row), body: defined(body) })),
  remove: (...[id, row]: One) => answerOf(api.DELETE(`${milestones}/{item}`, item(id, row))),
  restore: (...[id, row]: One) => answerOf(api.POST(`${milestones}/{item}/restore`, item(id, row))),
}

const tasks = '/api/projects/{id}/tasks'
export const taskSource = {
  name: 'tasks',
  one: 'task',
  list: (...[id, query, signal]: Read) => answerOf(api.GET(tasks, list(id, query, signal))),
  add: (...[id, body, key]: Add<TaskRequest>) => answerOf(api.POST(tasks, { ...once(id, key), body })),
  edit: (...[id, row, body]: Edit<TaskPatch>) =>
    answerOf(api.PATCH(`${tasks}/{item}`, { ...item(id, row), body: defined(body) })),
  remove: (...[id, row]: One) => answerOf(api.DELETE(`${tasks}/{item}`, item(id, row))),
  restore: (...[id, row]: One) => answerOf(api.POST(`${tasks}/{item}/restore`, item(id, row))),
}

const expenses = '/api/projects/{id}/expenses'
export const expenseSource = {
  name: 'expenses',
  one: 'expense',
  list: (...[id, query, signal]: Read) => answerOf(api.GET(expenses, list(id, query, signal))),
  add: (...[id, body, key]: Add<ExpenseRequest>) => answerOf(api.POST(expenses, { ...once(id, key), body })),
  edit: (...[id, row, body]: Edit<z.infer<typeof ExpensePatch>>) =>
    answerOf(api.PATCH(`${expenses}/{item}`, { ...item(id, row), body: defined(body) })),
  remove: (...[id, row]: One) => answerOf(api.DELETE(`${expenses}/{item}`, item(id, row))),
  restore: (...[id, row]: One) => answerOf(api.POST(`${expenses}/{item}/restore`, item(id, row))),
}

const risks = '/api/projects/{id}/risks'
export const riskSource = {
  name: 'risks',
  one: 'risk',
  list: (...[id, query, signal]: Read) => answerOf(api.GET(risks, list(id, query, signal))),
  add: (...[id, body, key]: Add<RiskRequest>) => answerOf(api.POST(risks, { ...once(id, key), body })),
  edit: (...[id, row, body]: Edit<z.infer<typeof RiskPatch>>) =>
    answerOf(api.PATCH(`${risks}/{item}`, { ...item(id, row), body: defined(body) })),
  remove: (...[id, row]: One) => answerOf(api.DELETE(`${risks}/{item}`, item(id, row))),
  restore: (...[id, row]: One) => answerOf(api.POST(`${risks}/{item}/restore`, item(id, row))),
}
