import { contactNotice } from '@trusswell/domain/contact-notice.ts'
import { expect, test } from 'vitest'
import { useApi, useDatabase } from '../../../test/harness.ts'

const database = useDatabase()
const api = useApi(database)

let people = 0
async function send(changes: Record<string, unknown> = {}, headers: Record<string, string> = {}) {
  const payload = {
    name: 'Asha Devi Rao',
    email: `asha.${(people += 1)}@works.example`,
    phone: '',
    message: 'How long did the chiller plant take?',
    consent_notice: contactNotice.version,
    form_token: await api.formToken(),
    ...changes,
  }
  return api.app.inject({ method: 'POST', url: '/api/contact/our-works', payload, headers })
}

const traces = async () => ({
  rows: await database.count('contact_submissions'),
  jobs: await database.count(`pgboss.job where name like 'contact.%'`),
  audit: await database.count('audit_entries'),
})

test('[API-09] stores the Our Works form as a contact message with its own subject and source', async () => {
  const before = await traces()
  const answer = await send()
  expect(answer.statusCode).toBe(201)
  const { id } = answer.json<{ id: string }>()
  const rows = await database.rows(
    `select first_name, last_name, phone, company, subject, message, source, status, consent_notice
     from contact_submissions where id = $1`,
    [id],
  )
  const shown = {
    first_name: 'Asha Devi',
    last_name: 'Rao',
    phone: null,
    company: null,
    subject: 'Our Works enquiry',
    message: 'How long did the chiller plant take?',
    status: 'new',
  }
  expect(rows).toEqual([{ ...shown, source: 'our-works', consent_notice: contactNotice.version }])
  expect(answer.json()).toMatchObject(shown)
  // The confirmation is on its way, and the audit log knows.
  expect(await traces()).toEqual({ rows: before.rows + 1, jobs: before.jobs + 1, audit: before.audit + 1 })
})

test.each([
  ['Asha', 'Asha', ''],
  ['  Asha   Rao ', 'Asha', 'Rao'],
])('the name "%s" becomes "%s" and "%s"', async (name, first_name, last_name) => {
  expect((await send({ name })).json()).toMatchObject({ first_name, last_name })
})

test.each([
  ['no name', { name: ' ' }, 'name', 'Name is required'],
  ['a name over 80 characters', { name: 'x'.repeat(81) }, 'name', 'Name must be at most 80 characters'],
  ['no message', { message: '' }, 'message', 'Message is required'],
  ['an address that is none', { email: 'asha' }, 'email', 'Invalid email address'],
  ['a subject of its own', { subject: 'Hello' }, 'subject', 'Unknown field'],
  ['a forged source', { source: 'contact' }, 'source', 'Unknown field'],
  ['a filled hidden field', { website: 'x' }, 'website', 'Please leave this field empty'],
])('refuses %s and leaves no trace', async (_name, changes, field, message) => {
  const before = await traces()
  const answer = await send(changes)
  expect([answer.statusCode, answer.json<{ fields: object }>().fields]).toEqual([400, { [field]: message }])
  expect(await traces()).toEqual(before)
})

test('refuses a form without a good token, and repeats its answer for one key', async () => {
  expect((await send({ form_token: 'forged' })).json()).toMatchObject({ code: 'form_token_invalid' })
  const key = { 'idempotency-key': crypto.randomUUID() }
  const body = { email: 'twice@works.example', form_token: await api.formToken() }
  const [one, two] = [await send(body, key), await send(body, key)]
  expect([one.statusCode, two.json()]).toEqual([201, one.json()])
})
