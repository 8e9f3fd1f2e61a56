import { ApplicationStatus } from '@trusswell/domain/applications.ts'
import { forecastStages } from '@trusswell/domain/forecast-project.ts'
import type { AdminOverview } from '@trusswell/domain/insight.ts'
import { toRupees } from '@trusswell/domain/money.ts'
import { ProjectStatus } from '@trusswell/domain/projects.ts'
import type { Reader } from '../../platform/database.ts'
import { listMonths } from '../payments/admin-repository.ts'
import { readCounts, type Counts } from './counts.ts'
import { needsYou } from './waiting.ts'

const monthsShown = 12
const shown = ['users', 'projects', 'applications', 'forecasts', 'waiting'] as const

export async function readOverview(reader: Reader, today: string): Promise<AdminOverview> {
  const [counts, months] = await Promise.all([readCounts(reader, shown), listMonths(reader)])
  const revenue_by_month = revenueOf(months, today)
  return {
    stats: {
      total_users: sum(counts.users),
      active_users: counts.users['active'] ?? 0,
      monthly_revenue: revenue_by_month.at(-1)?.revenue ?? 0,
      total_applications: sum(counts.applications),
    },
    revenue_by_month,
    projects_by_status: ProjectStatus.options.map((status) => ({
      status,
      count: counts.projects[status] ?? 0,
    })),
    applications_by_status: ApplicationStatus.options.map((status) => ({
      status,
      count: counts.applications[status] ?? 0,
    })),
    forecast_record: recordOf(counts.forecasts),
    needs_you: needsYou(counts.waiting),
  }
}

const recordOf = (counts: Counts): AdminOverview['forecast_record'] =>
  forecastStages.map((stage) => {
    const held = counts[`${stage} held`] ?? 0
    return { stage, held, forecasts: held + (counts[`${stage} missed`] ?? 0) }
  })

const sum = (counts: Counts) => Object.values(counts).reduce((all, each) => all + each, 0)

type Months = Awaited<ReturnType<typeof listMonths>>

/** Received less refunded and charged back; a month without payments is 0. */
function revenueOf(months: Months, today: string): AdminOverview['revenue_by_month'] {
  const [year = 0, month = 0] = today.split('-').map(Number)
  return Array.from({ length: monthsShown }, (_, index) => {
    const at = new Date(Date.UTC(year, month - monthsShown + index, 1)).toISOString()
    const found = months.find((each) => each.month === at.slice(0, 7))
    const paise = found ? found.credited_paise - found.refunded_paise - found.disputed_paise : 0
    return { month: at.slice(0, 10), revenue: toRupees(paise) }
  })
}
