// What is started while the account changes: the change is made while the new session waits to be stored.
import { describe, expect, test } from 'vitest'
import { useApi, useDatabase } from '../../../test/harness.ts'
import { cookieHeader, makePerson, makeSignedIn, password, signIn } from '../../../test/people.ts'
import { codeFor, nextCode, setUpTwoFactor, turnOnTwoFactor } from '../../../test/two-factor.ts'
import { hashPassword } from '../../platform/passwords.ts'

const database = useDatabase()
const api = useApi(database, { realSessions: true })
const hash = await hashPassword('quiet-river-41-mango')

const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  api.app.inject({ method: 'POST', url: `/api${url}`, payload, headers })
const sessionsOf = (id: string) => database.count(`sessions where user_id = '${id}'`)

/** Runs `start` up to the moment at which it stores its session, changes the account, and lets it go on. */
async function changeDuring<T>(start: () => Promise<T>, id: string, change: string): Promise<T> {
  const client = await database.admin.connect()
  await client.query('begin; lock table sessions in share mode')
  const started = start()
  await expect
    .poll(() =>
      database.count(
        `pg_stat_activity where usename = 'trusswell_identity' and wait_event_type = 'Lock'
         and datname = current_database() and query ilike 'insert into "sessions"%'`,
      ),
    )
    .toBe(1)
  await client.query(change.replaceAll(':id', `'${id}'`))
  await client.query(`delete from sessions where user_id = '${id}'; commit`)
  client.release()
  return started
}

const newPassword = `update accounts set password = '${hash}' where user_id = :id`
const changes = [
  ['got another password', newPassword],
  ['got another address', `update users set email = 'moved.' || email where id = :id`],
  ['was deactivated', `update users set deactivated_at = now() where id = :id`],
  ['was deleted', `update users set deleted_at = now() where id = :id`],
] as const

describe('while a session is being started', () => {
  test.each(changes)('for an account that %s meanwhile, signing in is refused', async (_name, change) => {
    const { id, email } = await makePerson(api, 'client')
    const { answer } = await changeDuring(() => signIn(api, email), id, change)
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([401, 'sign_in_expired'])
    expect(answer.cookies).toEqual([])
    expect(await sessionsOf(id)).toBe(0)
  })

  test.each(changes)(
    'for an account that %s meanwhile, the second factor is refused',
    async (_name, change) => {
      const person = await makeSignedIn(api, 'admin')
      const secret = await turnOnTwoFactor(api, person)
      await makePerson(api, 'admin')
      const { jar } = await signIn(api, person.email)
      const send = () => post('/auth/second-factor', { code: nextCode(secret) }, cookieHeader(jar))
      const answer = await changeDuring(send, person.id, change)
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([401, 'sign_in_expired'])
      expect(answer.cookies.filter(({ name }) => name === 'session')).toEqual([])
      expect(await sessionsOf(person.id)).toBe(0)
    },
  )

  test('for a sign-up that an invitation takes over meanwhile, it is refused', async () => {
    const email = `squatter.${crypto.randomUUID()}@client.example`
    const signUp = () => post('/auth/sign-up', { name: 'New Client', email, password })
    const change = `update accounts set password = '${hash}' where user_id = (select id from users where email = '${email}')`
    const answer = await changeDuring(signUp, crypto.randomUUID(), change)
    expect(answer.json()).toMatchObject({ code: 'sign_in_expired' })
    expect(await database.count(`sessions join users on users.id = user_id where email = '${email}'`)).toBe(0)
  })

  test('turning the second factor on does not renew a session that a new password ends', async () => {
    const on = await makeSignedIn(api, 'client')
    const setup = await post('/me/two-factor', { current_password: password }, on.headers)
    const secret = new URL(setup.json<{ uri: string }>().uri).searchParams.get('secret') ?? ''
    const confirm = () => post('/me/two-factor/confirm', { code: codeFor(secret) }, on.headers)
    expect((await changeDuring(confirm, on.id, newPassword)).statusCode).toBe(401)
    expect(await sessionsOf(on.id)).toBe(0)
  })

  test('turning the second factor off waits for a new password, which ends the session and leaves the factor on', async () => {
    const person = await makeSignedIn(api, 'client')
    const { secret, headers } = await setUpTwoFactor(api, person)
    const client = await database.admin.connect()
    await client.query(`begin; select from users where id = '${person.id}' for update`)
    const turnOff = post(
      '/me/two-factor/off',
      { current_password: password, code: nextCode(secret) },
      headers,
    )
    await expect
      .poll(() =>
        database.count(
          `pg_stat_activity where usename = 'trusswell_identity' and wait_event_type = 'Lock'
           and datname = current_database() and query ilike '%for update'`,
        ),
      )
      .toBe(1)
    await client.query(newPassword.replace(':id', `'${person.id}'`))
    await client.query(`delete from sessions where user_id = '${person.id}'; commit`)
    client.release()
    const answer = await turnOff
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([401, 'sign_in_expired'])
    expect(await sessionsOf(person.id)).toBe(0)
    expect(await database.count(`two_factors where user_id = '${person.id}'`)).toBe(1)
  })

  test('with the password alone, it is refused when two-factor is turned on meanwhile', async () => {
    const { id, email } = await makePerson(api, 'client')
    const turnedOn = 'update users set two_factor_enabled = true where id = :id'
    const { answer } = await changeDuring(() => signIn(api, email), id, turnedOn)
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([401, 'sign_in_expired'])
    expect(await sessionsOf(id)).toBe(0)
  })
})

test('a new password ends sign-ins that wait for their second factor', async () => {
  const person = await makeSignedIn(api, 'client')
  const secret = await turnOnTwoFactor(api, person)
  const { jar } = await signIn(api, person.email)
  const { jar: own } = await signIn(api, person.email)
  const first = await post('/auth/second-factor', { code: nextCode(secret) }, cookieHeader(own))
  const session = first.cookies.find(({ name }) => name === 'session')?.value ?? ''
  const changed = await post(
    '/me/password',
    { current_password: password, password: 'quiet-river-41-mango' },
    { authorization: `Bearer ${session}` },
  )
  expect(changed.statusCode).toBe(204)
  const late = await post(
    '/auth/second-factor',
    { code: codeFor(secret, Date.now() - 30_000) },
    cookieHeader(jar),
  )
  expect([late.statusCode, late.json<{ code: string }>().code]).toEqual([401, 'sign_in_expired'])
})
