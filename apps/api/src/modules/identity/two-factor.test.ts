import { describe, expect, test } from 'vitest'
import { startApi, useApi } from '../../../test/harness.ts'
import { useAccounts } from '../../../test/identity.ts'
import { cookieHeader, keepCookies, makeSignedIn, password, signIn } from '../../../test/people.ts'
import { startWire } from '../../../test/tcp-proxy.ts'
import { codeFor, nextCode, setUpTwoFactor, turnOnTwoFactor } from '../../../test/two-factor.ts'

const { api, database, me, post } = useAccounts()
const other = useApi(database, { realSessions: true })
const sessionsOf = ({ id }: { id: string }) => database.count(`sessions where user_id = '${id}'`)

describe('two-factor', () => {
  test('the password alone leads to the second step; a code or a recovery code, each once, completes it', async () => {
    const person = await makeSignedIn(api, 'admin')
    const secret = await turnOnTwoFactor(api, person)
    const { answer, jar } = await signIn(api, person.email)
    expect(answer.json()).toEqual({ user: null, second_factor: true })
    expect((await me(cookieHeader(jar))).statusCode).toBe(401)
    expect((await post('/auth/second-factor', { code: '000000' }, cookieHeader(jar))).json()).toMatchObject({
      code: 'second_factor_invalid',
    })
    const done = await post('/auth/second-factor', { code: nextCode(secret) }, cookieHeader(jar))
    expect(done.statusCode).toBe(200)
    expect((await me(cookieHeader(keepCookies(jar, done)))).statusCode).toBe(200)
  })

  test('recovery codes work once', async () => {
    const person = await makeSignedIn(api, 'manager')
    const { recovery_codes } = await setUpTwoFactor(api, person)
    expect(recovery_codes).toHaveLength(10)
    for (const expected of [200, 401]) {
      const { jar } = await signIn(api, person.email)
      expect(
        (await post('/auth/second-factor', { code: recovery_codes[0] }, cookieHeader(jar))).statusCode,
      ).toBe(expected)
    }
  })

  test('of parallel uses of a recovery code one wins, also on two processes', async () => {
    const person = await makeSignedIn(api, 'client')
    const { recovery_codes } = await setUpTwoFactor(api, person)
    const started = await Promise.all(Array.from({ length: 4 }, () => signIn(api, person.email)))
    const before = await sessionsOf(person)
    const answers = await Promise.all(
      started.map(({ jar }, n) =>
        (n % 2 === 0 ? api : other).app.inject({
          method: 'POST',
          url: '/api/auth/second-factor',
          payload: { code: recovery_codes[3] },
          headers: cookieHeader(jar),
        }),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 401, 401, 401,
    ])
    expect(await sessionsOf(person)).toBe(before + 1)
  })

  test('recovery codes are stored as keyed digests, also those that remain after one was used', async () => {
    const person = await makeSignedIn(api, 'client')
    const { recovery_codes } = await setUpTwoFactor(api, person)
    const stored = async () => {
      const [row] = await database.rows<{ backup_codes: string }>(
        'select backup_codes from two_factors where user_id = $1',
        [person.id],
      )
      return JSON.parse(row?.backup_codes ?? '') as string[]
    }
    const digests = await stored()
    expect(digests).toEqual(Array(10).fill(expect.stringMatching(/^hmac:[\w-]{43}$/)))
    const { jar } = await signIn(api, person.email)
    await post('/auth/second-factor', { code: recovery_codes[0] }, cookieHeader(jar))
    expect(await stored()).toEqual(digests.slice(1))
  })

  test('a digest from the database is no recovery code', async () => {
    const person = await makeSignedIn(api, 'client')
    await setUpTwoFactor(api, person)
    await database.admin.query(`update two_factors set backup_codes = '["hmac:abc"]' where user_id = $1`, [
      person.id,
    ])
    const { jar } = await signIn(api, person.email)
    const answer = await post('/auth/second-factor', { code: 'hmac:abc' }, cookieHeader(jar))
    expect(answer.json()).toMatchObject({ code: 'second_factor_invalid' })
  })
})

describe('turning two-factor on', () => {
  test('ends sessions that were open before, on both processes', async () => {
    const person = await makeSignedIn(api, 'admin')
    const open = (await signIn(api, person.email)).headers()
    expect([(await me(open)).statusCode, (await me(open, other)).statusCode]).toEqual([200, 200])
    const { headers } = await setUpTwoFactor(api, person)
    expect([(await me(open)).statusCode, (await me(open, other)).statusCode]).toEqual([401, 401])
    expect((await me(headers)).statusCode).toBe(200)
    expect(await sessionsOf(person)).toBe(1)
    expect(
      (await post('/me/two-factor/off', { current_password: password, code: '000000' }, open)).statusCode,
    ).toBe(401)
  })

  test('is refused when it is on, so that codes can’t be tried out there', async () => {
    const person = await makeSignedIn(api, 'client')
    const { secret, headers } = await setUpTwoFactor(api, person)
    for (const code of [nextCode(secret), '000000'])
      expect((await post('/me/two-factor/confirm', { code }, headers)).statusCode).toBe(409)
    expect(
      await database.count(
        `audit_entries where action = 'user.two-factor-on' and entity_id = '${person.id}'`,
      ),
    ).toBe(1)
  })
})

describe('turning two-factor off', () => {
  const turnOff = (headers: Record<string, string>, code: string, current_password = password) =>
    post('/me/two-factor/off', { current_password, code }, headers)
  const codeOf = (answer: { json: <T>() => T }) => answer.json<{ code: string }>().code

  test('takes the password and a current code, ends the other sessions, and then the password alone signs in', async () => {
    const person = await makeSignedIn(api, 'admin')
    const { secret, headers } = await setUpTwoFactor(api, person)
    const second = await signIn(api, person.email)
    const done = await post('/auth/second-factor', { code: nextCode(secret) }, cookieHeader(second.jar))
    const elsewhere = cookieHeader(keepCookies(second.jar, done))
    const factors = () => database.count(`two_factors where user_id = '${person.id}'`)
    const entries = () =>
      database.count(`audit_entries where action = 'user.two-factor-off' and entity_id = '${person.id}'`)

    const code = codeFor(secret, Date.now() - 30_000)
    const refused = [
      await turnOff(headers, code, 'not my password'),
      await turnOff(headers, '000000'),
      await turnOff(headers, 'aaaaa-bbbbb'),
      // Used for signing in.
      await turnOff(headers, nextCode(secret)),
    ]
    expect(refused.map((answer) => [answer.statusCode, codeOf(answer)])).toEqual([
      [401, 'invalid_credentials'],
      ...Array<unknown>(3).fill([401, 'second_factor_invalid']),
    ])
    const without = await post('/me/two-factor/off', { current_password: password }, headers)
    expect([without.statusCode, await factors(), await entries()]).toEqual([400, 1, 0])
    expect((await signIn(api, person.email)).answer.json()).toMatchObject({ second_factor: true })

    const off = await turnOff(headers, code)
    expect([off.statusCode, await factors(), await entries()]).toEqual([204, 0, 1])
    expect((await me(headers)).json()).toMatchObject({ two_factor_enabled: false })
    expect([(await me(elsewhere)).statusCode, (await me(elsewhere, other)).statusCode]).toEqual([401, 401])
    const { answer } = await signIn(api, person.email)
    expect(answer.json()).toMatchObject({ user: { id: person.id }, second_factor: false })
    expect((await turnOff(headers, code)).statusCode).toBe(409)
  })

  test('takes a recovery code instead, for a lost phone', async () => {
    const person = await makeSignedIn(api, 'client')
    const { recovery_codes, headers } = await setUpTwoFactor(api, person)
    expect((await turnOff(headers, recovery_codes[9] ?? '')).statusCode).toBe(204)
    expect((await me(headers)).json()).toMatchObject({ two_factor_enabled: false })
  })

  test('takes ten guesses in a quarter of an hour, which a right password doesn’t forgive', async () => {
    const person = await makeSignedIn(api, 'client')
    const { secret, headers } = await setUpTwoFactor(api, person)
    const codes = []
    for (let n = 0; n < 11; n += 1) codes.push(codeOf(await turnOff(headers, '000000')))
    expect(codes).toEqual([...Array<string>(10).fill('second_factor_invalid'), 'too_many_requests'])
    expect(codeOf(await turnOff(headers, nextCode(secret)))).toBe('too_many_requests')
  })
})

describe('a code of an authenticator app', () => {
  test('is accepted once, also by the other process', async () => {
    const person = await makeSignedIn(api, 'admin')
    const secret = await turnOnTwoFactor(api, person)
    const code = nextCode(secret)
    const [first, second] = [await signIn(api, person.email), await signIn(api, person.email)]
    const send = (target: typeof api, headers: Record<string, string>) =>
      target.app.inject({ method: 'POST', url: '/api/auth/second-factor', payload: { code }, headers })
    expect((await send(api, cookieHeader(first.jar))).statusCode).toBe(200)
    const sessions = () => database.count(`sessions where user_id = '${person.id}'`)
    const before = await sessions()
    const replay = await send(other, cookieHeader(second.jar))
    expect([replay.statusCode, replay.json<{ code: string }>().code]).toEqual([401, 'sign_in_expired'])
    expect(replay.cookies.filter(({ name }) => name === 'session')).toEqual([])
    expect(await sessions()).toBe(before)
  })

  test('that turned the second factor on does not sign in', async () => {
    const person = await makeSignedIn(api, 'admin')
    const secret = await turnOnTwoFactor(api, person)
    const { jar } = await signIn(api, person.email)
    const used = await post('/auth/second-factor', { code: codeFor(secret) }, cookieHeader(jar))
    expect(used.json()).toMatchObject({ code: 'sign_in_expired' })
  })

  test('is refused with the reason: wrong, challenge used up, account locked', async () => {
    const person = await makeSignedIn(api, 'admin')
    await turnOnTwoFactor(api, person)
    const codes = []
    for (let challenge = 0; challenge < 2; challenge += 1) {
      const { jar } = await signIn(api, person.email)
      for (let n = 0; n < 6; n += 1)
        codes.push(
          (await post('/auth/second-factor', { code: '000000' }, cookieHeader(jar))).json<{ code: string }>()
            .code,
        )
    }
    const wrong = Array<string>(5).fill('second_factor_invalid')
    expect(codes).toEqual([...wrong, 'sign_in_expired', ...wrong, 'too_many_requests'])
  })
})

test('a second factor that cannot be checked because the database is down answers 503', async () => {
  const person = await makeSignedIn(api, 'admin')
  const secret = await turnOnTwoFactor(api, person)
  const { jar } = await signIn(api, person.email)
  const address = new URL(database.urlOf('identity'))
  const wire = await startWire(Number(address.port || 5432))
  address.host = `127.0.0.1:${wire.port}`
  const cut = await startApi(database, { realSessions: true, env: { DATABASE_IDENTITY_URL: address.href } })
  await wire.cut()
  const answer = await cut.app.inject({
    method: 'POST',
    url: '/api/auth/second-factor',
    payload: { code: nextCode(secret) },
    headers: cookieHeader(jar),
  })
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([503, 'unavailable'])
  await cut.close()
})
