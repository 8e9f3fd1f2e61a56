import { describe, expect, test } from 'vitest'
import { strongPassword, tokenIn, useAccounts, useMails } from '../../../test/identity.ts'
import { makePerson, makeSignedIn, password, signIn } from '../../../test/people.ts'

const { api, database, me, post } = useAccounts()
const { jobsDone, mailTo, relay } = await useMails(database)

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
  test('notifies the old address when it is requested and when it is done, and ends other sessions', async () => {
    const person = await makeSignedIn(api, 'client')
    const elsewhere = await signIn(api, person.email)
    const { email, token } = await askForEmailChange(person)
    expect((await mailTo(person.email, 'Request to change your e-mail address'))?.text).toContain(email)
    expect((await post('/auth/confirm-email', { token }, person.headers)).statusCode).toBe(200)
    await mailTo(person.email, 'Your e-mail address was changed')
    expect((await me(person.headers)).statusCode).toBe(200)
    expect((await me(elsewhere.headers())).statusCode).toBe(401)
  })

  test('notifies every address of the last days: the first one is also notified of the second change', async () => {
    const person = await makeSignedIn(api, 'client')
    const mailsTo = (email: string) =>
      relay.mails.filter(
        (mail) => mail.recipients[0] === email && mail.subject === 'Your e-mail address was changed',
      ).length
    const first = await askForEmailChange(person)
    const firstChange = await post('/auth/confirm-email', { token: first.token }, person.headers)
    const second = await askForEmailChange(person)
    const secondChange = await post('/auth/confirm-email', { token: second.token }, person.headers)
    expect([firstChange.statusCode, secondChange.statusCode]).toEqual([200, 200])
    await expect
      .poll(() => [mailsTo(person.email), mailsTo(first.email), mailsTo(second.email)], { timeout: 10_000 })
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

  test('is done once by parallel uses of its link', async () => {
    const person = await makeSignedIn(api, 'client')
    const { token } = await askForEmailChange(person)
    const uses = await Promise.all(Array.from({ length: 3 }, () => post('/auth/confirm-email', { token })))
    expect(uses.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 400, 400])
    expect(
      await database.count(
        `audit_entries where action = 'user.email-changed' and entity_id = '${person.id}'`,
      ),
    ).toBe(1)
    await jobsDone()
    const told = relay.mails.filter(
      ({ recipients, subject }) =>
        recipients[0] === person.email && subject === 'Your e-mail address was changed',
    )
    expect(told).toHaveLength(1)
  })

  test('is cancelled by a new password from the reset link', async () => {
    const person = await makeSignedIn(api, 'client')
    const { token } = await askForEmailChange(person)
    await post('/auth/forgot-password', { email: person.email })
    const reset = tokenIn((await mailTo(person.email, 'Choose a new password'))?.text)
    expect((await post('/auth/reset-password', { token: reset, password: strongPassword })).statusCode).toBe(
      200,
    )
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
