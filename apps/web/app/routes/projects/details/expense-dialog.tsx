import { expenseCategoryLabels } from '@trusswell/domain/expense-values.ts'
import type { Expense } from '@trusswell/domain/expenses.ts'
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
import { type BillChange, BillField } from './bill-field.tsx'
import { attachBill, removeBill } from './bill-source.ts'
import { ExpenseForm, expenseLabels, expenseValues, expenseWord } from './expense-form.ts'
import { sharedHint } from './shared-with-client.tsx'

type ExpenseDialogProps = {
  projectId: string
  expense: Expense | null
  onSaved: (expense: Expense) => void
  onClose: () => void
}

const categories = optionsOf(expenseCategoryLabels)
const billFailed = 'The expense is saved, but its bill couldn’t be changed. Save again to retry.'

export function ExpenseDialog({ projectId, expense, onSaved, onClose }: ExpenseDialogProps) {
  const [bill, setBill] = useState<BillChange>(null)
  const [problem, setProblem] = useState<string>()
  const form = useRowForm({
    row: expense,
    labels: expenseLabels,
    valuesOf: expenseValues,
    wordOf: expenseWord,
    schema: ExpenseForm,
    save: async ({ row, body, changes, version, key, onStored }) => {
      const saved = row
        ? await expenseSource.edit(projectId, row.id, { ...changes, version })
        : await expenseSource.add(projectId, body, key)
      onStored(saved)
      return saveBill(saved)
    },
    onSaved,
    failed: 'Failed to save expense',
  })

  async function saveBill(saved: Expense): Promise<Expense> {
    try {
      if (bill === 'remove') return saved.bill ? await removeBill(projectId, saved) : saved
      return bill ? await attachBill(projectId, saved, bill.file) : saved
    } catch (error) {
      if (!(error instanceof ApiError) || error.code === 'stale_version') throw error
      setProblem(error.fields['file'])
      throw new ApiError({ ...error, message: billFailed })
    }
  }

  return (
    <FormDialog
      title={expense ? 'Edit Expense' : 'New Expense'}
      form={form}
      dirty={bill !== null}
      onClose={onClose}
    >
      <TextField label={expenseLabels.description} {...form.field('description')} autoComplete="off" />
      <div className="ui-dialog-pair">
        <GroupedField label={expenseLabels.amount} {...form.field('amount')} before="₹" />
        <NativeSelect label={expenseLabels.category} {...form.field('category')} options={categories} />
        <FormDatePicker name="spent_on" label={expenseLabels.spent_on} />
      </div>
      <BillField
        stored={form.base?.bill ?? null}
        change={bill}
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
