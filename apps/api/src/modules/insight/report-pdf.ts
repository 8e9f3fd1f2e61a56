import { expenseCategoryLabels } from '@trusswell/domain/expense-values.ts'
import { milestoneStatusLabels } from '@trusswell/domain/milestone-values.ts'
import { clientPaymentStatusLabels } from '@trusswell/domain/payment-values.ts'
import { riskCategoryLabels, riskSeverityLabels } from '@trusswell/domain/risk-values.ts'
import { weatherLabels } from '@trusswell/domain/site-diary-values.ts'
import { formatDay, kolkataDay } from '@trusswell/domain/days.ts'
import { formatMoney } from '@trusswell/domain/money.ts'
import { numberPages } from '../../platform/pdf/number-pages.ts'
import { margin, openPdf, type Pdf } from '../../platform/pdf/open-pdf.ts'
import { writeText } from '../../platform/pdf/write-text.ts'
import type { Report } from './read-figures.ts'
import { drawBars, drawLines } from './report-charts.ts'
import { drawCover } from './report-cover.ts'
import { inMoney } from './report-figures.ts'
import { bottom, drawTable, heading, none } from './report-layout.ts'

/** How many rows a table of the report has at most; the CSV has all. */
const mostRows = 60

/** The same figures give the same bytes. */
export async function renderReport(report: Report): Promise<Buffer> {
  const { pdf, width, finish } = openPdf({
    title: `Project report: ${report.title}`,
    author: report.company,
    at: new Date(`${report.today}T00:00:00Z`),
    margins: { top: margin, bottom },
    bufferPages: true,
  })
  drawCover(pdf, report, width)
  pdf.addPage()
  drawHistory(pdf, report, width)
  drawCompletion(pdf, report, width)
  drawCosts(pdf, report, width)
  drawTeam(pdf, report, width)
  drawMilestones(pdf, report, width)
  drawMoves(pdf, report, width)
  drawRisks(pdf, report, width)
  drawPayments(pdf, report, width)
  drawDiary(pdf, report, width)
  const { company, title, today } = report
  numberPages(pdf, `${company} · ${shorten(title, 56)} · ${formatDay(today)}`, width)
  return finish()
}

function drawHistory(pdf: Pdf, { progress }: Report, width: number): void {
  heading(pdf, 'Progress', width, 190)
  const days = progress.progress_history
  if (days.length === 0) return none(pdf, 'No changes recorded yet.', width)
  drawLines(pdf, {
    width,
    most: 100,
    unit: '%',
    lines: [
      { label: 'Done', dash: false, points: days.map(({ date, progress: y }) => ({ date, y })) },
      {
        label: 'Planned',
        dash: true,
        points: days.flatMap(({ date, planned }) => (planned === null ? [] : [{ date, y: planned }])),
      },
    ],
  })
}

function drawCompletion(pdf: Pdf, { analytics }: Report, width: number): void {
  const days = analytics.task_completion
  if (days.length === 0) return
  const items = analytics.project_metrics.counted === 'milestones' ? 'milestones' : 'tasks'
  heading(pdf, `Completed ${items} in this period`, width, 190)
  drawLines(pdf, {
    width,
    most: Math.max(1, ...days.map(({ total }) => total)),
    unit: '',
    lines: [
      { label: 'Completed', dash: false, points: days.map(({ date, completed: y }) => ({ date, y })) },
      { label: 'Total', dash: true, points: days.map(({ date, total: y }) => ({ date, y })) },
    ],
  })
}

function drawCosts(pdf: Pdf, { analytics }: Report, width: number): void {
  const rows = analytics.cost_breakdown
  heading(pdf, 'Costs in this period by category', width, 40 + rows.length * 20)
  if (rows.length === 0) return none(pdf, 'No costs in this period.', width)
  drawBars(pdf, {
    width,
    bars: rows.map(({ category, amount }) => ({
      label: expenseCategoryLabels[category],
      value: amount,
      text: inMoney(amount),
    })),
  })
}

function drawTeam(pdf: Pdf, { analytics }: Report, width: number): void {
  const people = analytics.team_performance
  if (people.length === 0) return
  heading(pdf, 'Team', width, 60)
  drawTable(pdf, width, {
    columns: [
      { label: 'Member', part: 0.46 },
      { label: 'Completed', part: 0.18, align: 'right' },
      { label: 'Delayed', part: 0.18, align: 'right' },
      { label: 'On time', part: 0.18, align: 'right' },
    ],
    most: mostRows,
    rows: people.map((person) => [
      person.member ?? 'Unassigned',
      String(person.tasks_completed),
      String(person.tasks_delayed),
      person.performance === null ? '–' : `${person.performance}%`,
    ]),
  })
}

function drawMilestones(pdf: Pdf, { dates }: Report, width: number): void {
  heading(pdf, 'Milestones', width, 60)
  if (dates.length === 0) return none(pdf, 'No milestones yet.', width)
  drawTable(pdf, width, {
    columns: [
      { label: 'Milestone', part: 0.44 },
      { label: 'First date', part: 0.17 },
      { label: 'Date now', part: 0.17 },
      { label: 'Status', part: 0.22 },
    ],
    most: mostRows,
    rows: dates.map(({ title, baseline_date, due_date, completion_date, status }) => [
      title,
      formatDay(baseline_date),
      formatDay(due_date),
      completion_date ? `Done ${formatDay(completion_date)}` : milestoneStatusLabels[status],
    ]),
  })
}

function drawMoves(pdf: Pdf, { dates }: Report, width: number): void {
  const moves = dates
    .flatMap(({ title, changes }) => changes.map((change) => ({ title, ...change })))
    .toSorted((one, other) => (one.moved_at < other.moved_at ? 1 : -1))
  if (moves.length === 0) return
  heading(pdf, 'Date changes', width, 60)
  drawTable(pdf, width, {
    columns: [
      { label: 'Milestone', part: 0.34 },
      { label: 'From', part: 0.15 },
      { label: 'To', part: 0.15 },
      { label: 'Changed on, by and why', part: 0.36 },
    ],
    most: mostRows,
    rows: moves.map(({ title, from_date, to_date, moved_at, moved_by, reason }) => {
      const who = `${formatDay(kolkataDay(Date.parse(moved_at)))}${moved_by ? `, ${moved_by}` : ''}`
      return [title, formatDay(from_date), formatDay(to_date), reason ? `${who}. ${reason}` : who]
    }),
  })
}

function drawRisks(pdf: Pdf, { risks }: Report, width: number): void {
  heading(pdf, 'Open risks', width, 60)
  if (risks.length === 0) return none(pdf, 'No open risks.', width)
  // Clients don't get either.
  const followedUp = risks.some(({ owner, review_on }) => owner !== null || review_on !== null)
  drawTable(pdf, width, {
    columns: [
      { label: 'Risk', part: followedUp ? 0.4 : 0.74 },
      { label: 'Category', part: 0.14 },
      { label: 'Severity', part: 0.12 },
      ...(followedUp
        ? [
            { label: 'Owner', part: 0.2 },
            { label: 'Review', part: 0.14 },
          ]
        : []),
    ],
    most: mostRows,
    rows: risks.map(({ title, category, severity, owner, review_on }) => [
      title,
      riskCategoryLabels[category],
      riskSeverityLabels[severity],
      ...(followedUp ? [owner ?? '', review_on === null ? '' : formatDay(review_on)] : []),
    ]),
  })
}

function drawPayments(pdf: Pdf, { paid, payments }: Report, width: number): void {
  heading(pdf, 'Payments', width, 90)
  const { paid_paise, total_budget_paise: total, remaining_paise: left, agreed } = paid
  const parts = [
    `Paid ${formatMoney(paid_paise)}`,
    ...(total === null
      ? []
      : [`${agreed ? 'agreed value with GST' : 'estimated cost'} ${formatMoney(total)}`]),
    ...(left === null ? [] : [`remaining ${formatMoney(left)}`]),
  ]
  writeText(pdf, `${parts.join(', ')}.`, { size: 10, width })
  pdf.y += 6
  if (payments.length === 0) return none(pdf, 'No payments yet.', width)
  drawTable(pdf, width, {
    columns: [
      { label: 'Payment', part: 0.4 },
      { label: 'Due', part: 0.18 },
      { label: 'Status', part: 0.2 },
      { label: 'Amount', part: 0.22, align: 'right' },
    ],
    most: mostRows,
    rows: payments.map(({ description, due_date, paid_on, status, amount_paise }) => [
      description,
      due_date === null ? '–' : formatDay(due_date),
      status === 'paid' && paid_on !== null
        ? `Paid ${formatDay(paid_on)}`
        : clientPaymentStatusLabels[status],
      formatMoney(amount_paise),
    ]),
  })
}

function drawDiary(pdf: Pdf, { diary }: Report, width: number): void {
  if (diary.length === 0) return
  heading(pdf, 'Site diary in this period', width, 60)
  drawTable(pdf, width, {
    columns: [
      { label: 'Day', part: 0.15 },
      { label: 'Weather', part: 0.15 },
      { label: 'People', part: 0.1, align: 'right' },
      { label: 'Notes', part: 0.6 },
    ],
    most: 31,
    rows: diary.map(({ entry_date, weather, temperature, headcount, notes, author_name }) => [
      formatDay(entry_date),
      `${weatherLabels[weather]}${temperature === null ? '' : `, ${temperature} °C`}`,
      String(headcount),
      `${shorten(notes, 240)} (${author_name})`,
    ]),
  })
}

const shorten = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1)}…` : text)
