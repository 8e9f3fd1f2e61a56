import type { Person } from '@trusswell/domain/actor.ts'
import { addDays } from '@trusswell/domain/days.ts'
import { toPaise } from '@trusswell/domain/money.ts'
import type { Seed, SeedContext } from '../manifest.ts'
import { clientOfProject } from './client-of-project.ts'
import { createProject, withPaise } from './create-project.ts'
import { recordChange } from './record-change.ts'
import { agreedValueChange, editProject } from './edit-project.ts'
import { getProjectRow, listTeam } from './repository.ts'
import { setTeam } from './set-team.ts'
import { history } from './seed-history.ts'
import { samples, type Sample } from './seed-samples.ts'
import { stories } from './seed-stories.ts'
import { expenseKind, milestoneKind, riskKind, taskKind } from './work.ts'
import { insertDateChange, insertWork } from './work-repository.ts'
import type { Tx } from '../../platform/database.ts'
import { newId } from '../../platform/ids.ts'

type People = SeedContext['people']
/** Sample projects, each with a past that fits its state. Existing projects aren't changed. */
export const seedProjects: Seed = async ({ app, people, today, demo }) => {
  if (!demo) return null
  const actor: Person = { kind: 'user', id: people.admin, role: 'admin' }
  let added = 0
  // The customer's own are the newest.
  for (const sample of [...history, ...stories, ...samples]) {
    const known = await app.as(actor, (tx) =>
      tx.selectFrom('projects').select('id').where('title', '=', sample.fields.title).executeTakeFirst(),
    )
    if (known) continue
    await app.as(actor, (tx) => addSample(tx, actor, { sample, people, today }))
    added += 1
  }
  return `${added} projects added`
}

async function addSample(
  tx: Tx,
  actor: Person,
  { sample, people, today }: { sample: Sample; people: People; today: string },
): Promise<void> {
  const day = (days: number) => addDays(today, days)
  const { start, ...fields } = sample.fields
  // Sample data sends no notifications.
  const emit = async () => {}
  const { status, priority } = sample
  const project_id = await createProject(tx, emit, actor, {
    client: await clientOfProject(tx, actor, { client_id: people[sample.client] }),
    fields: {
      ...withPaise({ ...fields, start_date: day(start) }),
      status,
      priority,
      end_date: day(sample.ends),
    },
    today,
  })
  if (!sample.withoutTeam)
    await setTeam(tx, emit, actor, {
      project_id,
      wanted: [
        { user_id: people.managers[sample.manager ?? 0], name: '', duty: 'project_manager' },
        { user_id: people.managers[sample.manager === 1 ? 0 : 1], name: '', duty: 'site_supervisor' },
        { user_id: null, name: 'Ravi Teja', duty: 'member' },
      ],
    })
  const project = await getProjectRow(tx, project_id)
  const agreed = await agreedValueChange(tx, project, { agreed_value: sample.agreed, today })
  const phase = sample.phase === undefined ? {} : { current_phase: sample.phase }
  const changes = { ...agreed, ...phase }
  await editProject(tx, emit, actor, { project, version: undefined, changes, today })
  if (sample.budget !== undefined)
    await tx
      .insertInto('project_cost_budgets')
      .values({ project_id, amount_paise: toPaise(sample.budget), set_by: actor.id })
      .execute()
  const past = { project_id, day, planned: Math.min(start, 0) }
  await addMilestones(tx, actor, sample, past)
  await addTasks(tx, actor, sample, past)
  for (const { rupees, spent, ...rest } of sample.expenses ?? []) {
    const change = { ...rest, amount_paise: toPaise(rupees), spent_on: day(spent) }
    const { id } = await insertWork(tx, expenseKind, { project_id, id: newId(), ...change })
    await recordChange(tx, actor, {
      project_id,
      entity: 'expense',
      entity_id: id,
      action: 'added',
      change,
      at: noon(change.spent_on),
    })
  }
  for (const risk of sample.risks ?? []) {
    const change = { ...risk, status: 'open' }
    const { id } = await insertWork(tx, riskKind, { project_id, id: newId(), ...change })
    await recordChange(tx, actor, { project_id, entity: 'risk', entity_id: id, action: 'added', change })
  }
}

type Past = {
  project_id: string
  day: (days: number) => string
  /** When the plan was made. */
  planned: number
}
type Change = Parameters<typeof recordChange>[2]

const noon = (date: string) => `${date}T06:30:00Z`

async function addMilestones(tx: Tx, actor: Person, { milestones }: Sample, past: Past): Promise<void> {
  const { project_id, day, planned } = past
  for (const [title, description, due, done, weight, moved] of milestones) {
    const first = day(moved?.from ?? due)
    const id = newId()
    const status = done !== null ? 'completed' : due < 14 ? 'in_progress' : 'pending'
    const completion_date = done === null ? null : day(done)
    const values = { title, description, weight, baseline_date: first }
    const now = { due_date: day(due), status, completion_date }
    await insertWork(tx, milestoneKind, { project_id, id, added_by: actor.id, ...values, ...now })
    const line = (action: Change['action'], change: Change['change'], on: number) =>
      recordChange(tx, actor, {
        project_id,
        entity: 'milestone',
        entity_id: id,
        action,
        change: change ?? {},
        at: noon(day(on)),
      })
    const begun = status === 'in_progress' ? 'in_progress' : 'pending'
    await line('added', { ...values, due_date: first, status: begun, completion_date: null }, planned)
    if (moved) {
      const { from, on, reason } = moved
      const change = { from_date: day(from), to_date: day(due), moved_at: noon(day(on)), moved_by: actor.id }
      await insertDateChange(tx, { id: newId(), project_id, milestone_id: id, reason, ...change })
      await line('changed', { due_date: day(due) }, on)
    }
    if (done !== null) await line('changed', { status, completion_date }, done)
  }
}

async function addTasks(tx: Tx, actor: Person, { tasks }: Sample, past: Past): Promise<void> {
  const { project_id, day, planned } = past
  const team = await listTeam(tx, project_id)
  for (const [index, [title, status, due, weight, done = Math.min(due, 0)]] of tasks.entries()) {
    const id = newId()
    const values = {
      title,
      due_date: day(due),
      weight,
      assignee_id: team[index % team.length]?.id ?? null,
      milestone_id: null,
    }
    const completed_on = status === 'done' ? day(done) : null
    await insertWork(tx, taskKind, { project_id, id, ...values, status, completed_on })
    const line = { project_id, entity: 'task' as const, entity_id: id }
    const added = { ...values, status: status === 'done' ? 'todo' : status, completed_on: null }
    await recordChange(tx, actor, { ...line, action: 'added', change: added, at: noon(day(planned)) })
    if (status === 'done') {
      const change = { status, completed_on }
      await recordChange(tx, actor, { ...line, action: 'changed', change, at: noon(day(done)) })
    }
  }
}
