import { system } from '@trusswell/domain/actor.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWorkerDeps } from '../../../test/harness.ts'
import { useAccounts } from '../../../test/identity.ts'
import {
  cookieHeader,
  keepCookies,
  makePerson,
  makeSignedIn,
  password,
  signIn,
} from '../../../test/people.ts'
import { startRelay } from '../../../test/relay.ts'
import { setUpTwoFactor } from '../../../test/two-factor.ts'
import type { WorkerDeps } from '../../deps.ts'
import { identityJobs } from './jobs.ts'

const { api, database, post } = useAccounts()
let relay: Awaited<ReturnType<typeof startRelay>>
let worker: WorkerDeps
beforeAll(async () => {
  relay = await startRelay()
  worker = await startWorkerDeps(database, { env: { SMTP_URL: relay.url } })
})
afterAll(async () => {
  await worker.close()
  await relay.close()
})

type Attempt = { user_id: string | null; address: string; ip_address: string; outcome: string }
const attemptsFor = (email: string) =>
  database.rows<Attempt>(
    'select user_id, address, ip_address, outcome from sign_in_attempts where address = $1 order by at',
    [api.deps.signInCodes.addressOf(email)],
  )
const run = (queue: string, payload: object = {}, id: string = crypto.randomUUID()) =>
  identityJobs(worker)
    .find((job) => job.queue === queue)
    ?.run(payload as never, { id })
const fail = (id: string, count: number, ago = '1 second') =>
  database.admin.query(
    `insert into sign_in_attempts (id, user_id, address, ip_address, outcome, at)
     select gen_random_uuid(), $1, 'hash', '203.0.113.' || n, 'wrong_password', now() - $3::interval
     from generate_series(1, $2) n`,
    [id, count, ago],
  )

test('a wrong and a right password leave their outcome and IP address, and no address in clear', async () => {
  const { id, email } = await makePerson(api, 'client')
  const attempt = (password: string) =>
    post('/auth/sign-in', { email, password }, {}, '198.51.100.7').then(({ statusCode }) => statusCode)
  expect(await attempt('wrong-password')).toBe(401)
  expect(await attempt('lotus-gate-77-kiln')).toBe(200)
  const attempts = await attemptsFor(email)
  const about = { user_id: id, address: expect.not.stringContaining('@'), ip_address: '198.51.100.7' }
  expect(attempts).toEqual([
    { ...about, outcome: 'wrong_password' },
    { ...about, outcome: 'ok' },
  ])
})

test('guesses at an address without an account are told apart by its hash', async () => {
  const email = `unknown.${crypto.randomUUID()}@people.example`
  for (let n = 0; n < 2; n += 1) await signIn(api, email)
  const outcomes = (await attemptsFor(email)).map(({ user_id, outcome }) => [user_id, outcome])
  expect(outcomes).toEqual([
    [null, 'unknown_account'],
    [null, 'unknown_account'],
  ])
})

test('wrong codes and wrong passwords of signed-in sessions are recorded', async () => {
  const person = await makeSignedIn(api, 'admin')
  await post('/me/reauthenticate', { current_password: 'wrong-password' }, person.headers)
  const { headers } = await setUpTwoFactor(api, person)
  await post('/me/two-factor/off', { current_password: password, code: '000000' }, headers)
  const { jar } = await signIn(api, person.email)
  await post('/auth/second-factor', { code: '000000' }, cookieHeader(jar))
  const client = await makePerson(api, 'client')
  const asked = keepCookies({}, await post('/auth/sign-in-code', { email: client.email }))
  await post('/auth/sign-in-code/confirm', { code: '00000000' }, cookieHeader(asked))
  expect((await attemptsFor(person.email)).map(({ outcome }) => outcome)).toEqual([
    'ok',
    'wrong_password',
    'wrong_code',
    'wrong_code',
  ])
  expect((await attemptsFor(client.email)).map(({ outcome }) => outcome)).toEqual(['wrong_code'])
})

test('attempts that are refused by the limit leave one line a minute for an IP address', async () => {
  const { email } = await makePerson(api, 'client')
  const attempt = () => post('/auth/sign-in', { email, password: 'wrong-password' }, {}, '198.51.100.9')
  for (let n = 0; n < 14; n += 1) await attempt()
  const outcomes = (await attemptsFor(email)).map(({ outcome }) => outcome)
  expect(outcomes).toEqual([...Array.from({ length: 10 }, () => 'wrong_password'), 'limited'])
})

test('after ten failures in a day the owner gets one mail, however often the job runs', async () => {
  const [nine, ten] = [await makePerson(api, 'client'), await makePerson(api, 'manager')]
  await fail(nine.id, 9)
  await fail(nine.id, 9, '25 hours')
  await fail(ten.id, 10)
  await run('identity.find-guessing')
  await fail(ten.id, 5)
  await run('identity.find-guessing')
  const jobs = await database.rows<{ id: string; data: { payload: { user_id: string } } }>(
    `select id, data from pgboss.job where name = 'identity.tell-guessing'
     and data->'payload'->>'user_id' in ($1, $2)`,
    [nine.id, ten.id],
  )
  expect(jobs.map(({ data }) => data.payload.user_id)).toEqual([ten.id])
  for (const { id, data } of jobs) await run('identity.tell-guessing', data.payload, id)
  const mails = relay.mails.filter(({ recipients }) => recipients[0] === ten.email)
  expect(mails.map(({ subject }) => subject)).toEqual(['Failed attempts to sign in to your account'])
  expect(mails[0]?.text).toContain('15 times today')
  expect(mails[0]?.text).toMatch(/203\.0\.113\.\d/)
  // It asks for nothing to be done by a link.
  expect(mails[0]?.text).not.toContain('token')
})

test('attempts are deleted after 90 days, and the others can’t be changed', async () => {
  const { id } = await makePerson(api, 'client')
  await fail(id, 1, '91 days')
  await fail(id, 2, '89 days')
  await run('identity.expire')
  expect(await database.count(`sign_in_attempts where user_id = '${id}'`)).toBe(2)
  const { identityDb } = api.deps
  await expect(
    identityDb.as(system, (tx) =>
      tx.updateTable('sign_in_attempts').set({ outcome: 'ok' }).where('user_id', '=', id).execute(),
    ),
  ).rejects.toThrow(/permission denied/)
})

test('an admin sees on a user’s page how often signing in failed in the last 24 hours', async () => {
  const admin = await makeSignedIn(api, 'admin')
  const { id } = await makePerson(api, 'client')
  await fail(id, 3)
  await fail(id, 4, '25 hours')
  const answer = await api.app.inject({ url: `/api/admin/users/${id}/assignments`, headers: admin.headers })
  expect(answer.json()).toMatchObject({ failed_sign_ins: 3 })
})
