import { addDays } from '@trusswell/domain/days.ts'
import fc from 'fast-check'
import { newId } from '../src/platform/ids.ts'

const offset = fc.integer({ min: -90, max: 90 })
const weight = fc.integer({ min: 1, max: 20 })
const task = fc.record({
  weight,
  status: fc.constantFrom('todo', 'in_progress', 'done'),
  first: fc.option(offset, { nil: null }),
  moved: fc.constantFrom(0, 0, 5, -3),
  done: fc.integer({ min: -60, max: 0 }),
  ofMilestone: fc.boolean(),
})
const milestone = fc.record({
  weight,
  done: fc.option(fc.integer({ min: -60, max: 0 }), { nil: null }),
  first: offset,
  moved: fc.constantFrom(0, 7),
})
export const anyProject = fc.record({
  status: fc.constantFrom(
    'planning',
    'in_progress',
    'in_progress',
    'in_progress',
    'on_hold',
    'completed',
    'cancelled',
  ),
  start: fc.option(fc.integer({ min: -120, max: 20 }), { nil: null }),
  end: fc.option(fc.integer({ min: -10, max: 150 }), { nil: null }),
  duration: fc.option(fc.integer({ min: 1, max: 200 }), { nil: null }),
  tasks: fc.array(task, { maxLength: 12 }),
  milestones: fc.array(milestone, { maxLength: 4 }),
  expenses: fc.array(
    fc.record({
      category: fc.constantFrom('labour', 'material', 'permits'),
      paise: fc.integer({ min: 1, max: 50_000_000 }),
      spent: fc.oneof(
        fc.integer({ min: -40, max: 5 }),
        fc.constantFrom(-365, -364, -363, -30, -29, -7, -6, 0, 1),
      ),
      shared: fc.boolean(),
    }),
    { maxLength: 8 },
  ),
  risks: fc.array(
    fc.record({
      category: fc.constantFrom('cost', 'weather'),
      severity: fc.constantFrom('low', 'medium', 'high', 'critical'),
      status: fc.constantFrom('open', 'open', 'closed'),
      shared: fc.boolean(),
    }),
    { maxLength: 5 },
  ),
  budget: fc.option(fc.integer({ min: 1, max: 100_000_000 }), { nil: null }),
})

export type RandomProject = typeof anyProject extends fc.Arbitrary<infer Value> ? Value : never

export const randomProjects = (numRuns: number, seed: number) => fc.sample(anyProject, { numRuns, seed })

const createdDaysAgo = 30

/** The rows that are stored for it. */
export function rowsOf(spec: RandomProject, today: string) {
  const day = (days: number) => addDays(today, days)
  const dayOrNone = (days: number | null) => (days === null ? null : day(days))
  const milestones = spec.milestones.map((each) => ({
    id: newId(),
    weight: each.weight,
    status: each.done === null ? 'pending' : 'completed',
    baseline_date: day(each.first),
    due_date: day(each.first + each.moved),
    completion_date: dayOrNone(each.done),
  }))
  return {
    project: {
      status: spec.status,
      start_date: dayOrNone(spec.start),
      end_date: dayOrNone(spec.end),
      estimated_duration: spec.duration,
      created_on: day(-createdDaysAgo),
    },
    milestones,
    tasks: spec.tasks.map((each) => ({
      id: newId(),
      weight: each.weight,
      status: each.status,
      baseline_date: dayOrNone(each.first),
      due_date: each.first === null ? null : day(each.first + each.moved),
      completed_on: each.status === 'done' ? day(each.done) : null,
      milestone_id: each.ofMilestone ? (milestones[0]?.id ?? null) : null,
    })),
    expenses: spec.expenses.map(({ category, paise, spent, shared }) => ({
      id: newId(),
      category,
      amount_paise: paise,
      spent_on: day(spent),
      shared_with_client: shared,
    })),
    risks: spec.risks.map(({ shared, ...each }) => ({ ...each, id: newId(), shared_with_client: shared })),
  }
}

type Query = (sql: string, values: unknown[]) => Promise<unknown>
type Stored = { rows: ReturnType<typeof rowsOf>; client_id: string; budget: number | null }

/** Inserted directly, so that dates can be in the past. */
export async function insertRows(query: Query, { rows, client_id, budget }: Stored): Promise<string> {
  const id = newId()
  const { status, start_date, end_date, estimated_duration } = rows.project
  await query(
    `insert into projects (id, title, description, client_id, status, start_date, end_date, estimated_duration, created_at)
     values ($1, 'Random', 'Random', $2, $3, $4, $5, $6, now() - interval '${createdDaysAgo} days')`,
    [id, client_id, status, start_date, end_date, estimated_duration],
  )
  await query(
    `insert into milestones (id, project_id, title, description, weight, status, baseline_date, due_date, completion_date)
     select id, $1, 'Milestone', 'A random milestone', weight, status, baseline_date, due_date, completion_date
     from jsonb_populate_recordset(null::milestones, $2)`,
    [id, JSON.stringify(rows.milestones)],
  )
  await query(
    `insert into tasks (id, project_id, title, weight, status, baseline_date, due_date, completed_on, milestone_id)
     select id, $1, 'Task', weight, status, baseline_date, due_date, completed_on, milestone_id
     from jsonb_populate_recordset(null::tasks, $2)`,
    [id, JSON.stringify(rows.tasks)],
  )
  await query(
    `insert into expenses (id, project_id, category, amount_paise, spent_on, description, shared_with_client)
     select id, $1, category, amount_paise, spent_on, 'Random', shared_with_client from jsonb_populate_recordset(null::expenses, $2)`,
    [id, JSON.stringify(rows.expenses)],
  )
  await query(
    `insert into risks (id, project_id, title, category, severity, status, shared_with_client)
     select id, $1, 'Random', category, severity, status, shared_with_client from jsonb_populate_recordset(null::risks, $2)`,
    [id, JSON.stringify(rows.risks)],
  )
  if (budget !== null)
    await query('insert into project_cost_budgets (project_id, amount_paise) values ($1, $2)', [id, budget])
  return id
}
