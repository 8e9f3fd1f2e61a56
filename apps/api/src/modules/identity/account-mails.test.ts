import { expect, test } from 'vitest'
import { useAccounts, useMails } from '../../../test/identity.ts'
import { makeSignedIn, password } from '../../../test/people.ts'
import { turnOnTwoFactor } from '../../../test/two-factor.ts'

const { api, database, post } = useAccounts()
const { mailTo } = await useMails(database)

test('the owner of an account is mailed when two-factor authentication is turned on', async () => {
  const person = await makeSignedIn(api, 'admin')
  await turnOnTwoFactor(api, person)
  const mail = await mailTo(person.email, 'Two-factor authentication is on')
  expect(mail?.text).toContain('Keep your recovery codes in a safe place.')
})

test('a person who deletes their account is mailed that it can be restored for 30 days', async () => {
  const person = await makeSignedIn(api, 'client')
  const answer = await post('/me/delete', { current_password: password }, person.headers)
  expect(answer.statusCode).toBe(204)
  const mail = await mailTo(person.email, 'Your account was deleted')
  expect(mail?.text).toContain('contact us within 30 days')
})
