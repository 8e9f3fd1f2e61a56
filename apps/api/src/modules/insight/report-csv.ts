import { expenseCategoryLabels } from '@trusswell/domain/expense-values.ts'
import { clientPaymentStatusLabels } from '@trusswell/domain/payment-values.ts'
import { riskCategoryLabels, riskSeverityLabels } from '@trusswell/domain/risk-values.ts'
import { kolkataDay } from '@trusswell/domain/days.ts'
import { toRupees } from '@trusswell/domain/money.ts'
import { csvLine } from '../../platform/csv.ts'
import type { Report } from './read-figures.ts'
import { keyFigures, standingLines } from './report-figures.ts'

/** The figures of the report, one in each row. */
export const reportCsv = (report: Report) => ({
  headings: ['Section', 'Item', 'Date', 'Value', 'Note'],
  pages: rowsOf(report),
})

async function* rowsOf(report: Report): AsyncGenerator<string> {
  const { analytics, progress, dates, risks, payments, paid, diary } = report
  const row = (section: string, item: string, date: string, value: string | number | null, note = '') =>
    csvLine([section, item, date, value, note])
  yield row('Report', report.title, report.today, `${analytics.from} to ${analytics.to}`, report.client)
  yield standingLines(report)
    .map(([label, value, note]) => row('Figures', label, report.today, value, note))
    .join('')
  yield keyFigures(report)
    .map(({ label, value, note }) => row('Figures', label, report.today, value, note))
    .join('')
  yield analytics.cost_breakdown
    .map(({ category, amount }) => row('Costs', expenseCategoryLabels[category], '', amount))
    .join('')
  yield analytics.task_completion
    .map(({ date, completed, total }) => row('Completed', 'Tasks', date, completed, `of ${total}`))
    .join('')
  yield progress.progress_history
    .map((day) =>
      row(
        'Progress',
        'Percent',
        day.date,
        day.progress,
        day.planned === null ? '' : `planned ${day.planned}`,
      ),
    )
    .join('')
  yield analytics.team_performance
    .map((person) =>
      row(
        'Team',
        person.member ?? 'Unassigned',
        '',
        person.tasks_completed,
        `${person.tasks_delayed} delayed`,
      ),
    )
    .join('')
  yield analytics.risk_metrics
    .map(({ category, count, severity }) =>
      row('Risks', riskCategoryLabels[category], '', count, riskSeverityLabels[severity]),
    )
    .join('')
  for (const milestone of dates) {
    yield row(
      'Milestones',
      milestone.title,
      milestone.due_date,
      milestone.completion_date,
      `first ${milestone.baseline_date}`,
    )
    for (const change of milestone.changes)
      yield row(
        'Date changes',
        milestone.title,
        kolkataDay(Date.parse(change.moved_at)),
        change.to_date,
        change.reason,
      )
  }
  yield risks
    .map(({ title, category, severity, review_on }) =>
      row('Open risks', title, review_on ?? '', riskSeverityLabels[severity], riskCategoryLabels[category]),
    )
    .join('')
  yield payments
    .map(({ description, due_date, status, amount_paise }) =>
      row('Payments', description, due_date ?? '', toRupees(amount_paise), clientPaymentStatusLabels[status]),
    )
    .join('')
  yield row('Payments', 'Paid', '', toRupees(paid.paid_paise))
  const { total_budget_paise: total } = paid
  yield row('Payments', 'Total', '', total === null ? null : toRupees(total))
  yield diary
    .map(({ entry_date, author_name, headcount, notes }) =>
      row('Site diary', author_name, entry_date, headcount, notes),
    )
    .join('')
}
