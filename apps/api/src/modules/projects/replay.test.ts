import type { Actor } from '@trusswell/domain/actor.ts'
import { overallProgress, weigh } from '@trusswell/domain/progress.ts'
import { replayActivity, type ProjectActivity } from '@trusswell/domain/project-activity.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asActor, useApi, useDatabase } from '../../../test/harness.ts'
import { makePerson } from '../../../test/people.ts'
import { milestoneBody, projectBody } from '../../../test/projects.ts'

const database = useDatabase()
const api = useApi(database)

type Table = 'milestones' | 'tasks'
type Row = { id: string; version: number; status: string; deleted_at: string | null }

const table = fc.constantFrom<Table>('milestones', 'tasks')
const pick = fc.nat({ max: 4 })
const weight = fc.integer({ min: 1, max: 100 })
const status = fc.nat({ max: 3 })
const operation = fc.oneof(
  fc.record({ do: fc.constant('add' as const), table, weight, status }),
  fc.record({ do: fc.constant('change' as const), table, pick, weight, status }),
  fc.record({ do: fc.constant('remove' as const), table, pick }),
  fc.record({ do: fc.constant('undo' as const), table, pick }),
  fc.record({ do: fc.constant('project' as const), status }),
)
const statuses = {
  milestones: ['pending', 'in_progress', 'completed', 'delayed'],
  tasks: ['todo', 'in_progress', 'done', 'todo'],
} as const
const projectStatuses = ['planning', 'in_progress', 'on_hold', 'completed'] as const

test('whatever is done in whatever order, progress, completion days and the log agree with the rows', async () => {
  const manager: Actor = { kind: 'user', role: 'manager', id: (await makePerson(api, 'manager')).id }
  const client_id = (await makePerson(api, 'client')).id
  const send = async <Body>(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    payload?: object,
  ) => {
    const answer = await api.app.inject({
      method,
      url: `/api/projects${url}`,
      headers: asActor(manager),
      ...(payload ? { payload } : {}),
    })
    expect([url, answer.statusCode < 400]).toEqual([url, true])
    return (answer.body ? answer.json() : null) as Body
  }

  await fc.assert(
    fc.asyncProperty(fc.array(operation, { minLength: 1, maxLength: 14 }), async (operations) => {
      const { data: project } = await send<{ data: { id: string } }>('POST', '', projectBody({ client_id }))
      const path = `/${project.id}`
      const known: Record<Table, Row[]> = { milestones: [], tasks: [] }
      let version = 1
      const body = (of: Table, step: { weight: number; status: number }) => {
        const shared = { weight: step.weight, status: statuses[of][step.status] }
        return of === 'milestones' ? milestoneBody(api, shared) : { title: 'Task', ...shared }
      }
      for (const step of operations) {
        if (step.do === 'project') {
          const change = { version, status: projectStatuses[step.status] }
          ;({ version } = await send<{ version: number }>('PATCH', path, change))
          continue
        }
        const rows = known[step.table]
        if (step.do === 'add') {
          rows.push(await send<Row>('POST', `${path}/${step.table}`, body(step.table, step)))
          continue
        }
        const index = rows.length === 0 ? -1 : step.pick % rows.length
        const row = rows[index]
        if (!row || (row.deleted_at === null) === (step.do === 'undo')) continue
        const url = `${path}/${step.table}/${row.id}`
        if (step.do === 'change') {
          const change = { ...body(step.table, step), version: row.version }
          rows[index] = await send<Row>(step.table === 'milestones' ? 'PUT' : 'PATCH', url, change)
        } else if (step.do === 'remove') {
          await send('DELETE', url)
          rows[index] = { ...row, deleted_at: 'now', version: row.version + 1 }
        } else {
          rows[index] = await send<Row>('POST', `${url}/restore`)
        }
      }
      await holds(project.id)
    }),
    { numRuns: 40 },
  )
})

async function holds(projectId: string) {
  const rows = await database.rows<Row & { entity: string; weight: number; day: string | null }>(
    `select 'milestone' as entity, id, status, weight, completion_date::text as day, deleted_at::text from milestones where project_id = $1
     union all select 'task', id, status, weight, completed_on::text, deleted_at::text from tasks where project_id = $1`,
    [projectId],
  )
  const live = rows.filter((row) => row.deleted_at === null)
  const of = (entity: string) => live.filter((row) => row.entity === entity)
  const [project] = await database.rows<Parameters<typeof overallProgress>[0] & { status: string }>(
    `select status, tasks_weight, tasks_done_weight, milestones_weight, milestones_done_weight from projects where id = $1`,
    [projectId],
  )
  if (!project) throw new Error('no project')
  const { status: projectStatus, ...weights } = project
  expect(weights).toEqual(weigh(of('task'), of('milestone')))
  const progress = overallProgress(weights)
  expect(progress >= 0 && progress <= 100).toBe(true)
  for (const row of rows) expect(row.day !== null).toBe(row.status === 'completed' || row.status === 'done')

  const log = await database.rows<ProjectActivity & { seq: string }>(
    'select seq, entity, entity_id, action, change from project_activity where project_id = $1 order by seq',
    [projectId],
  )
  expect(log.map(({ seq }) => Number(seq))).toEqual(log.map((_, index) => index + 1))
  const state = replayActivity(log)
  expect(state.get(projectId)?.values['status']).toBe(projectStatus)
  const replayed = [...state.entries()].filter(
    ([, { entity }]) => entity === 'task' || entity === 'milestone',
  )
  expect(replayed.map(([id]) => id).toSorted()).toEqual(rows.map(({ id }) => id).toSorted())
  for (const row of rows) {
    const { removed, values } = state.get(row.id) ?? {
      removed: null,
      values: {} as ProjectActivity['change'],
    }
    expect([
      removed,
      values['status'],
      values['weight'],
      values['completion_date'] ?? values['completed_on'] ?? null,
    ]).toEqual([row.deleted_at !== null, row.status, row.weight, row.day])
  }
}
