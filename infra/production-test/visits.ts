// What visitors, applicants and signed-in people do.
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import WebSocket from 'ws'
import { applicationNotice } from '../../packages/domain/src/application-notice.ts'
import { contactNotice } from '../../packages/domain/src/contact-notice.ts'
import { site, sql } from './deployment.ts'
import { addresses } from './engine.ts'
import { until } from './until.ts'
import type { visitor } from './visitor.ts'

export type Visitor = ReturnType<typeof visitor>

async function formToken(from: Visitor, form: string): Promise<string> {
  const { token, minimum_seconds } = (await from.send(`/api/form-tokens/${form}`)).json<{
    token: string
    minimum_seconds: number
  }>()
  // The form guard refuses what no person could have typed.
  await setTimeout(minimum_seconds * 1000 + 200)
  return token
}

export async function sendContact(
  from: Visitor,
  message: { email: string; subject: string; message: string },
) {
  return from.post(
    '/api/contact',
    {
      first_name: 'Asha',
      last_name: 'Rao',
      ...message,
      consent_notice: contactNotice.version,
      form_token: await formToken(from, 'contact'),
    },
    { 'idempotency-key': crypto.randomUUID() },
  )
}

export async function applyWith(from: Visitor, email: string, content: Buffer): Promise<string> {
  const form_token = await formToken(from, 'application')
  const fields = {
    name: 'Ravi Teja',
    email,
    experience: '3-5',
    consent_notice: applicationNotice.version,
    form_token,
  }
  const answer = await from.postForm('/api/internship/applications', fields, {
    field: 'resume',
    name: 'resume.pdf',
    content,
  })
  assert.equal(answer.status, 201, answer.text)
  return sql(`select resume_file from job_applications where email = '${email}'`)
}

export const resumeOf = async (admin: Visitor, email: string) =>
  admin.send(
    `/api/admin/applications/${await sql(`select id from job_applications where email = '${email}'`)}/resume`,
  )

export const fileState = (id: string, state: string) =>
  until(
    `file ${id} is ${state}`,
    async () => (await sql(`select state from files where id = '${id}'`)) === state,
    90,
  )

/** A socket as an open page has it. */
export async function connect(
  person: Visitor,
  path: string,
  { origin = `https://${site.host}` } = {},
): Promise<WebSocket> {
  return new WebSocket(`wss://${site.host}${path}`, {
    ca: await readFile(site.root),
    origin,
    headers: { cookie: person.cookies() },
    localAddress: person.address,
    lookup: (_name, options, done) => {
      if (options.all) done(null, [{ address: addresses.server, family: 4 }])
      else done(null, addresses.server, 4)
    },
  })
}

/** The socket of notifications, and what it received. */
export async function openSocket(person: Visitor) {
  const received: { type: string }[] = []
  const socket = await connect(person, '/api/live')
  socket.on('message', (data: Buffer) => received.push(JSON.parse(data.toString()) as { type: string }))
  socket.on('error', (error) => received.push({ type: `error: ${error.message}` }))
  await until('the socket is ready', async () => received.some(({ type }) => type === 'ready'), 20)
  return { received, close: () => socket.terminate() }
}
