import type { MailedThing } from '@trusswell/domain/mailed-links.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { roomOf, say, user } from '../../../test/chat.ts'
import { startWorkerDeps, useApi, useDatabase } from '../../../test/harness.ts'
import { mailLink, makeAskedProject } from '../../../test/mailed-links.ts'
import { joinOrganisationOf, makePerson, makeSignedIn } from '../../../test/people.ts'
import { startRelay } from '../../../test/relay.ts'
import type { WorkerDeps } from '../../deps.ts'
import { mailedLinkJobs } from './jobs.ts'

const database = useDatabase()
const api = useApi(database, { realSessions: true })
let addresses = 0
const relay = await startRelay()
let worker: WorkerDeps
beforeAll(async () => {
  worker = await startWorkerDeps(database, { env: { SMTP_URL: relay.url } })
})
afterAll(async () => {
  await worker.close()
  await relay.close()
})

/** Sends the mails about used links that wait. */
async function workTold() {
  const jobs = await database.rows<{ id: string; payload: never }>(
    `delete from pgboss.job where name = 'mailed-links.tell-used' returning id, data->'payload' as payload`,
  )
  const handler = mailedLinkJobs(worker).find(({ queue }) => queue === 'mailed-links.tell-used')
  for (const { id, payload } of jobs) await handler?.run(payload, { id })
}

const post = (path: string, payload: object, ip?: string) =>
  api.app.inject({
    method: 'POST',
    url: `/api/mailed-links/${path}`,
    payload,
    remoteAddress: ip ?? `10.7.${Math.floor((addresses += 1) / 200)}.${addresses % 200}`,
  })
const open = (token: string, ip?: string) => post('open', { token }, ip)

type Asked = Awaited<ReturnType<typeof makeAskedProject>>
const purposes = ['milestone', 'change_request', 'message'] as const
type Purpose = (typeof purposes)[number]

/** The answer that each page sends. */
async function bodyFor(purpose: Purpose, token: string) {
  const answer = await open(token)
  const version = answer.statusCode === 200 ? answer.json<MailedThing>().version : 1
  return {
    milestone: { purpose, token, version, answer: 'accepted' },
    change_request: { purpose, token, version, state: 'accepted' },
    message: { purpose, token, content: 'Blue, please.' },
  }[purpose]
}
/** What an answer has changed: nothing, or one thing. */
async function answered({ id, subjects }: Asked) {
  const [row] = await database.rows<Record<Purpose, boolean>>(
    `select (select acceptance <> 'asked' from milestones where id = $1) as milestone,
       (select state <> 'proposed' from change_requests where id = $2) as change_request,
       exists (select from chat_messages where project_id = $3 and not from_staff) as message`,
    [subjects.milestone, subjects.change_request, id],
  )
  return purposes.filter((purpose) => row?.[purpose])
}
/** One more of the same kind in the same project. */
async function askAgain({ id, manager_id, subjects }: Asked, purpose: Purpose): Promise<string> {
  if (purpose === 'message') return (await say(api, user(manager_id, 'manager'), roomOf(id))).message.id
  const table = purpose === 'milestone' ? 'milestones' : 'change_requests'
  const columns =
    purpose === 'milestone'
      ? 'project_id, title, description, due_date, baseline_date, status, completion_date, acceptance, acceptance_at'
      : 'project_id, title, description, cost_paise, days, proposed_by_client'
  const [row] = await database.rows<{ id: string }>(
    `insert into ${table} (id, ${columns}) select gen_random_uuid(), ${columns} from ${table} where id = $1 returning id`,
    [subjects[purpose]],
  )
  return row?.id ?? ''
}
const void_ = { code: 'link_invalid', message: 'This link is no longer valid. Please ask for a new one.' }

describe.each(purposes)('a mailed link to a %s', (purpose) => {
  test('shows that one thing, changes nothing by showing, and answers it once, as its reader', async () => {
    const asked = await makeAskedProject(api)
    const token = await asked.link(purpose)
    const shown = await open(token)
    expect([shown.statusCode, shown.json()]).toEqual([
      200,
      expect.objectContaining({ purpose, project: `Project ${asked.id}`, reader: 'Person client' }),
    ])
    await open(token)
    expect(await answered(asked)).toEqual([])
    const body = await bodyFor(purpose, token)
    const done = await post('answer', body)
    expect([done.statusCode, done.cookies]).toEqual([200, []])
    expect(await answered(asked)).toEqual([purpose])
    const [entry] = await database.rows<{ actor_id: string; details: object }>(
      `select actor_id, details from audit_entries
       where action = 'mailed_link.used' and details ->> 'subject_id' = $1`,
      [asked.subjects[purpose]],
    )
    expect(entry).toMatchObject({ actor_id: asked.client_id, details: { purpose } })
    // The person in whose name it was answered gets a mail, even if someone else used the link.
    await workTold()
    const [{ email } = { email: '' }] = await database.rows<{ email: string }>(
      'select email from users where id = $1',
      [asked.client_id],
    )
    const mails = relay.mails.filter(({ recipients }) => recipients.includes(email))
    expect(mails.map((mail) => mail.subject)).toEqual([`Your answer about Project ${asked.id}`])
    expect(mails[0]?.text).toContain(
      { milestone: 'Accepted: Foundation', change_request: 'Accepted: A second lift', message: 'A message' }[
        purpose
      ],
    )
    // Reuse.
    expect((await open(token)).json()).toMatchObject(void_)
    expect((await post('answer', body)).json()).toMatchObject(void_)
  })

  test('of two answers at the same time one counts', async () => {
    const asked = await makeAskedProject(api)
    const token = await asked.link(purpose)
    const body = await bodyFor(purpose, token)
    const other = purpose === 'message' ? { ...body, content: 'Green, please.' } : body
    const codes = (await Promise.all([post('answer', body), post('answer', other)])).map(
      (each) => each.statusCode,
    )
    expect(codes.filter((code) => code === 200)).toHaveLength(1)
    const said = await database.count(`chat_messages where project_id = '${asked.id}' and not from_staff`)
    expect(said).toBe(purpose === 'message' ? 1 : 0)
  })

  test('isn’t a link for another purpose, neither of its own kind nor of an account', async () => {
    const asked = await makeAskedProject(api)
    const token = await asked.link(purpose)
    for (const other of purposes.filter((each) => each !== purpose)) {
      const body = { ...(await bodyFor(other, await asked.link(other))), token }
      expect((await post('answer', body)).json()).toMatchObject(void_)
    }
    for (const url of ['/api/auth/verify-email', '/api/auth/reset-password']) {
      const payload = url.endsWith('password') ? { token, password: 'quiet-river-41-mango' } : { token }
      expect((await api.app.inject({ method: 'POST', url, payload })).json()).toMatchObject({
        code: 'link_invalid',
      })
    }
    expect(await answered(asked)).toEqual([])
  })

  test('a tampered one opens nothing: other row, other time, other signature', async () => {
    const asked = await makeAskedProject(api)
    const token = await asked.link(purpose)
    const [id = '', expires = '', signature = ''] = token.split('.')
    const other = (await makeAskedProject(api)).link(purpose)
    const [otherId = '', , otherSignature = ''] = (await other).split('.')
    for (const forged of [
      `${otherId}.${expires}.${signature}`,
      `${id}.${Number(expires) + 86_400}.${signature}`,
      `${id}.${expires}.${otherSignature}`,
      `${id}.${expires}.${signature.slice(0, -2)}AA`,
      `${id}.${expires}`,
      'made-up',
    ])
      expect((await open(forged)).json()).toMatchObject(void_)
  })

  test('doesn’t follow the row to another person or subject, even where both could be answered', async () => {
    const asked = await makeAskedProject(api)
    const colleague = await makePerson(api, 'client')
    await joinOrganisationOf(api, asked.client_id, colleague.id, 'owner')
    const another = await askAgain(asked, purpose)
    const own = await mailLink(api, colleague.id, { purpose, subject_id: another, project_id: asked.id })
    expect((await open(own)).statusCode).toBe(200)
    for (const change of [`user_id = '${colleague.id}'`, `subject_id = '${another}'`]) {
      const token = await asked.link(purpose)
      await database.admin.query(`update mailed_links set ${change} where id = $1`, [token.split('.')[0]])
      expect((await open(token)).json()).toMatchObject(void_)
    }
  })

  test.each([
    [
      'after seven days',
      `update mailed_links set created_at = now() - interval '7 days 1 minute' where user_id = $1`,
    ],
    ['when the account is deactivated', 'update users set deactivated_at = now() where id = $1'],
    ['when its person gets another address', `update users set email = 'x' || email where id = $1`],
    [
      'when its person turns on two-factor authentication',
      'update users set two_factor_enabled = true where id = $1',
    ],
    [
      'when its person becomes staff',
      `update users set role = 'manager', organisation_id = null, organisation_role = null where id = $1`,
    ],
  ])('is void %s', async (_when, change) => {
    const asked = await makeAskedProject(api)
    // The last owner of an organisation can't leave it.
    const reader = await makePerson(api, 'client')
    await joinOrganisationOf(api, asked.client_id, reader.id, 'owner')
    const token = await asked.link(purpose, reader.id)
    const body = await bodyFor(purpose, token)
    await database.admin.query(change, [reader.id])
    expect((await open(token)).json()).toMatchObject(void_)
    expect((await post('answer', body)).json()).toMatchObject(void_)
    expect(await answered(asked)).toEqual([])
  })

  test('expires by the token too, not only by the row', async () => {
    const token = await (await makeAskedProject(api)).link(purpose)
    api.clock.now += (7 * 24 * 3_600 + 1) * 1_000
    const late = await open(token)
    api.clock.now -= (7 * 24 * 3_600 + 1) * 1_000
    expect([late.json(), (await open(token)).statusCode]).toEqual([expect.objectContaining(void_), 200])
  })

  test('is void for a person who left the organisation', async () => {
    const asked = await makeAskedProject(api)
    const reader = await makePerson(api, 'client')
    await joinOrganisationOf(api, asked.client_id, reader.id, 'owner')
    const token = await asked.link(purpose, reader.id)
    const body = await bodyFor(purpose, token)
    await joinOrganisationOf(api, (await makePerson(api, 'client')).id, reader.id, 'owner')
    expect((await open(token)).json()).toMatchObject(void_)
    expect((await post('answer', body)).json()).toMatchObject(void_)
    expect(await answered(asked)).toEqual([])
  })

  test('for a person who is a viewer by now it answers only what viewers may', async () => {
    const asked = await makeAskedProject(api)
    const reader = await makePerson(api, 'client')
    await joinOrganisationOf(api, asked.client_id, reader.id, 'owner')
    const token = await asked.link(purpose, reader.id)
    const body = await bodyFor(purpose, token)
    await joinOrganisationOf(api, asked.client_id, reader.id, 'viewer')
    const answer = await post('answer', body)
    // All three roles of an organisation write in the chat.
    expect(answer.statusCode).toBe(purpose === 'message' ? 200 : 400)
    expect(await answered(asked)).toEqual(purpose === 'message' ? ['message'] : [])
  })

  test('opens nothing of another organisation’s project, whatever its row says', async () => {
    const [asked, foreign] = [await makeAskedProject(api), await makeAskedProject(api)]
    const token = await mailLink(api, asked.client_id, {
      purpose,
      subject_id: foreign.subjects[purpose],
      project_id: foreign.id,
    })
    expect((await open(token)).json()).toMatchObject(void_)
  })

  test('is void when it was decided in the portal, withdrawn or deleted', async () => {
    const asked = await makeAskedProject(api)
    const token = await asked.link(purpose)
    const body = await bodyFor(purpose, token)
    const changes: Record<Purpose, string> = {
      milestone: `update milestones set status = 'in_progress', completion_date = null, acceptance = 'none', acceptance_at = null where id = $1`,
      change_request: `update change_requests set state = 'withdrawn', closed_at = now() where id = $1`,
      message: `update chat_messages set deleted_at = now(), text = '' where id = $1`,
    }
    await database.admin.query(changes[purpose], [asked.subjects[purpose]])
    expect((await open(token)).json()).toMatchObject(void_)
    expect((await post('answer', body)).json()).toMatchObject(void_)
  })
})

test('an answer to something that changed since it was shown is refused, and the link still works', async () => {
  const asked = await makeAskedProject(api)
  const token = await asked.link('change_request')
  const body = await bodyFor('change_request', token)
  await database.admin.query(
    'update change_requests set cost_paise = 99900, version = version + 1 where id = $1',
    [asked.subjects.change_request],
  )
  expect((await post('answer', body)).json()).toMatchObject({ code: 'stale_version' })
  expect(await answered(asked)).toEqual([])
  expect((await post('answer', await bodyFor('change_request', token))).statusCode).toBe(200)
})

test('a token isn’t accepted as a session', async () => {
  const token = await (await makeAskedProject(api)).link('milestone')
  for (const headers of [{ authorization: `Bearer ${token}` }, { cookie: `session=${token}` }])
    expect((await api.app.inject({ url: '/api/me', headers })).statusCode).toBe(401)
})

test('trying links from one network is limited, and a used, an expired and an invented link look alike', async () => {
  const asked = await makeAskedProject(api)
  const token = await asked.link('message')
  await post('answer', await bodyFor('message', token))
  const seen = []
  for (const each of [token, `${crypto.randomUUID()}.9999999999.${'A'.repeat(43)}`, 'made-up']) {
    const answer = await open(each)
    seen.push([answer.statusCode, { ...answer.json<object>(), request_id: '' }])
  }
  for (const each of seen) expect(each).toEqual(seen[0])
  const codes = []
  for (let n = 0; n < 31; n += 1) codes.push((await open('made-up', '198.51.100.9')).statusCode)
  expect(codes.filter((code) => code === 400)).toHaveLength(30)
  expect(codes.at(-1)).toBe(429)
})

test('a signed-in person with another person’s link answers as that person', async () => {
  const asked = await makeAskedProject(api)
  const token = await asked.link('milestone')
  await api.app.inject({
    method: 'POST',
    url: '/api/mailed-links/answer',
    payload: await bodyFor('milestone', token),
    headers: (await makeSignedIn(api, 'client')).headers,
    remoteAddress: '10.7.9.1',
  })
  const [row] = await database.rows<{ by: string }>(
    'select acceptance_by as by from milestones where id = $1',
    [asked.subjects.milestone],
  )
  expect(row?.by).toBe(asked.client_id)
})
