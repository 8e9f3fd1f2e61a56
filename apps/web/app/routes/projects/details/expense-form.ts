import {
  type Expense,
  expenseCategoryLabels,
  ExpenseRequest,
  type ExpenseCategory,
} from '@trusswell/domain/expenses.ts'
import { formatAmount } from '@trusswell/domain/money.ts'
import { todayInIndia } from '../../../lib/day-words.ts'
import { fieldErrors } from '../../../lib/forms/field-errors.ts'
import { isDay, shortDay } from '../parts/day-words.ts'
import { numberOf } from '../parts/group-digits.ts'
import type { Parsed } from '../work/use-work-form.ts'

export const expenseLabels = {
  description: 'What for',
  category: 'Category',
  amount: 'Amount',
  spent_on: 'Date',
} as const

type Name = keyof typeof expenseLabels

export const expenseValues = (expense: Expense | null): Record<Name, string> => ({
  description: expense?.description ?? '',
  category: expense?.category ?? 'material',
  amount: expense ? formatAmount(expense.amount_paise) : '',
  spent_on: expense?.spent_on ?? todayInIndia(),
})

export function parseExpense(values: Record<Name, string>): Parsed<ExpenseRequest> {
  const { data, error } = ExpenseRequest.safeParse({ ...values, amount: numberOf(values.amount) })
  return error ? { errors: fieldErrors(error) } : { body: data }
}

export function expenseWord(name: Name, value: string): string {
  if (name === 'category') return expenseCategoryLabels[value as ExpenseCategory] ?? value
  return isDay(value) ? shortDay(value) : value
}
