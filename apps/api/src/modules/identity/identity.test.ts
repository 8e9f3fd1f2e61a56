import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApi, startWorkerDeps, useApi, useDatabase } from '../../../test/harness.ts'
import {
  cookieHeader,
  keepCookies,
  makePerson,
  makeSignedIn,
  password,
  signIn,
} from '../../../test/people.ts'
import { startRelay } from '../../../test/relay.ts'
import { startWire } from '../../../test/tcp-proxy.ts'
import { codeFor, nextCode, turnOnTwoFactor } from '../../../test/two-factor.ts'
import type { WorkerDeps } from '../../deps.ts'
import { runJobs } from '../../platform/job-runner.ts'
import { jobHandlers, queues } from '../registry.ts'

const database = useDatabase()
const api = useApi(database, { realSessions: true })
const other = useApi(database, { realSessions: true })
const relay = await startRelay()
let worker: WorkerDeps
beforeAll(async () => {
  worker = await startWorkerDeps(database, {
    env: { SMTP_URL: relay.url, PUBLIC_ORIGIN: 'https://trusswell.example' },
  })
  await runJobs(worker, queues, await jobHandlers(worker))
})
afterAll(async () => {
  await worker.close()
  await relay.close()
})

const strong = 'quiet-river-41-mango'
let addresses = 0
const post = (
  url: string,
  payload: object,
  headers: Record<string, string> = {},
  ip = `10.2.0.${(addresses += 1) % 250}`,
) => api.app.inject({ method: 'POST', url: `/api${url}`, payload, headers, remoteAddress: ip })
const me = (headers: Record<string, string>, target = api) => target.app.inject({ url: '/api/me', headers })
const mailTo = async (email: string, subject: string) => {
  await expect
    .poll(() => relay.mails.some((mail) => mail.recipients[0] === email && mail.subject === subject), {
      timeout: 10_000,
    })
    .toBe(true)
  return relay.mails.findLast((mail) => mail.recipients[0] === email && mail.subject === subject)
}
const tokenIn = (text: string | undefined) => /(?:token=|change=)([\w.-]+)/.exec(text ?? '')?.[1] ?? ''

describe('sign-up', () => {
  test('[AU-14] makes a client, signed in at once, and asks for the address to be confirmed', async () => {
    const email = `signup.${crypto.randomUUID()}@client.example`
    const answer = await post('/auth/sign-up', {
      name: 'Asha Rao',
      email: email.toUpperCase(),
      password: strong,
    })
    expect(answer.statusCode).toBe(200)
    const headers = cookieHeader(keepCookies({}, answer))
    expect((await me(headers)).json()).toMatchObject({
      email,
      email_verified: false,
      user_metadata: { name: 'Asha Rao', role: 'client' },
    })
    const mail = await mailTo(email, 'Confirm your e-mail address')
    const token = tokenIn(mail?.text)
    expect((await post('/auth/verify-email', { token })).statusCode).toBe(200)
    expect((await me(headers)).json()).toMatchObject({ email_verified: true })
    expect((await post('/auth/verify-email', { token: token.replace(/.$/, 'x') })).json()).toMatchObject({
      code: 'link_invalid',
    })
  })

  test('[AU-13] [API-02] the session user has email, name and role', async () => {
    const person = await makeSignedIn(api, 'manager')
    expect((await me(person.headers)).json()).toMatchObject({
      email: person.email,
      user_metadata: { name: 'Person manager', role: 'manager' },
    })
  })

  test('with an address that has an account is refused, and its owner is told by mail', async () => {
    const { email } = await makePerson(api, 'client')
    const answer = await post('/auth/sign-up', { name: 'Somebody', email, password: strong })
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      409,
      'Failed to create account. Please try again.',
    ])
    await mailTo(email, 'Someone tried to sign up with your e-mail address')
    expect(answer.cookies).toEqual([])
  })

  test.each([
    ['password1', 'This password is one of the most common ones. Please choose another one.'],
    ['qwertyuiop', 'This password is one of the most common ones. Please choose another one.'],
    ['asharao12', 'This password contains your name or address. Please choose another one.'],
    ['abcabcabc', 'This password is easy to guess. Add another word or two.'],
  ])('refuses %s', async (secret, message) => {
    const answer = await post('/auth/sign-up', {
      name: 'Asha Rao',
      email: `w.${crypto.randomUUID()}@client.example`,
      password: secret,
    })
    expect([answer.statusCode, answer.json<{ fields: object }>().fields]).toEqual([
      400,
      { password: message },
    ])
  })

  test.each([
    [{ email: 'x' }, 'email', 'Invalid email address'],
    [{ password: '12345' }, 'password', 'Password must be at least 6 characters'],
    [{ name: 'A' }, 'name', 'Name must be at least 2 characters'],
    [{ role: 'admin' }, 'role', 'Unknown field'],
    [{ email: undefined }, 'email', 'You must provide either an email or phone number and a password'],
  ])('refuses %o', async (change, field, message) => {
    const body = {
      name: 'Asha Rao',
      email: `r.${crypto.randomUUID()}@client.example`,
      password: strong,
      ...change,
    }
    const answer = await post('/auth/sign-up', body)
    expect(answer.statusCode).toBe(400)
    expect(answer.json<{ fields: Record<string, string> }>().fields[field]).toBe(message)
  })
})

test('[AU-19] a request without an e-mail address is told what is missing', async () => {
  const answer = await post('/auth/sign-in', { password })
  expect(answer.json()).toMatchObject({
    fields: { email: 'You must provide either an email or phone number and a password' },
  })
})

test('[AU-15] a role in a body is refused everywhere, and the row keeps its own', async () => {
  const person = await makeSignedIn(api, 'client')
  const patch = await api.app.inject({
    method: 'PATCH',
    url: '/api/me',
    payload: { name: 'New Name', role: 'admin' },
    headers: person.headers,
  })
  expect([patch.statusCode, patch.json<{ fields: object }>().fields]).toEqual([
    400,
    { role: 'Unknown field' },
  ])
  expect(await database.rows('select role from users where id = $1', [person.id])).toEqual([
    { role: 'client' },
  ])
})

test('[RT-25] a user without a role cannot exist', async () => {
  await expect(
    database.admin.query(
      `insert into users (id, name, email, role) values (gen_random_uuid(), 'No Role', 'n@r.example', null)`,
    ),
  ).rejects.toThrow('not-null')
})

describe('sign-in', () => {
  test('[AU-07] only with the right password of a known account', async () => {
    const { email } = await makePerson(api, 'client')
    const wrong = await signIn(api, email, {}, 'wrong-password')
    const unknown = await signIn(api, `nobody.${crypto.randomUUID()}@client.example`)
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
    api.deps.sessions.forget()
    expect([(await me(old)).statusCode, (await me(second.headers())).statusCode]).toEqual([401, 200])
  })

  test('[AU-20] a session is renewed while it is in use', async () => {
    const person = await makeSignedIn(api, 'client')
    await database.admin.query(
      `update sessions set expires_at = now() + interval '5 days' where user_id = $1`,
      [person.id],
    )
    api.deps.sessions.forget()
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

  test('tells the owner of a device that was not seen before, once', async () => {
    const { email } = await makePerson(api, 'client')
    const { jar } = await signIn(api, email)
    await mailTo(email, 'A new device signed in')
    await signIn(api, email, jar)
    await expect
      .poll(() => database.count(`pgboss.job where name like 'identity.%' and state <> 'completed'`))
      .toBe(0)
    expect(
      relay.mails.filter((mail) => mail.recipients[0] === email && mail.subject === 'A new device signed in'),
    ).toHaveLength(1)
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
    expect((await post('/auth/reset-password', { token, password: strong })).statusCode).toBe(200)
    expect((await post('/auth/reset-password', { token, password: `${strong}2` })).json()).toMatchObject({
      code: 'link_invalid',
    })
    expect((await me(person.headers)).statusCode).toBe(401)
    expect((await signIn(api, person.email)).answer.statusCode).toBe(401)
    expect((await signIn(api, person.email, {}, strong)).answer.statusCode).toBe(200)
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
    expect((await post('/auth/reset-password', { token, password: strong })).json()).toMatchObject({
      code: 'link_invalid',
    })
    api.clock.now -= 3_601_000
    expect((await post('/auth/reset-password', { token: verification, password: strong })).statusCode).toBe(
      400,
    )
  })
})

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

test('the new address becomes the account only from the mail that went there', async () => {
  const person = await makeSignedIn(api, 'client')
  const email = `moved.${crypto.randomUUID()}@client.example`
  expect(
    (await post('/me/email', { email, current_password: 'wrong-password' }, person.headers)).statusCode,
  ).toBe(401)
  expect((await post('/me/email', { email, current_password: password }, person.headers)).statusCode).toBe(
    202,
  )
  expect((await me(person.headers)).json()).toMatchObject({ email: person.email, pending_email: email })
  const token = tokenIn((await mailTo(email, 'Confirm your new e-mail address'))?.text)
  expect((await post('/auth/confirm-email', { token }, person.headers)).statusCode).toBe(200)
  expect((await me(person.headers)).json()).toMatchObject({
    email,
    pending_email: null,
    email_verified: true,
  })
})

/** Asks for a change of address and gives the token that was mailed to the new one. */
async function askForEmailChange(person: { headers: Record<string, string> }) {
  const email = `moved.${crypto.randomUUID()}@client.example`
  await post('/me/email', { email, current_password: password }, person.headers)
  return { email, token: tokenIn((await mailTo(email, 'Confirm your new e-mail address'))?.text) }
}

describe('a change of the e-mail address', () => {
  test('tells the old address when it is asked for and when it is done, and ends other sessions', async () => {
    const person = await makeSignedIn(api, 'client')
    const elsewhere = await signIn(api, person.email)
    const { email, token } = await askForEmailChange(person)
    expect((await mailTo(person.email, 'Request to change your e-mail address'))?.text).toContain(email)
    expect((await post('/auth/confirm-email', { token }, person.headers)).statusCode).toBe(200)
    await mailTo(person.email, 'Your e-mail address was changed')
    expect((await me(person.headers)).statusCode).toBe(200)
    expect((await me(elsewhere.headers())).statusCode).toBe(401)
  })

  test('tells every address of the last days: the first one also hears of the second change', async () => {
    const person = await makeSignedIn(api, 'client')
    const told = (email: string) =>
      relay.mails.filter(
        (mail) => mail.recipients[0] === email && mail.subject === 'Your e-mail address was changed',
      ).length
    const first = await askForEmailChange(person)
    const firstChange = await post('/auth/confirm-email', { token: first.token }, person.headers)
    const second = await askForEmailChange(person)
    const secondChange = await post('/auth/confirm-email', { token: second.token }, person.headers)
    expect([firstChange.statusCode, secondChange.statusCode]).toEqual([200, 200])
    await expect
      .poll(() => [told(person.email), told(first.email), told(second.email)], { timeout: 10_000 })
      .toEqual([2, 1, 0])
  })

  test('to an address that got an account meanwhile is an invalid link', async () => {
    const person = await makeSignedIn(api, 'client')
    const { email, token } = await askForEmailChange(person)
    await makePerson(api, 'client', { email })
    const answer = await post('/auth/confirm-email', { token })
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'link_invalid'])
    expect(await database.rows('select email from users where id = $1', [person.id])).toEqual([
      { email: person.email },
    ])
  })

  test('is cancelled by a new password from the reset link', async () => {
    const person = await makeSignedIn(api, 'client')
    const { token } = await askForEmailChange(person)
    await post('/auth/forgot-password', { email: person.email })
    const reset = tokenIn((await mailTo(person.email, 'Choose a new password'))?.text)
    expect((await post('/auth/reset-password', { token: reset, password: strong })).statusCode).toBe(200)
    expect((await post('/auth/confirm-email', { token })).json()).toMatchObject({ code: 'link_invalid' })
  })

  test('is mailed to one address once an hour, to five an hour by one person', async () => {
    const person = await makeSignedIn(api, 'client')
    const ask = async (email: string) =>
      (await post('/me/email', { email, current_password: password }, person.headers)).statusCode
    const first = `first.${crypto.randomUUID()}@client.example`
    expect([await ask(first), await ask(first)]).toEqual([202, 429])
    const others = []
    for (let n = 0; n < 4; n += 1) others.push(await ask(`other${n}.${crypto.randomUUID()}@client.example`))
    expect(others).toEqual([202, 202, 202, 429])
  })
})

describe('mails to an address that nobody confirmed', () => {
  const words = 'Your account was locked, visit https://evil.example/unlock'
  const jobsDone = () =>
    expect
      .poll(() => database.count(`pgboss.job where name like 'identity.%' and state <> 'completed'`))
      .toBe(0)

  test('carry no name', async () => {
    const email = `victim.${crypto.randomUUID()}@client.example`
    const answer = await post('/auth/sign-up', { name: words, email, password: strong })
    const headers = cookieHeader(keepCookies({}, answer))
    await mailTo(email, 'Confirm your e-mail address')
    await post('/auth/sign-up', { name: 'Somebody', email, password: strong })
    await mailTo(email, 'Someone tried to sign up with your e-mail address')
    await post('/auth/forgot-password', { email })
    await mailTo(email, 'Choose a new password')
    const browser = { 'user-agent': words }
    await post('/auth/sign-in', { email, password: strong }, browser)
    await mailTo(email, 'A new device signed in')
    await post('/auth/sign-in', { email, password: strong }, browser)
    const next = `${crypto.randomUUID()}@client.example`
    await post('/me/email', { email: next, current_password: strong }, headers)
    await mailTo(email, 'Request to change your e-mail address')
    await mailTo(next, 'Confirm your new e-mail address')
    await post('/me/password', { current_password: strong, password: `${strong}-2` }, headers)
    await mailTo(email, 'Your password was changed')
    await jobsDone()
    const sent = relay.mails.filter((mail) => [email, next].includes(mail.recipients[0] ?? ''))
    expect(sent).toHaveLength(7)
    for (const mail of sent) {
      expect(mail.text).not.toContain('evil.example')
      expect(mail.text).not.toContain(next)
    }
  })

  test('about attempts to sign up and about the confirmation go out once an hour', async () => {
    const { email } = await makePerson(api, 'client')
    const codes = []
    for (let n = 0; n < 6; n += 1)
      codes.push((await post('/auth/sign-up', { name: 'Somebody', email, password: strong })).statusCode)
    expect(codes).toEqual([409, 409, 409, 409, 409, 429])
    expect((await post('/auth/forgot-password', { email })).statusCode).toBe(200)
    await mailTo(email, 'Choose a new password')

    const own = `own.${crypto.randomUUID()}@client.example`
    const signedUp = await post('/auth/sign-up', { name: 'Asha Rao', email: own, password: strong })
    const again = await post('/me/verification', {}, cookieHeader(keepCookies({}, signedUp)))
    expect([again.statusCode, again.json<{ message: string }>().message]).toEqual([
      429,
      'We sent a link to this address less than an hour ago. Check your inbox and spam folder, or try again later.',
    ])
    await mailTo(own, 'Confirm your e-mail address')
    await jobsDone()
    const sent = relay.mails.filter((mail) => mail.recipients[0] === email)
    expect(sent.map((mail) => mail.subject ?? '').toSorted((a, b) => a.localeCompare(b))).toEqual([
      'Choose a new password',
      'Someone tried to sign up with your e-mail address',
    ])
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
      { current_password: password, password: strong },
      current.headers(),
    )
    expect(change.statusCode).toBe(204)
    const renewed = { device: keepCookies({}, change)['device'] ?? '' }
    for (let n = 0; n < 10; n += 1) await signIn(api, email, {}, `guess-${n}-xx`)
    expect((await signIn(api, email, note, strong)).answer.statusCode).toBe(429)
    expect((await signIn(api, email, renewed, strong)).answer.statusCode).toBe(200)
  })
})
