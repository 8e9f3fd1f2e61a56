import type { Application } from '@trusswell/domain/applications.ts'
import type { ContactSubmission } from '@trusswell/domain/contact.ts'
import type { Project } from '@trusswell/domain/projects.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { WorkerDeps } from '../src/deps.ts'
import { applicationJobs } from '../src/modules/applications/jobs.ts'
import { contactJobs } from '../src/modules/contact/jobs.ts'
import { asActor, startWorkerDeps, useApi, useDatabase } from './harness.ts'
import { makePerson } from './people.ts'
import { adminActor, projectBody } from './projects.ts'
import { startRelay } from './relay.ts'

const database = useDatabase()
const api = useApi(database)
let relay: Awaited<ReturnType<typeof startRelay>>
let worker: WorkerDeps
beforeAll(async () => {
  relay = await startRelay()
  worker = await startWorkerDeps(database, { env: { SMTP_URL: relay.url } })
})
afterAll(async () => {
  await worker.close()
  await relay.close()
})

const headers = asActor(adminActor)
const get = async <Answer>(path: string) =>
  (await api.app.inject({ method: 'GET', url: `/api/admin/${path}`, headers })).json<Answer>()
let senders = 0
const enquiry = async () =>
  get<ContactSubmission>(
    `contacts/${(await api.sendContact({}, {}, `10.7.${(senders += 1)}.1`)).json<{ id: string }>().id}`,
  )
const added = async () =>
  (
    await api.app.inject({
      method: 'POST',
      url: '/api/admin/applications',
      headers,
      payload: {
        applicant_name: 'Asha Rao',
        email: `a.${crypto.randomUUID()}@people.example`,
        position: 'Architect',
      },
    })
  ).json<Application>()
const project = async () => {
  const client = await makePerson(api, 'client')
  const actor = asActor({ kind: 'user', role: 'client', id: client.id })
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/projects',
    headers: actor,
    payload: projectBody(),
  })
  return answer.json<{ data: Project }>().data
}
const numberOf = ({ reference }: { reference: string }) => Number(reference.split('-')[2])

test('enquiries, applications and projects take their numbers from one series', async () => {
  const first = await enquiry()
  const month = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Asia/Kolkata',
    year: '2-digit',
    month: '2-digit',
  })
  const { year, month: of } = Object.fromEntries(
    month.formatToParts().map(({ type, value }) => [type, value]),
  )
  expect(first.reference).toMatch(new RegExp(`^TW-${year}${of}-\\d{4}$`))
  const rest = [await added(), await project(), await enquiry()]
  expect(rest.map(numberOf)).toEqual([1, 2, 3].map((n) => numberOf(first) + n))
})

test('those that arrive at the same time get different numbers without a gap', async () => {
  const before = numberOf(await enquiry())
  const rows = await Promise.all(Array.from({ length: 12 }, (_, n) => (n % 2 ? enquiry() : added())))
  expect(rows.map(numberOf).toSorted((a, b) => a - b)).toEqual(rows.map((_, n) => before + 1 + n))
})

test('a month in India begins at midnight there, and a number above 9999 has five digits', async () => {
  const insert = (at: string) =>
    database.rows<{ reference: string }>(
      `insert into contact_submissions (id, first_name, last_name, email, subject, message, consent_notice, created_at)
       values (gen_random_uuid(), 'A', 'B', 'a@b.example', 'S', 'M', 'n', $1) returning reference`,
      [at],
    )
  expect(await insert('2001-01-31T18:29:59Z')).toEqual([{ reference: 'TW-0101-0001' }])
  expect(await insert('2001-01-31T18:30:00Z')).toEqual([{ reference: 'TW-0102-0001' }])
  await database.rows(`update reference_counters set last = 9999 where month = '0102'`)
  expect(await insert('2001-02-01T00:00:00Z')).toEqual([{ reference: 'TW-0102-10000' }])
})

test('each list finds an exact reference, however it is typed, and nothing else', async () => {
  const rows = { contacts: await enquiry(), applications: await added(), projects: await project() }
  for (const [path, { id, reference }] of Object.entries(rows)) {
    for (const typed of [
      reference,
      reference.toLowerCase(),
      reference.replaceAll('-', ' '),
      reference.slice(3),
    ]) {
      const { data } = await get<{ data: { id: string }[] }>(`${path}?search=${encodeURIComponent(typed)}`)
      expect(data.map((row) => row.id)).toEqual([id])
    }
    const other = await get<{ data: object[] }>(`${path}?search=TW-0001-0001`)
    expect(other.data).toEqual([])
  }
})

test('mails to senders and applicants name the reference instead of an id', async () => {
  const contact = await enquiry()
  const confirm = contactJobs(worker).find(({ queue }) => queue === 'contact.confirm-to-sender')
  await confirm?.run({ contact_id: contact.id } as never, { id: crypto.randomUUID() })
  const application = await added()
  const tell = applicationJobs(worker).find(({ queue }) => queue === 'applications.confirm')
  await tell?.run({ application_id: application.id } as never, { id: crypto.randomUUID() })
  const texts = relay.mails.slice(-2).map(({ text }) => text ?? '')
  expect(texts[0]).toContain(contact.reference)
  expect(texts[0]).not.toContain(contact.id)
  expect(texts[1]).toContain(application.reference)
})
