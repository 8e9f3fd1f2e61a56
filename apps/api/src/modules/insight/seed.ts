import { system } from '@trusswell/domain/actor.ts'
import { forecastStages, outcomeOf } from '@trusswell/domain/forecast-project.ts'
import { floorPercent } from '@trusswell/domain/insight-fraction.ts'
import { planOf, progressOf } from '@trusswell/domain/insight-plan.ts'
import type { Tx } from '../../platform/database.ts'
import type { Seed } from '../manifest.ts'
import { renewCounts } from './counts.ts'
import { foldProject } from './fold.ts'
import { readPrior, storeForecast } from './forecast-repository.ts'
import { readWork, type WorkRows } from './repository.ts'

/** What the worker computes of projects, so that lists and counts are right before its first run; and forecasts of the past. */
export const seedInsight: Seed = async ({ worker, today, demo }) => {
  if (!demo) return null
  const missing = await worker.as(system, async (tx) => {
    const projects = await tx
      .selectFrom('projects')
      .select('id')
      .where('health', 'is', null)
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .execute()
    const found: { id: string; finished: string | null }[] = []
    for (const { id } of projects) {
      const rows = await readWork(tx, id)
      found.push({ id, finished: (rows && outcomeOf(rows)?.finished_on) ?? null })
    }
    return found
  })
  // In the order in which they finished, because forecasts start from those that finished before.
  const last = '9999-12-31'
  const ordered = missing.toSorted((a, b) => (a.finished ?? last).localeCompare(b.finished ?? last))
  let forecasts = 0
  for (const { id, finished } of ordered)
    forecasts += await worker.as(system, async (tx) => {
      const prior = await readPrior(tx)
      const made = finished === null ? 0 : await forecastPast(tx, id, prior)
      await foldProject(tx, id, { today, since: today, prior })
      return made
    })
  if (missing.length > 0) await renewCounts(worker)
  return `${missing.length} projects computed, ${forecasts} forecasts added`
}

/** The forecasts of a finished project on the days on which it reached each stage. */
async function forecastPast(
  tx: Tx,
  id: string,
  prior: Awaited<ReturnType<typeof readPrior>>,
): Promise<number> {
  const rows = await readWork(tx, id)
  if (!rows) return 0
  const days = [
    ...rows.tasks.map(({ completed_on }) => completed_on),
    ...rows.milestones.map(({ completion_date }) => completion_date),
  ].filter((day) => day !== null)
  const stages = new Set<number>()
  for (const day of [...new Set(days)].toSorted()) {
    const then = rowsOn(rows, day)
    const progress = floorPercent(progressOf(planOf(then.project, then.tasks, then.milestones)))
    const stage = forecastStages.findLast((each) => progress >= each)
    if (stage === undefined || progress === 100 || stages.has(stage)) continue
    stages.add(stage)
    await storeForecast(tx, id, then, { prior, today: day })
  }
  return stages.size
}

/** As they were at the end of a day. */
const rowsOn = ({ project, tasks, milestones }: WorkRows, day: string): WorkRows => ({
  project: { ...project, status: 'in_progress' },
  tasks: tasks.map((task) =>
    task.completed_on !== null && task.completed_on > day
      ? { ...task, status: 'todo', completed_on: null }
      : task,
  ),
  milestones: milestones.map((milestone) =>
    milestone.completion_date !== null && milestone.completion_date > day
      ? { ...milestone, status: 'pending', completion_date: null }
      : milestone,
  ),
})
