import type { WorkRows } from '../src/modules/insight/repository.ts'
import type { RandomProject, rowsOf } from './random-project.ts'

// A second computation for tests: plain numbers and loops, and nothing of the domain's code.

const dayNumber = (date: string) => Math.round(Date.parse(date) / 86_400_000)

type Item = {
  weight: number
  done: boolean
  doneOn: string | null
  due: string | null
  first: string | null
  own: boolean
}

type Work = WorkRows | Pick<ReturnType<typeof rowsOf>, 'project' | 'tasks' | 'milestones'>

export function naiveFigures({ project, tasks, milestones }: Work, today: string) {
  const start = project.start_date ?? project.created_on
  let end = project.end_date
  if (end === null && project.start_date !== null && project.estimated_duration !== null) {
    const last = dayNumber(project.start_date) + project.estimated_duration - 1
    end = new Date(last * 86_400_000).toISOString().slice(0, 10)
  }
  const items: Item[] = []
  for (const task of tasks) {
    const parent = milestones.find(({ id }) => id === task.milestone_id)
    items.push({
      weight: task.weight,
      done: task.status === 'done',
      doneOn: task.completed_on,
      due: task.due_date ?? parent?.due_date ?? end,
      first: task.baseline_date ?? parent?.baseline_date ?? end,
      own: task.due_date !== null || parent !== undefined,
    })
  }
  if (tasks.length === 0)
    for (const each of milestones)
      items.push({
        weight: each.weight,
        done: each.status === 'completed',
        doneOn: each.completion_date,
        due: each.due_date,
        first: each.baseline_date,
        own: true,
      })

  let all = 0
  let done = 0
  let dated = 0
  let planned = 0
  let late = 0
  let judged = 0
  let inTime = 0
  for (const item of items) {
    all += item.weight
    if (item.done) done += item.weight
    if (item.own) dated += item.weight
    if (item.first !== null && item.first <= today) planned += item.weight
    const finished = item.done ? (item.doneOn ?? today) : today
    if (item.due !== null && finished > item.due) late += 1
    if (item.first !== null && (item.done || item.first <= today)) {
      judged += item.weight
      if (item.done && finished <= item.first) inTime += item.weight
    }
  }
  const passed = Math.max(0, dayNumber(today) - dayNumber(start) + 1)
  const length = end === null ? null : dayNumber(end) - dayNumber(start) + 1
  const elapsed =
    length === null ? null : length <= 0 ? (passed > 0 ? 1 : 0) : Math.min(passed, length) / length
  const progress = all === 0 ? 0 : done / all
  const share = all > 0 && dated >= 0.8 * all - 1e-9 ? planned / all : elapsed
  return {
    progress: Math.floor(progress * 100 + 1e-9),
    elapsed: elapsed === null ? 0 : Math.floor(elapsed * 100 + 1e-9),
    completed: items.filter((item) => item.done).length,
    total: items.length,
    late,
    performance: judged === 0 ? null : Math.floor((inTime / judged) * 100 + 1e-9),
    planned: share,
    variance: share === null ? null : (progress - share) * 100,
    health: health(),
  }

  function health() {
    if (project.status === 'on_hold') return 'paused'
    if (project.status === 'completed') return 'done'
    if (project.status === 'cancelled') return 'cancelled'
    if (today < start) return 'not_started'
    if (end !== null && end < today) return 'late'
    if (milestones.some((each) => each.status !== 'completed' && each.due_date < today)) return 'late'
    if (tasks.some((each) => each.status !== 'done' && each.due_date !== null && each.due_date < today))
      return 'at_risk'
    if (share !== null && share - progress > 0.1 + 1e-9) return 'at_risk'
    if (end === null && items.length === 0 && passed > 7) return 'at_risk'
    return 'on_track'
  }
}

/** What these people see of the costs and risks, with plain loops. */
export function naiveMoney(spec: RandomProject, { staff, days }: { staff: boolean; days: number }) {
  const costs: Record<string, number> = {}
  let spent = 0
  for (const each of spec.expenses) {
    if (!staff && !each.shared) continue
    if (each.spent <= 0) spent += each.paise
    if (each.spent <= 0 && each.spent > -days) costs[each.category] = (costs[each.category] ?? 0) + each.paise
  }
  const risks: Record<string, number> = {}
  for (const each of spec.risks)
    if (each.status === 'open' && (staff || each.shared))
      risks[each.category] = (risks[each.category] ?? 0) + 1
  return { costs, risks, spent }
}
