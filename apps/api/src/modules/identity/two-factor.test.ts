import { describe, expect, test } from 'vitest'
import { startApi, useApi } from '../../../test/harness.ts'
import { useAccounts } from '../../../test/identity.ts'
import { cookieHeader, keepCookies, makeSignedIn, password, signIn } from '../../../test/people.ts'
import { startWire } from '../../../test/tcp-proxy.ts'
import { codeFor, nextCode, turnOnTwoFactor } from '../../../test/two-factor.ts'

const { api, database, me, post } = useAccounts()
const other = useApi(database, { realSessions: true })

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
    const setup = await post('/me/two-factor', { current_password: password }, person.headers)
    const { uri, recovery_codes } = setup.json<{ uri: string; recovery_codes: string[] }>()
    expect(recovery_codes).toHaveLength(10)
    await post(
      '/me/two-factor/confirm',
      { code: codeFor(new URL(uri).searchParams.get('secret') ?? '') },
      person.headers,
    )
    for (const expected of [200, 401]) {
      const { jar } = await signIn(api, person.email)
      expect(
        (await post('/auth/second-factor', { code: recovery_codes[0] }, cookieHeader(jar))).statusCode,
      ).toBe(expected)
    }
  })

  test('is turned off with the password only, and then the password alone signs in', async () => {
    const person = await makeSignedIn(api, 'admin')
    const secret = await turnOnTwoFactor(api, person)
    const { jar } = await signIn(api, person.email)
    const done = await post('/auth/second-factor', { code: nextCode(secret) }, cookieHeader(jar))
    const headers = cookieHeader(keepCookies(jar, done))
    const factors = () => database.count(`two_factors where user_id = '${person.id}'`)
    const entries = () =>
      database.count(`audit_entries where action = 'user.two-factor-off' and entity_id = '${person.id}'`)

    const refused = await post('/me/two-factor/off', { current_password: 'not my password' }, headers)
    expect([refused.statusCode, await factors(), await entries()]).toEqual([401, 1, 0])
    expect((await signIn(api, person.email)).answer.json()).toMatchObject({ second_factor: true })

    const off = await post('/me/two-factor/off', { current_password: password }, headers)
    expect([off.statusCode, await factors(), await entries()]).toEqual([204, 0, 1])
    const current = cookieHeader(keepCookies(jar, off))
    expect((await me(current)).json()).toMatchObject({ two_factor_enabled: false })
    const { answer } = await signIn(api, person.email)
    expect(answer.json()).toMatchObject({ user: { id: person.id }, second_factor: false })
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
