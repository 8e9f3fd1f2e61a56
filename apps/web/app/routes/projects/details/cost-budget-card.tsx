import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type CostBudget, CostBudgetRequest } from '@trusswell/domain/insight-plan-changes.ts'
import { formatAmount, formatMoney } from '@trusswell/domain/money.ts'
import { Pencil } from 'lucide-react'
import { z } from 'zod'
import { messageOf } from '../../../lib/api/api-error.ts'
import { useRowForm } from '../../../lib/forms/use-row-form.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { numberOf } from '../../../ui/group-digits.ts'
import { GroupedField } from '../../../ui/grouped-field.tsx'
import { useOpen } from '../../../ui/lists/use-open.ts'
import { showSuccess } from '../../../ui/outcome-toast.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { projectKey } from '../work/work-source.ts'
import { putCostBudget, readCostBudget } from './details-source.ts'

const keyOf = (projectId: string) => [...projectKey(projectId), 'cost-budget']

/** For staff: the internal cost budget, separate from the client's price. */
export function CostBudgetCard({ projectId }: { projectId: string }) {
  const { opened, open, close } = useOpen()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: keyOf(projectId),
    queryFn: ({ signal }) => readCostBudget(projectId, signal),
  })
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
        <ErrorPanel
          message={messageOf(error, 'Failed to load the cost budget')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
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
        <CostBudgetDialog projectId={projectId} budget={data} onClose={close} />
      )}
    </Card>
  )
}

const labels = { amount: 'Cost budget' }
const valuesOf = (budget: CostBudget | null) => ({
  amount: budget?.amount_paise ? formatAmount(budget.amount_paise) : '',
})
const Form = z.preprocess(
  (typed) => {
    const { amount } = typed as { amount: string }
    return { amount: amount.trim() === '' ? null : numberOf(amount) }
  },
  CostBudgetRequest.pick({ amount: true }),
)

type DialogProps = { projectId: string; budget: CostBudget; onClose: () => void }

function CostBudgetDialog({ projectId, budget, onClose }: DialogProps) {
  const queries = useQueryClient()
  const form = useRowForm({
    row: budget,
    labels,
    valuesOf,
    schema: Form,
    save: ({ body, version }) => putCostBudget(projectId, { ...body, version }),
    onSaved: (saved) => {
      queries.setQueryData(keyOf(projectId), saved)
      void queries.invalidateQueries({ queryKey: projectKey(projectId) })
      showSuccess(saved.amount === null ? 'Cost budget removed' : 'Cost budget saved')
      onClose()
    },
    failed: 'Failed to save the cost budget',
  })
  return (
    <FormDialog title="Cost Budget" form={form} onClose={onClose}>
      <GroupedField
        label={labels.amount}
        {...form.field('amount')}
        before="₹"
        optional
        hint="What the project may cost us, without GST. Clients never see it. Leave empty to remove it."
        autoFocus
      />
    </FormDialog>
  )
}
