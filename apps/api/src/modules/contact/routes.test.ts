import { expect, test } from 'vitest'
import { contactBody, useApi, useDatabase } from '../../../test/harness.ts'

const database = useDatabase()
const api = useApi(database)

const traces = async () => ({
  rows: await database.count('contact_submissions'),
  jobs: await database.count(`pgboss.job where name like 'contact.%'`),
  audit: await database.count('audit_entries'),
  keys: await database.count('idempotency_keys'),
})

test('[API-08] stores the form fields with status new and answers the stored row', async () => {
  const before = await traces()
  const answer = await api.sendContact({ phone: '', company: 'Deccan Mills' })
  const receipt = answer.json<Record<string, unknown>>()
  expect(answer.statusCode).toBe(201)
  const [row] = await database.rows<Record<string, unknown>>(
    'select *, created_at::text as created from contact_submissions where id = $1',
    [receipt['id']],
  )
  expect(row).toMatchObject({
    first_name: 'Asha',
    last_name: 'Rao',
    email: receipt['email'],
    phone: null,
    company: 'Deccan Mills',
    subject: 'Chiller maintenance',
    message: 'Two chillers, 120 TR each.\nPlease call back.',
    status: 'new',
    admin_notes: null,
    consent_notice: 'contact-2026-11',
  })
  expect(receipt).toEqual({
    id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/),
    reference: row?.['reference'],
    first_name: 'Asha',
    last_name: 'Rao',
    email: row?.['email'],
    phone: null,
    company: 'Deccan Mills',
    subject: 'Chiller maintenance',
    message: 'Two chillers, 120 TR each.\nPlease call back.',
    status: 'new',
    created_at: new Date(String(row?.['created'])).toISOString(),
  })
  const after = await traces()
  expect(after).toEqual({
    rows: before.rows + 1,
    jobs: before.jobs + 1,
    audit: before.audit + 1,
    keys: before.keys,
  })
})

const refused: [name: string, change: Record<string, unknown>, field: string, message: string][] = [
  ['a missing first name', { first_name: ' ' }, 'first_name', 'First name is required'],
  ['a missing last name', { last_name: '' }, 'last_name', 'Last name is required'],
  ['a missing subject', { subject: '' }, 'subject', 'Subject is required'],
  ['a missing message', { message: '\n ' }, 'message', 'Message is required'],
  ['an address that is none', { email: 'asha@' }, 'email', 'Invalid email address'],
  [
    'a line break in a line',
    { subject: 'Hi\r\nBcc: all@client.example' },
    'subject',
    'Subject must be a single line',
  ],
  [
    'a character that cannot be stored',
    { message: 'a\0b' },
    'message',
    'Contains a character that isn’t supported',
  ],
  [
    'a message over 5000 characters',
    { message: 'x'.repeat(5001) },
    'message',
    'Message must be at most 5000 characters',
  ],
  ['another status than new', { status: 'resolved' }, 'status', 'Invalid input: expected "new"'],
  ['a filled hidden field', { website: 'https://spam.example' }, 'website', 'Please leave this field empty'],
  ['an unknown field', { admin_notes: 'x' }, 'admin_notes', 'Unknown field'],
  [
    'an old privacy notice',
    { consent_notice: 'contact-2020' },
    'consent_notice',
    'Please reload the page to see the current privacy notice',
  ],
]

test.each(refused)('refuses %s and leaves no trace', async (_name, change, field, message) => {
  const before = await traces()
  const answer = await api.sendContact(change)
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toEqual({
    message,
    code: 'invalid_request',
    fields: { [field]: message },
    request_id: answer.headers['x-request-id'],
  })
  expect(await traces()).toEqual(before)
})

test('accepts the status that the server sets anyway', async () => {
  expect((await api.sendContact({ status: 'new' })).statusCode).toBe(201)
})

test('a failing enqueue takes the row, the audit entry and the key with it', async () => {
  const before = await traces()
  await database.admin.query(`alter table pgboss.job_common add constraint planted
    check (name <> 'contact.confirm-to-sender') not valid`)
  const answer = await api.sendContact({}, { 'idempotency-key': crypto.randomUUID() })
  await database.admin.query('alter table pgboss.job_common drop constraint planted')
  expect(answer.statusCode).toBe(500)
  expect(answer.json()).toMatchObject({
    code: 'internal',
    message: 'Something went wrong on our side. Please try again.',
  })
  expect(await traces()).toEqual(before)
})

test('a backend killed after the insert leaves nothing, and the same key then succeeds', async () => {
  const before = await traces()
  // The job insert waits on this lock; the message is already inserted then.
  const holder = await database.admin.connect()
  await holder.query('begin; lock table pgboss.job_common in access exclusive mode')
  const key = crypto.randomUUID()
  const body = contactBody({ form_token: await api.formToken() })
  const send = () =>
    api.app.inject({
      method: 'POST',
      url: '/api/contact',
      payload: body,
      headers: { 'idempotency-key': key },
    })
  const first = send()
  await expect
    .poll(() =>
      database.count(`pg_stat_activity where datname = current_database() and application_name = 'api'
        and wait_event_type = 'Lock'`),
    )
    .toBe(1)
  await database.admin.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'api' and wait_event_type = 'Lock'`)
  const killed = await first
  await holder.query('rollback')
  holder.release()
  expect(killed.statusCode).toBe(503)
  expect(killed.headers['retry-after']).toBe('2')
  expect(await traces()).toEqual(before)
  const second = await send()
  expect(second.statusCode).toBe(201)
  expect(await traces()).toEqual({
    rows: before.rows + 1,
    jobs: before.jobs + 1,
    audit: before.audit + 1,
    keys: before.keys + 1,
  })
})
