import { afterAll, beforeAll, expect, test } from 'vitest'
import { apply, formBody, resume } from '../../../test/applications.ts'
import { sealAll } from '../../../test/audit.ts'
import { makeDocx, makePdf } from '../../../test/documents.ts'
import { startWorkerDeps, useApi, useDatabase } from '../../../test/harness.ts'
import { startRelay } from '../../../test/relay.ts'
import { useClamd } from '../../../test/scanner.ts'
import { listStored } from '../../../test/stored-files.ts'
import type { WorkerDeps } from '../../deps.ts'
import { verifyAudit } from '../../platform/audit-chain.ts'
import type { Area } from '../../platform/files/storage.ts'
import { fileJobs } from '../files/jobs.ts'
import { applicationJobs } from './jobs.ts'

const database = useDatabase()
const api = useApi(database)
const clamd = useClamd()
let relay: Awaited<ReturnType<typeof startRelay>>
let worker: WorkerDeps
beforeAll(async () => {
  relay = await startRelay()
  worker = await startWorkerDeps(database, { env: { CLAMD_URL: clamd.url, SMTP_URL: relay.url } })
})
afterAll(async () => {
  await worker.close()
  await relay.close()
})

type Waiting = { id: string; name: string; data: { payload: object } }
/** Does what the worker would: each job that waits, once. */
async function work(): Promise<void> {
  const handlers = [...applicationJobs(worker), ...fileJobs(worker)]
  for (;;) {
    const waiting = await database.rows<Waiting>(
      `update pgboss.job set state = 'completed' where state = 'created' and start_after <= now()
         and (name like 'applications.%' or name like 'files.%') returning id, name, data`,
    )
    if (waiting.length === 0) return
    for (const { id, name, data } of waiting) {
      await handlers.find((handler) => handler.queue === name)?.run(data.payload as never, { id })
    }
  }
}
const mailsTo = (email: string) => relay.mails.filter((mail) => mail.recipients.includes(email))
const linkIn = (mail: { text?: string | undefined } | undefined) => {
  const [, page = '', token = ''] = /\/(application(?:\/renew)?)\?token=([\w-]+)/.exec(mail?.text ?? '') ?? []
  return { page, token }
}
const post = (act: string, token: string) =>
  api.app.inject({ method: 'POST', url: `/api/applications/by-token/${act}`, payload: { token } })
const listed = (area: Area) => listStored(api.deps.storage, area)

let count = 0
async function applied(changes: { email?: string; name?: string; posting?: string } = {}) {
  const email = changes.email ?? `link.${(count += 1)}@people.example`
  const fields = { email, ...(changes.name ? { name: changes.name } : {}) }
  const answer = await apply(api, changes.posting ?? 'architect', { fields })
  const { id } = answer.json<{ id: string }>()
  await work()
  return { id, email, ...linkIn(mailsTo(email).at(-1)) }
}
/** What the newest mail is about, and whom its link shows. */
async function byLastMail(email: string) {
  const mail = mailsTo(email).at(-1)
  const shown = await post('status', linkIn(mail).token)
  return [mail?.subject, shown.json<{ applicant_name: string }>().applicant_name]
}
const rowOf = async (id: string) =>
  (await database.rows<Record<string, unknown>>('select * from job_applications where id = $1', [id]))[0]

test('the confirmation carries a link of which only a hash is stored, and nothing that was typed', async () => {
  const { id, email, page, token } = await applied({ name: 'Buy Cheap Pills' })
  const [mail] = mailsTo(email)
  expect([page, mail?.subject]).toEqual(['application', 'We have received your application'])
  expect(mail?.raw).not.toContain('Pills')
  const [stored] = await database.rows<{ token_hash: string; days: number }>(
    `select token_hash, extract(day from expires_at - created_at)::int as days from application_tokens
     where application_id = $1`,
    [id],
  )
  expect(stored?.days).toBe(180)
  const everything = JSON.stringify([
    await database.rows('select * from application_tokens'),
    await database.rows('select data from pgboss.job'),
    await database.rows('select * from audit_entries'),
  ])
  expect(everything).not.toContain(token)
})

test('the link shows the timeline, and what happens next', async () => {
  const { id, token } = await applied()
  await database.admin.query(`update job_applications set status = 'reviewing', version = 2 where id = $1`, [
    id,
  ])
  const answer = await post('status', token)
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    {
      reference: (await rowOf(id))?.['reference'],
      position: 'Architect',
      job_id: 'architect',
      applicant_name: 'Ravi Teja',
      status: 'reviewing',
      next: 'The department is reading your application. We’ll write or call once it has decided.',
      created_at: expect.any(String),
      withdrawn_at: null,
      resume: { name: 'resume.pdf', type: 'application/pdf', size: makePdf().length, state: 'clean' },
      interview: null,
      timeline: [
        { kind: 'received', status: 'pending', interview_at: null, at: expect.any(String) },
        { kind: 'status', status: 'reviewing', interview_at: null, at: expect.any(String) },
      ],
    },
  ])
})

test('a link that is wrong, old, or asked for by GET does nothing', async () => {
  const { id, token } = await applied()
  for (const act of ['status', 'withdraw', 'erase', 'renew']) {
    const wrong = await post(act, `${token.slice(0, -1)}_`)
    expect([wrong.statusCode, wrong.json<{ code: string }>().code]).toEqual([400, 'link_invalid'])
    const got = await api.app.inject({ url: `/api/applications/by-token/${act}?token=${token}` })
    expect(got.statusCode).toBe(404)
  }
  // A link for looking puts nothing in place.
  expect((await post('renew', token)).statusCode).toBe(400)
  await database.admin.query(
    `update application_tokens set expires_at = now() - interval '1 second' where application_id = $1`,
    [id],
  )
  for (const act of ['status', 'withdraw', 'erase'])
    expect((await post(act, token)).json()).toMatchObject({ code: 'link_invalid' })
  expect(await rowOf(id)).toMatchObject({ withdrawn_at: null, erased_at: null })
})

test('a link opens its own application and no other', async () => {
  const [mine, other] = [await applied(), await applied()]
  const seen = await api.deps.db.as({ kind: 'anonymous' }, async (tx) => {
    const { openLink } = await import('./link-repository.ts')
    await openLink(tx, mine.token)
    return tx.selectFrom('job_applications').select('id').execute()
  })
  expect([seen, other.id !== mine.id]).toEqual([[{ id: mine.id }], true])
})

test('a new resume takes the place of the old one, which leaves storage', async () => {
  const { id, token } = await applied()
  const before = (await rowOf(id))?.['resume_file'] as string
  const { payload, headers } = formBody({ token }, { name: 'new.docx', content: makeDocx() })
  const send = (payload: Buffer, headers: Record<string, string>) =>
    api.app.inject({ method: 'POST', url: '/api/applications/by-token/resume', payload, headers })
  const answer = await send(payload, headers)
  expect(answer.json()).toMatchObject({
    resume: { name: 'new.docx', state: 'quarantined' },
    timeline: [{ kind: 'received' }, { kind: 'resume-replaced' }],
  })
  await work()
  const after = (await rowOf(id))?.['resume_file'] as string
  const clean = await listed('kept')
  expect([clean.includes(before), clean.includes(after)]).toEqual([false, true])
  const stored = (await listed('quarantine')).length
  const forged = formBody({ token: 'forged' }, resume())
  expect((await send(forged.payload, forged.headers)).json()).toMatchObject({ code: 'link_invalid' })
  await post('withdraw', token)
  expect((await send(payload, headers)).statusCode).toBe(409)
  expect((await listed('quarantine')).length).toBe(stored)
})

test('the newer application replaces the first only through the mailed link, once, and keeps its history', async () => {
  const first = await applied({ posting: 'facility-manager' })
  await database.admin.query(`update mail_deliveries set started_at = now() - interval '2 hours'`)
  await database.admin.query(
    `update job_applications set status = 'reviewing', notes = 'Good' where id = $1`,
    [first.id],
  )
  const second = await applied({ posting: 'facility-manager', email: first.email, name: 'Ravi T. Reddy' })
  expect([second.page, mailsTo(first.email).at(-1)?.subject]).toEqual([
    'application/renew',
    'You’ve already applied for this position',
  ])
  expect(await rowOf(first.id)).toMatchObject({ applicant_name: 'Ravi Teja' })
  expect((await post('withdraw', second.token)).statusCode).toBe(400)
  const [old, fresh] = [await rowOf(first.id), await rowOf(second.id)].map((row) => row?.['resume_file'])
  expect((await post('renew', second.token)).json()).toEqual({ done: true })
  expect((await post('renew', second.token)).statusCode).toBe(400)
  await work()
  expect(await rowOf(first.id)).toMatchObject({
    applicant_name: 'Ravi T. Reddy',
    status: 'reviewing',
    notes: 'Good',
    resume_file: fresh,
  })
  expect(await rowOf(second.id)).toBeUndefined()
  expect(await listed('kept')).not.toContain(old)
  const { timeline } = (await post('status', first.token)).json<{ timeline: { kind: string }[] }>()
  expect(timeline.map((event) => event.kind)).toEqual(['received', 'status', 'renewed'])
  expect(await byLastMail(first.email)).toEqual(['We’re using your newer application', 'Ravi T. Reddy'])
})

test('a newer version becomes an application of its own when the first was deleted', async () => {
  const first = await applied({ posting: 'property-manager' })
  await database.admin.query(`update mail_deliveries set started_at = now() - interval '2 hours'`)
  const second = await applied({ posting: 'property-manager', email: first.email })
  await post('withdraw', first.token)
  expect((await post('renew', second.token)).statusCode).toBe(200)
  expect(await rowOf(second.id)).toMatchObject({ waits_for: null, withdrawn_at: null })
  expect((await post('renew', second.token)).statusCode).toBe(400)
  await work()
  expect(await byLastMail(first.email)).toEqual(['We’re using your newer application', 'Ravi Teja'])
})

test('one confirmation an hour to one address, the others follow', async () => {
  const { email } = await applied({ posting: 'civil-engineer' })
  const second = await applied({ posting: 'plumbing-technician', email })
  expect(mailsTo(email)).toHaveLength(1)
  const later = `pgboss.job where name = 'applications.confirm' and state = 'created' and start_after > now() + interval '59 minutes'
    and data->'payload'->>'application_id' = '${second.id}'`
  expect(await database.count(later)).toBe(1)
  await database.admin.query(`update mail_deliveries set started_at = now() - interval '2 hours'`)
  await database.admin.query(`update pgboss.job set start_after = now() where state = 'created'`)
  await work()
  expect(mailsTo(email)).toHaveLength(2)
})

test('withdrawn: shown, dated, and free to apply again', async () => {
  const { id, token, email } = await applied({ posting: 'electrical-engineer' })
  expect((await post('withdraw', token)).json()).toEqual({ done: true })
  expect((await post('withdraw', token)).json()).toEqual({ done: true })
  expect((await post('status', token)).json()).toMatchObject({
    withdrawn_at: expect.any(String),
    timeline: [{ kind: 'received' }, { kind: 'withdrawn' }],
  })
  const again = await applied({ posting: 'electrical-engineer', email })
  expect([(await rowOf(id))?.['withdrawn_at'] !== null, (await rowOf(again.id))?.['waits_for']]).toEqual([
    true,
    null,
  ])
})

test('erased: words, file and links are gone, a row that counts is left, and the audit chain holds', async () => {
  const { id, token } = await applied({ name: 'Lakshmi Devi' })
  await database.admin.query(`update mail_deliveries set started_at = now() - interval '2 hours'`)
  const file = (await rowOf(id))?.['resume_file'] as string
  expect(await listed('kept')).toContain(file)
  await sealAll(database, worker)
  expect((await post('erase', token)).json()).toEqual({ done: true })
  expect(await rowOf(id)).toMatchObject({ applicant_name: '', email: '' })
  await work()
  for (const area of ['quarantine', 'kept', 'infected'] as const)
    expect(await listed(area)).not.toContain(file)
  expect(await rowOf(id)).toMatchObject({
    position: 'Architect',
    status: 'pending',
    resume_file: null,
    linkedin: null,
    cover_letter: null,
    notes: null,
  })
  expect((await post('status', token)).json()).toMatchObject({ code: 'link_invalid' })
  expect(await database.count(`audit_personal where subject_id = '${id}'`)).toBe(0)
  const left = JSON.stringify([
    await database.rows('select * from job_applications'),
    await database.rows('select * from audit_personal'),
    await database.rows('select * from files'),
    await database.rows('select data from pgboss.job'),
  ])
  expect(left).not.toContain('Lakshmi')
  await sealAll(database, worker)
  expect((await verifyAudit(worker.db)).problems).toEqual([])
})

test('retention: rejected ones after 12 months, 36 where agreed to; withdrawn and deleted after 30 days', async () => {
  const of = async (sql: string) => {
    const { id } = await applied()
    await database.admin.query(`update job_applications set ${sql} where id = $1`, [id])
    return id
  }
  const decide = async (months: string, more = '') => {
    const id = await of(`status = 'rejected'`)
    await database.admin.query(
      `update job_applications set decided_at = now() - interval '${months}' ${more} where id = $1`,
      [id],
    )
    return id
  }
  const [young, due, agreed, agreedDue] = [
    await decide('12 months -1 day'),
    await decide('12 months 1 minute'),
    await decide('13 months', ', keep_longer = true'),
    await decide('36 months 1 minute', ', keep_longer = true'),
  ]
  const accepted = await of(`status = 'accepted', created_at = now() - interval '5 years'`)
  const withdrawn = await of(`withdrawn_at = now() - interval '31 days'`)
  const deleted = await of(`deleted_at = now() - interval '31 days'`)
  const file = (await rowOf(due))?.['resume_file'] as string
  await applicationJobs(worker)
    .find((job) => job.queue === 'applications.retain')
    ?.run({} as never, { id: due })
  await work()
  const state = async (id: string) => (await rowOf(id))?.['erased_at'] !== null
  expect(await Promise.all([young, due, agreed, agreedDue, accepted, withdrawn, deleted].map(state))).toEqual(
    [false, true, false, true, false, true, true],
  )
  expect(await listed('kept')).not.toContain(file)
  // The remaining row has the position, outcome and month, but no person or day.
  expect(
    await database.rows(
      `select position, status, count(*)::int as n, bool_and(created_at = date_trunc('month', created_at)) as by_month
       from job_applications where id = any($1) group by 1, 2`,
      [[due, agreedDue]],
    ),
  ).toEqual([{ position: 'Architect', status: 'rejected', n: 2, by_month: true }])
})

test('an unconfirmed version is deleted after two weeks, and the first application stays', async () => {
  const first = await applied({ posting: 'mechanical-engineer' })
  const second = await applied({ posting: 'mechanical-engineer', email: first.email })
  await database.admin.query(
    `update job_applications set created_at = now() - interval '15 days' where id = $1`,
    [second.id],
  )
  const file = (await rowOf(second.id))?.['resume_file'] as string
  await applicationJobs(worker)
    .find((job) => job.queue === 'applications.retain')
    ?.run({} as never, { id: second.id })
  await work()
  expect([await rowOf(second.id), (await rowOf(first.id))?.['erased_at']]).toEqual([undefined, null])
  expect(await listed('kept')).not.toContain(file)
})
