import type { AnalyticsRange, ProjectAnalytics, ProjectProgress } from '@trusswell/domain/insight.ts'
import type { MilestoneDates } from '@trusswell/domain/insight-plan-changes.ts'
import { kolkataDay } from '@trusswell/domain/days.ts'
import { clientPaymentStatus, projectTotals } from '@trusswell/domain/payments.ts'
import type { Reader } from '../../platform/database.ts'
import { notFound } from '../../platform/errors.ts'
import { readProjectTotals } from '../payments/repository.ts'
import { listDiaryOf } from '../projects/diary-repository.ts'
import { getProjectRow } from '../projects/repository.ts'
import { readCompany } from '../settings/repository.ts'
import { findForecast, presentForecast } from './forecast-repository.ts'
import { toAnalytics, toProgress } from './figures.ts'
import { computeFigures, currentFigures, findFigured, listFigures } from './project-figures.ts'
import {
  findCostBudget,
  listDateChanges,
  listMilestoneTitles,
  listOpenRisks,
  listPayments,
  listSnapshots,
  readWork,
} from './repository.ts'

/** Cost figures are for staff only. Row-level security limits the rows, whatever is requested here. */
type Asked = { staff: boolean; today: string }

export async function readProgress(
  reader: Reader,
  id: string,
  { staff, today }: Asked,
): Promise<ProjectProgress> {
  const [rows, snapshots, stored] = await Promise.all([
    readWork(reader, id),
    listSnapshots(reader, id),
    findForecast(reader, id),
  ])
  if (!rows) throw notFound()
  const forecast = presentForecast(stored, rows, { staff, today })
  return toProgress({ ...rows, snapshots, forecast, staff }, today)
}

export async function readAnalytics(
  reader: Reader,
  id: string,
  { range, staff, today }: Asked & { range: AnalyticsRange },
): Promise<ProjectAnalytics> {
  const [project, stored, snapshots, totals, budget] = await Promise.all([
    findFigured(reader, id),
    listFigures(reader, id),
    listSnapshots(reader, id),
    readProjectTotals(reader, id),
    staff ? findCostBudget(reader, id) : null,
  ])
  if (!project) throw notFound()
  const figures =
    currentFigures(stored, { seq: project.activity_seq, staff, today }) ??
    (await computeFigures(reader, id, today))
  if (!figures) throw notFound()
  const paid = projectTotals(totals, project)
  const rows = { project, figures, range, snapshots, paid, budget_paise: budget?.amount_paise ?? null }
  return toAnalytics(rows, today)
}

export async function readDates(reader: Reader, id: string): Promise<MilestoneDates[]> {
  const [milestones, changes] = await Promise.all([
    listMilestoneTitles(reader, id),
    listDateChanges(reader, id),
  ])
  return milestones.map(({ id: milestone_id, ...milestone }) => ({
    milestone_id,
    ...milestone,
    changes: changes
      .filter((change) => change.milestone_id === milestone_id)
      .map(({ milestone_id: _of, ...change }) => change),
  }))
}

export type Report = Awaited<ReturnType<typeof readReport>>

/** Everything that the report of a range shows to this reader. */
export async function readReport(reader: Reader, id: string, asked: Asked & { range: AnalyticsRange }) {
  const [company, project, progress, analytics, dates, risks, payments, paid] = await Promise.all([
    readCompany(reader),
    getProjectRow(reader, id),
    readProgress(reader, id, asked),
    readAnalytics(reader, id, asked),
    readDates(reader, id),
    listOpenRisks(reader, id),
    readPayments(reader, id, asked.today),
    readPaid(reader, id),
  ])
  const { title, client_name: client, status } = project
  const diary = await listDiaryOf(reader, id, analytics)
  return {
    company: company.companyName,
    title,
    client,
    status,
    today: asked.today,
    progress,
    analytics,
    dates,
    risks: asked.staff ? risks : risks.map((risk) => ({ ...risk, owner: null, review_on: null })),
    payments,
    paid,
    diary,
  }
}

/** As the payments tab shows them. */
async function readPayments(reader: Reader, id: string, today: string) {
  const rows = await listPayments(reader, id)
  return rows.map(({ status, paid_at, ...payment }) => ({
    ...payment,
    status: clientPaymentStatus({ status, due_date: payment.due_date }, today),
    paid_on: paid_at === null ? null : kolkataDay(Date.parse(paid_at)),
  }))
}

async function readPaid(reader: Reader, id: string) {
  const [{ agreed_tax_rate: rate, ...project }, totals] = await Promise.all([
    getProjectRow(reader, id),
    readProjectTotals(reader, id),
  ])
  return projectTotals(totals, { ...project, agreed_tax_rate: rate === null ? null : Number(rate) })
}
