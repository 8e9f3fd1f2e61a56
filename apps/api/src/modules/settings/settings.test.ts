import { addDays } from '@trusswell/domain/days.ts'
import { defaultSettings, type Company, type Settings } from '@trusswell/domain/settings.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { startApi, useApi, useDatabase } from '../../../test/harness.ts'
import { makeSignedIn, type Person } from '../../../test/people.ts'
import { createFindDestination, createIsMailPort } from '../../platform/outbound-address.ts'
import { readSecret } from './secrets.ts'

const database = useDatabase()
const api = useApi(database, { realSessions: true })
let admin: Person
beforeAll(async () => {
  admin = await makeSignedIn(api, 'admin')
})
beforeEach(async () => {
  await database.admin.query(`update settings set value = '{}'; delete from settings_secrets;
    delete from tax_rates where effective_from > '2017-07-01'`)
})

const read = async () =>
  (await api.app.inject({ url: '/api/admin/settings', headers: admin.headers })).json<Settings>()
const save = (changes: object, person = admin) =>
  api.app.inject({
    method: 'PUT',
    url: '/api/admin/settings',
    headers: person.headers,
    payload: { ...defaultSettings, ...changes },
  })
const company = async () => (await api.app.inject({ url: '/api/company' })).json<Company>()
const stripe = (changes: object) => ({
  paymentGateway: {
    ...defaultSettings.paymentGateway,
    stripe: { ...defaultSettings.paymentGateway.stripe, ...changes },
  },
})
const email = (changes: object) => ({ emailSettings: { ...defaultSettings.emailSettings, ...changes } })
const notSet = { set: false, set_at: null, set_by: null }
const lastAudit = async () =>
  (
    await database.rows<{ details: Record<string, unknown> }>(
      `select details from audit_entries where action = 'settings.updated' order by id desc limit 1`,
    )
  )[0]?.details

test('a new installation answers with the defaults and no secret', async () => {
  const { version, updated_at, taxRates, paymentGateway, emailSettings, ...rest } = await read()
  const { paymentGateway: _gateway, emailSettings: _email, ...defaults } = defaultSettings
  expect(rest).toEqual(defaults)
  expect([version, updated_at]).toEqual([expect.any(Number), expect.any(String)])
  expect(taxRates).toEqual([{ rate: 18, from: '2017-07-01' }])
  expect(emailSettings).toEqual({ ...defaultSettings.emailSettings, smtpPass: notSet })
  expect(paymentGateway.razorpay).toEqual({
    enabled: true,
    keyId: '',
    keySecret: notSet,
    webhookSecret: notSet,
    previousWebhookSecret: notSet,
  })
})

test('what is saved is what the next visitor reads, and the entry says what it was before', async () => {
  const contact = {
    companyName: 'Deccan Works',
    companyAddress: '1 Hill Road\nPune',
    contactPhone: '+91 20 5555 0100',
    whatsappNumber: '+91 98480 12345',
    emergencyPhone: '+91 20 5555 0911',
    emergencyHours: 'Day and night, every day',
  }
  const gstins = [{ gstin: '27AAPFU0939F1ZV', address: '' }]
  const answer = await save({ ...contact, gstins })
  expect([answer.statusCode, answer.json()]).toEqual([200, expect.objectContaining({ ...contact, gstins })])
  expect(await company()).toEqual({
    companyName: 'Deccan Works',
    legalName: 'Deccan Works',
    addressLines: ['1 Hill Road', 'Pune'],
    contactEmail: 'hello@trusswell.example',
    contactPhones: ['+91 20 5555 0100'],
    whatsappNumber: '+91 98480 12345',
    emergencyPhone: '+91 20 5555 0911',
    emergencyHours: 'Day and night, every day',
    mapTemplate: 'https://www.google.com/maps?q={address}&output=embed',
  })
  expect(await lastAudit()).toMatchObject({
    fields: [
      'companyName',
      'companyAddress',
      'contactPhone',
      'whatsappNumber',
      'emergencyPhone',
      'emergencyHours',
      'gstins',
    ],
    before: { companyName: 'Trusswell', contactPhone: '', gstins: '[]' },
    after: { companyName: 'Deccan Works', contactPhone: '+91 20 5555 0100' },
  })
})

test('working hours are saved with the rest, and stay when a body has none', async () => {
  const { workingHours, ...withoutHours } = defaultSettings
  const changed = {
    ...workingHours,
    days: [1, 2, 3, 4, 5],
    until: '18:00',
    holidays: [{ date: '2027-01-26', name: 'Republic Day' }],
    answerWithin: 4,
  }
  expect((await save({ workingHours: changed })).json()).toMatchObject({ workingHours: changed })
  expect(await lastAudit()).toMatchObject({
    fields: ['workingHours.days', 'workingHours.until', 'workingHours.holidays', 'workingHours.answerWithin'],
    before: { 'workingHours.until': '18:30', 'workingHours.answerWithin': '8' },
    after: { 'workingHours.until': '18:00', 'workingHours.answerWithin': '4' },
  })
  const older = await api.app.inject({
    method: 'PUT',
    url: '/api/admin/settings',
    headers: admin.headers,
    payload: { ...withoutHours, companyName: 'Deccan Works' },
  })
  expect([older.statusCode, older.json()]).toEqual([200, expect.objectContaining({ workingHours: changed })])
  const refused = await save({ workingHours: { ...changed, until: '09:00', days: [] } })
  expect([refused.statusCode, refused.json()]).toEqual([
    400,
    expect.objectContaining({
      fields: expect.objectContaining({ 'workingHours.days': 'Choose at least one day' }),
    }),
  ])
})

test('of two admins who save the same version one gets a conflict with the other’s values', async () => {
  const { version } = await read()
  const answers = await Promise.all(['First', 'Second'].map((companyName) => save({ version, companyName })))
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
  const won = answers.find(({ statusCode }) => statusCode === 200)?.json<Settings>()
  const lost = answers.find(({ statusCode }) => statusCode === 409)?.json<{ current: Settings }>()
  expect(lost?.current).toEqual(won)
})

test('another tax rate applies from today; upcoming ones wait for their day; past ones stay', async () => {
  const today = api.deps.today()
  const upcoming = [
    { rate: 20, from: addDays(today, 10) },
    { rate: 5.5, from: addDays(today, 40) },
  ]
  await save({ taxRate: 12, upcomingTaxRates: upcoming })
  const first = { rate: 18, from: '2017-07-01' }
  expect(await read()).toMatchObject({
    taxRate: 12,
    taxRates: [{ rate: 12, from: today }, first],
    upcomingTaxRates: upcoming,
  })
  await save({ taxRate: 14, upcomingTaxRates: upcoming.slice(1) })
  expect(await read()).toMatchObject({
    taxRates: [{ rate: 14, from: today }, first],
    upcomingTaxRates: upcoming.slice(1),
  })
  const early = await save({ taxRate: 14, upcomingTaxRates: [{ rate: 1, from: today }] })
  expect([early.statusCode, early.json()]).toEqual([
    400,
    expect.objectContaining({ fields: { 'upcomingTaxRates.0.from': 'Choose a date after today' } }),
  ])
  const rewrite = api.deps.db.as({ kind: 'user', id: admin.id, role: 'admin' }, (tx) =>
    tx.updateTable('tax_rates').set({ rate: 0 }).where('effective_from', '<', today).executeTakeFirst(),
  )
  expect(Number((await rewrite).numUpdatedRows)).toBe(0)
})

test('a secret is set, left unchanged, replaced and removed, and the answer only says when and by whom', async () => {
  const set = { set: true, set_at: expect.any(String), set_by: 'Person admin' }
  const first = await save(stripe({ secretKey: 'sk_1', webhookSecret: 'whsec_1' }))
  expect(first.json<Settings>().paymentGateway.stripe).toMatchObject({
    secretKey: set,
    webhookSecret: set,
    previousWebhookSecret: notSet,
  })
  expect(await lastAudit()).toMatchObject({
    fields: [],
    secrets: { 'stripe.secretKey': 'set', 'stripe.webhookSecret': 'set' },
  })
  await save({})
  expect((await read()).paymentGateway.stripe.secretKey).toEqual(set)
  await save(stripe({ webhookSecret: 'whsec_2', secretKey: null }))
  expect((await read()).paymentGateway.stripe).toMatchObject({
    secretKey: notSet,
    webhookSecret: set,
    previousWebhookSecret: set,
  })
  await save(stripe({ previousWebhookSecret: null }))
  expect((await read()).paymentGateway.stripe.previousWebhookSecret).toEqual(notSet)
})

const makeTired = async () => {
  const tired = await makeSignedIn(api, 'admin')
  await database.admin.query(
    `update sessions set authenticated_at = now() - interval '11 minutes' where user_id = $1`,
    [tired.id],
  )
  return tired
}
const razorpay = (changes: object) => ({
  paymentGateway: {
    ...defaultSettings.paymentGateway,
    razorpay: { ...defaultSettings.paymentGateway.razorpay, ...changes },
  },
})
const methods = (changes: object) => ({
  paymentMethods: { ...defaultSettings.paymentMethods, ...changes },
})

test.each([
  ['a new secret', stripe({ secretKey: 'sk_2' })],
  ['a removed secret', stripe({ secretKey: null })],
  ['the SMTP password', email({ smtpPass: 'x' })],
  ['the SMTP host', email({ smtpHost: 'mail.attacker.example' })],
  ['the SMTP port', email({ smtpPort: 465 })],
  ['the SMTP user', email({ smtpUser: 'attacker' })],
  ['the sender', email({ fromEmail: 'desk@attacker.example' })],
  ['the publishable key', stripe({ publicKey: 'pk_test_1' })],
  ['the key ID', razorpay({ keyId: 'rzp_test_1' })],
  ['switching Stripe off', stripe({ enabled: false })],
  ['switching Razorpay off', razorpay({ enabled: false })],
  ['the preferred gateway', { paymentGateway: { ...defaultSettings.paymentGateway, preferred: 'stripe' } }],
  [
    'the bank account',
    methods({
      bankAccount: {
        accountHolder: 'Another',
        number: '50200012345678',
        ifsc: 'HDFC0001234',
        bank: 'HDFC Bank',
        branch: '',
      },
    }),
  ],
  ['the payee of cheques', methods({ chequePayableTo: 'Another' })],
])('%s asks for a fresh sign-in', async (_field, change) => {
  const answer = await save({ companyName: 'Another', ...change }, await makeTired())
  expect([answer.statusCode, answer.json()]).toEqual([
    401,
    expect.objectContaining({ code: 'reauth_required' }),
  ])
  expect(await database.count('settings_secrets')).toBe(0)
  expect((await read()).companyName).toBe('Trusswell')
})

test('what neither routes mail nor money is saved without a fresh sign-in', async () => {
  await save(email({ smtpHost: 'mail.client.example', smtpUser: 'office' }))
  const changes = {
    companyName: 'Another',
    ...email({ smtpHost: 'mail.client.example', smtpUser: 'office', fromName: 'Desk' }),
  }
  const answer = await save(changes, await makeTired())
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    expect.objectContaining({ companyName: 'Another' }),
  ])
})

test('a replaced webhook secret is valid for 72 hours', async () => {
  const actor = { kind: 'user', id: admin.id, role: 'admin' } as const
  const previous = () =>
    api.deps.db.read(actor, (tx) => readSecret(tx, api.deps.vault, 'stripe.previousWebhookSecret'))
  await save(stripe({ webhookSecret: 'whsec_1' }))
  await save(stripe({ webhookSecret: 'whsec_2' }))
  expect(await previous()).toBe('whsec_1')
  const [row] = await database.rows<{ hours: number }>(
    `select extract(epoch from valid_until - now())::float8 / 3600 as hours from settings_secrets
     where name = 'stripe.previousWebhookSecret'`,
  )
  expect(row?.hours).toBeGreaterThan(71)
  expect(row?.hours).toBeLessThanOrEqual(72)
  await database.admin.query(
    `update settings_secrets set valid_until = now() where name = 'stripe.previousWebhookSecret'`,
  )
  expect(await previous()).toBeNull()
  expect((await read()).paymentGateway.stripe.previousWebhookSecret).toEqual(notSet)
  await save({})
  expect(await database.count('settings_secrets')).toBe(1)
})

test.each([
  ['paymentGateway.stripe.publicKey', stripe({ publicKey: 'sk_live_1' }), 'This is a secret'],
  ['paymentGateway.stripe.publicKey', stripe({ publicKey: 'whsec_1' }), 'This is a secret'],
  ['paymentGateway.stripe.publicKey', stripe({ publicKey: 'pk_1' }), 'pk_test_ or pk_live_'],
  ['paymentGateway.razorpay.keyId', razorpay({ keyId: 'rk_live_1' }), 'This is a secret'],
  ['paymentGateway.razorpay.keyId', razorpay({ keyId: 'aB3xY' }), 'rzp_test_ or rzp_live_'],
  ['paymentGateway.stripe.secretKey', stripe({ secretKey: 'pk_live_1' }), 'This is the publishable key'],
])('%s refuses a key of another kind', async (field, change, words) => {
  const answer = await save(change)
  expect([answer.statusCode, answer.json()]).toEqual([
    400,
    expect.objectContaining({ fields: { [field]: expect.stringContaining(words) } }),
  ])
})

test('a secret that was stored as a public key before can still be seen and replaced', async () => {
  await database.admin.query(
    `update settings set value = '{"stripe": {"enabled": true, "publicKey": "sk_live_1"}}' where section = 'payment_gateway'`,
  )
  expect((await read()).paymentGateway.stripe.publicKey).toBe('sk_live_1')
  expect((await save({})).statusCode).toBe(200)
})

test.each([
  ['companyName', 'Deccan \u202Eskrow'],
  ['companyName', 'Deccan \uFFFF'],
  ['companyAddress', '1 Hill Road\u0007'],
  ['companyAddress', '1\n2\n3\n4\n5\n6\n7\n8\n9'],
])('%s refuses %j', async (field, value) => {
  const answer = await save({ [field]: value })
  expect([answer.statusCode, answer.json()]).toEqual([
    400,
    expect.objectContaining({ fields: { [field]: expect.any(String) } }),
  ])
})

test('a webhook secret whose key is lost can be replaced', async () => {
  await save(stripe({ webhookSecret: 'whsec_1' }))
  await database.admin.query(`update settings_secrets set key_id = 'lost'`)
  const answer = await save(stripe({ webhookSecret: 'whsec_2' }))
  expect([answer.statusCode, answer.json<Settings>().paymentGateway?.stripe]).toEqual([
    200,
    expect.objectContaining({ previousWebhookSecret: notSet }),
  ])
})

test('a stored password never goes to another server than the one it was saved for', async () => {
  const server = { smtpHost: 'mail.client.example', smtpUser: 'office' }
  await save(email({ ...server, smtpPass: 'secret words' }))
  const moved = email({ ...server, smtpHost: 'mail.attacker.example' })
  const asked = { fields: { 'emailSettings.smtpPass': expect.stringContaining('Enter the password again') } }
  expect((await save(moved)).json()).toMatchObject(asked)
  const tested = await api.app.inject({
    method: 'POST',
    url: '/api/admin/settings/test-email',
    headers: admin.headers,
    payload: { to: admin.email, ...moved },
  })
  expect([tested.statusCode, tested.json()]).toEqual([400, expect.objectContaining(asked)])
  expect(
    (await save({ ...moved, ...email({ ...server, smtpHost: 'mail.attacker.example', smtpPass: 'new' }) }))
      .statusCode,
  ).toBe(200)
})

test('a port that isn’t one of mail servers is refused when it is saved, unless the operator allows it', async () => {
  const strict = await startApi(database, {
    realSessions: true,
    isMailPort: createIsMailPort({ publicOnly: true, allowed: ['relay.internal:2526'] }),
  })
  const saveTo = async (smtpHost: string, smtpPort: number) =>
    (
      await strict.app.inject({
        method: 'PUT',
        url: '/api/admin/settings',
        headers: admin.headers,
        payload: { ...defaultSettings, ...email({ smtpHost, smtpPort }) },
      })
    ).json<{ fields?: object; version?: number }>()
  for (const port of [22, 5432, 8080])
    expect((await saveTo('smtp.example.com', port)).fields).toEqual({
      'emailSettings.smtpPort': `Port ${port} isn’t used for e-mail. Use 25, 465, 587 or 2525.`,
    })
  for (const [host, port] of [
    ['smtp.example.com', 465],
    ['relay.internal', 2526],
    // Without a host the port has no effect.
    ['', 8080],
  ] as const)
    expect(await saveTo(host, port)).toMatchObject({ version: expect.any(Number) })
  await strict.close()
})

test('a mail server on a private network is refused when it is saved, unless the operator allows it', async () => {
  const addresses: Record<string, string> = {
    'smtp.example.com': '93.184.215.14',
    'inside.example.com': '10.0.0.5',
    'link.example.com': '169.254.169.254',
    'relay.internal': '192.168.1.4',
    localhost: '127.0.0.1',
  }
  const strict = await startApi(database, {
    realSessions: true,
    findDestination: createFindDestination(
      { publicOnly: true, allowed: ['relay.internal:587'] },
      async (host) => {
        const address = addresses[host]
        if (address === undefined) throw new Error(`getaddrinfo ENOTFOUND ${host}`)
        return [address]
      },
    ),
  })
  const saveTo = async (smtpHost: string) =>
    (
      await strict.app.inject({
        method: 'PUT',
        url: '/api/admin/settings',
        headers: admin.headers,
        payload: { ...defaultSettings, ...email({ smtpHost, smtpPort: 587 }) },
      })
    ).json<{ fields?: object; version?: number }>()
  for (const host of ['inside.example.com', 'link.example.com', 'localhost'])
    expect((await saveTo(host)).fields).toEqual({
      'emailSettings.smtpHost': `${host} is on a private network. Enter a mail server on the public internet.`,
    })
  for (const host of ['smtp.example.com', 'relay.internal', 'unknown.example.com', ''])
    expect(await saveTo(host)).toMatchObject({ version: expect.any(Number) })
  await strict.close()
})

test('managers and clients read only what the site shows', async () => {
  for (const role of ['manager', 'client'] as const) {
    const person = await makeSignedIn(api, role)
    const answer = await api.app.inject({ url: '/api/admin/settings', headers: person.headers })
    expect(answer.statusCode).toBe(403)
    const seen = await api.deps.db.as({ kind: 'user', id: person.id, role }, (tx) =>
      tx.selectFrom('settings').select('section').orderBy('section').execute(),
    )
    // Clients see the day by which we answer, which follows from the working hours.
    expect(seen.map(({ section }) => section)).toEqual([
      'company',
      'notifications',
      'payments',
      'working_hours',
    ])
  }
})
