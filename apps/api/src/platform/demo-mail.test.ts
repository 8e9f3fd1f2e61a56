import { createElement } from 'react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWorkerDeps, useDatabase } from '../../test/harness.ts'
import { startRelay } from '../../test/relay.ts'
import type { WorkerDeps } from '../deps.ts'
import { MailText } from './mail-frame.tsx'
import { deliverMail } from './mail-delivery.ts'
import { mayReach } from './demo-mail.ts'

const database = useDatabase()
let relay: Awaited<ReturnType<typeof startRelay>>
let demo: WorkerDeps
beforeAll(async () => {
  relay = await startRelay()
  const env = { SMTP_URL: relay.url, DEMO: 'true', COMPANY_MAIL: 'office@company.in' }
  demo = await startWorkerDeps(database, { env })
})
afterAll(async () => {
  await demo.close()
  await relay.close()
})

test('a demo mails the company and reserved names only, and records the rest as skipped', async () => {
  const addresses = ['client1@client.example', 'Office@company.in', 'victim@gmail.com']
  const outcomes = []
  for (const to of addresses) {
    const id = crypto.randomUUID()
    const body = createElement(MailText, null, 'Hello')
    const mail = { id, kind: 'test', subject_id: id, to, subject: 'Hello', body }
    // The job may run again.
    outcomes.push([await deliverMail(demo, mail), await deliverMail(demo, mail)])
  }
  expect(outcomes).toEqual([
    ['sent', 'sent'],
    ['sent', 'sent'],
    ['withheld', 'withheld'],
  ])
  expect(relay.mails.flatMap(({ recipients }) => recipients)).toEqual(addresses.slice(0, 2))
  const states = await database.rows<{ state: string }>(
    `select state from mail_deliveries where kind = 'test' order by started_at`,
  )
  expect(states.map(({ state }) => state)).toEqual(['sent', 'sent', 'skipped'])
})

test.each([
  'a@example.com',
  'a@evil.com.example.in',
  'a@evil.com,b@client.example',
  'a@evil.com <b@client.example',
  'a@evil.com@client.example',
  '"a@evil.com"@client.example',
  'a@example',
])('%s is no reserved address', (address) => {
  expect(mayReach({ DEMO: true, COMPANY_MAIL: 'office@company.in' })(address)).toBe(false)
})

test('outside a demo every address gets its mail', () => {
  expect(mayReach({ DEMO: false, COMPANY_MAIL: 'office@company.in' })('victim@gmail.com')).toBe(true)
})
