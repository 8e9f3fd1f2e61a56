import type { ExpenseCategory } from './expenses.ts'

export const expenseCategories = [
  'material',
  'labour',
  'equipment',
  'subcontract',
  'transport',
  'permits',
  'other',
] as const

export const expenseCategoryLabels: Record<ExpenseCategory, string> = {
  material: 'Material',
  labour: 'Labour',
  equipment: 'Equipment',
  subcontract: 'Subcontract',
  transport: 'Transport',
  permits: 'Permits',
  other: 'Other',
}

export const billTypes = ['pdf', 'jpg', 'png', 'webp'] as const

export const billBytes = 10 * 1024 * 1024
