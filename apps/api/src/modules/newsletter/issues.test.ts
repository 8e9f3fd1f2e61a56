import type { NewsletterIssue } from '@trusswell/domain/newsletter-issues.ts'
import { companyOf, defaultSettings } from '@trusswell/domain/settings.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { asActor, startWorkerDeps, useApi, useDatabase } from '../../../test/harness.ts'
import { makePerson } from '../../../test/people.ts'
import { startRelay } from '../../../test/relay.ts'
import { startWire } from '../../../test/tcp-proxy.ts'
import type { WorkerDeps } from '../../deps.ts'
import { newsletterJobs } from './jobs.ts'
import { renderIssue } from './render-issue.ts'

const database = useDatabase()
const origin = 'https://trusswell.example'
const api = useApi(database, { env: { PUBLIC_ORIGIN: origin } })
/** What the relay says to a recipient; null takes the mail. */
let refuse: (to: string) => { code: number; message: string } | null = () => null
let onAccepted = () => {}
const relay = await startRelay({ recipient: (to) => refuse(to), onAccepted: () => onAccepted() })
const wire = await startWire(relay.port)
let worker: WorkerDeps
let headers: Record<string, string>
let adminEmail: string
beforeAll(async () => {
  const env = {
    SMTP_URL: `smtp://127.0.0.1:${wire.port}`,
    PUBLIC_ORIGIN: origin,
    NEWSLETTER_MAILS_PER_SECOND: '1000',
  }
  worker = await startWorkerDeps(database, { env })
  const { id, email } = await makePerson(api, 'admin')
  headers = asActor({ kind: 'user', id, role: 'admin' })
  adminEmail = email
})
afterAll(async () => {
  await worker.close()
  await wire.cut()
  await relay.close()
})
beforeEach(async () => {
  refuse = () => null
  relay.mails.length = 0
  await database.admin.query(
    `delete from newsletter_issues; delete from newsletter_subscriptions; delete from mail_deliveries; delete from pgboss.job`,
  )
})

const send = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object) =>
  api.app.inject({ method, url: `/api/admin/newsletter${path}`, headers, ...(payload ? { payload } : {}) })
const written = { subject: 'Before the monsoon', body: 'Look at **drain pans**.\n\n- gaskets\n- glands' }
const write = async (changes: object = {}) =>
  (await send('POST', '/issues', { ...written, ...changes })).json<NewsletterIssue>()
const read = async (id: string) => (await send('GET', `/issues/${id}`)).json<NewsletterIssue>()

async function subscribe(count: number, prefix = 'reader'): Promise<void> {
  await database.admin.query(
    `insert into newsletter_subscriptions (id, email, source, status, confirmed_at, consent_notice, consent_text)
     select gen_random_uuid(), $2 || n || '@client.example', 'blog', 'confirmed', now(), 'n', 't'
     from generate_series(1, $1) n`,
    [count, prefix],
  )
}
/** A draft that was sent off to so many subscribers; no worker has taken it yet. */
async function startSending(subscribers: number) {
  await subscribe(subscribers)
  const { id } = await write()
  const answer = await send('POST', `/issues/${id}/send`, { version: 1 })
  expect(answer.statusCode).toBe(200)
  return id
}
/** Does what the worker does, once for each waiting job, whatever time it is due. */
async function work() {
  const waiting = await database.rows<{ id: string; name: string; data: { payload: never } }>(
    `delete from pgboss.job where name like 'newsletter.%' returning id, name, data`,
  )
  await database.admin.query(`update newsletter_issues set send_at = now() where state = 'sending'`)
  for (const { id, name, data } of waiting) await run(name, data.payload, id)
}
const run = async (queue: string, payload: object = {}, id: string = crypto.randomUUID()) =>
  newsletterJobs(worker)
    .find((job) => job.queue === queue)
    ?.run(payload as never, { id })
const recipients = () => relay.mails.flatMap((mail) => mail.recipients).toSorted()
const states = () =>
  database.rows('select state, count(*)::int as count from newsletter_recipients group by 1 order by 1')
const subscribedAs = (count: number) =>
  Array.from({ length: count }, (_each, n) => `reader${n + 1}@client.example`).toSorted()

test('an admin writes, reads, edits, deletes and restores a draft; each change is on record', async () => {
  const issue = await write()
  expect(issue).toMatchObject({ ...written, state: 'draft', slug: null, version: 1, recipients: 0 })
  const { id } = issue
  const edited = await send('PATCH', `/issues/${id}`, { version: 1, subject: 'After the monsoon' })
  expect(edited.json()).toMatchObject({ subject: 'After the monsoon', version: 2 })
  const late = await send('PATCH', `/issues/${id}`, { version: 1, subject: 'Late' })
  expect([late.statusCode, late.json()]).toMatchObject([
    409,
    { code: 'stale_version', current: { subject: 'After the monsoon' } },
  ])
  expect((await send('PATCH', `/issues/${id}`, { version: 2, body: written.body })).json()).toMatchObject({
    version: 2,
  })
  expect((await send('GET', '/issues?search=AFTER')).json()).toMatchObject({ data: [{ id }] })
  expect((await send('DELETE', `/issues/${id}`)).statusCode).toBe(204)
  expect((await send('GET', '/issues')).json()).toMatchObject({ data: [] })
  expect((await send('GET', '/issues?deleted=true')).json()).toMatchObject({ data: [{ id }] })
  expect((await send('POST', `/issues/${id}/restore`)).json()).toMatchObject({ deleted_at: null })
  const audit = await database.rows<{ action: string }>(
    'select action from audit_entries where entity_id = $1 order by n',
    [id],
  )
  expect(audit.map(({ action }) => action)).toEqual(
    ['added', 'updated', 'deleted', 'restored'].map((what) => `newsletter_issue.${what}`),
  )
})

test.each([
  ['no subject', { subject: '  ' }, 'subject', 'Subject is required'],
  ['a subject of two lines', { subject: 'a\nb' }, 'subject', 'Subject must be a single line'],
  ['no text', { body: '' }, 'body', 'Text is required'],
  [
    'a text that is nested too deep',
    { body: '> '.repeat(30) },
    'body',
    `Quotes and lists can be nested at most 20 levels deep. Simplify the line that starts with “${'> '.repeat(20)}…”`,
  ],
  ['a forged state', { state: 'sent' }, 'state', 'Unknown field'],
])('refuses %s', async (_name, changes, field, message) => {
  const answer = await send('POST', '/issues', { ...written, ...changes })
  expect([answer.statusCode, answer.json<{ fields: object }>().fields]).toEqual([400, { [field]: message }])
})

test('both parts of the mail have no HTML of the author and no script link', async () => {
  const body =
    '## Checks\n\nHello <img src=x onerror=alert(1)> [a](javascript:alert(1)) [b](https://b.example)'
  const issue = {
    subject: 'A & B',
    body,
    pageUrl: 'https://a.example/p',
    unsubscribeUrl: 'https://a.example/u',
  }
  const { html, text } = await renderIssue(issue, companyOf(defaultSettings))
  expect(html).toContain('A &amp; B')
  expect(html).toMatch(/<h2[^>]*>Checks<\/h2>/)
  expect(html).toContain('&lt;img src=x')
  expect(html).not.toMatch(/<img|javascript:/)
  expect(html).toContain('href="https://b.example"')
  expect(text).toContain('Checks')
  expect(text).toContain('b https://b.example')
})

test('a test mail goes only to the admin who asked for it', async () => {
  await subscribe(2)
  const { id } = await write()
  expect((await send('POST', `/issues/${id}/test`)).json()).toEqual({ to: adminEmail })
  await work()
  expect(relay.mails.map((mail) => [mail.recipients, mail.subject])).toEqual([
    [[adminEmail], '[Test] Before the monsoon'],
  ])
  expect(await read(id)).toMatchObject({ state: 'draft', version: 1 })
})

test('sends to all subscribers once, with an unsubscribe link and without tracking', async () => {
  await subscribe(1, 'gone')
  await database.admin.query(
    `update newsletter_subscriptions set status = 'unsubscribed', unsubscribed_at = now()`,
  )
  expect((await send('GET', '/subscribers')).json()).toEqual({ subscribers: 0 })
  const id = await startSending(3)
  expect((await send('GET', '/subscribers')).json()).toEqual({ subscribers: 3 })
  expect(await read(id)).toMatchObject({
    state: 'sending',
    recipients: 3,
    sent: 0,
    slug: 'before-the-monsoon',
  })
  // A person who subscribes now gets the next issue.
  await subscribe(1, 'late')
  await work()
  expect(recipients()).toEqual(subscribedAs(3))
  expect(await read(id)).toMatchObject({ state: 'sent', sent: 3, refused: 0, unsubscribed: 0 })
  const links = new Set<string>()
  for (const mail of relay.mails) {
    const header = Object.fromEntries(mail.headers.map(({ key, value }) => [key, value]))
    expect(header['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
    links.add(header['list-unsubscribe'] ?? '')
    const urls = [...(mail.html ?? '').matchAll(/(?:href|src)="([^"]+)"/g)].map(([, url]) => url ?? '')
    expect(urls.every((url) => url.startsWith(`${origin}/newsletter/`))).toBe(true)
    expect(urls).toContain(`${origin}/newsletter/before-the-monsoon`)
    expect(mail.html).not.toContain('<img')
    expect(mail.text).toContain('drain pans')
  }
  expect(links.size).toBe(3)
  // Again, and again from a stale tab: nothing more.
  const again = await send('POST', `/issues/${id}/send`, { version: 1 })
  expect([again.statusCode, again.json()]).toMatchObject([200, { state: 'sent' }])
  await work()
  expect(relay.mails).toHaveLength(3)
  const audit = await database.rows<{ action: string; details: object }>(
    `select action, details from audit_entries where entity_id = $1 order by n`,
    [id],
  )
  expect(audit.slice(1)).toMatchObject([
    { action: 'newsletter_issue.sending_started', details: { recipients: 3 } },
    { action: 'newsletter_issue.sent', details: { recipients: 3, sent: 3 } },
  ])
})

test('two who press at once send once; an older version than the one that was confirmed is refused', async () => {
  await subscribe(2)
  const { id } = await write()
  await send('PATCH', `/issues/${id}`, { version: 1, subject: 'Changed' })
  const late = await send('POST', `/issues/${id}/send`, { version: 1 })
  expect([late.statusCode, late.json()]).toMatchObject([409, { code: 'stale_version' }])
  const answers = await Promise.all([1, 2].map(() => send('POST', `/issues/${id}/send`, { version: 2 })))
  expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200])
  expect(await states()).toEqual([{ state: 'waiting', count: 2 }])
  await work()
  expect(recipients()).toEqual(subscribedAs(2))
})

test('an issue without subscribers is refused and stays a draft', async () => {
  const { id } = await write()
  const answer = await send('POST', `/issues/${id}/send`, { version: 1 })
  expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
    409,
    'There are no subscribers yet, so this issue can’t be sent.',
  ])
  expect(await read(id)).toMatchObject({ state: 'draft', slug: null, version: 1 })
})

test('what was sent can neither be edited nor deleted, and the same subject gets another address', async () => {
  const id = await startSending(1)
  expect((await send('PATCH', `/issues/${id}`, { subject: 'Other' })).statusCode).toBe(409)
  expect((await send('DELETE', `/issues/${id}`)).statusCode).toBe(409)
  const second = await write()
  expect((await send('POST', `/issues/${second.id}/send`, { version: 1 })).json()).toMatchObject({
    slug: 'before-the-monsoon-2',
  })
})

test('a pause holds until it is resumed; both can be pressed twice', async () => {
  const id = await startSending(3)
  expect((await send('POST', `/issues/${id}/pause`)).json()).toMatchObject({ state: 'paused' })
  expect((await send('POST', `/issues/${id}/pause`)).statusCode).toBe(200)
  await work()
  expect(relay.mails).toEqual([])
  expect((await send('POST', `/issues/${id}/resume`)).json()).toMatchObject({ state: 'sending' })
  expect((await send('POST', `/issues/${id}/resume`)).statusCode).toBe(200)
  await work()
  expect(recipients()).toEqual(subscribedAs(3))
  expect((await send('POST', `/issues/${id}/pause`)).statusCode).toBe(409)
})

test('a pause and an unsubscription in the middle of a run count for the very next mail', async () => {
  await subscribe(60)
  const { id } = await write()
  let taken = 0
  const late = new Set<string>()
  refuse = () => {
    taken += 1
    return null
  }
  await send('POST', `/issues/${id}/send`, { version: 1 })
  const running = work()
  while (taken < 5) await new Promise((resolve) => setTimeout(resolve, 5))
  await send('POST', `/issues/${id}/pause`)
  await running
  const before = relay.mails.length
  expect(before).toBeLessThan(60)
  // One click, by the header of a mail that isn't sent yet.
  const [waiting] = await database.rows<{ id: string; email: string }>(
    `select s.id, s.email from newsletter_subscriptions s join newsletter_recipients r on r.subscription_id = s.id
     where r.state = 'waiting' order by r.due_at desc limit 1`,
  )
  if (!waiting) throw new Error('no recipient is waiting')
  late.add(waiting.email)
  const token = api.deps.newsletterLinks.unsubscribe.issue(waiting.id)
  await api.app.inject({
    method: 'POST',
    url: `/api/newsletter/unsubscribe?token=${token}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  })
  await send('POST', `/issues/${id}/resume`)
  await work()
  expect(recipients()).toEqual(subscribedAs(60).filter((email) => !late.has(email)))
  expect(await read(id)).toMatchObject({ state: 'sent', recipients: 60, sent: 59, unsubscribed: 1 })
})

test('a permanent refusal is counted after a second try; a temporary one is tried again', async () => {
  refuse = (to) => {
    if (to.startsWith('reader1@')) return { code: 550, message: 'No such user' }
    return to.startsWith('reader2@') ? { code: 451, message: 'Try later' } : null
  }
  const id = await startSending(5)
  await work()
  expect(await read(id)).toMatchObject({ state: 'sending', sent: 3, refused: 1, stalled_at: null })
  refuse = () => null
  await work()
  expect(recipients()).toEqual(['reader3', 'reader4', 'reader5'].map((name) => `${name}@client.example`))
  await database.admin.query(`update newsletter_recipients set due_at = now() where state = 'waiting'`)
  await work()
  expect(recipients()).toEqual(subscribedAs(5).slice(1))
  expect(await read(id)).toMatchObject({ state: 'sent', sent: 4, refused: 1 })
})

test('a relay that refuses all recipients pauses the issue, and no recipient is given up', async () => {
  refuse = () => ({ code: 554, message: 'Daily quota exceeded' })
  const id = await startSending(30)
  await work()
  expect(await read(id)).toMatchObject({ state: 'paused', paused_by_refusals: true, sent: 0, refused: 0 })
  refuse = () => null
  await send('POST', `/issues/${id}/resume`)
  await work()
  expect(recipients()).toEqual(subscribedAs(30))
  expect(await read(id)).toMatchObject({ state: 'sent', sent: 30, refused: 0, paused_by_refusals: false })
})

test('refusals in a row are counted over several runs', async () => {
  refuse = () => ({ code: 554, message: 'Daily quota exceeded' })
  const id = await startSending(12)
  await database.admin.query(`update newsletter_issues set refused_in_a_row = 9 where id = $1`, [id])
  await work()
  expect(await read(id)).toMatchObject({ state: 'paused', paused_by_refusals: true, sent: 0, refused: 0 })
  expect(await database.count(`newsletter_recipients where refusals = 0`)).toBeGreaterThan(6)
})

test('unreachable recipients don’t keep an issue from finishing', async () => {
  refuse = () => ({ code: 550, message: 'No such user' })
  const id = await startSending(12)
  await work()
  expect(await read(id)).toMatchObject({ state: 'paused', paused_by_refusals: true })
  await send('POST', `/issues/${id}/resume`)
  await work()
  expect(await read(id)).toMatchObject({ state: 'sent', sent: 0, refused: 12 })
})

test('a run that lost the issue to another one leaves it alone', async () => {
  const id = await startSending(2)
  onAccepted = () => {
    void database.admin.query(`update newsletter_issues set sender = gen_random_uuid() where id = $1`, [id])
  }
  await work()
  onAccepted = () => {}
  expect(relay.mails).toHaveLength(2)
  expect(await read(id)).toMatchObject({ state: 'sending', sent: 2 })
})

test('a line that breaks after the relay took a mail: the same mail again, and on record as uncertain', async () => {
  const id = await startSending(1)
  let cut = Promise.resolve()
  onAccepted = () => {
    onAccepted = () => {}
    cut = wire.cut()
  }
  await work()
  await cut
  expect(await read(id)).toMatchObject({ state: 'sending', sent: 0, stalled_at: expect.any(String) })
  await work()
  await wire.reconnect()
  await work()
  expect(await read(id)).toMatchObject({ state: 'sent', sent: 1, stalled_at: null })
  expect(relay.mails).toHaveLength(2)
  expect(new Set(relay.mails.map((mail) => mail.messageId)).size).toBe(1)
  // The try while nothing listened is certain to have sent nothing.
  expect(await database.rows('select state, attempts, uncertain from mail_deliveries')).toEqual([
    { state: 'sent', attempts: 3, uncertain: 1 },
  ])
})

test('one job sends an issue at a time, and a lost one is noticed within the minute', async () => {
  const id = await startSending(2)
  await database.admin.query(
    `delete from pgboss.job; update newsletter_issues set sender = gen_random_uuid(), send_at = now() + interval '50 seconds'`,
  )
  await run('newsletter.send-issue', { issue_id: id })
  expect(relay.mails).toEqual([])
  await run('newsletter.continue')
  expect(await database.count('pgboss.job')).toBe(0)
  await database.admin.query(`update newsletter_issues set send_at = now() - interval '31 seconds'`)
  await run('newsletter.continue')
  await work()
  expect(recipients()).toEqual(subscribedAs(2))
})

test('sent issues are public, drafts are not', async () => {
  const hidden = await write({ subject: 'Not yet' })
  const id = await startSending(1)
  const get = (path: string) => api.app.inject({ url: `/api/newsletter/issues${path}` })
  const { published_at } = await read(id)
  const line = { slug: 'before-the-monsoon', subject: 'Before the monsoon', published_at }
  expect((await get('')).json()).toEqual({ data: [line], next_cursor: null })
  expect((await get('/before-the-monsoon')).json()).toEqual({ ...line, body: written.body })
  expect((await get('/not-yet')).statusCode).toBe(404)
  expect((await get(`/${hidden.id}`)).statusCode).toBe(404)
})

test('a deleted draft is purged after 30 days', async () => {
  const [old, fresh] = [await write(), await write()]
  for (const { id } of [old, fresh]) await send('DELETE', `/issues/${id}`)
  await database.admin.query(
    `update newsletter_issues set deleted_at = now() - interval '31 days' where id = $1`,
    [old.id],
  )
  await run('newsletter.purge')
  expect(await database.rows('select id from newsletter_issues')).toEqual([{ id: fresh.id }])
})
