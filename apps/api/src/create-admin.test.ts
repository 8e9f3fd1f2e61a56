import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sealAll } from '../test/audit.ts'
import { startWorkerDeps, useApi, useDatabase } from '../test/harness.ts'
import { makePerson, password as oldPassword, signIn } from '../test/people.ts'
import { startRelay } from '../test/relay.ts'
import type { WorkerDeps } from './deps.ts'
import { jobHandlers, queues } from './modules/registry.ts'
import { verifyAudit } from './platform/audit-chain.ts'
import { runJobs } from './platform/job-runner.ts'

const origin = 'https://trusswell.example'
const password = 'slate-harbour-40-comet'
const database = useDatabase()
const api = useApi(database, { realSessions: true })
const relay = await startRelay()
let worker: WorkerDeps
beforeAll(async () => {
  worker = await startWorkerDeps(database, { env: { SMTP_URL: relay.url, PUBLIC_ORIGIN: origin } })
  await runJobs(worker, queues, await jobHandlers(worker))
})
afterAll(async () => {
  await worker.close()
  await relay.close()
})
beforeEach(async () => {
  await database.rows('delete from users')
  relay.mails.length = 0
})

async function createAdmin(...args: string[]) {
  const path = fileURLToPath(new URL('create-admin.ts', import.meta.url))
  const child = spawn(process.execPath, [path, ...args], {
    env: { ...process.env, DATABASE_IDENTITY_URL: database.urlOf('identity'), PUBLIC_ORIGIN: origin },
  })
  const [out, error] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { code: child.exitCode, out, error }
}
const meera = 'meera@client.example'
const forMeera = ['--email', meera, '--name', 'Meera Krishnan']
const linkIn = (shown: string | undefined) =>
  new RegExp(`${origin}/reset-password\\?token=([\\w.-]+)`).exec(shown ?? '')?.[1] ?? ''
const setPassword = (token: string, secret = password) =>
  api.app.inject({ method: 'POST', url: '/api/auth/reset-password', payload: { token, password: secret } })
const usersWith = (email: string) =>
  database.rows<{ id: string; name: string; role: string; email_verified: boolean }>(
    'select id, name, role, email_verified from users where email = $1',
    [email],
  )
const mailsTo = (email: string) => relay.mails.filter((mail) => mail.recipients.includes(email))
const linkJobs = () => database.count(`pgboss.job where name = 'identity.send-admin-link'`)

test('creates an admin with an audit entry, whose mailed link works once and leads to a sign-in', async () => {
  const { code, out } = await createAdmin('--email', 'Meera@Client.example', '--name', 'Meera Krishnan')
  expect(code).toBe(0)
  expect(out).toContain(`Created an admin account for Meera Krishnan <${meera}>`)
  expect(linkIn(out)).toBe('')
  const [user] = await usersWith(meera)
  expect(user).toMatchObject({ name: 'Meera Krishnan', role: 'admin', email_verified: false })

  const entries = await database.rows(
    `select action, details from audit_entries where entity = 'user' and entity_id = $1`,
    [user?.id],
  )
  expect(entries).toEqual([
    { action: 'user.made-admin', details: { role_before: null, forced: false, link: 'mailed' } },
  ])
  await sealAll(database, worker)
  expect((await verifyAudit(worker.db)).problems).toEqual([])
  const sealed = `audit_chain join audit_entries on audit_entries.id = entry_id where entity_id = '${user?.id}'`
  expect(await database.count(sealed)).toBe(1)

  await expect.poll(() => mailsTo(meera).length, { timeout: 20_000 }).toBe(1)
  const [mail] = mailsTo(meera)
  expect(mail?.text).toContain('you’ve been made an admin of Trusswell')
  expect(mail?.text).toContain('Set your password')
  expect(mail?.text).toMatch(/within\s7\sdays/)
  expect((await signIn(api, meera, {}, '')).answer.statusCode).toBe(400)
  const token = linkIn(mail?.text)
  // Both arrive before either has set its password.
  const answers = await Promise.all([setPassword(token), setPassword(token, 'other-harbour-41-comet')])
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 400])
  expect((await setPassword(token)).json()).toMatchObject({ code: 'link_invalid' })

  const chosen = answers[0].statusCode === 200 ? password : 'other-harbour-41-comet'
  const { answer } = await signIn(api, meera, {}, chosen)
  expect(answer.json()).toMatchObject({
    user: {
      email: meera,
      email_verified: true,
      two_factor_due: { is_over: false },
      user_metadata: { role: 'admin' },
    },
  })
})

test('--print-link prints a link that works, and sends nothing', async () => {
  const before = await linkJobs()
  const { code, out } = await createAdmin(...forMeera, '--print-link')
  expect(code).toBe(0)
  expect(await linkJobs()).toBe(before)
  expect((await setPassword(linkIn(out))).statusCode).toBe(200)
  expect((await signIn(api, meera, {}, password)).answer.statusCode).toBe(200)
})

test('an admin who let the link expire gets another one by "Forgot password?"', async () => {
  await createAdmin(...forMeera, '--print-link')
  const before = mailsTo(meera).length
  await api.app.inject({ method: 'POST', url: '/api/auth/forgot-password', payload: { email: meera } })
  await expect.poll(() => mailsTo(meera).length, { timeout: 20_000 }).toBe(before + 1)
  expect((await setPassword(linkIn(mailsTo(meera).at(-1)?.text))).statusCode).toBe(200)
})

test('an active admin is enough, unless forced', async () => {
  await makePerson(api, 'admin')
  const refused = await createAdmin(...forMeera, '--print-link')
  expect([refused.code, refused.out]).toEqual([3, ''])
  expect(refused.error).toContain('there is already an active admin')
  expect(await usersWith(meera)).toEqual([])

  const forced = await createAdmin(...forMeera, '--print-link', '--force')
  expect([forced.code, forced.error]).toEqual([0, ''])
  expect(await usersWith(meera)).toMatchObject([{ role: 'admin' }])
  const again = await createAdmin(...forMeera, '--print-link', '--force')
  expect(again.out).toContain('is already an admin')
  expect((await setPassword(linkIn(again.out))).statusCode).toBe(200)
})

test('of two commands at the same moment one creates the admin', async () => {
  // Neither stores an account until both have checked for an admin, or one waits for the other.
  const client = await database.admin.connect()
  await client.query('begin; lock table users in share mode')
  const commands = [meera, 'suresh@client.example'].map((email) =>
    createAdmin('--email', email, '--name', 'Meera Krishnan', '--print-link'),
  )
  await expect
    .poll(
      () =>
        database.count(
          `pg_stat_activity where usename = 'trusswell_identity' and wait_event_type = 'Lock'
           and datname = current_database()`,
        ),
      { timeout: 15_000 },
    )
    .toBe(2)
  await client.query('commit')
  client.release()
  const codes = (await Promise.all(commands)).map(({ code }) => code)
  expect(codes.toSorted((a, b) => Number(a) - Number(b))).toEqual([0, 3])
  expect(await database.count(`users where role = 'admin'`)).toBe(1)
})

test('promotes a manager, who keeps the password and signs in again', async () => {
  const { id, email } = await makePerson(api, 'manager')
  const { headers } = await signIn(api, email)
  const { code, out } = await createAdmin('--email', email, '--name', 'Suresh Reddy', '--print-link')
  expect([code, out]).toEqual([0, expect.stringContaining('from manager to admin')])
  expect(await usersWith(email)).toMatchObject([{ id, name: 'Suresh Reddy', role: 'admin' }])
  expect(await database.count(`sessions where user_id = '${id}'`)).toBe(0)
  api.deps.sessions.clear()
  expect((await api.app.inject({ url: '/api/me', headers: headers() })).statusCode).toBe(401)
  const { answer } = await signIn(api, email)
  expect(answer.json()).toMatchObject({ user: { user_metadata: { role: 'admin' } } })
})

test('promoting an unconfirmed address removes the password of the person who signed up with it', async () => {
  await makePerson(api, 'client', { email: meera, verified: false })
  const { out } = await createAdmin(...forMeera, '--print-link')
  expect(out).toContain('from client to admin')
  expect((await signIn(api, meera, {}, oldPassword)).answer.statusCode).toBe(401)
  expect((await setPassword(linkIn(out))).statusCode).toBe(200)
  const { answer } = await signIn(api, meera, {}, password)
  expect(answer.json()).toMatchObject({ user: { user_metadata: { role: 'admin' } } })
})

test('a deactivated account stays as it is', async () => {
  await makePerson(api, 'client', { email: meera })
  await database.rows('update users set deactivated_at = now()')
  const { code, error } = await createAdmin(...forMeera)
  expect([code, error]).toEqual([4, expect.stringContaining('is deactivated')])
  expect(await usersWith(meera)).toMatchObject([{ role: 'client' }])
})

test.each([
  [['--email', meera], '--name is missing'],
  [['--email', 'meera', '--name', 'Meera'], '--email: Invalid email address'],
  [[...forMeera, '--forced'], "Unknown option '--forced'"],
])('%j is refused with the reason', async (args, reason) => {
  const { code, error } = await createAdmin(...args)
  expect([code, error]).toEqual([2, expect.stringContaining(reason)])
  expect(await database.count('users')).toBe(0)
})
