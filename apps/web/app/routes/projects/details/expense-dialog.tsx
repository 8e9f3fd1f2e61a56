import { type Expense, expenseCategoryLabels } from '@trusswell/domain/expenses.ts'
import { useRowForm } from '../../../lib/forms/use-row-form.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { FormDatePicker } from '../../../ui/form-fields.tsx'
import { NativeSelect } from '../../../ui/native-select.tsx'
import { optionsOf } from '../../../ui/options-of.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { GroupedField } from '../../../ui/grouped-field.tsx'
import { expenseSource } from '../work/work-source.ts'
import { ExpenseForm, expenseLabels, expenseValues, expenseWord } from './expense-form.ts'
import { sharedHint } from './shared-with-client.tsx'

type ExpenseDialogProps = {
  projectId: string
  expense: Expense | null
  onSaved: (expense: Expense) => void
  onClose: () => void
}

const categories = optionsOf(expenseCategoryLabels)

export function ExpenseDialog({ projectId, expense, onSaved, onClose }: ExpenseDialogProps) {
  const form = useRowForm({
    row: expense,
    labels: expenseLabels,
    valuesOf: expenseValues,
    wordOf: expenseWord,
    schema: ExpenseForm,
    save: ({ body, changes, version, key }) =>
      expense
        ? expenseSource.edit(projectId, expense.id, { ...changes, version })
        : expenseSource.add(projectId, body, key),
    onSaved,
    failed: 'Failed to save expense',
  })
  return (
    <FormDialog title={expense ? 'Edit Expense' : 'New Expense'} form={form} onClose={onClose}>
      <TextField label={expenseLabels.description} {...form.field('description')} autoComplete="off" />
      <div className="ui-dialog-pair">
        <GroupedField label={expenseLabels.amount} {...form.field('amount')} before="₹" />
        <NativeSelect label={expenseLabels.category} {...form.field('category')} options={categories} />
        <FormDatePicker name="spent_on" label={expenseLabels.spent_on} />
      </div>
      <Checkbox
        label={expenseLabels.shared_with_client}
        hint={sharedHint}
        {...form.field('shared_with_client')}
      />
    </FormDialog>
  )
}
