import { accountPath } from '@trusswell/domain/account-path.ts'
import { system } from '@trusswell/domain/actor.ts'
import { addDays, formatDay, kolkataDay } from '@trusswell/domain/days.ts'
import { sendsMails } from '@trusswell/domain/notification-switches.ts'
import { createElement } from 'react'
import type { WorkerDeps } from '../../deps.ts'
import type { Tx } from '../../platform/database.ts'
import { idOf } from '../../platform/ids.ts'
import { handlerFor } from '../../platform/job-runner.ts'
import { deliverMail } from '../../platform/mail-delivery.ts'
import { enqueue } from '../../platform/queue.ts'
import { listUnanswered } from '../chat/unanswered-repository.ts'
import { readNotificationSettings, readWorkingHours } from '../settings/repository.ts'
import { WeeklyReportMail, WeeklySummaryMail, type ProjectWeek, type SummarySection } from './mails.tsx'
import type { insightQueues } from './queues.ts'
import { readDates, readProgress } from './read-figures.ts'
import {
  listOwed,
  listReceived,
  listRunningProjects,
  listWeeklyReaders,
  weeklyKinds,
  type WeeklyKind,
} from './weekly-repository.ts'
import {
  changesOf,
  mondayOf,
  needsInWords,
  nextMilestones,
  owedLine,
  standingSentence,
} from './weekly-words.ts'

const handler = handlerFor<typeof insightQueues>()

export const weeklyJobs = (deps: WorkerDeps) => [
  handler('insight.weekly', async () => {
    const week = mondayOf(deps.today())
    await deps.db.as(system, async (tx) => {
      const settings = await readNotificationSettings(tx)
      for (const kind of Object.keys(weeklyKinds) as WeeklyKind[]) {
        if (!sendsMails(kind, settings)) continue
        for (const { id: user_id } of await listWeeklyReaders(tx, kind)) {
          // The same person, kind and week are one job and one mail, however often this runs.
          const id = idOf(`${kind} ${user_id} ${week}`)
          await enqueue(deps.boss, tx, 'insight.send-weekly', { kind, user_id, week }, { id })
        }
      }
    })
  }),

  handler('insight.send-weekly', async ({ kind, user_id, week }, job) => {
    const mail = await deps.db.as(system, async (tx) => {
      // Roles, switches and projects may have changed since the job was made.
      if (!sendsMails(kind, await readNotificationSettings(tx))) return null
      const [reader] = await listWeeklyReaders(tx, kind, user_id)
      if (!reader) return null
      const asked = { deps, user_id, week, name: reader.name }
      const composed =
        kind === 'weekly_report'
          ? await composeReport(tx, asked, reader.organisation_role === 'owner')
          : await composeSummary(tx, asked)
      return { ...composed, to: reader.email }
    })
    if (mail)
      await deliverMail(deps, { id: job.id, kind: `notification.${kind}`, subject_id: user_id, ...mail })
  }),
]

type Asked = { deps: WorkerDeps; user_id: string; week: string; name: string }

/**
 * For a client. The worker's role sees everything, so nothing is read here that the policies don't show to every client of
 * the project: no expenses, risks or budgets. Payments are included only for people who get payment notifications.
 */
async function composeReport(tx: Tx, { deps, user_id, week, name }: Asked, seesPayments: boolean) {
  const { origin } = deps
  const period = { from: addDays(week, -7), to: addDays(week, -1) }
  const running = await listRunningProjects(tx, 'weekly_report', user_id)
  const owed = seesPayments
    ? await listOwed(
        tx,
        running.map(({ id }) => id),
      )
    : []
  const projects: ProjectWeek[] = []
  for (const { id, title } of running) {
    const progress = await readProgress(tx, id, { staff: false, today: deps.today() })
    const dates = await readDates(tx, id)
    const received = seesPayments ? await listReceived(tx, id, period) : []
    projects.push({
      title,
      url: `${origin}/dashboard/projects/${id}?tab=analytics`,
      standing: standingSentence(progress),
      changes: changesOf({ progress, dates, received }, period),
      owed: owed.filter(({ project_id }) => project_id === id).map(owedLine),
      next: nextMilestones(dates),
    })
  }
  const [first] = projects
  return {
    subject: first && projects.length === 1 ? `Weekly report: ${first.title}` : 'Your weekly report',
    body: createElement(WeeklyReportMail, {
      name,
      ...period,
      projects,
      settingsUrl: origin + accountPath('client'),
    }),
  }
}

/** For a manager: the projects that they are on the team of, by what they need. */
async function composeSummary(tx: Tx, { deps, user_id, week, name }: Asked) {
  const { origin } = deps
  const today = deps.today()
  const running = await listRunningProjects(tx, 'weekly_summary', user_id)
  const pageOf = (id: string, tab?: string) => `${origin}/dashboard/projects/${id}${tab ? `?tab=${tab}` : ''}`
  const [late, atRisk, due]: [Items, Items, Items] = [[], [], []]
  for (const { id, title } of running) {
    const { health, health_reason: note } = await readProgress(tx, id, { staff: true, today })
    if (health === 'late') late.push({ title, url: pageOf(id), note })
    if (health === 'at_risk') atRisk.push({ title, url: pageOf(id), note })
    for (const milestone of await readDates(tx, id))
      if (
        milestone.status !== 'completed' &&
        milestone.due_date >= week &&
        milestone.due_date <= addDays(week, 6)
      )
        due.push({
          title,
          url: pageOf(id, 'timeline'),
          note: `${milestone.title}, ${formatDay(milestone.due_date)}`,
        })
  }
  const hours = await readWorkingHours(tx)
  const unanswered = (await listUnanswered(tx, user_id, { hours, now: deps.now() })).map((message) => ({
    title: message.project_title,
    url: pageOf(message.project_id, 'chat'),
    note: `${message.sender_name}, ${formatDay(kolkataDay(Date.parse(message.since)))}`,
  }))
  const titles = new Map(running.map(({ id, title }) => [id, title]))
  const overdue = (await listOwed(tx, [...titles.keys()]))
    .filter(({ due_date }) => due_date !== null && due_date < today)
    .map((payment) => ({
      title: titles.get(payment.project_id) ?? '',
      url: pageOf(payment.project_id, 'payments'),
      note: owedLine(payment),
    }))
  const needs = needsInWords([
    [late.length, 'late', 'late'],
    [atRisk.length, 'at risk', 'at risk'],
    [unanswered.length, 'unanswered message', 'unanswered messages'],
    [due.length, 'milestone due', 'milestones due'],
    [overdue.length, 'payment overdue', 'payments overdue'],
  ])
  const sections: SummarySection[] = [
    { label: 'Late', items: late },
    { label: 'At risk', items: atRisk },
    { label: 'Unanswered messages', items: unanswered },
    { label: 'Milestones due this week', items: due },
    { label: 'Payments overdue', items: overdue },
  ].filter(({ items }) => items.length > 0)
  return {
    subject: `Your week: ${needs}`,
    body: createElement(WeeklySummaryMail, {
      name,
      week,
      running: running.length,
      needs,
      sections,
      settingsUrl: origin + accountPath('manager'),
    }),
  }
}

type Items = SummarySection['items']
