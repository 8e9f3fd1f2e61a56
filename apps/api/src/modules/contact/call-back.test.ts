import { contactNotice } from '@trusswell/domain/contact-notice.ts'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { asActor, useApi, useDatabase } from '../../../test/harness.ts'
import { renderMail } from '../../platform/render-mail.ts'
import { SenderConfirmation } from './mails.tsx'

const database = useDatabase()
const api = useApi(database)

let people = 0
async function send(changes: Record<string, unknown> = {}) {
  const payload = {
    name: 'Asha Devi Rao',
    email: `asha.${(people += 1)}@calls.example`,
    phone: '+91 98480 12345',
    call_window: 'midday',
    message: 'Annual maintenance of two chillers',
    consent_notice: contactNotice.version,
    form_token: await api.formToken(),
    ...changes,
  }
  return api.app.inject({ method: 'POST', url: '/api/contact/call-back', payload })
}

const traces = async () => ({
  rows: await database.count('contact_submissions'),
  jobs: await database.count(`pgboss.job where name like 'contact.%'`),
  audit: await database.count('audit_entries'),
})

test('a call-back request is a contact message with the time to call, and is confirmed by mail', async () => {
  const before = await traces()
  const answer = await send()
  expect(answer.statusCode).toBe(201)
  const { id, reference } = answer.json<{ id: string; reference: string }>()
  const headers = asActor({ kind: 'user', id: crypto.randomUUID(), role: 'admin' })
  const row = await api.app.inject({ url: `/api/admin/contacts/${id}`, headers })
  expect(row.json()).toMatchObject({
    reference,
    first_name: 'Asha Devi',
    last_name: 'Rao',
    phone: '+91 98480 12345',
    company: null,
    subject: 'Call-back request',
    message: 'Annual maintenance of two chillers',
    source: 'call-back',
    call_window: 'midday',
    status: 'new',
  })
  expect(await traces()).toEqual({ rows: before.rows + 1, jobs: before.jobs + 1, audit: before.audit + 1 })
})

test.each([
  ['no phone', { phone: ' ' }, 'phone', 'Phone is required'],
  ['a phone that is none', { phone: '12345' }, 'phone', 'Enter a phone number, such as +91 40 1234 5678'],
  ['no time', { call_window: '' }, 'call_window', 'Choose when we may call'],
  ['a time that we don’t offer', { call_window: 'night' }, 'call_window', 'Choose when we may call'],
  ['no topic', { message: '' }, 'message', 'Tell us what it is about'],
  ['an address that is none', { email: 'asha' }, 'email', 'Invalid email address'],
  ['a filled hidden field', { website: 'x' }, 'website', 'Please leave this field empty'],
])('refuses %s and leaves no trace', async (_name, changes, field, message) => {
  const before = await traces()
  const answer = await send(changes)
  expect([answer.statusCode, answer.json<{ fields: object }>().fields]).toEqual([400, { [field]: message }])
  expect(await traces()).toEqual(before)
})

test('only a call-back request has a time to call', async () => {
  const answer = await api.sendContact({ call_window: 'morning' })
  expect([answer.statusCode, answer.json<{ fields: object }>().fields]).toEqual([
    400,
    { call_window: 'Unknown field' },
  ])
})

test('the confirmation names the time, and the emergency line where there is one', async () => {
  const body = createElement(SenderConfirmation, {
    reference: 'R-1',
    received_at: '2026-11-15T10:00:00Z',
    call_window: 'midday',
  })
  const { text } = await renderMail(body, {
    companyName: 'Deccan Works',
    legalName: 'Deccan Works',
    addressLines: [],
    contactEmail: 'office@firm.example',
    contactPhones: ['+91 20 5555 0100'],
    whatsappNumber: '',
    emergencyPhone: '+91 20 5555 0911',
    emergencyHours: 'Day and night',
    mapTemplate: '',
  })
  expect(text).toContain('12 noon to 3 pm, next working day')
  expect(text).toContain('+91 20 5555 0911 (Day and night)')
})
