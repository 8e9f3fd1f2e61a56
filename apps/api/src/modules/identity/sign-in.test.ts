import { describe, expect, test } from 'vitest'
import { startApi, useApi } from '../../../test/harness.ts'
import { strongPassword, tokenIn, useAccounts, useMails } from '../../../test/identity.ts'
import { mailedCode } from '../../../test/mailed-code.ts'
import {
  cookieHeader,
  keepCookies,
  makePerson,
  makeSignedIn,
  password,
  signIn,
} from '../../../test/people.ts'
import { nextCode, turnOnTwoFactor } from '../../../test/two-factor.ts'

const { api, database, me, post } = useAccounts()
const { jobsDone, mailTo, relay } = await useMails(database)
const other = useApi(database, { realSessions: true })

test('[AU-19] the answer to a request without an e-mail address names the missing field', async () => {
  const answer = await post('/auth/sign-in', { password })
  expect(answer.json()).toMatchObject({
    fields: { email: 'You must provide either an email or phone number and a password' },
  })
})

describe('sign-in', () => {
  test('[AU-07] only with the right password of a known account', async () => {
    const { email } = await makePerson(api, 'client')
    const wrong = await signIn(api, email, {}, 'wrong-password')
    const unknown = await signIn(api, `unknown.${crypto.randomUUID()}@client.example`)
    const { request_id: _one, ...wrongBody } = wrong.answer.json<Record<string, string>>()
    const { request_id: _two, ...unknownBody } = unknown.answer.json<Record<string, string>>()
    expect([wrong.answer.statusCode, wrongBody]).toEqual([
      401,
      { message: 'Invalid credentials', code: 'invalid_credentials' },
    ])
    expect([unknown.answer.statusCode, unknownBody]).toEqual([401, wrongBody])
    expect((await signIn(api, email)).answer.statusCode).toBe(200)
  })

  test('[API-01] cookie is http-only and same-site; the same token works as a bearer header', async () => {
    const { email } = await makePerson(api, 'client')
    const { answer, jar } = await signIn(api, email)
    expect(answer.cookies.find((cookie) => cookie.name === 'session')).toMatchObject({
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
    })
    expect((await me({ authorization: `Bearer ${jar['session']}` })).statusCode).toBe(200)
    expect((await me({ authorization: `Bearer ${jar['session']?.split('.')[0]}` })).statusCode).toBe(401)
    expect(answer.body).not.toContain(jar['session']?.split('.')[0])
  })

  test('over https every cookie of a sign-in is accepted from this host only', async () => {
    const secure = await startApi(database, {
      realSessions: true,
      env: { PUBLIC_ORIGIN: 'https://trusswell.example' },
    })
    const person = await makeSignedIn(api, 'client')
    const secret = await turnOnTwoFactor(api, person)
    const jar: Record<string, string> = {}
    const send = async (url: string, payload: object) => {
      const answer = await secure.app.inject({
        method: 'POST',
        url: `/api/auth${url}`,
        payload,
        headers: cookieHeader(jar),
      })
      keepCookies(jar, answer)
      return answer
    }
    const answers = [
      await send('/sign-in-code', { email: person.email }),
      await send('/sign-in-code/confirm', { code: await mailedCode(secure, person.id) }),
      await send('/second-factor', { code: nextCode(secret) }),
      await send('/sign-out', {}),
    ]
    const cookies = answers.flatMap((answer) => answer.cookies)
    await secure.close()
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    const names = ['session', 'signed_in', 'device', 'sign_in_code', 'better-auth.two_factor']
    expect(cookies.map(({ name }) => name)).toEqual(
      expect.arrayContaining(names.map((name) => `__Host-${name}`)),
    )
    expect(cookies.filter(({ name }) => !name.startsWith('__Host-'))).toEqual([])
    for (const cookie of cookies) {
      expect(cookie).toMatchObject({ secure: true, path: '/' })
      expect(cookie).not.toHaveProperty('domain')
    }
  })

  test('[TO-07] without a session the answer is 401 with its message', async () => {
    const answer = await me({})
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      401,
      'No access token available',
    ])
  })

  test('gives a new session each time and ends the one the browser had', async () => {
    const { email } = await makePerson(api, 'client')
    const first = await signIn(api, email)
    const old = first.headers()
    const second = await signIn(api, email, first.jar)
    expect(second.headers()).not.toEqual(old)
    api.deps.sessions.clear()
    expect([(await me(old)).statusCode, (await me(second.headers())).statusCode]).toEqual([401, 200])
  })

  test('[AU-20] a session is renewed while it is in use', async () => {
    const person = await makeSignedIn(api, 'client')
    await database.admin.query(
      `update sessions set expires_at = now() + interval '5 days' where user_id = $1`,
      [person.id],
    )
    api.deps.sessions.clear()
    const answer = await me(person.headers)
    expect(answer.cookies.map(({ name, maxAge }) => ({ name, maxAge }))).toEqual([
      { name: 'session', maxAge: 604_800 },
      { name: 'signed_in', maxAge: 604_800 },
    ])
    const [row] = await database.rows<{ long: boolean }>(
      `select expires_at > now() + interval '6 days' as long from sessions where user_id = $1`,
      [person.id],
    )
    expect(row?.long).toBe(true)
  })

  test('notifies the owner of a new device once', async () => {
    const { email } = await makePerson(api, 'client')
    const { jar } = await signIn(api, email)
    await mailTo(email, 'A new device signed in')
    await signIn(api, email, jar)
    await jobsDone()
    expect(
      relay.mails.filter((mail) => mail.recipients[0] === email && mail.subject === 'A new device signed in'),
    ).toHaveLength(1)
  })

  test('names the new device by browser and system, never by what it calls itself', async () => {
    const { email } = await makePerson(api, 'client')
    const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:142.0) Gecko/20100101 Firefox/142.0'
    await post('/auth/sign-in', { email, password }, { 'user-agent': firefox })
    const mail = await mailTo(email, 'A new device signed in')
    expect(mail?.text).toContain('Firefox on Windows')
    expect(mail?.text).not.toContain('Mozilla')
  })

  test('guessing is stopped by account, while the owner with a known device still gets in', async () => {
    const { email } = await makePerson(api, 'client')
    const { jar } = await signIn(api, email)
    const device = { device: jar['device'] ?? '' }
    const guesses = []
    for (let n = 0; n < 11; n += 1) guesses.push((await signIn(api, email, {}, `guess-${n}-xx`)).answer)
    expect(guesses.map((answer) => answer.statusCode)).toEqual([...Array(10).fill(401), 429])
    expect(Number(guesses.at(-1)?.headers['retry-after'])).toBeGreaterThan(60)
    expect((await signIn(api, email)).answer.statusCode).toBe(429)
    expect((await signIn(api, email, device)).answer.statusCode).toBe(200)
  })

  test('guessing over many accounts is stopped by address', async () => {
    const codes = []
    for (let n = 0; n < 101; n += 1) {
      codes.push(
        (
          await post(
            '/auth/sign-in',
            { email: `n${n}@stuffing.example`, password: 'password' },
            {},
            '198.51.100.200',
          )
        ).statusCode,
      )
    }
    expect(codes.filter((code) => code === 401)).toHaveLength(100)
    expect(codes.at(-1)).toBe(429)
  }, 60_000)
})

describe('forgotten password', () => {
  test('the mailed link sets a new one once and ends all sessions', async () => {
    const person = await makeSignedIn(api, 'client')
    const answer = await post('/auth/forgot-password', { email: person.email })
    const unknown = await post('/auth/forgot-password', { email: `no.${crypto.randomUUID()}@client.example` })
    expect([answer.statusCode, answer.body]).toEqual([unknown.statusCode, unknown.body])
    const token = tokenIn((await mailTo(person.email, 'Choose a new password'))?.text)
    expect((await post('/auth/reset-password', { token, password: 'password1' })).statusCode).toBe(400)
    expect((await post('/auth/reset-password', { token, password: strongPassword })).statusCode).toBe(200)
    expect(
      (await post('/auth/reset-password', { token, password: `${strongPassword}2` })).json(),
    ).toMatchObject({
      code: 'link_invalid',
    })
    expect((await me(person.headers)).statusCode).toBe(401)
    expect((await signIn(api, person.email)).answer.statusCode).toBe(401)
    expect((await signIn(api, person.email, {}, strongPassword)).answer.statusCode).toBe(200)
    await mailTo(person.email, 'Your password was changed')
  })

  test('the link of one hour ago no longer works, and one for another purpose never did', async () => {
    const person = await makePerson(api, 'client')
    const [row] = await database.rows<{ password: string }>(
      'select password from accounts where user_id = $1',
      [person.id],
    )
    const token = api.deps.links.reset.issue(person.id, row?.password ?? '')
    const verification = api.deps.links.verification.issue(person)
    api.clock.now += 3_601_000
    expect((await post('/auth/reset-password', { token, password: strongPassword })).json()).toMatchObject({
      code: 'link_invalid',
    })
    api.clock.now -= 3_601_000
    expect(
      (await post('/auth/reset-password', { token: verification, password: strongPassword })).statusCode,
    ).toBe(400)
  })
})

describe('an ended session', () => {
  test.each([
    ['signed out', (headers: Record<string, string>) => post('/auth/sign-out', {}, headers)],
    [
      'other devices signed out',
      async (_headers: Record<string, string>, id: string) => {
        const { headers } = await signIn(
          api,
          (await database.rows<{ email: string }>('select email from users where id = $1', [id]))[0]?.email ??
            '',
        )
        return api.app.inject({ method: 'DELETE', url: '/api/me/sessions', headers: headers() })
      },
    ],
  ])('%s here is refused on the other process within two seconds', async (_name, end) => {
    const person = await makeSignedIn(api, 'client')
    expect((await me(person.headers, other)).statusCode).toBe(200)
    await end(person.headers, person.id)
    expect((await me(person.headers)).statusCode).toBe(401)
    other.clock.now += 2_001
    expect((await me(person.headers, other)).statusCode).toBe(401)
  })
})

test('a write from another site is refused and changes nothing', async () => {
  const person = await makeSignedIn(api, 'client')
  const rename = (headers: Record<string, string>) =>
    api.app.inject({
      method: 'PATCH',
      url: '/api/me',
      payload: { name: 'Changed From Afar' },
      headers: { ...person.headers, ...headers },
    })
  for (const headers of [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'http://127.0.0.1:3000', 'sec-fetch-site': 'cross-site' },
  ]) {
    expect((await rename(headers)).statusCode).toBe(403)
  }
  expect(await database.rows('select name from users where id = $1', [person.id])).toEqual([
    { name: 'Person client' },
  ])
  expect(
    (await rename({ origin: 'http://127.0.0.1:3000', 'sec-fetch-site': 'same-origin' })).statusCode,
  ).toBe(200)
})

describe('the note of a known device', () => {
  test('is its own on each device: guesses on one leave the others their tries', async () => {
    const { email } = await makePerson(api, 'client')
    const [one, two] = [await signIn(api, email), await signIn(api, email)]
    const note = ({ jar }: typeof one) => ({ device: jar['device'] ?? '' })
    expect(note(one)).not.toEqual(note(two))
    const codes = []
    for (let n = 0; n < 11; n += 1)
      codes.push((await signIn(api, email, note(one), `guess-${n}-xx`)).answer.statusCode)
    expect(codes).toEqual([...Array(10).fill(401), 429])
    expect((await signIn(api, email, note(two))).answer.statusCode).toBe(200)
  })

  test('ends with a new password on every other device', async () => {
    const { email } = await makePerson(api, 'client')
    const old = await signIn(api, email)
    const note = { device: old.jar['device'] ?? '' }
    const current = await signIn(api, email)
    const change = await post(
      '/me/password',
      { current_password: password, password: strongPassword },
      current.headers(),
    )
    expect(change.statusCode).toBe(204)
    const renewed = { device: keepCookies({}, change)['device'] ?? '' }
    for (let n = 0; n < 10; n += 1) await signIn(api, email, {}, `guess-${n}-xx`)
    expect((await signIn(api, email, note, strongPassword)).answer.statusCode).toBe(429)
    expect((await signIn(api, email, renewed, strongPassword)).answer.statusCode).toBe(200)
  })
})
