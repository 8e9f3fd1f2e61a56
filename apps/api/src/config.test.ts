import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { environmentsOf, readConfig } from './config.ts'

const schemas = environmentsOf(true)
const isRequired = (variable: { safeParse: (value: undefined) => { success: boolean } }) =>
  !variable.safeParse(undefined).success

const valid: Record<string, string> = {
  MAIL_FROM: 'hello@trusswell.example',
  COMPANY_MAIL: 'office@trusswell.example',
  PUBLIC_ORIGIN: 'https://trusswell.example',
  SETTINGS_KEYS: `a:${'1'.repeat(64)}`,
}

test.each(Object.entries(schemas))(
  '%s needs only what it reads, and names each missing value',
  (_name, schema) => {
    const required = Object.entries(schema.shape)
      .filter(([, variable]) => isRequired(variable))
      .map(([variable]) => variable)
    const complete = Object.fromEntries(
      required.map((variable) => [variable, valid[variable] ?? 'x'.repeat(32)]),
    )
    expect(schema.safeParse(complete).success).toBe(true)
    for (const missing of required) {
      const { [missing]: _left, ...rest } = complete
      expect(schema.safeParse(rest).error?.issues.map(({ path }) => path)).toEqual([[missing]])
    }
  },
)

// Loads the whole worker in a process of its own, without anything that the others have loaded.
test('the worker cannot start in production without Redis, and says so', { timeout: 60_000 }, async () => {
  const entry = fileURLToPath(new URL('worker.ts', import.meta.url))
  const env = {
    PATH: process.env['PATH'],
    NODE_ENV: 'production',
    DATABASE_WORKER_URL: 'postgres://worker@127.0.0.1:1/none',
    DATABASE_IDENTITY_URL: 'postgres://identity@127.0.0.1:1/none',
    PUBLIC_ORIGIN: 'https://trusswell.example',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'hello@trusswell.example',
    COMPANY_MAIL: 'office@trusswell.example',
    FILES_DIR: '/nowhere',
    CLAMD_URL: 'unix:/nowhere/clamd.sock',
    APP_SECRET: 'a secret of this test, at least 32 characters',
    SETTINGS_KEYS: `a:${'1'.repeat(64)}`,
  }
  const jsx = fileURLToPath(new URL('../../../bin/jsx.ts', import.meta.url))
  await expect(promisify(execFile)(process.execPath, ['--import', jsx, entry], { env })).rejects.toThrow(
    'environment of worker: REDIS_URL:',
  )
})

test.each([
  [`a:${'0'.repeat(64)}`, 'SETTINGS_KEYS: must not contain a key of zeros'],
  [`a:${'1'.repeat(64)},a:${'2'.repeat(64)}`, 'SETTINGS_KEYS: must not use a key id twice'],
])('%s is refused as a list of keys', (keys, message) => {
  expect(() => readConfig('rotate-settings-key', { SETTINGS_KEYS: keys })).toThrow(message)
})

test('a bucket without keys is refused', () => {
  expect(() => readConfig('api', { S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'key' })).toThrow(
    'environment of api: S3_SECRET_ACCESS_KEY: required with S3_BUCKET',
  )
  expect(() => readConfig('worker', {})).not.toThrow()
})

test('production takes other URLs of the gateways in tests only', () => {
  const urls = { STRIPE_API_URL: 'http://127.0.0.1:4010', RAZORPAY_API_URL: 'http://127.0.0.1:4011' }
  for (const name of ['api', 'worker'] as const) {
    const required = Object.entries(schemas[name].shape).filter(([, variable]) => isRequired(variable))
    const complete = Object.fromEntries(required.map(([key]) => [key, valid[key] ?? 'x'.repeat(32)]))
    const refused = schemas[name].safeParse({ ...complete, ...urls }).error?.issues.map(({ path }) => path)
    expect(refused).toEqual([['STRIPE_API_URL'], ['RAZORPAY_API_URL']])
    expect(schemas[name].safeParse({ ...complete, ...urls, TEST_GATEWAYS: 'true' }).success).toBe(true)
  }
})

test.each([
  ['https://trusswell.example', true],
  ['https://trusswell.example,https://www.trusswell.example', true],
  ['http://127.0.0.1:8080', true],
  ['http://localhost:3000', true],
  ['http://[::1]:3000', true],
  ['http://trusswell.example', false],
  ['https://trusswell.example,http://www.trusswell.example', false],
  ['http://127.0.0.1.evil.example', false],
  ['trusswell.example', false],
])('in production the origin %s: %s', (origin, isAllowed) => {
  const { PUBLIC_ORIGIN } = schemas.api.shape
  expect(PUBLIC_ORIGIN.safeParse(origin).success).toBe(isAllowed)
})
