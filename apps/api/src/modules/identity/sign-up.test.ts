import { describe, expect, test } from 'vitest'
import { strongPassword, tokenIn, useAccounts, useMails } from '../../../test/identity.ts'
import { cookieHeader, keepCookies, makePerson, makeSignedIn } from '../../../test/people.ts'
import { projectBody } from '../../../test/projects.ts'

const { api, database, me, post } = useAccounts()
const { jobsDone, mailTo, relay } = await useMails(database)

describe('sign-up', () => {
  test('[AU-14] makes a client, signed in at once, and asks for the address to be confirmed', async () => {
    const email = `signup.${crypto.randomUUID()}@client.example`
    const answer = await post('/auth/sign-up', {
      name: 'Asha Rao',
      email: email.toUpperCase(),
      password: strongPassword,
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

  test('parallel uses of the link confirm the address once', async () => {
    const person = await makePerson(api, 'client', { verified: false })
    const token = api.deps.links.verification.issue(person)
    const uses = await Promise.all(Array.from({ length: 3 }, () => post('/auth/verify-email', { token })))
    expect(uses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(
      await database.count(
        `audit_entries where action = 'user.email-verified' and entity_id = '${person.id}'`,
      ),
    ).toBe(1)
  })

  test('a project waits until the address is confirmed', async () => {
    const email = `signup.${crypto.randomUUID()}@client.example`
    const answer = await post('/auth/sign-up', { name: 'Asha Rao', email, password: strongPassword })
    const headers = cookieHeader(keepCookies({}, answer))
    const projects = () => database.count('projects')
    const before = await projects()
    const refused = await post('/projects', projectBody(), headers)
    expect([refused.statusCode, refused.json()]).toMatchObject([
      403,
      { code: 'email_unconfirmed', message: expect.stringContaining('Confirm your e-mail address') },
    ])
    expect(await projects()).toBe(before)
    const mail = await mailTo(email, 'Confirm your e-mail address')
    await post('/auth/verify-email', { token: tokenIn(mail?.text) })
    expect((await post('/projects', projectBody(), headers)).statusCode).toBe(201)
  })

  test('[AU-13] [API-02] the session user has email, name and role', async () => {
    const person = await makeSignedIn(api, 'manager')
    expect((await me(person.headers)).json()).toMatchObject({
      email: person.email,
      user_metadata: { name: 'Person manager', role: 'manager' },
    })
  })

  test('with an address that has an account is refused, and its owner gets a mail', async () => {
    const { email } = await makePerson(api, 'client')
    const answer = await post('/auth/sign-up', { name: 'New Client', email, password: strongPassword })
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
      password: strongPassword,
      ...change,
    }
    const answer = await post('/auth/sign-up', body)
    expect(answer.statusCode).toBe(400)
    expect(answer.json<{ fields: Record<string, string> }>().fields[field]).toBe(message)
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

describe('mails to an unconfirmed address', () => {
  const words = 'Your account was locked, call +91 40 5555 0199'

  test('aren’t sent for a name with a link', async () => {
    const email = `victim.${crypto.randomUUID()}@client.example`
    const name = 'Your account was locked, visit https://evil.example/unlock'
    const answer = await post('/auth/sign-up', { name, email, password: strongPassword })
    expect([answer.statusCode, answer.json<{ fields: object }>().fields]).toEqual([
      400,
      { name: 'Name can’t contain a web or e-mail address' },
    ])
  })

  test('carry no name', async () => {
    const email = `victim.${crypto.randomUUID()}@client.example`
    const answer = await post('/auth/sign-up', { name: words, email, password: strongPassword })
    const headers = cookieHeader(keepCookies({}, answer))
    await mailTo(email, 'Confirm your e-mail address')
    await post('/auth/sign-up', { name: 'New Client', email, password: strongPassword })
    await mailTo(email, 'Someone tried to sign up with your e-mail address')
    await post('/auth/forgot-password', { email })
    await mailTo(email, 'Choose a new password')
    const browser = { 'user-agent': words }
    await post('/auth/sign-in', { email, password: strongPassword }, browser)
    await mailTo(email, 'A new device signed in')
    await post('/auth/sign-in', { email, password: strongPassword }, browser)
    const next = `${crypto.randomUUID()}@client.example`
    await post('/me/email', { email: next, current_password: strongPassword }, headers)
    await mailTo(email, 'Request to change your e-mail address')
    await mailTo(next, 'Confirm your new e-mail address')
    await post('/me/password', { current_password: strongPassword, password: `${strongPassword}-2` }, headers)
    await mailTo(email, 'Your password was changed')
    await jobsDone()
    const sent = relay.mails.filter((mail) => [email, next].includes(mail.recipients[0] ?? ''))
    expect(sent).toHaveLength(7)
    for (const mail of sent) {
      expect(mail.text).not.toContain('was locked')
      expect(mail.text).not.toContain(next)
    }
  })

  test('about attempts to sign up and about the confirmation go out once an hour', async () => {
    const { email } = await makePerson(api, 'client')
    const codes = []
    for (let n = 0; n < 6; n += 1)
      codes.push(
        (await post('/auth/sign-up', { name: 'New Client', email, password: strongPassword })).statusCode,
      )
    expect(codes).toEqual([409, 409, 409, 409, 409, 429])
    expect((await post('/auth/forgot-password', { email })).statusCode).toBe(200)
    await mailTo(email, 'Choose a new password')

    const own = `own.${crypto.randomUUID()}@client.example`
    const signedUp = await post('/auth/sign-up', { name: 'Asha Rao', email: own, password: strongPassword })
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
