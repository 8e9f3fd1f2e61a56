import { addDays, formatDay } from '@trusswell/domain/days.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { roomOf, say, user } from '../../../test/chat.ts'
import { startWorkerDeps, useApi, useDatabase } from '../../../test/harness.ts'
import { makeColleague } from '../../../test/people.ts'
import { makeProject } from '../../../test/projects.ts'
import { startRelay } from '../../../test/relay.ts'
import type { WorkerDeps } from '../../deps.ts'
import { insightJobs } from './jobs.ts'
import { mondayOf } from './weekly-words.ts'

const database = useDatabase()
const api = useApi(database)
const relay = await startRelay()
let worker: WorkerDeps
beforeAll(async () => {
  worker = await startWorkerDeps(database, { env: { SMTP_URL: relay.url } })
})
beforeEach(async () => {
  // Projects of other tests are over.
  await database.admin.query(`update projects set status = 'completed'`)
  relay.mails.length = 0
})
afterAll(async () => {
  await worker.close()
  await relay.close()
})

const run = (queue: string, payload: object, id: string = crypto.randomUUID()) =>
  insightJobs(worker)
    .find((each) => each.queue === queue)
    ?.run(payload as never, { id })
type Job = { id: string; payload: { kind: string; user_id: string } }
const requested = async () => {
  await run('insight.weekly', {})
  return database.rows<Job>(
    `select id, data -> 'payload' as payload from pgboss.job where name = 'insight.send-weekly' order by id`,
  )
}
const clearJobs = () => database.admin.query(`delete from pgboss.job where name = 'insight.send-weekly'`)
const sendAll = async () => {
  for (const { id, payload } of await requested()) await run('insight.send-weekly', payload, id)
  await clearJobs()
  return relay.mails.splice(0).map(({ recipients, subject, text }) => ({
    to: recipients[0] ?? '',
    subject: subject ?? '',
    text: (text ?? '').replaceAll(/\s+/g, ' '),
  }))
}
const wantReport = (userId: string) =>
  database.admin.query(
    `insert into notification_preferences (user_id, kind, in_app, email, digest)
     values ($1, 'weekly_report', false, true, false)`,
    [userId],
  )
const emailOf = async (id: string) =>
  (await database.rows<{ email: string }>('select email from users where id = $1', [id]))[0]?.email ?? ''

/** With internal expenses, risks and a cost budget, all of which have a word or number to be looked for. */
async function makeScene() {
  const today = worker.today()
  const project = await makeProject(api)
  await database.admin.query(
    `update projects set title = $2, status = 'in_progress', start_date = $3, end_date = $4 where id = $1`,
    [project.id, `Clinic ${project.id.slice(-4)}`, addDays(today, -50), addDays(today, 49)],
  )
  await database.admin.query(
    `update expenses set amount_paise = 7770000, spent_on = $2, description = 'Secret crew' where project_id = $1`,
    [project.id, addDays(today, -2)],
  )
  await database.admin.query(`update risks set title = 'Secret monsoon' where project_id = $1`, [project.id])
  await database.admin.query(
    'insert into project_cost_budgets (project_id, amount_paise) values ($1, 31234500)',
    [project.id],
  )
  return {
    project,
    today,
    email: await emailOf(project.client_id),
    managerEmail: await emailOf(project.manager_id),
  }
}

async function ask(project: { id: string; client_id: string; manager_id: string }, due: string) {
  await database.admin.query(
    `insert into payments (id, project_id, client_id, organisation_id, amount_paise, description, due_date, requested_by)
     select gen_random_uuid(), $1, $2, organisation_id, 25000000, 'Second instalment', $3, $4 from projects where id = $1`,
    [project.id, project.client_id, due, project.manager_id],
  )
}

test('a client who wants it gets one report a week, and nothing internal is in it', async () => {
  const { project, today, email } = await makeScene()
  const toClient = async () => (await sendAll()).filter(({ to }) => to === email)
  expect(await toClient()).toEqual([])
  await wantReport(project.client_id)
  await ask(project, addDays(today, 3))
  const lastWeek = addDays(mondayOf(today), -3)
  await database.admin.query(
    `insert into milestone_date_changes (id, project_id, milestone_id, from_date, to_date, moved_at)
     values (gen_random_uuid(), $1, $2, $3, $4, $5::date + time '12:00')`,
    [project.id, project.milestone, addDays(today, 2), addDays(today, 10), lastWeek],
  )
  const [mail, ...more] = await toClient()
  expect([mail?.subject, more]).toEqual([`Weekly report: Clinic ${project.id.slice(-4)}`, []])
  const text = mail?.text ?? ''
  expect(text).toMatch(/(On track|At risk|Late): .+\./)
  expect(text).toContain(
    `Moved from ${formatDay(addDays(today, 2))} to ${formatDay(addDays(today, 10))}: Foundation`,
  )
  expect(text).toContain(`₹2,50,000.00, Second instalment, due ${formatDay(addDays(today, 3))}`)
  expect(text).toContain(`${formatDay(addDays(today, 10))}: Foundation`)
  expect(text).toContain(`/dashboard/projects/${project.id}?tab=analytics`)
  expect(text).toContain('/client/settings')
  expect(text).not.toMatch(/Secret|77,700|3,12,345|Labour|Weather|cost budget|CPI|SPI/i)
  // The same week again, by another run of the clock: the job is new, the mail was sent.
  expect(await toClient()).toEqual([])
})

test('a worker that is killed between finding people and sending neither loses a mail nor sends two', async () => {
  const { project, email } = await makeScene()
  await wantReport(project.client_id)
  const first = await requested()
  const again = await requested()
  expect(again.map(({ id }) => id)).toEqual(first.map(({ id }) => id))
  const own = first.find(({ payload }) => payload.user_id === project.client_id)
  if (!own) throw new Error('no job')
  // Two tries of the job: the first one ended before the queue recorded it.
  await run('insight.send-weekly', own.payload, own.id)
  await run('insight.send-weekly', own.payload, own.id)
  const deliveries = await database.rows(`select state from mail_deliveries where id = $1`, [own.id])
  expect(deliveries).toEqual([{ state: 'sent' }])
  expect(relay.mails.filter(({ recipients }) => recipients.includes(email))).toHaveLength(1)
  await clearJobs()
})

test('viewers read nothing about payments, finance gets no report, and a finished project has none', async () => {
  const { project, today } = await makeScene()
  const viewer = await makeColleague(api, project.client_id, 'viewer')
  const finance = await makeColleague(api, project.client_id, 'finance')
  for (const { id } of [viewer, finance]) await wantReport(id)
  await ask(project, addDays(today, 3))
  const mails = await sendAll()
  const toViewer = mails.find(({ to }) => to === viewer.email)
  expect(toViewer?.text).toContain('Foundation')
  expect(toViewer?.text).not.toContain('Second instalment')
  expect(mails.some(({ to }) => to === finance.email)).toBe(false)
  await database.admin.query(`update projects set status = 'completed' where id = $1`, [project.id])
  await database.admin.query('delete from mail_deliveries')
  expect(await sendAll()).toEqual([])
})

test('managers get their projects by need on Mondays unless they turn it off', async () => {
  const { project, today, managerEmail } = await makeScene()
  await database.admin.query(`update milestones set due_date = $2 where id = $1`, [
    project.milestone,
    addDays(mondayOf(today), 6),
  ])
  await database.admin.query(`update tasks set due_date = $2 where id = $1`, [
    project.task,
    addDays(today, -3),
  ])
  await ask(project, addDays(today, -3))
  await say(api, user(project.client_id, 'client'), roomOf(project.id))
  const [mail] = (await sendAll()).filter(({ to }) => to === managerEmail)
  expect(mail?.subject).toBe('Your week: 1 at risk, 1 unanswered message, 1 milestone due, 1 payment overdue')
  expect(mail?.text).toContain('you have 1 running project')
  expect(mail?.text).toContain(`A task was due on ${formatDay(addDays(today, -3))}`)
  expect(mail?.text).toContain(`Foundation, ${formatDay(addDays(mondayOf(today), 6))}`)
  expect(mail?.text).toContain('₹2,50,000.00, Second instalment')
  expect(mail?.text).toContain('/manager/settings')

  await database.admin.query('delete from mail_deliveries')
  await database.admin.query(
    `insert into notification_preferences (user_id, kind, in_app, email, digest)
     values ($1, 'weekly_summary', false, false, false)`,
    [project.manager_id],
  )
  expect((await sendAll()).filter(({ to }) => to === managerEmail)).toEqual([])
})

test('the week of a day begins on its Monday', () => {
  expect(['2026-11-15', '2026-11-16', '2026-11-22'].map(mondayOf)).toEqual([
    '2026-11-09',
    '2026-11-16',
    '2026-11-16',
  ])
})
