import { anonymous } from '@trusswell/domain/actor.ts'
import { setTimeout } from 'node:timers/promises'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { startApi, startWorkerDeps, useApi, useDatabase } from '../../test/harness.ts'
import { startRelay } from '../../test/relay.ts'
import type { WorkerDeps } from '../deps.ts'
import { jobHandlers, queues } from '../modules/registry.ts'
import { assertOneHandlerEach, runJobs, type JobHandler } from './job-runner.ts'
import { contactSubmitted } from '../modules/contact/events.ts'

const database = useDatabase()
const api = useApi(database)
let refusal: { code: number; message: string } | null = null
const relay = await startRelay({ reject: () => refusal })
afterAll(() => relay.close())

let worker: WorkerDeps | undefined
const logLines: string[] = []
async function startWorker(handlers?: JobHandler[]) {
  worker = await startWorkerDeps(database, { env: { SMTP_URL: relay.url }, logLines })
  await runJobs(worker, queues, handlers ?? (await jobHandlers(worker)))
  return worker
}
beforeEach(() => {
  refusal = null
  relay.mails.length = 0
  logLines.length = 0
})
afterEach(async () => {
  await worker?.close()
  worker = undefined
  await database.admin.query('delete from pgboss.job')
})

test('a message makes one mail to its sender, which echoes nothing', async () => {
  const email = `asha@${crypto.randomUUID()}.example`
  await startWorker()
  const answer = await api.sendContact({
    email,
    message: 'Line one\n<b>Line two</b>',
    company: 'Deccan Mills',
  })
  await expect.poll(() => relay.mails.length, { timeout: 10_000 }).toBe(1)
  const [confirmation] = relay.mails
  expect(confirmation).toMatchObject({
    recipients: [email],
    subject: 'We have received your message',
    from: { name: 'Trusswell', address: 'hello@trusswell.example' },
  })
  const [contact] = await database.rows<{ reference: string }>(
    'select reference from contact_submissions where id = $1',
    [answer.json<{ id: string }>().id],
  )
  expect(confirmation?.text).toContain(contact?.reference)
  for (const typed of ['Line one', 'Deccan', 'Asha', 'Rao', 'Chiller']) {
    expect(`${confirmation?.html}${confirmation?.text}${confirmation?.subject}`).not.toContain(typed)
  }
  const sent = () =>
    logLines
      .map((line) => JSON.parse(line))
      .flatMap((line) => (line.msg === 'mail sent' ? [line.request_id] : []))
  await expect.poll(sent).toEqual([answer.headers['x-request-id']])
})

test('a recipient gets at most one confirmation an hour', async () => {
  const email = `often@${crypto.randomUUID()}.example`
  for (let n = 0; n < 3; n += 1) await api.sendContact({ email })
  const running = await startWorker()
  await expect
    .poll(
      () =>
        database.count(`mail_deliveries where state in ('sent', 'skipped')
    and recipient_digest = '${running.recipients.sign(email)}'`),
      { timeout: 10_000 },
    )
    .toBe(3)
  expect(relay.mails.map(({ recipients }) => recipients)).toEqual([[email]])
  expect(logLines.join('')).toContain('"outcome":"skipped"')
})

test('all tries of a mail have one Message-ID, and a relay that refuses for a while gets it in the end', async () => {
  refusal = { code: 451, message: 'try later' }
  await startWorker()
  await api.sendContact()
  await expect
    .poll(() => database.count(`mail_deliveries where attempts >= 2 and state in ('failed', 'sending')`), {
      timeout: 20_000,
    })
    .toBe(1)
  refusal = null
  await expect.poll(() => relay.mails.length, { timeout: 20_000 }).toBe(1)
  const [job] = await database.rows<{ id: string }>(
    `select id from pgboss.job where name = 'contact.confirm-to-sender'`,
  )
  expect(relay.mails[0]?.messageId).toBe(`<${job?.id}@trusswell.example>`)
  const [{ uncertain } = { uncertain: -1 }] = await database.rows<{ uncertain: number }>(
    'select sum(uncertain)::int as uncertain from mail_deliveries',
  )
  expect(uncertain).toBe(0)
}, 60_000)

test('a try that ended without an outcome is made again under the same Message-ID and counted', async () => {
  await api.sendContact()
  // What a worker leaves that dies between the relay's answer and its own record.
  await database.admin.query(`
    insert into mail_deliveries (id, kind, subject_id, recipient_digest, state, started_at)
    select id, name, (data->'payload'->>'contact_id')::uuid, 'x', 'sending', now()
    from pgboss.job where name = 'contact.confirm-to-sender'`)
  const running = await startWorker()
  await expect.poll(() => relay.mails.length, { timeout: 10_000 }).toBe(1)
  await expect.poll(() => database.count(`mail_deliveries where uncertain = 1 and state = 'sent'`)).toBe(1)
  expect(await running.metrics.registry.getSingleMetricAsString('mails_total')).toContain(
    'kind="contact.confirm-to-sender",outcome="uncertain",process="worker"} 1',
  )
  expect(logLines.join('')).toContain('mail may arrive twice')
})

test('a job that cannot be done ends among the dead letters', async () => {
  await database.admin.query(
    `update pgboss.queue set retry_limit = 0 where name = 'contact.confirm-to-sender'`,
  )
  const poisoned = await startApi(database)
  await poisoned.deps.db.as(anonymous, (tx) =>
    poisoned.deps.emit(tx, contactSubmitted, { contact_id: 'not an id' }),
  )
  await poisoned.close()
  await startWorker()
  await expect
    .poll(() => database.count(`pgboss.job where name = 'dead-letters'`), { timeout: 10_000 })
    .toBe(1)
  // Operators see it in the metrics.
  await expect
    .poll(() => worker?.metrics.registry.getSingleMetricAsString('jobs'), { timeout: 15_000 })
    .toContain('queue="dead-letters",state="ready",process="worker"} 1')
  await database.admin.query(
    `update pgboss.queue set retry_limit = 20 where name = 'contact.confirm-to-sender'`,
  )
})

test('stopping lets a running job finish', async () => {
  let finished = false
  const slow: JobHandler = {
    queue: 'contact.confirm-to-sender',
    run: async () => {
      started.resolve()
      await setTimeout(800)
      finished = true
    },
  }
  const started = Promise.withResolvers<void>()
  const others = await startWorkerDeps(database) // only to build the other handlers
  await startWorker([slow, ...(await jobHandlers(others)).filter((handler) => handler.queue !== slow.queue)])
  await api.sendContact()
  await started.promise
  await worker?.close()
  worker = undefined
  await others.close()
  expect(finished).toBe(true)
  expect(
    await database.count(`pgboss.job where name = 'contact.confirm-to-sender' and state = 'completed'`),
  ).toBe(1)
})

test('a new job wakes its worker, which otherwise looks every two seconds', async () => {
  await startWorker()
  const began = Date.now()
  for (let n = 1; n <= 5; n += 1) {
    await api.sendContact()
    await expect.poll(() => relay.mails.length, { timeout: 10_000, interval: 20 }).toBe(n)
  }
  expect(Date.now() - began).toBeLessThan(5_000)
})

test('recurring jobs are those of the table, by the clock of Kolkata', async () => {
  await startWorker()
  const schedules = await worker?.boss.getSchedules()
  const expected = Object.entries(queues).filter(([, { cron }]) => cron)
  expect(expected.length).toBeGreaterThan(0)
  expect(schedules?.map(({ name, cron, timezone }) => `${name} ${cron} ${timezone}`).sort()).toEqual(
    expected.map(([name, { cron }]) => `${name} ${cron} Asia/Kolkata`).sort(),
  )
})

test('a queue without a handler, with two, or a handler without a queue stops the boot', () => {
  const two = { a: { payload: z.unknown() }, b: { payload: z.unknown() } }
  const handle = (queue: string): JobHandler => ({ queue, run: () => Promise.resolve() })
  expect(() => assertOneHandlerEach(two, [handle('a'), handle('b')])).not.toThrow()
  expect(() => assertOneHandlerEach(two, [handle('a')])).toThrow('queues: b has no handler')
  expect(() => assertOneHandlerEach(two, [handle('a'), handle('b'), handle('b')])).toThrow(
    'queues: b has two handlers',
  )
  expect(() => assertOneHandlerEach(two, [handle('a'), handle('b'), handle('c')])).toThrow(
    'queues: c is not a queue',
  )
})
