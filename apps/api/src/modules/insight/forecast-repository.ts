import {
  earned,
  type Forecast,
  forecastFinish,
  forecastPrior,
  type ForecastPrior,
} from '@trusswell/domain/forecast.ts'
import { forecastProject, heldAt, isRunning, outcomeOf } from '@trusswell/domain/forecast-project.ts'
import { forecastSentence, type ForecastDays } from '@trusswell/domain/forecast-sentence.ts'
import type { ProjectForecast } from '@trusswell/domain/insight.ts'
import { floorPercent } from '@trusswell/domain/insight-fraction.ts'
import { planOf, progressOf } from '@trusswell/domain/insight-plan.ts'
import type { ProjectStatus } from '@trusswell/domain/projects.ts'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../platform/database.ts'
import type { WorkRows } from './repository.ts'

// The latest projects are the most representative, and a limit bounds the cost of a forecast.
const mostOutcomes = 200

/** How our finished projects went. */
export async function readPrior(reader: Reader): Promise<ForecastPrior> {
  const rows = await reader
    .selectFrom('project_outcomes')
    .select(['planned_days', 'actual_days'])
    .orderBy('finished_on', 'desc')
    .orderBy('project_id')
    .limit(mostOutcomes)
    .execute()
  return forecastPrior(rows.map(({ planned_days, actual_days }) => actual_days / planned_days))
}

type Stored = {
  day: string
  basis: string
  missing: string[]
  earliest: string | null
  middle: string | null
  latest: string | null
  decides: unknown
  inputs: unknown
}
const columns = ['day', 'basis', 'missing', 'earliest', 'middle', 'latest', 'decides', 'inputs'] as const

export const findForecast = (reader: Reader, projectId: string) =>
  reader
    .selectFrom('project_forecasts')
    .select(columns)
    .where('project_id', '=', projectId)
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst()

/** The latest ranges of running projects, by id. */
export async function readForecasts(reader: Reader, projects: { id: string; status: ProjectStatus }[]) {
  const running = projects.filter(isRunning).map(({ id }) => id)
  if (running.length === 0) return new Map<string, ForecastDays>()
  const rows = await reader
    .selectFrom('project_forecasts')
    .distinctOn('project_id')
    .select(['project_id', 'earliest', 'latest'])
    .where('project_id', 'in', running)
    .orderBy('project_id')
    .orderBy('day', 'desc')
    .execute()
  return new Map<string, ForecastDays>(rows.map(({ project_id, ...days }) => [project_id, days]))
}

/** One row a day while there is a range; "not enough data" is stored once, until it changes. */
export async function storeForecast(
  tx: Tx,
  id: string,
  rows: WorkRows,
  { prior, today }: { prior: ForecastPrior; today: string },
): Promise<void> {
  const project = forecastProject(id, rows)
  const { decides, ...forecast } = forecastFinish(project, prior, today)
  const last = await findForecast(tx, id)
  if (
    forecast.basis === 'none' &&
    last?.basis === 'none' &&
    String(last.missing) === String(forecast.missing)
  )
    return
  // A project that never ran has no forecast to withdraw.
  if (!last && forecast.missing.includes('not_running')) return
  const values = {
    progress: floorPercent(progressOf(planOf(rows.project, rows.tasks, rows.milestones))),
    ...forecast,
    decides: JSON.stringify(decides.map(({ id: item, share }) => ({ id: item, share }))),
    inputs: JSON.stringify({
      start_date: project.start_date,
      planned_end: project.planned_end,
      earned_days: earned(project),
      prior,
    }),
  }
  await tx
    .insertInto('project_forecasts')
    .values({ project_id: id, day: today, ...values })
    .onConflict((conflict) =>
      conflict
        .columns(['project_id', 'day'])
        .doUpdateSet(values)
        .where(
          sql<boolean>`(project_forecasts.progress, project_forecasts.basis, project_forecasts.missing,
            project_forecasts.earliest, project_forecasts.middle, project_forecasts.latest, project_forecasts.decides,
            project_forecasts.inputs) is distinct from (excluded.progress, excluded.basis, excluded.missing,
            excluded.earliest, excluded.middle, excluded.latest, excluded.decides, excluded.inputs)`,
        ),
    )
    .execute()
  await storeRange(tx, id, forecast)
}

/** In the project's row too, where lists read it. */
async function storeRange(tx: Tx, id: string, { earliest, latest }: ForecastDays): Promise<void> {
  await tx
    .updateTable('projects')
    .set({ forecast_earliest: earliest, forecast_latest: latest })
    .where('id', '=', id)
    .where(
      sql<boolean>`(forecast_earliest, forecast_latest) is distinct from (${earliest}::date, ${latest}::date)`,
    )
    .execute()
}

/** Of a completed project; one that was reopened has none. */
export async function storeOutcome(tx: Tx, project_id: string, rows: WorkRows | null): Promise<void> {
  const outcome = rows && outcomeOf(rows)
  if (!outcome) {
    await tx.deleteFrom('project_outcomes').where('project_id', '=', project_id).execute()
    return
  }
  const made = await tx
    .selectFrom('project_forecasts')
    .select(['day', 'progress', 'earliest', 'latest'])
    .where('project_id', '=', project_id)
    .where('basis', '<>', 'none')
    .execute()
  const held = heldAt(made, outcome.finished_on)
  const values = { ...outcome, held_25: held[25], held_50: held[50], held_75: held[75] }
  await tx
    .insertInto('project_outcomes')
    .values({ project_id, ...values })
    .onConflict((conflict) => conflict.column('project_id').doUpdateSet(values))
    .execute()
}

type Decides = { id: string; share: number }[]
type Inputs = { planned_end: string; prior: ForecastPrior }

/** Titles are those that the reader sees today. */
export function presentForecast(
  stored: Stored | undefined,
  rows: WorkRows,
  { staff, today }: { staff: boolean; today: string },
): ProjectForecast | null {
  if (!stored || !isRunning(rows.project) || stored.missing.includes('not_running')) return null
  const titles = new Map([...rows.milestones, ...rows.tasks].map(({ id, title }) => [id, title]))
  const decides = (stored.decides as Decides).flatMap(({ id, share }) => {
    const title = titles.get(id)
    return title === undefined ? [] : [{ id, title, share }]
  })
  const { earliest, middle, latest } = stored
  const basis = stored.basis as Forecast['basis']
  const missing = stored.missing as Forecast['missing']
  const { planned_end, prior } = stored.inputs as Inputs
  return {
    sentence: forecastSentence({ basis, missing, earliest, middle, latest, decides }, today),
    made_on: stored.day,
    numbers: staff
      ? {
          basis,
          missing,
          earliest,
          middle,
          latest,
          planned_end,
          decides: decides.map(({ title, share }) => ({ title, share: Math.round(share * 100) })),
          finished_projects: prior.projects,
        }
      : null,
  }
}
