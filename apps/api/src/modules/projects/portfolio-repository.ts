import type { Health } from '@trusswell/domain/insight-health.ts'
import type { PortfolioGroup } from '@trusswell/domain/portfolio.ts'
import { typedReference } from '@trusswell/domain/references.ts'
import { projectStart } from '@trusswell/domain/schedule.ts'
import { kolkataDay } from '@trusswell/domain/days.ts'
import { sql } from 'kysely'
import type { Reader } from '../../platform/database.ts'
import { byName, type PageQuery, readPage } from '../../platform/paging.ts'
import { findIn, isFound } from '../../platform/searching.ts'
import { toCard } from './present-project.ts'
import { cardColumns } from './repository.ts'

export type PortfolioQuery = PageQuery & {
  group: PortfolioGroup
  search?: string | undefined
  health?: Health | undefined
  /** `none`: those without one. */
  manager?: string | undefined
  organisation?: string | undefined
}

const columns = [
  ...cardColumns,
  'manager_name',
  'forecast_earliest',
  'forecast_latest',
  'estimated_cost_paise',
  'agreed_value_paise',
  'agreed_tax_rate',
] as const

const orders = { manager: byName('manager_name'), organisation: byName('client_name') }

/** Running projects by the name of their group, each with its card. */
export async function listRunning(tx: Reader, query: PortfolioQuery, today: string) {
  const rows = filtered(tx, query)
  const { search } = query
  const isSearched = search !== undefined && search !== '' && !typedReference(search)
  const found = isSearched ? await findIn(tx, 'projects', search, { rows, query }) : null
  const { data, ...page } = await readPage(
    found ? rows.where(isFound(found)) : rows,
    query,
    orders[query.group],
  )
  return {
    data: data.map((row) => ({
      ...row,
      card: toCard(row, today),
      starts_on: projectStart({
        start_date: row.start_date,
        created_on: kolkataDay(Date.parse(row.created_at)),
      }),
    })),
    ...page,
  }
}

function filtered(tx: Reader, query: PortfolioQuery) {
  const { search, health, manager, organisation } = query
  let rows = tx
    .selectFrom('projects')
    .select(columns)
    .where('deleted_at', 'is', null)
    // Written out as in the indexes.
    .where(sql<boolean>`status in ('planning', 'in_progress')`)
  if (health) rows = rows.where('health', '=', health)
  if (manager === 'none') rows = rows.where('manager_id', 'is', null).where('manager_name', '=', '')
  else if (manager) {
    // Together with the name, which the indexes begin with.
    const name = tx.selectFrom('users').select('name').where('id', '=', manager)
    rows = rows.where('manager_id', '=', manager).where('manager_name', '=', name)
  }
  if (organisation) rows = rows.where('organisation_id', '=', organisation)
  const reference = typedReference(search ?? '')
  return reference ? rows.where('reference', '=', reference) : rows
}
