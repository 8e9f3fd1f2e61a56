import { useQuery } from '@tanstack/react-query'
import { formatMoney } from '@trusswell/domain/money.ts'
import { Pencil } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { messageOf } from '../../../lib/api/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { useOpen } from '../../../ui/lists/use-open.ts'
import { QueryError } from '../../../ui/query-error.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { costBudgetKey } from './cost-budget-key.ts'
import { readCostBudget } from './details-source.ts'

const CostBudgetDialog = lazy(() => import('./cost-budget-dialog.tsx'))

/** For staff: the internal cost budget, separate from the client's price. */
export function CostBudgetCard({ projectId }: { projectId: string }) {
  const { opened, open, close } = useOpen()
  const query = useQuery({
    queryKey: costBudgetKey(projectId),
    queryFn: ({ signal }) => readCostBudget(projectId, signal),
  })
  const { data, error } = query
  return (
    <Card
      title="Cost budget"
      actions={
        data && (
          <Button
            tone="secondary"
            size="small"
            icon={<Pencil aria-hidden="true" />}
            onClick={() => open('cost-budget')}
          >
            {data.amount_paise === null ? 'Set cost budget' : 'Edit cost budget'}
          </Button>
        )
      }
    >
      {error && !data ? (
        <QueryError query={query} message={messageOf(error, 'Failed to load the cost budget')} />
      ) : data ? (
        <Facts
          facts={[
            {
              term: 'Internal cost budget',
              value:
                data.amount_paise === null ? (
                  'No cost budget set. Set one to compare spending with progress.'
                ) : (
                  <span className="figures">{formatMoney(data.amount_paise)}</span>
                ),
              wide: true,
            },
          ]}
        />
      ) : (
        <Skeleton rows={1} label="Loading the cost budget" />
      )}
      {data && opened === 'cost-budget' && (
        <Suspense>
          <CostBudgetDialog projectId={projectId} budget={data} onClose={close} />
        </Suspense>
      )}
    </Card>
  )
}
