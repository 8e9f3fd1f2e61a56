import type { Person } from '@trusswell/domain/actor.ts'
import type { Tx } from '../../platform/database.ts'
import type { Emit } from '../../platform/events.ts'
import { newId } from '../../platform/ids.ts'
import { notificationRequested } from '../notifications/events.ts'
import { askedFor } from './answer-milestone.ts'
import { recordChange } from './record-change.ts'
import { listTeam } from './repository.ts'
import type { Sample } from './seed-samples.ts'
import { milestoneKind, taskKind } from './work.ts'
import { insertDateChange, insertWork } from './work-repository.ts'

type Past = {
  project_id: string
  day: (days: number) => string
  /** When the plan was made. */
  planned: number
  emitAt: (day: string) => Emit
}
type Change = Parameters<typeof recordChange>[2]
/** The completed ones by their titles, and on which day. */
export type Completed = Map<string, { id: string; on: number }>

export const noon = (date: string) => `${date}T06:30:00Z`

export async function addMilestones(
  tx: Tx,
  actor: Person,
  { status: project, milestones, acceptances = [] }: Sample,
  past: Past,
): Promise<Completed> {
  const { project_id, day, planned } = past
  const completed: Completed = new Map()
  for (const [title, description, due, done, weight, moved] of milestones) {
    const first = day(moved?.from ?? due)
    const id = newId()
    const isNear = project === 'in_progress' && due < 14
    const status = done !== null ? 'completed' : isNear ? 'in_progress' : 'pending'
    const completion_date = done === null ? null : day(done)
    const isAsked = done !== null && acceptances.some(({ milestone }) => milestone === title)
    const acceptance = isAsked ? askedFor('completed', Date.parse(noon(day(done)))) : {}
    const values = { title, description, weight, baseline_date: first }
    const now = { due_date: day(due), status, completion_date }
    await insertWork(tx, milestoneKind, {
      project_id,
      id,
      added_by: actor.id,
      ...values,
      ...now,
      ...acceptance,
    })
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
    if (done === null) continue
    await line('changed', { status, completion_date, ...acceptance }, done)
    completed.set(title, { id, on: done })
    await past.emitAt(day(done))(tx, notificationRequested, {
      kind: 'milestone_completed',
      event_key: `milestone_completed:${id}`,
      subject: { type: 'milestone', id },
      actor_id: actor.id,
      detail: null,
    })
  }
  return completed
}

export async function addTasks(tx: Tx, actor: Person, { tasks }: Sample, past: Past): Promise<void> {
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
