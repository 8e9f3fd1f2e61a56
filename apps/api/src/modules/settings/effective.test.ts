import { defaultSettings, type SettingsInput } from '@trusswell/domain/settings.ts'
import { createElement } from 'react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWorkerDeps, useApi, useDatabase } from '../../../test/harness.ts'
import { makeSignedIn, type Person } from '../../../test/people.ts'
import { startRelay } from '../../../test/relay.ts'
import type { WorkerDeps } from '../../deps.ts'
import { deliverMail } from '../../platform/mail-delivery.ts'
import { createFindDestination } from '../../platform/outbound-address.ts'
import { SenderConfirmation } from '../contact/mails.tsx'

const login = { user: 'office', pass: 'lotus pond 12' }
const database = useDatabase()
const api = useApi(database, { realSessions: true })
const ofEnvironment = await startRelay()
const ofSettings = await startRelay({ login })
let admin: Person
let worker: WorkerDeps
beforeAll(async () => {
  admin = await makeSignedIn(api, 'admin')
  worker = await startWorkerDeps(database, { env: { SMTP_URL: ofEnvironment.url } })
})
afterAll(async () => {
  await worker.close()
  await ofEnvironment.close()
  await ofSettings.close()
})

const save = async (changes: Partial<SettingsInput>) => {
  const answer = await api.app.inject({
    method: 'PUT',
    url: '/api/admin/settings',
    headers: admin.headers,
    payload: { ...defaultSettings, ...changes },
  })
  expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)])
}
const emailSettings = {
  ...defaultSettings.emailSettings,
  smtpHost: '127.0.0.1',
  smtpPort: ofSettings.port,
  smtpUser: login.user,
}
const deliver = async (deps = worker) => {
  const id = crypto.randomUUID()
  const body = createElement(SenderConfirmation, {
    reference: 'R-1',
    received_at: '2026-11-15T10:00:00Z',
    call_window: null,
  })
  await deliverMail(deps, {
    id,
    kind: 'test',
    subject_id: id,
    to: 'a@client.example',
    subject: 'Hello',
    body,
  })
  return id
}

test('a server of the settings takes precedence from the next mail on, and leaves when it is removed', async () => {
  await deliver()
  expect([ofEnvironment.mails.length, ofSettings.mails.length]).toEqual([1, 0])
  expect(ofEnvironment.mails[0]?.from).toMatchObject({
    name: 'Trusswell',
    address: 'hello@trusswell.example',
  })

  const sender = { fromEmail: 'desk@deccan.example', fromName: 'Deccan desk' }
  await save({ emailSettings: { ...emailSettings, ...sender, smtpPass: login.pass } })
  const id = await deliver()
  expect([ofEnvironment.mails.length, ofSettings.mails.length]).toEqual([1, 1])
  expect(ofSettings.mails[0]).toMatchObject({
    from: { name: 'Deccan desk', address: 'desk@deccan.example' },
    // The tries of one mail have one id, whatever changes in between.
    messageId: `<${id}@trusswell.example>`,
  })

  await save({ emailSettings: { ...emailSettings, smtpPass: 'wrong' } })
  await expect(deliver()).rejects.toThrow('Invalid login')
  await save({})
  await deliver()
  expect([ofEnvironment.mails.length, ofSettings.mails.length]).toEqual([2, 1])
})

test('every mail carries the company of the settings', async () => {
  await save({
    companyName: 'Deccan Works',
    companyAddress: '1 Hill Road\nPune',
    contactPhone: '+91 20 5555 0100',
  })
  await deliver()
  const { html = '', text = '', from } = ofEnvironment.mails.at(-1) ?? {}
  for (const part of [html, text.replaceAll(/\s+/g, ' ')]) {
    expect(part).toContain('DECCAN WORKS')
    expect(part).toContain('1 Hill Road, Pune')
    expect(part.match(/\+91 20 5555 0100/g)?.length).toBeGreaterThanOrEqual(2)
    expect(part).not.toMatch(/trusswell (engineering|&)/i)
  }
  expect(from?.name).toBe('Deccan Works')
  await save({})
})

test('a test mail goes through what was entered, and then through what is stored', async () => {
  const attempt = async (payload: object) =>
    (
      await api.app.inject({
        method: 'POST',
        url: '/api/admin/settings/test-email',
        headers: admin.headers,
        payload: { to: 'admin@people.example', ...payload },
      })
    ).json<{ ok: boolean; message: string }>()
  expect(await attempt({})).toMatchObject({ ok: false, message: expect.stringContaining('No SMTP host yet') })
  const before = ofSettings.mails.length
  const sent = { ok: true, message: 'We sent a test e-mail to admin@people.example.' }
  expect(await attempt({ emailSettings: { ...emailSettings, smtpPass: login.pass } })).toEqual(sent)
  await save({ emailSettings: { ...emailSettings, smtpPass: login.pass } })
  expect(await attempt({})).toEqual(sent)
  expect(await attempt({ emailSettings })).toEqual(sent)
  expect(await attempt({ emailSettings: { ...emailSettings, smtpPass: 'wrong' } })).toEqual({
    ok: false,
    message: '127.0.0.1 refused the user name or the password.',
  })
  expect(ofSettings.mails.slice(before).map(({ subject }) => subject)).toEqual(
    Array<string>(3).fill('Test e-mail from Trusswell'),
  )
})

test.each([
  ['no sender is saved', {}],
  ['the sender is saved', { fromEmail: 'desk@deccan.example', fromName: 'Deccan desk' }],
])('a test mail has the sender of all other mails when %s', async (_case, sender) => {
  await save({
    contactEmail: 'office@deccan.example',
    emailSettings: { ...emailSettings, ...sender, smtpPass: login.pass },
  })
  await deliver()
  expect((await testMail(await makeSignedIn(api, 'admin'))).json()).toMatchObject({ ok: true })
  const [mail, test] = ofSettings.mails.slice(-2)
  expect(test?.subject).toBe('Test e-mail from Trusswell')
  expect(test?.from).toEqual(mail?.from)
  await save({})
})

const testMail = (person: Person, payload: object = {}) =>
  api.app.inject({
    method: 'POST',
    url: '/api/admin/settings/test-email',
    headers: person.headers,
    payload: { to: 'admin@people.example', ...payload },
  })

test('a test mail through entered settings asks for a fresh sign-in', async () => {
  const tired = await makeSignedIn(api, 'admin')
  await database.admin.query(
    `update sessions set authenticated_at = now() - interval '11 minutes' where user_id = $1`,
    [tired.id],
  )
  expect((await testMail(tired, { emailSettings })).json()).toMatchObject({ code: 'reauth_required' })
  expect((await testMail(tired)).statusCode).toBe(200)
})

test('an admin can send ten test mails an hour, and the log says through which server', async () => {
  await save({ emailSettings: { ...emailSettings, smtpPass: login.pass } })
  const busy = await makeSignedIn(api, 'admin')
  for (let sent = 0; sent < 10; sent += 1) expect((await testMail(busy)).statusCode).toBe(200)
  const refused = await testMail(busy)
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, expect.any(String)])
  const [entry] = await database.rows<{ details: object }>(
    `select details from audit_entries where action = 'settings.tested' order by id desc limit 1`,
  )
  expect(entry?.details).toEqual({ tested: 'email', ok: true, host: '127.0.0.1', port: ofSettings.port })
})

test('when the key is lost, a test mail with a new password goes out and no mail counts as uncertain', async () => {
  await save({ emailSettings: { ...emailSettings, smtpPass: login.pass } })
  await database.admin.query(`update settings_secrets set key_id = 'lost'`)
  await expect(deliver()).rejects.toThrow('which this process doesn')
  const [last] = await database.rows<{ state: string }>(
    `select state from mail_deliveries order by started_at desc limit 1`,
  )
  expect(last?.state).toBe('failed')
  const sender = await makeSignedIn(api, 'admin')
  const answer = await testMail(sender, { emailSettings: { ...emailSettings, smtpPass: login.pass } })
  expect(answer.json()).toMatchObject({ ok: true })
})

test('in production the worker doesn’t connect to a stored private address', async () => {
  await save({ emailSettings: { ...emailSettings, smtpPass: login.pass } })
  const inProduction = await startWorkerDeps(database, {
    env: { SMTP_URL: ofEnvironment.url },
    findDestination: createFindDestination({ publicOnly: true, allowed: [] }),
  })
  const before = ofSettings.mails.length
  await expect(deliver(inProduction)).rejects.toThrow('resolves to a private address')
  await inProduction.close()
  expect(ofSettings.mails.length).toBe(before)
})
