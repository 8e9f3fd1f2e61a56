import type { Actor } from '@trusswell/domain/actor.ts'
import type { Milestone } from '@trusswell/domain/milestones.ts'
import { expect, test } from 'vitest'
import { idOf, openNotificationScene } from '../../../test/notification-scene.ts'
import { makeColleague } from '../../../test/people.ts'
import { milestoneBody } from '../../../test/projects.ts'
import { projectJobs } from './jobs.ts'

const { database, api, clock, started, work, send, messagesOf, mailsTo, makeTeam, emailOf, wish } =
  openNotificationScene()

const day = 24 * 60 * 60 * 1000

async function scene() {
  const team = await makeTeam()
  const { project, manager, client } = team
  const path = `/projects/${project.id}/milestones/${project.milestone}`
  const colleague = async (role: 'owner' | 'finance' | 'viewer'): Promise<Actor> => ({
    kind: 'user',
    role: 'client',
    id: (await makeColleague(api, project.client_id, role)).id,
  })
  const setStatus = async (status: string, actor: Actor = manager) =>
    (await send('PUT', path, actor, milestoneBody(api, { status }))).json<Milestone>()
  const answer = (actor: Actor, body: object) => send('PUT', `${path}/acceptance`, actor, body)
  const find = async () =>
    (await send('GET', `/projects/${project.id}/milestones`, manager)).json<{ data: Milestone[] }>()
      .data[0] as Milestone
  return { ...team, path, colleague, setStatus, answer, find, client }
}
const remind = () =>
  projectJobs(started.deps)
    .find(({ queue }) => queue === 'projects.remind-of-acceptance')
    ?.run({} as never, { id: crypto.randomUUID() })
    .then(work)

test('completing a milestone asks its client to accept it, by one mail with the completion', async () => {
  const { project, manager, client, colleague, setStatus } = await scene()
  const viewer = await colleague('viewer')
  expect(await setStatus('completed')).toMatchObject({
    status: 'completed',
    acceptance: 'asked',
    acceptance_at: expect.any(String),
    acceptance_by: null,
  })
  await work()
  expect(await messagesOf(client)).toMatchObject([
    {
      kind: 'milestone_completed',
      path: `/dashboard/projects/${project.id}?tab=timeline&item=${project.milestone}`,
    },
  ])
  const [mail, ...further] = mailsTo(await emailOf(idOf(client)))
  expect(mail?.text).toContain('Please check the work, then accept it or tell us what is missing.')
  expect(further).toEqual([])
  const [read] = mailsTo(await emailOf(idOf(viewer)))
  expect(read?.text).toContain('Person manager completed a milestone in')
  expect(read?.text).not.toContain('accept')
  expect(await messagesOf(manager)).toEqual([])
})

test('a milestone that staff add as completed is asked about as well', async () => {
  const { project, manager } = await scene()
  const added = await send(
    'POST',
    `/projects/${project.id}/milestones`,
    manager,
    milestoneBody(api, { status: 'completed' }),
  )
  expect(added.json()).toMatchObject({ acceptance: 'asked' })
})

test('an owner accepts, with remarks or without, and everyone else on the project is notified', async () => {
  const { manager, client, setStatus, answer, find } = await scene()
  const { version } = await setStatus('completed')
  const accepted = await answer(client, {
    version,
    answer: 'accepted_with_remarks',
    remarks: 'Paint the door again',
  })
  expect(accepted.json()).toMatchObject({
    status: 'completed',
    acceptance: 'accepted_with_remarks',
    acceptance_by: 'Person client',
    acceptance_remarks: 'Paint the door again',
    acceptance_on_behalf: false,
    version: version + 1,
  })
  expect(await find()).toEqual(accepted.json())
  await work()
  expect((await messagesOf(manager))[0]).toMatchObject({
    kind: 'milestone_answered',
    message: expect.stringMatching(/^Person client accepted a milestone with remarks in .*: Foundation$/),
  })
  expect((await messagesOf(client)).map(({ kind }) => kind)).not.toContain('milestone_answered')
  const again = await answer(client, { answer: 'rejected', remarks: 'Changed my mind' })
  expect([again.statusCode, again.json<{ message: string }>().message]).toEqual([
    409,
    'This milestone isn’t waiting for an answer.',
  ])
})

test('a rejection needs a reason, puts the milestone back in progress and is mailed to its manager', async () => {
  const { project, manager, client, setStatus, answer, find } = await scene()
  await setStatus('completed')
  expect((await answer(client, { answer: 'rejected', remarks: '  ' })).json()).toMatchObject({
    fields: { remarks: 'Enter what is missing or wrong' },
  })
  expect((await answer(client, { answer: 'rejected', remarks: 'The ramp is missing' })).json()).toMatchObject(
    { status: 'in_progress', completion_date: null, acceptance: 'rejected', due_state: 'upcoming' },
  )
  await work()
  const [mail] = mailsTo(await emailOf(idOf(manager)))
  expect(mail?.text).toContain('The client rejected the milestone. It goes back to In Progress.')
  expect(mail?.text).toContain('The ramp is missing')
  const [entry] = await database.rows<{ details: object }>(
    `select details from audit_entries where entity_id = $1 and details->>'acceptance' = 'rejected'`,
    [project.milestone],
  )
  expect(entry?.details).toMatchObject({ status: 'in_progress', acceptance: 'rejected' })
  expect(JSON.stringify(entry)).not.toContain('ramp')
  // The reason stays while staff work on it, and goes when they ask again.
  await setStatus('delayed')
  expect(await find()).toMatchObject({ acceptance: 'rejected', acceptance_remarks: 'The ramp is missing' })
  expect(await setStatus('completed')).toMatchObject({ acceptance: 'asked', acceptance_remarks: '' })
})

test('finance and viewers see the question and can’t answer it', async () => {
  const { project, colleague, setStatus, answer, find } = await scene()
  await setStatus('completed')
  for (const role of ['finance', 'viewer'] as const) {
    const person = await colleague(role)
    const list = await send('GET', `/projects/${project.id}/milestones`, person)
    expect(list.json()).toMatchObject({ data: [{ acceptance: 'asked' }] })
    expect((await answer(person, { answer: 'accepted' })).statusCode).toBe(403)
  }
  expect(await find()).toMatchObject({ acceptance: 'asked' })
  expect((await answer(await colleague('owner'), { answer: 'accepted' })).statusCode).toBe(200)
})

test('staff record an answer with a reason or a file that the client sees, or with both', async () => {
  const { project, manager, client, setStatus, answer, find } = await scene()
  const { version } = await setStatus('completed')
  expect((await answer(manager, { answer: 'accepted' })).json()).toMatchObject({
    fields: { reason: 'Enter how the client gave this answer, or choose a file that shows it' },
  })
  const reason = 'Signed the certificate on site'
  const hidden = await answer(manager, {
    answer: 'accepted',
    reason,
    file_id: await addFile(project.id, 'internal'),
  })
  expect(hidden.json()).toMatchObject({
    fields: { file_id: 'Choose a file of this project that the client can see' },
  })
  const own = await answer(client, { answer: 'accepted', reason })
  expect(own.json()).toMatchObject({ fields: { reason: 'Only staff can give a reason' } })
  const file_id = await addFile(project.id)
  const recorded = await answer(manager, { version, answer: 'accepted', reason, file_id })
  expect(recorded.json()).toMatchObject({
    acceptance: 'accepted',
    acceptance_by: 'Person manager',
    acceptance_on_behalf: true,
    acceptance_reason: reason,
    acceptance_file: { id: file_id, name: 'signed.pdf' },
  })
  await work()
  expect((await messagesOf(client)).find(({ kind }) => kind === 'milestone_answered')?.message).toMatch(
    /^Person manager recorded a milestone as accepted in .*: Foundation$/,
  )
  await database.admin.query('delete from project_files where file_id = $1', [file_id])
  expect(await find()).toMatchObject({ acceptance: 'accepted', acceptance_file: null })
})

test('a file alone is enough, and the answer stays when the file is deleted or the answer is restored', async () => {
  const { project, manager, client, setStatus, answer, find } = await scene()
  await wish(client, 'milestone_answered', { email: true })
  await setStatus('completed')
  const file_id = await addFile(project.id)
  const recorded = await answer(manager, { answer: 'rejected', remarks: 'Paint is missing', file_id })
  expect(recorded.json()).toMatchObject({
    acceptance: 'rejected',
    acceptance_on_behalf: true,
    acceptance_reason: '',
    acceptance_file: { id: file_id, name: 'signed.pdf' },
  })
  await work()
  const mail = mailsTo(await emailOf(idOf(client))).find(({ text }) =>
    text?.includes('recorded a milestone as rejected in'),
  )
  expect(mail?.text).toContain('signed.pdf')
  expect(mail?.text).not.toContain('Recorded because')
  await setStatus('completed')
  await database.admin.query('delete from project_files where file_id = $1', [file_id])
  const withoutFile = { acceptance: 'rejected', acceptance_on_behalf: true, acceptance_file: null }
  expect(await setStatus('in_progress')).toMatchObject(withoutFile)
  expect(await find()).toMatchObject(withoutFile)
})

test('PostgreSQL refuses an answer that staff record with neither a reason nor a file', async () => {
  const { project, setStatus } = await scene()
  await setStatus('completed')
  const record = (values: string) =>
    database.admin.query(
      `update milestones set acceptance = 'accepted', acceptance_on_behalf = true, ${values} where id = $1`,
      [project.milestone],
    )
  await expect(record(`acceptance_reason = ''`)).rejects.toThrow('acceptance_on_behalf_has_proof')
  await record('acceptance_file_given = true')
})

test('an answer to an older version is refused with the current row', async () => {
  const { client, setStatus, answer } = await scene()
  const { version } = await setStatus('completed')
  const stale = await answer(client, { version: version - 1, answer: 'accepted' })
  expect([stale.statusCode, stale.json()]).toMatchObject([409, { current: { version, acceptance: 'asked' } }])
})

test('leaving the status withdraws the question and the answer; both count as done before', async () => {
  const { project, manager, client, setStatus, answer } = await scene()
  await database.admin.query('delete from tasks where project_id = $1', [project.id])
  const progress = async () =>
    (await send('GET', `/projects/${project.id}`, manager)).json<{ progress: number }>().progress
  await setStatus('completed')
  expect(await progress()).toBe(100)
  await answer(client, { answer: 'accepted' })
  expect(await progress()).toBe(100)
  expect(await setStatus('in_progress')).toMatchObject({
    acceptance: 'none',
    acceptance_at: null,
    acceptance_by: null,
  })
  expect((await answer(client, { answer: 'accepted' })).statusCode).toBe(409)
})

test('the overview of every client lists what waits for an answer, and not as something else too', async () => {
  const { project, client, colleague, setStatus, answer } = await scene()
  await setStatus('completed')
  const needs = async (actor: Actor) =>
    (await send('GET', '/client/overview', actor))
      .json<{ needs_you: { kind: string; id: string }[] }>()
      .needs_you.map(({ kind, id }) => [kind, id])
  for (const actor of [client, await colleague('finance'), await colleague('viewer')])
    expect(await needs(actor)).toEqual([['acceptance', project.milestone]])
  await answer(client, { answer: 'accepted' })
  expect(await needs(client)).toEqual([['milestone', project.milestone]])
})

test('owners are reminded after each span of the settings until they answer, at most three times a question', async () => {
  const { client, manager, colleague, setStatus, answer } = await scene()
  const viewer = await colleague('viewer')
  const reminders = async (actor: Actor) =>
    (await messagesOf(actor)).filter(({ message }) => message.startsWith('Waiting for your acceptance in'))
  const asked = clock.now
  /** How many reminders there are when this many days have passed since the question. */
  const remindersOnDay = async (days: number) => {
    clock.now = asked + days * day
    await remind()
    await remind()
    return (await reminders(client)).length
  }
  await setStatus('completed')
  await work()
  const counts: Record<number, number> = {}
  for (const days of [4, 5, 6, 9, 10, 14, 15, 20, 40]) counts[days] = await remindersOnDay(days)
  expect(counts).toEqual({ 4: 0, 5: 1, 6: 1, 9: 1, 10: 2, 14: 2, 15: 3, 20: 3, 40: 3 })
  expect([...(await reminders(viewer)), ...(await reminders(manager))]).toEqual([])
  const mails = mailsTo(await emailOf(idOf(client))).filter(({ text }) =>
    text?.includes('Waiting for your acceptance in'),
  )
  expect(mails.map(({ text }) => text?.includes('Please check the work'))).toEqual([true, true, true])

  await setStatus('in_progress')
  api.clock.now += 1_000
  await setStatus('completed')
  await work()
  expect([await remindersOnDay(5), await remindersOnDay(10)]).toEqual([4, 5])
  await answer(client, { answer: 'accepted' })
  expect(await remindersOnDay(15)).toBe(5)
  clock.now = asked
})

test('a reminder that the version before sent without counting is the first of three', async () => {
  const { project, client, setStatus } = await scene()
  await setStatus('completed')
  await work()
  const asked = clock.now
  await database.admin.query('update milestones set acceptance_reminded_at = $2 where id = $1', [
    project.milestone,
    new Date(asked).toISOString(),
  ])
  for (const days of [5, 10, 15, 20]) {
    clock.now = asked + days * day
    await remind()
  }
  clock.now = asked
  const messages = (await messagesOf(client)).map(({ message }) => message)
  expect(messages.filter((message) => message.startsWith('Waiting for your acceptance in'))).toHaveLength(2)
})

test('PostgreSQL lets an owner change nothing but the answer of a completed milestone', async () => {
  const { project, setStatus } = await scene()
  await setStatus('completed')
  const owner = await ownerActor(project.client_id)
  const change = (values: object) =>
    api.deps.db.as(owner, (tx) =>
      tx.updateTable('milestones').set(values).where('id', '=', project.milestone).execute(),
    )
  const accepted = { acceptance: 'accepted', acceptance_by: project.client_id }
  await expect(change({ ...accepted, title: 'Another title' })).rejects.toThrow('may only change')
  await expect(change({ ...accepted, acceptance_by: project.manager_id })).rejects.toThrow(
    'row-level security',
  )
  const finance = { ...owner, organisation: { ...owner.organisation, role: 'finance' } } as Actor
  const none = await api.deps.db.as(finance, (tx) =>
    tx
      .updateTable('milestones')
      .set(accepted as object)
      .where('id', '=', project.milestone)
      .executeTakeFirst(),
  )
  expect(none.numUpdatedRows).toBe(0n)
  await change(accepted)
})

/** A file of the project that anyone on it sees, or only staff. */
async function addFile(projectId: string, visibility: 'everyone' | 'internal' = 'everyone') {
  const [row] = await database.rows<{ id: string }>(
    `insert into files (id, purpose, name, type, size, sha256, state, scanned_at)
     values (gen_random_uuid(), 'project', 'signed.pdf', 'pdf', 10, repeat('0', 64), 'clean', now()) returning id`,
  )
  await database.admin.query(
    `insert into project_files (file_id, project_id, visibility, uploader_name) values ($1, $2, $3, 'Ravi')`,
    [row?.id, projectId, visibility],
  )
  return row?.id
}

async function ownerActor(id: string) {
  const [row] = await database.rows<{ organisation_id: string }>(
    'select organisation_id from users where id = $1',
    [id],
  )
  return {
    kind: 'user',
    role: 'client',
    id,
    organisation: { id: row?.organisation_id ?? '', role: 'owner' },
  } as const
}

test('a completion that can be undone is announced only if it still holds after the time to undo', async () => {
  const { manager, client, path } = await scene()
  const put = (body: Record<string, unknown>) => send('PUT', path, manager, milestoneBody(api, body))
  const jobs = () =>
    database.rows<{ id: string; waits: number }>(
      `select id, round(extract(epoch from start_after - created_on))::int as waits from pgboss.job
       where name = 'notifications.create' and state = 'created'`,
    )
  const pass = () => database.admin.query(`update pgboss.job set start_after = now()`)
  await work()
  const undone = await put({ status: 'completed', undoable: true })
  expect(undone.json<Milestone>()).toMatchObject({ status: 'completed', acceptance: 'asked' })
  expect(await jobs()).toMatchObject([{ waits: 30 }])
  await put({ status: 'in_progress' })
  await pass()
  await work()
  expect(await messagesOf(client)).toEqual([])

  // Completed, undone and completed again before the first notice was due.
  await put({ status: 'completed', undoable: true })
  await put({ status: 'in_progress' })
  api.clock.now += 1_000
  await put({ status: 'completed', undoable: true })
  expect(await jobs()).toHaveLength(2)
  await pass()
  await work()
  expect(await messagesOf(client)).toMatchObject([{ kind: 'milestone_completed' }])
})

test('a completion that is undone restores the client’s rejection, as often as that happens', async () => {
  const { client, manager, setStatus, answer, find } = await scene()
  await setStatus('completed')
  await answer(client, { answer: 'rejected', remarks: 'The railing is loose' })
  const rejected = await find()
  expect(rejected).toMatchObject({
    status: 'in_progress',
    acceptance: 'rejected',
    acceptance_by: 'Person client',
  })
  for (let times = 0; times < 2; times += 1) {
    expect(await setStatus('completed')).toMatchObject({ acceptance: 'asked', acceptance_remarks: '' })
    const undone = await setStatus('in_progress')
    expect({ ...undone, version: 0 }).toEqual({ ...rejected, version: 0 })
  }
  // The same for one that staff recorded.
  await setStatus('completed')
  await answer(manager, { answer: 'rejected', remarks: 'Paint is missing', reason: 'By phone' })
  await setStatus('completed')
  expect(await setStatus('in_progress')).toMatchObject({
    acceptance: 'rejected',
    acceptance_remarks: 'Paint is missing',
    acceptance_reason: 'By phone',
    acceptance_on_behalf: true,
  })
  // An acceptance is withdrawn with the status, and the rejection before it doesn't come back.
  await setStatus('completed')
  await answer(client, { answer: 'accepted', remarks: '' })
  expect(await setStatus('in_progress')).toMatchObject({ acceptance: 'none', acceptance_at: null })
})
