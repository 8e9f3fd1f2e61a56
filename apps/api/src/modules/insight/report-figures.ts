import { percentWithDigit } from '@trusswell/domain/insight-fraction.ts'
import { healthLabels } from '@trusswell/domain/insight-health-values.ts'
import { budgetBases } from '@trusswell/domain/insight-values.ts'
import { formatMoney, toPaise } from '@trusswell/domain/money.ts'
import type { Report } from './read-figures.ts'

export const inMoney = (rupees: number) => formatMoney(toPaise(rupees))

export type KeyFigure = {
  label: string
  value: string
  note: string
  /** From 0 to 1, where the value can be drawn as a bar. */
  share?: number
}

/** The key figures as they read, the same in the PDF and the CSV. */
export function keyFigures({ progress, analytics }: Report): KeyFigure[] {
  const { metrics, schedule } = progress
  const { project_metrics: project, earned_value: value } = analytics
  const items = metrics.counted === 'milestones' ? 'milestones' : 'tasks'
  const figures: KeyFigure[] = [
    {
      label: 'Overall progress',
      value: `${metrics.overall_progress}%`,
      note: 'by weight',
      share: metrics.overall_progress / 100,
    },
    {
      label: 'Time elapsed',
      value: `${metrics.time_elapsed}%`,
      note: daysOf(project),
      share: metrics.time_elapsed / 100,
    },
    {
      label: metrics.counted === 'milestones' ? 'Milestones completed' : 'Tasks completed',
      value: `${metrics.completed_tasks} of ${metrics.total_tasks}`,
      note: `${metrics.delayed_tasks} delayed ${items}`,
      share: metrics.total_tasks === 0 ? 0 : metrics.completed_tasks / metrics.total_tasks,
    },
    {
      label: 'Budget utilization',
      value: percentWithDigit(project.spent_budget, project.total_budget),
      note: `${inMoney(project.spent_budget)} of ${
        project.total_budget === null ? 'no budget' : inMoney(project.total_budget)
      }. ${budgetBases[project.budget_of]}.`,
      share: project.total_budget ? project.spent_budget / project.total_budget : 0,
    },
    {
      label: 'Team performance',
      value: metrics.team_performance === null ? '–' : `${metrics.team_performance}%`,
      note: 'done by the first date, by weight',
    },
    { label: 'Team size', value: String(project.team_size), note: 'active members' },
  ]
  if (schedule) {
    const { planned_progress, variance, spi, spi_t } = schedule
    figures.push({
      label: 'Planned progress',
      value: planned_progress === null ? '–' : `${planned_progress}%`,
      note: `${againstPlan(variance)}, SPI ${spi ?? '–'}, SPI(t) ${spi_t ?? '–'}`,
    })
  }
  if (value)
    figures.push({
      label: 'Estimate at completion',
      value: inMoney(value.estimate_at_completion),
      note: `earned ${inMoney(value.earned)}, CPI ${value.cpi ?? '–'} by weight`,
    })
  return figures
}

/** The project's status and its expected finish. */
export const standingLines = ({ progress }: Report): [label: string, value: string, note: string][] => [
  ['Health', healthLabels[progress.health], progress.health_reason],
  ...(progress.forecast
    ? [
        ['Forecast', progress.forecast.sentence, `as of ${progress.forecast.made_on}`] as [
          string,
          string,
          string,
        ],
      ]
    : []),
]

const againstPlan = (variance: number | null) =>
  variance === null
    ? 'no plan to compare with'
    : `${Math.abs(variance)} points ${variance < 0 ? 'behind' : 'ahead of'} plan`

const daysOf = ({ time_elapsed, project_duration }: Report['analytics']['project_metrics']) =>
  project_duration === null ? `day ${time_elapsed}` : `day ${time_elapsed} of ${project_duration}`
