import { expect, test } from 'vitest'
import { useAccounts, useMails } from '../../../test/identity.ts'
import { makeSignedIn, password } from '../../../test/people.ts'
import { nextCode, setUpTwoFactor } from '../../../test/two-factor.ts'

const { api, database, post } = useAccounts()
const { mailTo } = await useMails(database)

test('the owner of an account is mailed when two-factor authentication is turned on or off', async () => {
  const person = await makeSignedIn(api, 'admin')
  const { secret, headers } = await setUpTwoFactor(api, person)
  const on = await mailTo(person.email, 'Two-factor authentication was turned on')
  expect(on?.text).toContain('Keep your recovery codes in a safe place.')
  await post('/me/two-factor/off', { current_password: password, code: nextCode(secret) }, headers)
  const off = await mailTo(person.email, 'Two-factor authentication was turned off')
  expect(off?.text).toMatch(/All other devices\swere signed out\./)
})

test('a person who deletes their account is mailed that it can be restored for 30 days', async () => {
  const person = await makeSignedIn(api, 'client')
  const answer = await post('/me/delete', { current_password: password }, person.headers)
  expect(answer.statusCode).toBe(204)
  const mail = await mailTo(person.email, 'Your account was deleted')
  expect(mail?.text).toContain('contact us within 30 days')
})
