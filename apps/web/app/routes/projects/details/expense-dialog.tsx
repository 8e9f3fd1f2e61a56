import { type Expense, expenseCategoryLabels } from '@trusswell/domain/expenses.ts'
import { DatePicker } from '../../../ui/date-picker.tsx'
import { NativeSelect } from '../../../ui/native-select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { GroupedField } from '../parts/grouped-field.tsx'
import { useWorkForm } from '../work/use-work-form.ts'
import { WorkDialog } from '../work/work-dialog.tsx'
import { expenseSource } from '../work/work-source.ts'
import { expenseLabels, expenseValues, expenseWord, parseExpense } from './expense-form.ts'

type ExpenseDialogProps = {
  projectId: string
  expense: Expense | null
  onSaved: (expense: Expense) => void
  onClose: () => void
}

const categories = Object.entries(expenseCategoryLabels).map(([value, label]) => ({ value, label }))

export function ExpenseDialog({ projectId, expense, onSaved, onClose }: ExpenseDialogProps) {
  const form = useWorkForm({
    row: expense,
    labels: expenseLabels,
    valuesOf: expenseValues,
    wordOf: expenseWord,
    parse: parseExpense,
    save: (body, version, key) =>
      expense
        ? expenseSource.edit(projectId, expense.id, { ...body, version })
        : expenseSource.add(projectId, body, key),
    onSaved,
    failed: 'Failed to save expense',
  })
  return (
    <WorkDialog title={expense ? 'Edit Expense' : 'New Expense'} form={form} onClose={onClose}>
      <TextField label={expenseLabels.description} {...form.input('description')} autoComplete="off" />
      <div className="work-pair">
        <GroupedField label={expenseLabels.amount} {...form.plain('amount')} before="₹" />
        <NativeSelect label={expenseLabels.category} {...form.input('category')} options={categories} />
        <DatePicker label={expenseLabels.spent_on} {...form.day('spent_on')} />
      </div>
    </WorkDialog>
  )
}
