import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { useAccounts, useMails } from '../../../test/identity.ts'
import { mailedCode } from '../../../test/mailed-code.ts'
import { cookieHeader, keepCookies, makePerson, makeSignedIn, signIn } from '../../../test/people.ts'
import { codeFor, nextCode, turnOnTwoFactor } from '../../../test/two-factor.ts'

const { api, database, me, post } = useAccounts()
const { jobsDone, mailTo, relay } = await useMails(database)
const subject = 'Your sign-in code'
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'

type Jar = Record<string, string>

/** Asks for a code as a browser does, with a jar for its cookies. */
async function ask(email: string, jar: Jar = {}, ip?: string) {
  const answer = await post(
    '/auth/sign-in-code',
    { email },
    { ...cookieHeader(jar), 'user-agent': firefox },
    ip,
  )
  keepCookies(jar, answer)
  return { answer, jar }
}
const tryCode = (code: string, jar: Jar) =>
  post('/auth/sign-in-code/confirm', { code }, cookieHeader(jar)).then((answer) => {
    keepCookies(jar, answer)
    return answer
  })
const wrongFor = (code: string) => String((Number(code) + 1) % 100_000_000).padStart(8, '0')
const codeIn = (text: string | undefined) => /^\d{8}$/m.exec(text ?? '')?.[0] ?? ''
/** As if an hour had passed since the address was mailed codes. */
const forgetHour = (email: string) =>
  api.deps.redis.del(`limit:auth:mail:${createHash('sha256').update(`code\n${email}`).digest('base64url')}`)
const forgetLimits = (email: string) =>
  Promise.all([
    forgetHour(email),
    api.deps.redis.del(
      `limit:auth:code-day:${createHash('sha256').update(`code\n${email}`).digest('base64url')}`,
    ),
  ])
const bodyOf = (answer: { json: () => unknown }) => ({ ...(answer.json() as object), request_id: '' })

describe('signing in by a mailed code', () => {
  test('starts a session in the browser that asked, with its audit entry and the mail about a new device', async () => {
    const { id, email } = await makePerson(api, 'client')
    const { answer, jar } = await ask(email)
    expect(answer.cookies).toMatchObject([{ httpOnly: true, sameSite: 'Lax', maxAge: 600 }])
    const text = (await mailTo(email, subject))?.text
    const code = codeIn(text)
    // Someone who didn't ask for the code sees where a third party did.
    expect(text).toMatch(/Firefox on Windows[^]*10\.2\.0\.\d+[^]*\d{4}, \d/)
    expect(code).toBe(await mailedCode(api, id))
    const signedIn = await tryCode(code, jar)
    expect(signedIn.json()).toMatchObject({ user: { id, email }, second_factor: false })
    expect((await me(cookieHeader(jar))).statusCode).toBe(200)
    expect(jar['sign_in_code']).toBeUndefined()
    const [entry] = await database.rows<{ details: object }>(
      `select details from audit_entries where action = 'user.signed-in' and entity_id = $1`,
      [id],
    )
    expect(entry?.details).toMatchObject({ known_device: false, by: 'code' })
    await mailTo(email, 'A new device signed in')
  })

  test('ends the session that the browser had', async () => {
    const { id, email } = await makePerson(api, 'client')
    const { jar } = await signIn(api, email)
    const old = cookieHeader({ session: jar['session'] ?? '' })
    await ask(email, jar)
    expect((await tryCode(await mailedCode(api, id), jar)).statusCode).toBe(200)
    api.deps.sessions.clear()
    expect([(await me(old)).statusCode, (await me(cookieHeader(jar))).statusCode]).toEqual([401, 200])
  })

  test('still asks for the second factor of an account that has one', async () => {
    const person = await makeSignedIn(api, 'client')
    const secret = await turnOnTwoFactor(api, person)
    const { jar } = await ask(person.email)
    const first = await tryCode(await mailedCode(api, person.id), jar)
    expect(first.json()).toEqual({ user: null, second_factor: true })
    expect(jar['session']).toBeUndefined()
    const second = await post('/auth/second-factor', { code: nextCode(secret) }, cookieHeader(jar))
    expect(second.json()).toMatchObject({ user: { id: person.id } })
    expect(codeFor(secret)).toHaveLength(6)
    const entries = await database.rows<{ by: string | null }>(
      `select details ->> 'by' as by from audit_entries where action = 'user.signed-in' and entity_id = $1 order by n`,
      [person.id],
    )
    // By password first, to turn two-factor authentication on.
    expect(entries).toEqual([{ by: null }, { by: 'code' }])
  })

  test('ignores spaces in the code', async () => {
    const { id, email } = await makePerson(api, 'client')
    const { jar } = await ask(email)
    const code = await mailedCode(api, id)
    expect((await tryCode(` ${code.slice(0, 4)} ${code.slice(4)} `, jar)).statusCode).toBe(200)
  })
})

describe('attacks on a mailed code', () => {
  test('it works once', async () => {
    const { id, email } = await makePerson(api, 'client')
    const { jar } = await ask(email)
    const code = await mailedCode(api, id)
    const again = { ...jar }
    expect((await tryCode(code, jar)).statusCode).toBe(200)
    expect((await tryCode(code, again)).json()).toMatchObject({ code: 'sign_in_expired' })
  })

  test('of two uses at the same time one is refused', async () => {
    const { id, email } = await makePerson(api, 'client')
    const { jar } = await ask(email)
    const code = await mailedCode(api, id)
    const answers = await Promise.all([tryCode(code, { ...jar }), tryCode(code, { ...jar })])
    expect(answers.map((each) => each.statusCode).toSorted((a, b) => a - b)).toEqual([200, 401])
  })

  test('it is void after five wrong tries, also when they come at the same time', async () => {
    const { id, email } = await makePerson(api, 'client')
    const { jar } = await ask(email)
    const code = await mailedCode(api, id)
    const wrong = await Promise.all(Array.from({ length: 8 }, () => tryCode(wrongFor(code), { ...jar })))
    const codes = wrong.map((each) => each.json<{ code: string }>().code)
    expect(codes.filter((each) => each === 'second_factor_invalid')).toHaveLength(5)
    expect(codes.filter((each) => each === 'sign_in_expired')).toHaveLength(3)
    expect((await tryCode(code, jar)).json()).toMatchObject({ code: 'sign_in_expired' })
    const trace = await database.rows(
      `select from audit_entries where action = 'user.code-refused' and entity_id = $1`,
      [id],
    )
    expect(trace).toHaveLength(1)
  })

  test('it is void after ten minutes', async () => {
    const { id, email } = await makePerson(api, 'client')
    const { jar } = await ask(email)
    const code = await mailedCode(api, id)
    const age = (minutes: string) =>
      database.admin.query(
        `update sign_in_codes set created_at = now() - interval '${minutes}' where user_id = $1`,
        [id],
      )
    await age('10 minutes 1 second')
    expect((await tryCode(code, jar)).json()).toMatchObject({ code: 'sign_in_expired' })
    await age('9 minutes 50 seconds')
    expect((await tryCode(code, jar)).statusCode).toBe(200)
  })

  test('a newer code of the same browser voids it', async () => {
    const { id, email } = await makePerson(api, 'client')
    const { jar } = await ask(email)
    const before = { ...jar }
    const older = await mailedCode(api, id)
    await ask(email, jar)
    expect((await tryCode(older, before)).json()).toMatchObject({ code: 'sign_in_expired' })
    expect((await tryCode(await mailedCode(api, id), jar)).statusCode).toBe(200)
  })

  test('a third party who asks for the address doesn’t void it, and guesses at most five times a code', async () => {
    const { id, email } = await makePerson(api, 'client')
    const { jar } = await ask(email)
    const code = await mailedCode(api, id)
    const jars = []
    for (let n = 0; n < 5; n += 1) {
      const asked = await ask(email)
      if (asked.answer.statusCode === 200) jars.push(asked.jar)
    }
    // Five codes an hour, with the owner's.
    expect(jars).toHaveLength(4)
    const guesses = []
    for (const theirs of jars)
      for (let n = 0; n < 6; n += 1)
        guesses.push((await tryCode(wrongFor(code), theirs)).json<{ code: string }>().code)
    expect(guesses.filter((each) => each === 'second_factor_invalid')).toHaveLength(20)
    expect(guesses.filter((each) => each === 'sign_in_expired')).toHaveLength(4)
    // Nor does the owner's code work in their browser.
    expect((await tryCode(code, { ...jars[0] })).json()).toMatchObject({ code: 'sign_in_expired' })
    expect((await tryCode(code, jar)).statusCode).toBe(200)
    expect(await database.count(`sign_in_codes where user_id = '${id}'`)).toBe(0)
  })

  test('an address has ten open codes at most, whatever the limits counted', async () => {
    const { id, email } = await makePerson(api, 'client')
    const first = await ask(email)
    const code = await mailedCode(api, id)
    for (let n = 0; n < 10; n += 1) {
      await forgetLimits(email)
      await ask(email)
    }
    expect(await database.count(`sign_in_codes where user_id = '${id}'`)).toBe(10)
    expect((await tryCode(code, first.jar)).json()).toMatchObject({ code: 'sign_in_expired' })
  })

  test('without the cookie of the browser that asked, or with another one, it does nothing', async () => {
    const { id, email } = await makePerson(api, 'client')
    await ask(email)
    const code = await mailedCode(api, id)
    expect((await tryCode(code, {})).json()).toMatchObject({ code: 'sign_in_expired' })
    expect((await tryCode(code, { sign_in_code: 'made-up' })).json()).toMatchObject({
      code: 'sign_in_expired',
    })
    const elsewhere = await ask((await makePerson(api, 'client')).email)
    expect((await tryCode(code, elsewhere.jar)).json()).toMatchObject({ code: 'second_factor_invalid' })
  })

  test('the code of one person doesn’t sign in another', async () => {
    const [one, other] = [await makePerson(api, 'client'), await makePerson(api, 'client')]
    await ask(one.email)
    const { jar } = await ask(other.email)
    const answer = await tryCode(await mailedCode(api, one.id), jar)
    expect([answer.statusCode, jar['session']]).toEqual([401, undefined])
  })

  test('it isn’t a code for another purpose', async () => {
    const person = await makeSignedIn(api, 'client')
    await turnOnTwoFactor(api, person)
    await ask(person.email)
    const { jar } = await signIn(api, person.email)
    const answer = await post(
      '/auth/second-factor',
      { code: await mailedCode(api, person.id) },
      cookieHeader(jar),
    )
    expect(answer.json()).toMatchObject({ code: 'second_factor_invalid' })
  })

  test('neither table nor queue nor log of deliveries holds it', async () => {
    const { id, email } = await makePerson(api, 'client')
    await ask(email)
    await mailTo(email, subject)
    const code = await mailedCode(api, id)
    const holding = await database.rows(
      `select 1 from sign_in_codes where user_id = $2 and to_jsonb(sign_in_codes)::text like '%"' || $1 || '"%'
       union all select 1 from pgboss.job where name = 'identity.send-sign-in-code' and data::text like '%"' || $1 || '"%'`,
      [code, id],
    )
    expect(holding).toEqual([])
  })

  test.each([
    ['a new password', `update accounts set updated_at = now() where user_id = $1`, true],
    ['a deactivation', `update users set deactivated_at = now() where id = $1`, false],
    [
      'becoming staff',
      `update users set role = 'manager', organisation_id = null, organisation_role = null where id = $1`,
      false,
    ],
  ])('%s voids it', async (_name, change, reset) => {
    const { id, email } = await makePerson(api, 'client')
    const { jar } = await ask(email)
    const code = await mailedCode(api, id)
    await database.admin.query(change, [id])
    if (reset) {
      const [row] = await database.rows<{ password: string }>(
        'select password from accounts where user_id = $1',
        [id],
      )
      const token = api.deps.links.reset.issue(id, row?.password ?? '')
      expect(
        (await post('/auth/reset-password', { token, password: 'quiet-river-41-mango' })).statusCode,
      ).toBe(200)
    }
    expect((await tryCode(code, jar)).statusCode).toBe(401)
    expect(jar['session']).toBeUndefined()
  })
})

describe('who has an account', () => {
  test('isn’t shown by any answer: staff, unconfirmed and unknown addresses look alike and get no mail', async () => {
    const addresses = [
      (await makePerson(api, 'client')).email,
      (await makePerson(api, 'admin')).email,
      (await makePerson(api, 'manager')).email,
      (await makePerson(api, 'client', { verified: false })).email,
      `unknown.${crypto.randomUUID()}@people.example`,
    ]
    const seen = []
    for (const email of addresses) {
      const { answer, jar } = await ask(email)
      const tries = []
      for (let n = 0; n < 6; n += 1) tries.push(await tryCode(`0000000${n}`, jar))
      seen.push([answer, ...tries].map((each) => [each.statusCode, bodyOf(each), Object.keys(each.headers)]))
    }
    for (const each of seen) expect(each).toEqual(seen[0])
    expect(seen[0]?.map(([status]) => status)).toEqual([200, 401, 401, 401, 401, 401, 401])
    await jobsDone()
    const mailed = relay.mails.filter((mail) => mail.subject === subject).flatMap((mail) => mail.recipients)
    expect(addresses.filter((email) => mailed.includes(email))).toEqual([addresses[0]])
  })

  test('isn’t shown by the answer to an older request after a newer one', async () => {
    const addresses = [
      (await makePerson(api, 'client')).email,
      (await makePerson(api, 'admin')).email,
      (await makePerson(api, 'manager')).email,
      (await makePerson(api, 'client', { verified: false })).email,
      `nobody.${crypto.randomUUID()}@people.example`,
    ]
    const answers = []
    for (const email of addresses) {
      const older = await ask(email)
      await ask(email)
      const codes = []
      for (let n = 0; n < 6; n += 1)
        codes.push((await tryCode('00000000', older.jar)).json<{ code: string }>().code)
      answers.push(codes)
    }
    const tries = [...Array<string>(5).fill('second_factor_invalid'), 'sign_in_expired']
    expect(answers).toEqual(addresses.map(() => tries))
  })

  test('ten codes a day for one address, known or not; a device that has signed in has its own', async () => {
    const client = await makePerson(api, 'client')
    const { jar: known } = await signIn(api, client.email)
    for (const email of [client.email, `nobody.${crypto.randomUUID()}@people.example`]) {
      const codes = []
      for (let n = 0; n < 11; n += 1) {
        if (n % 5 === 0) await forgetHour(email)
        codes.push((await ask(email)).answer)
      }
      expect(codes.map((each) => each.statusCode)).toEqual([...Array<number>(10).fill(200), 429])
      expect(codes.at(-1)?.json()).toMatchObject({ message: expect.stringContaining('today’s limit') })
      expect(Number(codes.at(-1)?.headers['retry-after'])).toBeGreaterThan(3_600)
    }
    const { answer } = await ask(client.email, known)
    expect(answer.statusCode).toBe(200)
    expect((await tryCode(await mailedCode(api, client.id), known)).statusCode).toBe(200)
  })

  test('five codes an hour for one address, twenty for one network, known or not', async () => {
    for (const email of [
      (await makePerson(api, 'client')).email,
      `unknown.${crypto.randomUUID()}@people.example`,
    ]) {
      const codes = []
      for (let n = 0; n < 6; n += 1) codes.push((await ask(email)).answer.statusCode)
      expect(codes).toEqual([200, 200, 200, 200, 200, 429])
    }
    const codes = []
    for (let n = 0; n < 21; n += 1)
      codes.push(
        (await ask(`n${n}.${crypto.randomUUID()}@flood.example`, {}, '198.51.100.77')).answer.statusCode,
      )
    expect(codes.filter((code) => code === 200)).toHaveLength(20)
    expect(codes.at(-1)).toBe(429)
  })
})
