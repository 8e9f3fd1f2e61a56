import { type Expense, expenseCategoryLabels } from '@trusswell/domain/expenses.ts'
import { formatMoney } from '@trusswell/domain/money.ts'
import { shortDay } from '../parts/day-words.ts'
import { WorkCard } from '../work/work-card.tsx'
import { expenseSource } from '../work/work-source.ts'
import { ExpenseDialog } from './expense-dialog.tsx'

export function ExpensesCard({ projectId }: { projectId: string }) {
  return (
    <WorkCard<Expense>
      projectId={projectId}
      name="expenses"
      one="expense"
      title="Expenses"
      source={expenseSource}
      empty="No expenses recorded yet."
      nameOf={({ description }) => description}
      count={(rows) => formatMoney(rows.reduce((sum, { amount_paise }) => sum + amount_paise, 0))}
      line={({ description, category, spent_on, amount_paise }) => (
        <>
          <div>
            {description}
            <small>
              {expenseCategoryLabels[category]}, {shortDay(spent_on)}
            </small>
          </div>
          <span className="figures">{formatMoney(amount_paise)}</span>
        </>
      )}
      dialog={({ row, ...props }) => <ExpenseDialog {...props} expense={row} />}
    />
  )
}
