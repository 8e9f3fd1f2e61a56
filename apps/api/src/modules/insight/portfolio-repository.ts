import { projectTotals } from '@trusswell/domain/payments.ts'
import type { ManagerLoad, PortfolioProject } from '@trusswell/domain/portfolio.ts'
import { sql } from 'kysely'
import type { Reader } from '../../platform/database.ts'
import { noTotals, readTotalsOf } from '../payments/repository.ts'
import { listRunning, type PortfolioQuery } from '../projects/portfolio-repository.ts'
import { readCounts } from './counts.ts'

/** Everything is in the rows of the projects, but for the money, which has a row for each of them. */
export async function listPortfolio(tx: Reader, query: PortfolioQuery, today: string) {
  const { data, ...page } = await listRunning(tx, query, today)
  const totals = await readTotalsOf(
    tx,
    data.map(({ id }) => id),
  )
  return { data: data.map((row) => present(row, totals.get(row.id) ?? noTotals)), ...page }
}

type Row = Awaited<ReturnType<typeof listRunning>>['data'][number]

function present({ card, ...row }: Row, totals: typeof noTotals): PortfolioProject {
  const rate = row.agreed_tax_rate
  const money = projectTotals(totals, { ...row, agreed_tax_rate: rate === null ? null : Number(rate) })
  const { forecast_earliest: earliest, forecast_latest: latest } = row
  return {
    id: row.id,
    title: row.title,
    organisation: { id: row.organisation_id, name: row.client_name },
    manager: row.manager_id === null ? null : { id: row.manager_id, name: row.manager_name },
    status: row.status,
    progress: card.progress,
    health: card.health,
    health_reason: card.health_reason,
    starts_on: row.starts_on,
    planned_end: card.due_date,
    planned_end_estimated: card.due_date_estimated,
    forecast: earliest === null || latest === null ? null : { earliest, latest },
    agreed_paise: money.agreed && money.total_budget_paise,
    received_paise: money.paid_paise,
    due_paise: money.open_paise,
  }
}

const unassigned = 'none'

/** Most projects first. Projects without a manager come before all others, because they need one. */
export async function listLoads(tx: Reader): Promise<ManagerLoad[]> {
  const { loads: counts } = await readCounts(tx, ['loads'])
  const ids = [...new Set(Object.keys(counts).map((key) => key.slice(0, key.indexOf(' '))))]
  const people = await tx
    .selectFrom('users')
    .select(['id', 'name'])
    .where('id', '=', sql<string>`any(${ids.filter((id) => id !== unassigned)}::uuid[])`)
    .execute()
  const names = new Map(people.map(({ id, name }) => [id, name]))
  const loads = ids.flatMap((id): ManagerLoad[] => {
    const of = (what: string) => counts[`${id} ${what}`] ?? 0
    const name = names.get(id)
    if (id !== unassigned && name === undefined) return []
    return [
      {
        manager: name === undefined ? null : { id, name },
        running: of('running'),
        late: of('late'),
        at_risk: of('at_risk'),
        due_paise: of('due'),
      },
    ]
  })
  const first = ({ manager }: ManagerLoad) => (manager === null ? 0 : 1)
  const nameOf = ({ manager }: ManagerLoad) => manager?.name ?? ''
  return loads.toSorted(
    (a, b) => first(a) - first(b) || b.running - a.running || nameOf(a).localeCompare(nameOf(b), 'en-IN'),
  )
}
