import { useQueryClient } from '@tanstack/react-query'
import { type CostBudget, CostBudgetRequest } from '@trusswell/domain/insight-plan-changes.ts'
import { formatAmount } from '@trusswell/domain/money.ts'
import { z } from 'zod'
import { useRowForm } from '../../../lib/forms/use-row-form.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { numberOf } from '../../../ui/group-digits.ts'
import { GroupedField } from '../../../ui/grouped-field.tsx'
import { showSuccess } from '../../../ui/outcome-toast.ts'
import { projectKey } from '../work/work-source.ts'
import { costBudgetKey } from './cost-budget-key.ts'
import { putCostBudget } from './details-source.ts'

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

export default function CostBudgetDialog({ projectId, budget, onClose }: DialogProps) {
  const queries = useQueryClient()
  const form = useRowForm({
    row: budget,
    labels,
    valuesOf,
    schema: Form,
    save: ({ body, version }) => putCostBudget(projectId, { ...body, version }),
    onSaved: (saved) => {
      queries.setQueryData(costBudgetKey(projectId), saved)
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
