import { kolkataDay } from '@trusswell/domain/days.ts'
import { floorPercent } from '@trusswell/domain/insight-fraction.ts'
import { plannedOf, planOf, type PlanProject } from '@trusswell/domain/insight-plan.ts'
import {
  replayActivity,
  type ProjectActivity,
  type ReplayedState,
} from '@trusswell/domain/project-activity.ts'
import type { Snapshot, WorkRows } from './repository.ts'

export type DaySnapshot = Snapshot & { spent_paise: number }
type Line = Pick<ProjectActivity, 'at' | 'entity' | 'entity_id' | 'action' | 'change'>
type Expense = { amount_paise: number; spent_on: string }

/** What a day ends with. */
export function snapshotOf(rows: WorkRows & { spent_paise: number }, day: string): DaySnapshot {
  const plan = planOf(rows.project, rows.tasks, rows.milestones)
  const planned = plannedOf(plan, day)
  const weigh = (items: { weight: number }[]) => items.reduce((sum, { weight }) => sum + weight, 0)
  const done = plan.items.filter((item) => item.done)
  return {
    day,
    weight: weigh(plan.items),
    done_weight: weigh(done),
    tasks_total: plan.items.length,
    tasks_done: done.length,
    planned: planned && floorPercent(planned.share),
    spent_paise: rows.spent_paise,
  }
}

/** The state at the end of each day with a line in the project's history. */
export function replayDays(lines: Line[], created_on: string): DaySnapshot[] {
  const byDay = Map.groupBy(lines, ({ at }) => kolkataDay(Date.parse(at)))
  const firstDates = new Map<string, string>()
  let state: ReplayedState = new Map()
  return [...byDay.keys()].toSorted().map((day) => {
    const today = byDay.get(day) ?? []
    for (const { entity, entity_id, change } of today) {
      const due = change['baseline_date'] ?? change['due_date']
      if (entity === 'task' && typeof due === 'string' && !firstDates.has(entity_id))
        firstDates.set(entity_id, due)
    }
    state = replayActivity(today, state)
    return snapshotOf(rowsOf(state, firstDates, { created_on, day }), day)
  })
}

function rowsOf(
  state: ReplayedState,
  firstDates: Map<string, string>,
  { created_on, day }: { created_on: string; day: string },
): WorkRows & { spent_paise: number } {
  const live = (entity: string) =>
    [...state]
      .filter(([, item]) => item.entity === entity && !item.removed)
      .map(([id, { values }]) => ({ id, ...values }))
  // Work whose beginning isn't in the history, such as imported rows, can't be weighed on earlier days.
  const weighed = (entity: string) =>
    live(entity).filter((item) => 'weight' in item && typeof item.weight === 'number')
  const [project] = live('project')
  const expenses = live('expense') as unknown as Expense[]
  return {
    project: {
      start_date: null,
      end_date: null,
      estimated_duration: null,
      ...project,
      created_on,
    } as unknown as PlanProject,
    tasks: weighed('task').map((task) => ({
      milestone_id: null,
      assignee_id: null,
      due_date: null,
      ...task,
      baseline_date: firstDates.get(task.id) ?? null,
    })) as unknown as WorkRows['tasks'],
    milestones: weighed('milestone') as unknown as WorkRows['milestones'],
    spent_paise: expenses
      .filter(({ spent_on }) => spent_on <= day)
      .reduce((sum, { amount_paise }) => sum + amount_paise, 0),
  }
}
