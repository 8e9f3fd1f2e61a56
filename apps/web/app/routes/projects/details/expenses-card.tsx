import { expenseCategoryLabels } from '@trusswell/domain/expense-values.ts'
import { formatDay } from '@trusswell/domain/days.ts'
import type { Expense } from '@trusswell/domain/expenses.ts'
import { formatMoney } from '@trusswell/domain/money.ts'
import { Paperclip } from 'lucide-react'
import { lazy } from 'react'
import { loadedOf } from '../../../lib/list-total.ts'
import { WorkCard } from '../work/work-card.tsx'
import { expenseSource } from '../work/work-source.ts'
import { SharedMark } from './shared-with-client.tsx'

const ExpenseDialog = lazy(async () => ({ default: (await import('./expense-dialog.tsx')).ExpenseDialog }))

type ExpensesCardProps = { projectId: string; readOnly: boolean }

export function ExpensesCard({ projectId, readOnly }: ExpensesCardProps) {
  return (
    <WorkCard<Expense>
      projectId={projectId}
      readOnly={readOnly}
      title="Expenses"
      source={expenseSource}
      empty="No expenses recorded yet. Add the first one to track what the project costs."
      outline="bill"
      nameOf={({ description }) => description}
      count={countOf}
      line={({ id, description, category, spent_on, amount_paise, shared_with_client, bill }) => (
        <>
          <div>
            {description}
            <small>
              {expenseCategoryLabels[category]}, {formatDay(spent_on)}
            </small>
            {bill && <BillLink bill={bill} url={`/api/projects/${projectId}/expenses/${id}/bill`} />}
            {!readOnly && shared_with_client && <SharedMark />}
          </div>
          <span className="figures">{formatMoney(amount_paise)}</span>
        </>
      )}
      dialog={({ row, ...props }) => <ExpenseDialog {...props} expense={row} />}
    />
  )
}

/** With their sum once all of them are loaded. */
function countOf(list: { rows: Expense[]; more: boolean }) {
  const sum = list.rows.reduce((paise, { amount_paise }) => paise + amount_paise, 0)
  return list.more ? loadedOf(list) : `${loadedOf(list)}, ${formatMoney(sum)}`
}

/** A link once the file passed the virus scan; otherwise why there is none. */
function BillLink({ bill: { name, state }, url }: { bill: NonNullable<Expense['bill']>; url: string }) {
  if (state === 'clean')
    return (
      <a className="work-file" href={url} download={name}>
        <Paperclip aria-hidden="true" />
        {name}
      </a>
    )
  return (
    <small>
      {name}: {state === 'quarantined' ? 'checking for viruses' : 'contains a virus and can’t be opened'}
    </small>
  )
}
