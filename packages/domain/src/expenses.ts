import { z } from 'zod'
import { day, line, rupees, version } from './input.ts'
import { expenseCategories } from './expense-values.ts'

export const ExpenseCategory = z.enum(expenseCategories)
export type ExpenseCategory = z.infer<typeof ExpenseCategory>

const amountRule = 'Amount must be more than 0'
const fields = {
  category: ExpenseCategory,
  amount: rupees(amountRule),
  spent_on: day('Please enter a valid date'),
  description: line('Description', 200),
}

export const ExpenseRequest = z
  .strictObject({ ...fields, shared_with_client: z.boolean().default(false) })
  .meta({ id: 'ExpenseRequest' })
export type ExpenseRequest = z.infer<typeof ExpenseRequest>

export const ExpensePatch = z
  .strictObject({
    ...z.strictObject(fields).partial().shape,
    shared_with_client: z.boolean().optional(),
    version,
  })
  .meta({ id: 'ExpensePatch' })

export const Expense = z
  .strictObject({
    id: z.uuid(),
    project_id: z.uuid(),
    category: ExpenseCategory,
    amount: z.number(),
    amount_paise: z.int(),
    spent_on: z.string(),
    description: z.string(),
    /** Internal until staff share it; clients receive only shared ones. */
    shared_with_client: z.boolean(),
    /** Only for staff, also if the expense is shared. */
    bill: z
      .strictObject({
        name: z.string(),
        size: z.int(),
        state: z.enum(['quarantined', 'clean', 'infected', 'removed']),
      })
      .nullable(),
    version: z.int(),
    created_at: z.iso.datetime(),
    deleted_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Expense' })
export type Expense = z.infer<typeof Expense>
