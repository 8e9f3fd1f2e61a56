import { anonymous, type Actor } from '@trusswell/domain/actor.ts'
import { newsletterNotice } from '@trusswell/domain/newsletter-notice.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newsletterBody, startWorkerDeps, useApi, useDatabase } from '../../../test/harness.ts'
import { startRelay } from '../../../test/relay.ts'
import type { WorkerDeps } from '../../deps.ts'
import { newsletterJobs } from './jobs.ts'

const database = useDatabase()
const origin = 'https://trusswell.example'
const api = useApi(database, { env: { PUBLIC_ORIGIN: origin } })
const relay = await startRelay()
let worker: WorkerDeps
beforeAll(async () => {
  worker = await startWorkerDeps(database, { env: { SMTP_URL: relay.url, PUBLIC_ORIGIN: origin } })
})
afterAll(async () => {
  await worker.close()
  await relay.close()
})
beforeEach(async () => {
  relay.mails.length = 0
  await database.admin.query(
    `delete from newsletter_subscriptions; delete from mail_deliveries; delete from pgboss.job`,
  )
})

let networks = 0
async function subscribe(changes: Record<string, unknown> = {}, headers: Record<string, string> = {}) {
  const payload = newsletterBody({ form_token: await api.formToken('newsletter'), ...changes })
  const remoteAddress = `10.2.0.${(networks += 1)}`
  return api.app.inject({ method: 'POST', url: '/api/newsletter', payload, headers, remoteAddress })
}

/** Does what the worker does, once for each waiting job, and gives the mails that came of it. */
async function work() {
  const before = relay.mails.length
  const waiting = await database.rows<{ id: string; name: string; data: { payload: never } }>(
    `delete from pgboss.job where name like 'newsletter.%' returning id, name, data`,
  )
  for (const { id, name, data } of waiting) await run(name, data.payload, id)
  return relay.mails.slice(before)
}
const run = async (queue: string, payload: object = {}, id: string = crypto.randomUUID()) =>
  newsletterJobs(worker)
    .find((job) => job.queue === queue)
    ?.run(payload as never, { id })

const post = (path: string, payload?: object, headers: Record<string, string> = {}) =>
  api.app.inject({
    method: 'POST',
    url: `/api/newsletter/${path}`,
    headers,
    ...(payload ? { payload } : {}),
  })
const confirm = (token: string) => post('confirm', { token })
const tokenIn = (text = '', page: string) =>
  new RegExp(`${origin}/newsletter/${page}\\?token=([\\w.-]+)`).exec(text)?.[1] ?? ''
const rows = (email: string) =>
  database.rows<{ id: string; status: string }>(
    'select id, status from newsletter_subscriptions where email = $1 order by id',
    [email],
  )
const traces = async () => ({
  rows: await database.count('newsletter_subscriptions'),
  jobs: await database.count('pgboss.job'),
  audit: await database.count('audit_entries'),
})

/** A confirmed subscriber, and the token in their welcome mail. */
async function makeSubscriber() {
  const email = `reader.${crypto.randomUUID()}@client.example`
  await subscribe({ email })
  const [mail] = await work()
  const confirmToken = tokenIn(mail?.text, 'confirm')
  await confirm(confirmToken)
  const [welcome] = await work()
  return { email, confirmToken, welcome, token: tokenIn(welcome?.text, 'unsubscribe') }
}

test('a newsletter form is stored with what was agreed to, and confirmed by mail', async () => {
  const email = 'Asha.Rao@Client.example'
  const answer = await subscribe({ email, source: 'blog' })
  expect([answer.statusCode, answer.json()]).toEqual([
    202,
    { message: 'Please check your inbox and confirm your subscription.' },
  ])
  const stored = () =>
    database.rows(`select email, status, source, consent_notice, consent_text,
      created_at > now() - interval '1 minute' as recent, confirmed_at is not null as confirmed
      from newsletter_subscriptions`)
  const row = {
    email: 'asha.rao@client.example',
    source: 'blog',
    consent_notice: newsletterNotice.version,
    consent_text: newsletterNotice.text,
    recent: true,
  }
  expect(await stored()).toEqual([{ ...row, status: 'pending', confirmed: false }])

  const mails = await work()
  expect(mails.map((mail) => [mail.recipients, mail.subject])).toEqual([
    [['asha.rao@client.example'], 'Confirm your subscription'],
  ])
  expect((await confirm(tokenIn(mails[0]?.text, 'confirm'))).json()).toEqual({ done: true })
  expect(await stored()).toEqual([{ ...row, status: 'confirmed', confirmed: true }])
  expect((await work()).map((mail) => mail.subject)).toEqual(['Welcome to our newsletter'])
})

test('the response is the same for a subscribed address, and only its owner gets a mail', async () => {
  const { email } = await makeSubscriber()
  const [known, unknown] = [await subscribe({ email }), await subscribe()]
  expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body])
  const subjects = (await work()).map((mail) => `${mail.recipients[0] === email} ${mail.subject}`)
  expect(subjects.toSorted()).toEqual(['false Confirm your subscription', 'true You’re already subscribed'])
})

test('asking again within the hour sends no second mail, and the first one still works', async () => {
  const email = 'twice@client.example'
  await subscribe({ email })
  await subscribe({ email })
  const mails = await work()
  expect(mails).toHaveLength(1)
  expect((await confirm(tokenIn(mails[0]?.text, 'confirm'))).statusCode).toBe(200)
})

test('of two confirmed links for one address one counts, and both answer alike', async () => {
  const email = 'both@client.example'
  await subscribe({ email })
  await subscribe({ email })
  for (const { id } of await rows(email)) {
    const answer = await confirm(api.deps.newsletterLinks.confirm.issue({ id, email }))
    expect(answer.json()).toEqual({ done: true })
  }
  expect((await rows(email)).map((row) => row.status).toSorted()).toEqual(['confirmed', 'pending'])
})

test('a confirmation link can be used twice in parallel and welcomes once', async () => {
  await subscribe({ email: 'parallel@client.example' })
  const [mail] = await work()
  const token = tokenIn(mail?.text, 'confirm')
  const answers = await Promise.all([confirm(token), confirm(token)])
  expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200])
  expect(await work()).toHaveLength(1)
})

test('a confirmation link ends after seven days', async () => {
  await subscribe({ email: 'late@client.example' })
  const [mail] = await work()
  const token = tokenIn(mail?.text, 'confirm')
  const now = api.clock.now
  api.clock.now = Date.now() + (7 * 24 * 3_600 + 5) * 1_000
  const late = await confirm(token)
  api.clock.now = now
  expect([late.statusCode, late.json<{ code: string }>().code]).toEqual([400, 'link_invalid'])
  expect((await rows('late@client.example'))[0]?.status).toBe('pending')
})

test.each([
  ['a forged one', (token: string) => `${token.slice(0, -2)}xx`],
  ['one of another purpose', (token: string) => api.deps.newsletterLinks.unsubscribe.issue(idIn(token))],
  [
    'one for an unknown subscription',
    () => api.deps.newsletterLinks.confirm.issue({ id: crypto.randomUUID(), email: 'x' }),
  ],
  ['nonsense', () => 'nonsense'],
  ['one about no id at all', () => `${'-'.repeat(36)}.99999999999.${'x'.repeat(43)}`],
])('confirming refuses %s', async (_name, forge) => {
  await subscribe({ email: 'forged@client.example' })
  const [mail] = await work()
  const answer = await confirm(forge(tokenIn(mail?.text, 'confirm')))
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'link_invalid'])
  expect((await rows('forged@client.example'))[0]?.status).toBe('pending')
})
const idIn = (token: string) => token.split('.')[0] ?? ''

test('mails to subscribers carry the one-click headers of RFC 8058', async () => {
  const { welcome, email } = await makeSubscriber()
  await subscribe({ email })
  const [already] = await work()
  for (const mail of [welcome, already]) {
    const headers = Object.fromEntries(mail?.headers.map(({ key, value }) => [key, value]) ?? [])
    expect(headers['list-unsubscribe']).toMatch(
      new RegExp(`^<${origin}/api/newsletter/unsubscribe\\?token=[\\w.-]+>$`),
    )
    expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
  }
})

test.each([
  ['form-encoded', 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
  [
    'as multipart',
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
  ],
])(
  'a mail provider ends the subscription by one POST, %s, without cookie or origin',
  async (_n, type, body) => {
    const { email, welcome } = await makeSubscriber()
    const header = welcome?.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? ''
    const answer = await api.app.inject({
      method: 'POST',
      url: header.slice(1 + origin.length, -1),
      headers: { 'content-type': type },
      payload: body,
    })
    expect(answer.statusCode).toBe(200)
    expect(await rows(email)).toMatchObject([{ status: 'unsubscribed' }])
  },
)

test('the page ends it without a body, again and again, and another site cannot', async () => {
  const { email, token } = await makeSubscriber()
  const foreign = await post(`unsubscribe?token=${token}`, undefined, { origin: 'https://evil.example' })
  expect([foreign.statusCode, (await rows(email))[0]?.status]).toEqual([403, 'confirmed'])
  const own = { origin, 'sec-fetch-site': 'same-origin' }
  for (let n = 0; n < 2; n += 1) {
    expect((await post(`unsubscribe?token=${token}`, undefined, own)).json()).toEqual({ done: true })
  }
  expect((await rows(email))[0]?.status).toBe('unsubscribed')
})

test('opening either link changes nothing', async () => {
  const { email, token } = await makeSubscriber()
  const opened = await api.app.inject({ url: `/api/newsletter/unsubscribe?token=${token}` })
  expect([opened.statusCode, opened.headers.location]).toEqual([
    302,
    `/newsletter/unsubscribe?token=${token}`,
  ])
  expect((await api.app.inject({ url: `/api/newsletter/confirm?token=${token}` })).statusCode).toBe(404)
  expect((await rows(email))[0]?.status).toBe('confirmed')
})

test('an old confirmation does not restore an ended subscription; subscribing again does', async () => {
  const { email, token, confirmToken } = await makeSubscriber()
  await post(`unsubscribe?token=${token}`)
  expect((await confirm(confirmToken)).json()).toMatchObject({ code: 'link_invalid' })
  await database.admin.query('delete from mail_deliveries')
  await subscribe({ email })
  const [mail] = await work()
  await confirm(tokenIn(mail?.text, 'confirm'))
  expect((await rows(email)).map((row) => row.status)).toEqual(['unsubscribed', 'confirmed'])
})

test('ending refuses a forged link and forgives a row that is gone', async () => {
  const { token } = await makeSubscriber()
  expect((await post(`unsubscribe?token=${token.slice(0, -2)}xx`)).json()).toMatchObject({
    code: 'link_invalid',
  })
  await database.admin.query('delete from newsletter_subscriptions')
  expect((await post(`unsubscribe?token=${token}`)).statusCode).toBe(200)
})

test.each([
  ['an address that is none', { email: 'asha@' }, 'email', 'Invalid email address'],
  ['another source', { source: 'popup' }, 'source', expect.any(String)],
  ['a forged status', { status: 'confirmed' }, 'status', 'Unknown field'],
  ['a filled hidden field', { website: 'x' }, 'website', 'Please leave this field empty'],
  [
    'an old notice',
    { consent_notice: 'newsletter-2020' },
    'consent_notice',
    'Please reload the page to see the current privacy notice',
  ],
])('refuses %s and leaves no trace', async (_name, changes, field, message) => {
  const before = await traces()
  const answer = await subscribe(changes)
  expect([answer.statusCode, answer.json<{ fields: object }>().fields]).toEqual([400, { [field]: message }])
  expect(await traces()).toEqual(before)
})

test('floods are met as on every form, and one key counts once', async () => {
  const email = 'flood@client.example'
  const codes = []
  for (let n = 0; n < 6; n += 1) codes.push((await subscribe({ email })).statusCode)
  expect(codes).toEqual([202, 202, 202, 202, 202, 428])
  expect((await subscribe({ form_token: await api.formToken('contact') })).json()).toMatchObject({
    code: 'form_token_invalid',
  })
  const key = { 'idempotency-key': crypto.randomUUID() }
  const [one, two] = [
    await subscribe({ email: 'k@c.example' }, key),
    await subscribe({ email: 'k@c.example' }, key),
  ]
  expect([one.statusCode, two.statusCode, await rows('k@c.example')]).toEqual([202, 202, [expect.anything()]])
})

test('after 30 days what was not confirmed or was ended is purged with its traces, the rest stays', async () => {
  const { email: active } = await makeSubscriber()
  const ended = await makeSubscriber()
  await post(`unsubscribe?token=${ended.token}`)
  await subscribe({ email: 'never@client.example' })
  await subscribe({ email: 'fresh@client.example' })
  await run('newsletter.purge')
  expect(await database.count('newsletter_subscriptions')).toBe(4)
  await database.admin.query(`update newsletter_subscriptions
    set created_at = created_at - interval '31 days', unsubscribed_at = unsubscribed_at - interval '31 days'
    where email <> 'fresh@client.example'`)
  const gone = [...(await rows('never@client.example')), ...(await rows(ended.email))].map((row) => row.id)
  const personal = () => database.rows('select value from audit_personal where subject_id = any($1)', [gone])
  expect(await personal()).toHaveLength(2)
  await run('newsletter.purge')
  expect(await database.rows('select email from newsletter_subscriptions order by email')).toEqual(
    [{ email: 'fresh@client.example' }, { email: active }].toSorted((a, b) => (a.email < b.email ? -1 : 1)),
  )
  expect(await personal()).toEqual([])
})

test('the audit log has every step without the address', async () => {
  const { email, token } = await makeSubscriber()
  await post(`unsubscribe?token=${token}`)
  const [row] = await rows(email)
  const entries = await database.rows<{ action: string; details: object }>(
    'select action, details from audit_entries where entity_id = $1 order by n',
    [row?.id],
  )
  expect(entries.map((entry) => entry.action)).toEqual([
    'newsletter.requested',
    'newsletter.confirmed',
    'newsletter.unsubscribed',
  ])
  expect(JSON.stringify(entries)).not.toContain(email)
})

test('through the API role a subscription is read only by its link, also by admins', async () => {
  await makeSubscriber()
  const admin: Actor = { kind: 'user', id: crypto.randomUUID(), role: 'admin' }
  for (const actor of [anonymous, admin]) {
    const seen = await api.deps.db.as(actor, (tx) =>
      tx.selectFrom('newsletter_subscriptions').select('id').execute(),
    )
    const changed = await api.deps.db.as(actor, (tx) =>
      tx.updateTable('newsletter_subscriptions').set({ status: 'confirmed' }).executeTakeFirst(),
    )
    expect([seen, changed.numUpdatedRows]).toEqual([[], 0n])
  }
  const insert = api.deps.db.as(anonymous, (tx) =>
    tx
      .insertInto('newsletter_subscriptions')
      .values({
        id: crypto.randomUUID(),
        email: 'forged@client.example',
        source: 'blog',
        status: 'confirmed',
        confirmed_at: new Date().toISOString(),
        consent_notice: 'n',
        consent_text: 't',
      })
      .execute(),
  )
  await expect(insert).rejects.toThrow('row-level security')
})
