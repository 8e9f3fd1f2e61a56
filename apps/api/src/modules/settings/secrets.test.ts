import { defaultSettings } from '@trusswell/domain/settings.ts'
import { system } from '@trusswell/domain/actor.ts'
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi, startWorkerDeps, type TestApi, useDatabase } from '../../../test/harness.ts'
import { makeSignedIn, type Person } from '../../../test/people.ts'
import { startRelay } from '../../../test/relay.ts'
import { createVault } from '../../platform/vault.ts'
import { readSecret, secretNames, type SecretName } from './secrets.ts'

const run = promisify(execFile)
const [oldKey, newKey] = [`old:${'a'.repeat(64)}`, `new:${'b'.repeat(64)}`]
const canary = 'canary-9f3b1c-value'
const database = useDatabase()
const logLines: string[] = []
let api: TestApi
let admin: Person
beforeAll(async () => {
  api = await startApi(database, { realSessions: true, logLines, env: { SETTINGS_KEYS: oldKey } })
  admin = await makeSignedIn(api, 'admin')
})
afterAll(() => api.close())

const secretOf = (name: SecretName) => `${canary}-${name}`
const { stripe, razorpay } = defaultSettings.paymentGateway
const withSecrets = (host: string, port: number) => ({
  ...defaultSettings,
  paymentGateway: {
    ...defaultSettings.paymentGateway,
    stripe: {
      ...stripe,
      secretKey: secretOf('stripe.secretKey'),
      webhookSecret: secretOf('stripe.webhookSecret'),
    },
    razorpay: {
      ...razorpay,
      keyId: 'rzp_test_1',
      keySecret: secretOf('razorpay.keySecret'),
      webhookSecret: secretOf('razorpay.webhookSecret'),
    },
  },
  emailSettings: {
    ...defaultSettings.emailSettings,
    smtpHost: host,
    smtpPort: port,
    smtpUser: 'office',
    smtpPass: secretOf('email.smtpPass'),
  },
})
const send = (method: 'GET' | 'PUT' | 'POST', path: string, payload?: object) =>
  api.app.inject({
    method,
    url: `/api/admin/settings${path}`,
    headers: admin.headers,
    ...(payload ? { payload } : {}),
  })
const stored = (keys: string, name: SecretName) =>
  api.deps.db.as({ kind: 'user', id: admin.id, role: 'admin' }, (tx) =>
    readSecret(tx, createVault(keys), name),
  )

test('a secret appears in no answer, log line, audit entry, job or dump', async () => {
  const relay = await startRelay({ login: { user: 'office', pass: 'another password' } })
  const saved = withSecrets('127.0.0.1', relay.port)
  const answers = [
    await send('PUT', '', saved),
    await send('PUT', '', { ...saved, version: 1 }),
    await send('PUT', '', { ...saved, taxRate: -1 }),
    await send('PUT', '', { ...saved, emailSettings: { ...saved.emailSettings, smtpPort: 'x' } }),
    await send('GET', ''),
    await send('POST', '/test-email', { to: admin.email }),
    await send('POST', '/test-email', { to: admin.email, emailSettings: saved.emailSettings }),
    await send('POST', '/test-gateway/stripe', { secret: saved.paymentGateway.stripe.secretKey }),
    await send('POST', '/test-gateway/razorpay', {}),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 409, 400, 400, 200, 200, 200, 200, 200])
  expect(answers[5]?.json()).toEqual({
    ok: false,
    message: '127.0.0.1 refused the user name or the password.',
  })
  // The worker fails with the same password, and logs that.
  const worker = await startWorkerDeps(database, { logLines, env: { SETTINGS_KEYS: oldKey } })
  const mail = { id: crypto.randomUUID(), to: admin.email, subject: 'S', html: 'H', text: 'T' }
  const error: unknown = await worker.mailer.send(mail).catch((failure: unknown) => failure)
  worker.logger.error({ err: error, settings: saved }, 'mail failed')
  await worker.close()
  await relay.close()

  const { stdout: dump } = await run('pg_dump', ['--data-only', database.urlOf('admin')], {
    maxBuffer: 2 ** 28,
  })
  expect(dump).toContain('COPY public.settings_secrets')
  expect(await stored(oldKey, 'email.smtpPass')).toBe(secretOf('email.smtpPass'))
  const places = { answers: answers.map(({ body }) => body).join('\n'), logs: logLines.join('\n'), dump }
  const encoded = Buffer.from(canary).toString('hex')
  for (const [place, text] of Object.entries(places)) {
    expect([place, text.length > 0, text.includes(canary), text.includes(encoded)]).toEqual([
      place,
      true,
      false,
      false,
    ])
  }
})

test('a ciphertext that was moved to another row doesn’t decrypt there', async () => {
  await database.admin.query(
    `update settings_secrets target set key_id = source.key_id, nonce = source.nonce, ciphertext = source.ciphertext
     from settings_secrets source where target.name = 'razorpay.keySecret' and source.name = 'stripe.secretKey'`,
  )
  await expect(stored(oldKey, 'razorpay.keySecret')).rejects.toThrow('authenticate')
  await database.admin.query(`delete from settings_secrets where name = 'razorpay.keySecret'`)
})

test('rotation encrypts every secret with the new key, after which the old one opens none', async () => {
  const rotate = (keys: string) =>
    run(process.execPath, [fileURLToPath(new URL('../../rotate-settings-key.ts', import.meta.url))], {
      env: { ...process.env, DATABASE_WORKER_URL: database.urlOf('worker'), SETTINGS_KEYS: keys },
    })
  await expect(rotate(newKey)).rejects.toThrow("the key old, which this process doesn't have")
  const count = await database.count('settings_secrets')
  expect((await rotate(`${newKey},${oldKey}`)).stdout).toBe(
    `${count} secrets were encrypted again. All of them now use the key new.\n`,
  )
  expect((await rotate(newKey)).stdout).toContain('0 secrets were')
  expect(await stored(newKey, 'stripe.secretKey')).toBe(secretOf('stripe.secretKey'))
  await expect(stored(oldKey, 'stripe.secretKey')).rejects.toThrow(
    "the key new, which this process doesn't have",
  )
})

test.each([
  ['worker', startWorkerDeps],
  ['process of the API', async (...given: Parameters<typeof startApi>) => (await startApi(...given)).deps],
])(
  'a %s without the right key reports each secret that it can’t read when it starts',
  async (_name, boot) => {
    const start = async (keys: string) => {
      const lines: string[] = []
      const deps = await boot(database, { logLines: lines, env: { SETTINGS_KEYS: keys } })
      const metrics = await deps.metrics.registry.metrics()
      await deps.close()
      const reported = lines
        .map((line) => JSON.parse(line) as Record<string, unknown>)
        .filter(({ msg }) => msg === 'secret of the settings is unreadable')
      return { reported, gauge: /^settings_secrets_unreadable\{.*\} (\d+)$/m.exec(metrics)?.[1] }
    }
    expect(await start(newKey)).toEqual({ reported: [], gauge: '0' })
    const count = await database.count('settings_secrets')
    // One key is missing, the other has the right id and the wrong value.
    for (const keys of [oldKey, `new:${'c'.repeat(64)}`]) {
      const { reported, gauge } = await start(keys)
      expect([reported.length, gauge]).toEqual([count, String(count)])
      expect(reported).toContainEqual(expect.objectContaining({ setting: 'email.smtpPass', key_id: 'new' }))
    }
  },
)

test('the database knows exactly the names that the application uses', async () => {
  const allowed = await database.rows<{ name: string }>(
    `select unnest(regexp_matches(pg_get_constraintdef(oid), '''([^'']+)''', 'g')) as name
     from pg_constraint where conname = 'settings_secrets_name_check' order by 1`,
  )
  expect(allowed.map(({ name }) => name)).toEqual([...secretNames].toSorted())
  await expect(
    api.deps.identityDb.as(system, (tx) => tx.selectFrom('settings_secrets').select('name').execute()),
  ).rejects.toThrow('permission denied')
})
