import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { useApi, useDatabase } from '../test/harness.ts'
import { signIn } from '../test/people.ts'

const database = useDatabase()
const api = useApi(database, { realSessions: true })
const password = 'slate-harbour-40-comet'

const seed = (environment: Record<string, string> = {}) =>
  promisify(execFile)(process.execPath, [fileURLToPath(new URL('seed.ts', import.meta.url))], {
    env: {
      ...process.env,
      DATABASE_URL: database.urlOf('app'),
      DATABASE_IDENTITY_URL: database.urlOf('identity'),
      DATABASE_WORKER_URL: database.urlOf('worker'),
      SEED_PASSWORD: password,
      ...environment,
    },
  })

test('[AU-08] two admins, two managers and a client are there after seeding, and can sign in', async () => {
  await seed()
  const people = await database.rows<{ email: string; name: string; role: string }>(
    'select email, name, role from users order by email',
  )
  expect(people.map(({ email, role }) => [email, role])).toEqual([
    ['admin1@trusswell.example', 'admin'],
    ['admin2@trusswell.example', 'admin'],
    ['client1@trusswell.example', 'client'],
    ['manager1@trusswell.example', 'manager'],
    ['manager2@trusswell.example', 'manager'],
  ])
  for (const { email, name, role } of people) {
    const { answer } = await signIn(api, email, {}, password)
    expect(answer.json()).toMatchObject({ user: { email, user_metadata: { name, role } } })
  }
  expect((await seed()).stdout).toContain('0 accounts added')
})

test('production is not seeded', async () => {
  const complete = {
    NODE_ENV: 'production',
    PUBLIC_ORIGIN: 'https://trusswell.example',
    REDIS_URL: 'redis://127.0.0.1:6379/0',
    SMTP_URL: 'smtp://127.0.0.1:1025',
    MAIL_FROM: 'hello@trusswell.example',
    COMPANY_MAIL: 'office@trusswell.example',
    APP_SECRET: 'a secret of this test, at least 32 characters',
  }
  await expect(seed(complete)).rejects.toThrow('seeding is for development')
})
