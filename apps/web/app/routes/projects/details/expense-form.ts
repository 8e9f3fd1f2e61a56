import { expenseCategoryLabels } from '@trusswell/domain/expense-values.ts'
import { formatDay } from '@trusswell/domain/days.ts'
import { type Expense, ExpenseRequest, type ExpenseCategory } from '@trusswell/domain/expenses.ts'
import { formatAmount } from '@trusswell/domain/money.ts'
import { z } from 'zod'
import { isDay, todayInIndia } from '../../../lib/dates.ts'
import { numberOf } from '../../../ui/group-digits.ts'
import { sharedLabel, sharedWord } from './shared-with-client.tsx'

export const expenseLabels = {
  description: 'Description',
  category: 'Category',
  amount: 'Amount',
  spent_on: 'Date',
  shared_with_client: sharedLabel,
} as const

type Values = Record<Exclude<Name, 'shared_with_client'>, string> & { shared_with_client: boolean }
type Name = keyof typeof expenseLabels

export const expenseValues = (expense: Expense | null): Values => ({
  description: expense?.description ?? '',
  category: expense?.category ?? 'material',
  amount: expense ? formatAmount(expense.amount_paise) : '',
  spent_on: expense?.spent_on ?? todayInIndia(),
  shared_with_client: expense?.shared_with_client ?? false,
})

export const ExpenseForm = z.preprocess((typed) => {
  const values = typed as Values
  return { ...values, amount: numberOf(values.amount) }
}, ExpenseRequest)

export function expenseWord(name: Name, value: string | boolean): string {
  if (typeof value === 'boolean') return sharedWord(value)
  if (name === 'category') return expenseCategoryLabels[value as ExpenseCategory] ?? value
  return isDay(value) ? formatDay(value) : value
}
