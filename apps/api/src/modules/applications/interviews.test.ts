import { anonymous, type Actor } from '@trusswell/domain/actor.ts'
import type { Application, ApplicationHistoryItem } from '@trusswell/domain/applications.ts'
import { addDays, kolkataDay } from '@trusswell/domain/days.ts'
import type { Interview } from '@trusswell/domain/interviews.ts'
import ICAL from 'ical.js'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apply } from '../../../test/applications.ts'
import { asActor, startWorkerDeps, useApi, useDatabase } from '../../../test/harness.ts'
import { makePerson } from '../../../test/people.ts'
import { startRelay } from '../../../test/relay.ts'
import type { WorkerDeps } from '../../deps.ts'
import { applicationJobs } from './jobs.ts'
import { hashToken } from './link-repository.ts'

const database = useDatabase()
const api = useApi(database)
let relay: Awaited<ReturnType<typeof startRelay>>
let worker: WorkerDeps
let admin: Actor
let manager: Actor & { id: string }
let first: { id: string; email: string }
let second: { id: string; email: string }
beforeAll(async () => {
  relay = await startRelay()
  worker = await startWorkerDeps(database, { env: { SMTP_URL: relay.url } })
  admin = { kind: 'user', id: (await makePerson(api, 'admin')).id, role: 'admin' }
  first = await makePerson(api, 'manager')
  second = await makePerson(api, 'manager')
  manager = { kind: 'user', id: first.id, role: 'manager' }
})
afterAll(async () => {
  await worker.close()
  await relay.close()
})

type Waiting = { id: string; name: string; data: { payload: object } }
/** Runs each waiting job of the module, each twice, as after a crash. */
async function work(): Promise<void> {
  const handlers = applicationJobs(worker)
  const waiting = await database.rows<Waiting>(
    `update pgboss.job set state = 'completed' where state = 'created' and start_after <= now()
       and name like 'applications.%' returning id, name, data`,
  )
  for (const { id, name, data } of [...waiting, ...waiting])
    await handlers.find((handler) => handler.queue === name)?.run(data.payload as never, { id })
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
const call = (method: Method, path: string, payload?: object, actor: Actor = admin) =>
  api.app.inject({
    method,
    url: `/api/${actor === manager ? 'manager' : 'admin'}/applications${path.startsWith('?') ? '' : '/'}${path}`,
    headers: asActor(actor),
    ...(payload ? { payload } : {}),
  })

let people = 0
/** An application from the public form, whose confirmation was sent. */
async function applied() {
  const email = `interview.${(people += 1)}@people.example`
  const { id } = (await apply(api, 'architect', { fields: { email } })).json<{ id: string }>()
  await work()
  return { id, email, token: tokenIn(mailsTo(email).at(-1)) }
}
const mailsTo = (email: string) => relay.mails.filter((mail) => mail.recipients.includes(email))
const tokenIn = (mail: { text?: string | undefined } | undefined) =>
  /\/application\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''

const today = kolkataDay(Date.now())
const inAWeek = addDays(today, 7)
const plan = (changes: object = {}) => ({
  day: inAWeek,
  time: '11:00',
  minutes: 45,
  kind: 'video',
  place: 'meet.trusswell.example/42',
  note: 'Bring your portfolio; see you there',
  interviewer_ids: [first.id, second.id],
  ...changes,
})
const planned = async (id: string, changes: object = {}, actor: Actor = admin) => {
  const answer = await call('POST', `${id}/interviews`, plan(changes), actor)
  expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)])
  return answer.json<Interview>()
}

/** The calendar part of a mail, as a calendar reads it. */
function invitationIn(mail: (typeof relay.mails)[number] | undefined) {
  const part = mail?.attachments.find(({ mimeType }) => mimeType === 'text/calendar')
  const calendar = ICAL.Component.fromString(new TextDecoder().decode(part?.content as ArrayBuffer))
  const [component] = calendar.getAllSubcomponents('vevent')
  const event = new ICAL.Event(component)
  const zone = calendar.getFirstSubcomponent('vtimezone')
  if (zone) ICAL.TimezoneService.register(new ICAL.Timezone(zone))
  const { mailto, rsvp } = {
    mailto: component?.getAllProperties('attendee').map((each) => String(each.getFirstValue())),
    rsvp: component?.getFirstProperty('attendee')?.getFirstParameter('rsvp'),
  }
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: event.uid,
    sequence: event.sequence,
    status: component?.getFirstPropertyValue('status'),
    zone: component?.getFirstProperty('dtstart')?.getFirstParameter('tzid'),
    start: event.startDate.toJSDate().toISOString(),
    minutes: event.duration.toSeconds() / 60,
    organiser: String(component?.getFirstPropertyValue('organizer')),
    attendees: mailto,
    rsvp,
    location: event.location,
  }
}

test('an interview invites the applicant and the interviewers, each by one mail with a calendar part', async () => {
  const { id, email } = await applied()
  const before = relay.mails.length
  const interview = await planned(id, {}, manager)
  expect(interview).toMatchObject({
    day: inAWeek,
    time: '11:00',
    starts_at: expect.stringContaining(`${inAWeek}T05:30:00`),
    place: 'https://meet.trusswell.example/42',
    interviewer_ids: [first.id, second.id].toSorted(),
    busy: [],
    version: 1,
  })
  await work()
  expect(
    relay.mails
      .slice(before)
      .flatMap(({ recipients }) => recipients)
      .toSorted(),
  ).toEqual([email, first.email, second.email].toSorted())
  const toApplicant = mailsTo(email).at(-1)
  expect(toApplicant?.subject).toMatch(/^Your interview: .*11:00 am IST$/)
  expect(toApplicant?.text).toContain('Bring your portfolio; see you there')
  expect(toApplicant?.raw).toMatch(/Content-Type: text\/calendar; charset=utf-8;\s+method=REQUEST/)
  expect(invitationIn(toApplicant)).toEqual({
    method: 'REQUEST',
    uid: expect.stringMatching(new RegExp(`^${interview.id}@`)),
    sequence: 0,
    status: 'CONFIRMED',
    zone: 'Asia/Kolkata',
    start: `${inAWeek}T05:30:00.000Z`,
    minutes: 45,
    organiser: expect.stringMatching(/^mailto:.+@/i),
    // No recipient sees another's address.
    attendees: [expect.stringMatching(new RegExp(`^mailto:${email}$`, 'i'))],
    rsvp: 'TRUE',
    location: 'https://meet.trusswell.example/42',
  })
  const toStaff = mailsTo(second.email).at(-1)
  expect(toStaff?.subject).toMatch(/^Interview with Ravi Teja: /)
  expect(toStaff?.text).toContain(`/manager/applications?open=${id}`)
  expect(invitationIn(toStaff)).toMatchObject({ method: 'REQUEST', sequence: 0 })
  expect(invitationIn(toStaff).uid).toBe(invitationIn(toApplicant).uid)

  const row = (await call('GET', id)).json<Application>()
  expect(row.interview).toEqual({ starts_at: `${inAWeek}T05:30:00Z`, minutes: 45 })
  const { data } = (await call('GET', `${id}/history`)).json<{ data: ApplicationHistoryItem[] }>()
  expect(data.at(-1)).toMatchObject({
    kind: 'interview-planned',
    interview_at: expect.stringContaining(inAWeek),
    actor_name: 'Person manager',
  })
  expect(await database.count(`audit_entries where action = 'application.interview-planned'`)).toBe(1)
})

test('moving it raises the sequence under the same id; people who are no longer invited get a cancellation', async () => {
  const { id, email } = await applied()
  const interview = await planned(id)
  await work()
  const uid = invitationIn(mailsTo(email).at(-1)).uid
  const path = `${id}/interviews/${interview.id}`
  const moved = await call('PATCH', path, {
    version: 1,
    time: '16:30',
    interviewer_ids: [second.id],
  })
  expect(moved.json()).toMatchObject({
    day: inAWeek,
    time: '16:30',
    version: 2,
    interviewer_ids: [second.id],
  })
  await work()
  expect(mailsTo(email).at(-1)?.subject).toMatch(/^New details of your interview: .*4:30 pm IST$/)
  const later = { method: 'REQUEST', uid, sequence: 1, start: `${inAWeek}T11:00:00.000Z` }
  expect(invitationIn(mailsTo(email).at(-1))).toMatchObject(later)
  expect(invitationIn(mailsTo(second.email).at(-1))).toMatchObject(later)
  expect(invitationIn(mailsTo(first.email).at(-1))).toMatchObject({ method: 'CANCEL', uid, sequence: 1 })

  const stale = await call('PATCH', path, { version: 1, minutes: 60 })
  expect([stale.statusCode, stale.json<{ current: Interview }>().current.time]).toEqual([409, '16:30'])
  const same = await call('PATCH', path, { version: 2, time: '16:30' })
  expect(same.json<Interview>().version).toBe(2)
  expect((await call('POST', `${path}/cancel`, { version: 1 })).statusCode).toBe(409)
  expect((await call('POST', `${path}/cancel`, { version: 2 })).json()).toMatchObject({ version: 3 })
  await work()
  for (const to of [email, second.email])
    expect(invitationIn(mailsTo(to).at(-1))).toMatchObject({
      method: 'CANCEL',
      uid,
      sequence: 2,
      status: 'CANCELLED',
    })
  expect((await call('GET', id)).json<Application>().interview).toBeNull()
  expect((await call('PATCH', path, { version: 3, minutes: 60 })).statusCode).toBe(409)
  const { data } = (await call('GET', `${id}/history`)).json<{ data: ApplicationHistoryItem[] }>()
  expect(data.map(({ kind }) => kind).slice(-3)).toEqual([
    'interview-planned',
    'interview-moved',
    'interview-cancelled',
  ])
})

test('of two changes in a row only the later one is mailed', async () => {
  const { id, email } = await applied()
  const { id: interview } = await planned(id)
  await call('PATCH', `${id}/interviews/${interview}`, { version: 1, minutes: 60 })
  await work()
  const [mail, ...others] = mailsTo(email).slice(1)
  expect([invitationIn(mail).minutes, others]).toEqual([60, []])
  // They don't know of an earlier one.
  expect(mail?.subject).toMatch(/^Your interview: /)
  expect(mail?.text).not.toContain('changed')
})

test('an added interviewer gets a first invitation, and a removed one gets a cancellation that says why', async () => {
  const { id, email } = await applied()
  const interview = await planned(id, { interviewer_ids: [first.id] })
  await work()
  const path = `${id}/interviews/${interview.id}`
  await call('PATCH', path, { version: 1, interviewer_ids: [first.id, second.id] })
  await work()
  const lastTo = (to: string) => mailsTo(to).at(-1)?.text
  expect(lastTo(email)).toMatch(/your interview has changed/i)
  expect(lastTo(first.email)).toMatch(/interview with Ravi Teja has changed/i)
  expect(lastTo(second.email)).toMatch(/interview with Ravi Teja/i)
  expect(lastTo(second.email)).not.toContain('changed')

  await call('PATCH', path, { version: 2, interviewer_ids: [second.id] })
  await work()
  expect(mailsTo(first.email).at(-1)?.subject).toMatch(/^You’re no longer an interviewer: /)
  expect(lastTo(first.email)).toContain('You’re no longer one of the interviewers for')
  expect(lastTo(first.email)).not.toContain('was cancelled')
  // Their calendar no longer has it.
  await call('PATCH', path, { version: 3, interviewer_ids: [first.id, second.id] })
  await work()
  expect(lastTo(first.email)).toMatch(/interview with Ravi Teja/i)
  expect(lastTo(first.email)).not.toContain('changed')
  await call('POST', `${path}/cancel`, { version: 4 })
  await work()
  expect(mailsTo(second.email).at(-1)?.subject).toMatch(/^Interview cancelled: /)
  expect(lastTo(second.email)).toContain('was cancelled.')
  expect(lastTo(second.email)).not.toContain('no longer')
})

test('an invitation that was queued before it said whether it is a change follows the version', async () => {
  const { id, email } = await applied()
  const interview = await planned(id)
  await work()
  await call('PATCH', `${id}/interviews/${interview.id}`, { version: 1, minutes: 60 })
  await database.admin.query(
    `update pgboss.job set data = data #- '{payload,changed}' where name = 'applications.invite' and state = 'created'`,
  )
  await work()
  expect(mailsTo(email).at(-1)?.subject).toMatch(/^New details of your interview: /)
})

test.each([
  ['a day that is over', { day: addDays(today, -1) }, 'day'],
  ['a time that is over', { day: today, time: '00:00' }, 'time'],
  ['a time that is none', { time: '25:00' }, 'time'],
  ['a video call without a link', { place: 'Teams' }, 'place'],
  ['a link that runs', { place: 'javascript:alert(1)' }, 'place'],
  ['no interviewer', { interviewer_ids: [] }, 'interviewer_ids'],
  ['an interviewer who isn’t staff', { interviewer_ids: [crypto.randomUUID()] }, 'interviewer_ids'],
  ['a day of interviewing', { minutes: 600 }, 'minutes'],
])('refuses %s', async (_name, changes, field) => {
  const { id } = await applied()
  const answer = await call('POST', `${id}/interviews`, plan(changes))
  expect([answer.statusCode, Object.keys(answer.json<{ fields: object }>().fields)]).toEqual([400, [field]])
})

test('an application has one future interview at a time; once it has started, another can be scheduled', async () => {
  const { id } = await applied()
  const interview = await planned(id)
  expect((await call('POST', `${id}/interviews`, plan())).statusCode).toBe(409)
  await database.admin.query(
    `update application_interviews set starts_at = now() - interval '2 hours' where id = $1`,
    [interview.id],
  )
  const path = `${id}/interviews/${interview.id}`
  const shown = (await call('GET', `${id}/interviews`)).json<{ data: Interview[] }>().data[0]
  expect((await call('PATCH', path, { version: shown?.version, minutes: 60 })).statusCode).toBe(409)
  expect((await call('POST', `${path}/cancel`, {})).statusCode).toBe(409)
  await planned(id)
  expect((await call('GET', `${id}/interviews`)).json<{ data: Interview[] }>().data).toHaveLength(2)
})

test('an interviewer with another interview at that time is named, and not refused', async () => {
  const [one, two] = [await applied(), await applied()]
  const day = addDays(today, 20)
  await planned(one.id, { day, time: '10:00', minutes: 60, interviewer_ids: [second.id] })
  const overlapping = await planned(two.id, { day, time: '10:59', interviewer_ids: [first.id, second.id] })
  expect(overlapping.busy).toEqual(['Person manager'])
  const after = await call('PATCH', `${two.id}/interviews/${overlapping.id}`, { version: 1, time: '11:00' })
  expect(after.json<Interview>().busy).toEqual([])
})

test('the applicant sees it by the link, and withdrawing cancels it', async () => {
  const { id, email, token } = await applied()
  await planned(id)
  await work()
  const post = (act: string) =>
    api.app.inject({ method: 'POST', url: `/api/applications/by-token/${act}`, payload: { token } })
  expect((await post('status')).json()).toMatchObject({
    interview: { minutes: 45, kind: 'video', place: 'https://meet.trusswell.example/42' },
    timeline: [{ kind: 'received' }, { kind: 'interview-planned' }],
  })
  expect((await post('withdraw')).statusCode).toBe(200)
  await work()
  for (const to of [email, first.email, second.email])
    expect(invitationIn(mailsTo(to).at(-1))).toMatchObject({ method: 'CANCEL', sequence: 1 })
  expect((await post('status')).json()).toMatchObject({ interview: null })
  expect((await call('POST', `${id}/interviews`, plan())).statusCode).toBe(409)
})

test('the database lets a link cancel an interview and change nothing else of it', async () => {
  const { id, token } = await applied()
  await planned(id)
  const byLink = (changes: string, link = token) =>
    api.deps.db.as(anonymous, async (tx) => {
      await sql`select set_config('app.link_token', ${hashToken(link)}, true)`.execute(tx)
      const { numAffectedRows } = await sql
        .raw(`update application_interviews set ${changes} where application_id = '${id}'`)
        .execute(tx)
      return Number(numAffectedRows)
    })
  await expect(byLink(`minutes = 5`)).rejects.toThrow('row-level security')
  await expect(byLink(`place = 'x', cancelled_at = now()`)).rejects.toThrow('may only change')
  expect(await byLink('cancelled_at = now()', 'forged')).toBe(0)
  expect(await byLink('cancelled_at = now()')).toBe(1)
})

test('erasing everything deletes it and notifies the interviewers, without the applicant’s name', async () => {
  const { id, email, token } = await applied()
  await planned(id)
  await work()
  const before = mailsTo(email).length
  const erased = await api.app.inject({
    method: 'POST',
    url: '/api/applications/by-token/erase',
    payload: { token },
  })
  expect(erased.statusCode).toBe(200)
  await work()
  expect(await database.count(`application_interviews where application_id = '${id}'`)).toBe(0)
  const mail = mailsTo(first.email).at(-1)
  expect(invitationIn(mail)).toMatchObject({ method: 'CANCEL', sequence: 1 })
  expect(mail?.raw).not.toContain('Ravi')
  expect(mailsTo(email)).toHaveLength(before)
})

const rejectInBulk = (id: string) =>
  call('POST', 'status', { ids: [id], status: 'rejected', send_mail: false })

test.each([
  ['rejecting an application', (id: string) => call('PATCH', id, { version: 1, status: 'rejected' })],
  ['rejecting applications in bulk', rejectInBulk],
  ['deleting an application', (id: string) => call('DELETE', id)],
])('%s cancels a scheduled interview', async (_name, end) => {
  const { id, email } = await applied()
  await planned(id)
  await work()
  expect((await end(id)).statusCode).toBeLessThan(300)
  await work()
  expect(invitationIn(mailsTo(email).at(-1))).toMatchObject({ method: 'CANCEL', sequence: 1 })
  expect(
    await database.count(`application_interviews where application_id = '${id}' and cancelled_at is null`),
  ).toBe(0)
})

test('a rejection answers without the interview that it cancels', async () => {
  const [one, two] = [await applied(), await applied()]
  await planned(one.id)
  await planned(two.id)
  const alone = await call('PATCH', one.id, { version: 1, status: 'rejected' })
  expect(alone.json()).toMatchObject({ status: 'rejected', interview: null })
  expect((await rejectInBulk(two.id)).json()).toMatchObject({
    data: [{ status: 'rejected', interview: null }],
  })
})

test.each([`status = 'rejected'`, 'withdrawn_at = now()'])(
  'an interview that is still scheduled for a closed application (%s) can be cancelled',
  async (closed) => {
    const { id } = await applied()
    const interview = await planned(id)
    await database.admin.query(`update job_applications set ${closed} where id = $1`, [id])
    const cancelled = await call('POST', `${id}/interviews/${interview.id}/cancel`, { version: 1 }, manager)
    expect([cancelled.statusCode, cancelled.json<Interview>().cancelled_at]).toEqual([
      200,
      expect.any(String),
    ])
  },
)

type Applied = Awaited<ReturnType<typeof applied>>
/** Ends the application while a colleague, who has locked a row, changes its interview. */
async function endDuring(
  { id, ...person }: Applied,
  end: (application: Applied) => ReturnType<typeof call>,
  { lock, change }: { lock: string; change: string },
) {
  const colleague = await database.admin.connect()
  try {
    await colleague.query('begin')
    await colleague.query(lock, [id])
    const ended = end({ id, ...person })
    await expect
      .poll(() =>
        database.count(`pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`),
      )
      .toBe(1)
    await colleague.query(
      `update application_interviews set ${change}, version = version + 1 where application_id = $1`,
      [id],
    )
    await colleague.query('commit')
    return await ended
  } finally {
    colleague.release(true)
  }
}

test.each([
  ['deleting', ({ id }: Applied) => call('DELETE', id)],
  [
    'erasing',
    ({ token }: Applied) =>
      api.app.inject({ method: 'POST', url: '/api/applications/by-token/erase', payload: { token } }),
  ],
])(
  '%s an application waits for a colleague who changes its interview, and then cancels it',
  async (_name, end) => {
    const application = await applied()
    await planned(application.id)
    const ended = await endDuring(application, end, {
      lock: 'select from job_applications where id = $1 for no key update',
      change: 'minutes = 60',
    })
    expect(ended.statusCode).toBeLessThan(300)
    await work()
    expect(invitationIn(mailsTo(first.email).at(-1))).toMatchObject({ method: 'CANCEL', sequence: 2 })
    expect(
      await database.count(
        `application_interviews where application_id = '${application.id}' and cancelled_at is null`,
      ),
    ).toBe(0)
  },
)

test('rejecting in bulk waits for a colleague who cancels the interview', async () => {
  const application = await applied()
  await planned(application.id)
  const ended = await endDuring(application, ({ id }) => rejectInBulk(id), {
    lock: 'select from application_interviews where application_id = $1 for update',
    change: 'cancelled_at = now()',
  })
  expect(ended.json()).toMatchObject({ data: [{ status: 'rejected', interview: null }] })
})

test('the interview of another application isn’t found', async () => {
  const [one, two] = [await applied(), await applied()]
  const interview = await planned(one.id)
  expect((await call('PATCH', `${two.id}/interviews/${interview.id}`, { minutes: 60 })).statusCode).toBe(404)
  expect((await call('POST', `${two.id}/interviews/${interview.id}/cancel`, {})).statusCode).toBe(404)
})

test('interviews of today and tomorrow are counted for admins, and the list shows the same ones', async () => {
  const [soon, later] = [await applied(), await applied()]
  await planned(soon.id, { day: addDays(today, 1), time: '23:59' })
  await planned(later.id, { day: addDays(today, 2), time: '00:00' })
  const listed = async (query: string) =>
    (await call('GET', `?interview=soon${query}`)).json<{ data: Application[] }>().data.map(({ id }) => id)
  expect(await listed('')).toEqual([soon.id])
  expect(await listed(`&search=${encodeURIComponent(soon.email)}`)).toEqual([soon.id])
  expect(await listed(`&search=${encodeURIComponent(later.email)}`)).toEqual([])
  const overview = await api.app.inject({ url: '/api/admin/overview', headers: asActor(admin) })
  expect(overview.json()).toMatchObject({ needs_you: { coming_interviews: 1 } })
})
