import type { ManagerLoad } from '@trusswell/domain/portfolio.ts'
import { Link, useSearchParams } from 'react-router'
import { messageOf } from '../../../../lib/api/api-error.ts'
import { Card } from '../../../../ui/card.tsx'
import { type FailedQuery, QueryError } from '../../../../ui/query-error.tsx'
import { Table, type Column } from '../../../../ui/table.tsx'
import { searchWith } from '../../../../ui/url-params.ts'
import { Money } from './portfolio-table.tsx'

/** The load of each manager; a name filters the projects above. */
export function ManagerLoads({ query, loads }: { query: FailedQuery; loads: ManagerLoad[] }) {
  const [params] = useSearchParams()
  if (query.error && loads.length === 0)
    return (
      <Card title="Load per manager" className="portfolio-loads">
        <QueryError
          query={query}
          message={messageOf(query.error, 'We couldn’t load the managers’ projects.')}
        />
      </Card>
    )
  if (loads.length === 0) return null
  const columns: Column<ManagerLoad>[] = [
    {
      key: 'manager',
      header: 'Project manager',
      onCard: 'title',
      cell: ({ manager }) => (
        <Link to={searchWith(params, { manager: manager?.id ?? 'none', pages: null })}>
          {manager?.name ?? 'No project manager'}
        </Link>
      ),
    },
    { key: 'running', header: 'Running projects', align: 'end', cell: ({ running }) => running },
    { key: 'late', header: 'Late', align: 'end', cell: ({ late }) => late },
    { key: 'at_risk', header: 'At risk', align: 'end', cell: ({ at_risk }) => at_risk },
    { key: 'due', header: 'Due', align: 'end', cell: ({ due_paise }) => <Money paise={due_paise} /> },
  ]
  return (
    <Card title="Load per manager" flush className="portfolio-loads">
      <Table
        caption="Running projects of each manager"
        columns={columns}
        rows={loads}
        rowKey={({ manager }) => manager?.id ?? ''}
      />
    </Card>
  )
}
