import { type Expense, expenseCategoryLabels } from '@trusswell/domain/expenses.ts'
import { useState } from 'react'
import { ApiError } from '../../../lib/api/api-error.ts'
import { useRowForm } from '../../../lib/forms/use-row-form.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { FormDatePicker } from '../../../ui/form-fields.tsx'
import { NativeSelect } from '../../../ui/native-select.tsx'
import { optionsOf } from '../../../ui/options-of.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { GroupedField } from '../../../ui/grouped-field.tsx'
import { expenseSource } from '../work/work-source.ts'
import { BillField, type ChosenBill } from './bill-field.tsx'
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
  const [bill, setBill] = useState<ChosenBill>(expense?.bill ? { stored: expense.bill } : null)
  const [problem, setProblem] = useState<string>()
  const form = useRowForm({
    row: expense,
    labels: expenseLabels,
    valuesOf: expenseValues,
    wordOf: expenseWord,
    schema: ExpenseForm,
    save: async ({ body, changes, version, key }) => {
      const saved = expense
        ? await expenseSource.edit(projectId, expense.id, { ...changes, version })
        : await expenseSource.add(projectId, body, key)
      return saveBill(saved)
    },
    onSaved,
    failed: 'Failed to save expense',
  })

  async function saveBill(saved: Expense): Promise<Expense> {
    try {
      if (bill && 'file' in bill) return await expenseSource.attachBill(projectId, saved.id, bill.file)
      if (bill === null && saved.bill !== null) return await expenseSource.removeBill(projectId, saved.id)
      return saved
    } catch (error) {
      setProblem((error instanceof ApiError && error.fields['file']) || undefined)
      throw error
    }
  }

  return (
    <FormDialog title={expense ? 'Edit Expense' : 'New Expense'} form={form} onClose={onClose}>
      <TextField label={expenseLabels.description} {...form.field('description')} autoComplete="off" />
      <div className="ui-dialog-pair">
        <GroupedField label={expenseLabels.amount} {...form.field('amount')} before="₹" />
        <NativeSelect label={expenseLabels.category} {...form.field('category')} options={categories} />
        <FormDatePicker name="spent_on" label={expenseLabels.spent_on} />
      </div>
      <BillField
        bill={bill}
        error={problem}
        onChange={(next) => {
          setProblem(undefined)
          setBill(next)
        }}
      />
      <Checkbox
        label={expenseLabels.shared_with_client}
        hint={sharedHint}
        {...form.field('shared_with_client')}
      />
    </FormDialog>
  )
}
