import type { Actor } from '@trusswell/domain/actor.ts'
import { addDays } from '@trusswell/domain/days.ts'
import type { AdminOverview, NavCounts } from '@trusswell/domain/insight.ts'
import type { ProjectCard } from '@trusswell/domain/projects.ts'
import { expect, test } from 'vitest'
import { apply } from '../../../test/applications.ts'
import { asActor, startWorkerDeps, useApi, useDatabase } from '../../../test/harness.ts'
import { makePerson } from '../../../test/people.ts'
import { adminActor, makeProject } from '../../../test/projects.ts'
import { newId } from '../../platform/ids.ts'
import { insightJobs } from './jobs.ts'

const database = useDatabase()
const api = useApi(database)

const get = async <Body>(url: string, actor: Actor = adminActor) =>
  (await api.app.inject({ url: `/api${url}`, headers: asActor(actor) })).json<Body>()

async function runJob(queue: 'insight.fold' | 'insight.renew') {
  const worker = await startWorkerDeps(database)
  try {
    await insightJobs(worker)
      .find((job) => job.queue === queue)
      ?.run({} as never, { id: newId() })
  } finally {
    await worker.close()
  }
}

test('[AO-01] [AO-03] [AO-05] the overview has totals, a year of revenue and what waits for an admin', async () => {
  const today = api.deps.today()
  const late = await makeProject(api)
  const plain = await makeProject(api)
  await database.admin.query(`update milestones set due_date = $2 where id = $1`, [
    late.milestone,
    addDays(today, -3),
  ])
  await database.admin.query(`update projects set status = 'on_hold' where id = $1`, [plain.id])
  await database.admin.query('delete from project_members where project_id = $1', [plain.id])
  await database.admin.query(
    `insert into chat_rooms (project_id, audience, waiting_id) values ($1, 'everyone', gen_random_uuid())
     on conflict (project_id, audience) do update set waiting_id = excluded.waiting_id`,
    [late.id],
  )
  await apply(api, 'architect')
  await api.sendContact()
  await database.admin.query(
    `insert into payment_months values (date_trunc('month', $1::date), 750000000, 2500000, 0),
       (date_trunc('month', $1::date) - interval '2 months', 100, 0, 0),
       (date_trunc('month', $1::date) - interval '13 months', 5555, 0, 0)`,
    [today],
  )
  const [users] = await database.rows<{ total: number }>('select count(*)::int as total from users')

  // Before the worker has counted, and after.
  await runJob('insight.renew')
  const overview = await get<AdminOverview>('/admin/overview')
  expect(overview.stats).toEqual({
    total_users: users?.total,
    active_users: users?.total,
    monthly_revenue: 74_75_000,
    total_applications: 1,
  })
  expect(overview.revenue_by_month).toHaveLength(12)
  expect(overview.revenue_by_month.at(-1)).toEqual({ month: `${today.slice(0, 7)}-01`, revenue: 74_75_000 })
  expect(overview.revenue_by_month.at(-3)?.revenue).toBe(1)
  expect(overview.revenue_by_month.reduce((sum, { revenue }) => sum + revenue, 0)).toBe(74_75_001)
  expect(overview.projects_by_status).toEqual([
    { status: 'planning', count: 1 },
    { status: 'in_progress', count: 0 },
    { status: 'on_hold', count: 1 },
    { status: 'completed', count: 0 },
    { status: 'cancelled', count: 0 },
  ])
  expect(overview.applications_by_status[0]).toEqual({ status: 'pending', count: 1 })
  expect(overview.needs_you).toMatchObject({
    without_manager: 1,
    late: 1,
    at_risk: 0,
    unanswered_messages: 1,
    payments_to_confirm: 0,
    parked_events: 0,
    new_enquiries: 1,
    new_applications: 1,
    lapsing_invitations: 0,
  })

  // Each count is the length of the list that it opens.
  const listed = async (filter: string) => (await get<{ data: object[] }>(`/admin/projects?${filter}`)).data
  expect(await listed('health=late')).toMatchObject([{ id: late.id, health: 'late' }])
  expect(await listed('manager=none')).toMatchObject([{ id: plain.id }])
  expect(await listed('messages=unanswered')).toMatchObject([{ id: late.id }])
  expect(await listed(`messages=unanswered&search=${late.id}`)).toHaveLength(1)
  expect(await listed(`messages=unanswered&search=${plain.id}`)).toEqual([])

  // By area in the navigation; the late project with an unanswered message counts once.
  expect(await get('/needs-you')).toEqual({
    projects: 2,
    new_requests: 0,
    applications: 1,
    contacts: 1,
    payments: 0,
  })
  const manager: Actor = { kind: 'user', role: 'manager', id: late.manager_id }
  expect(await get('/needs-you', manager)).toEqual({
    projects: 1,
    new_requests: 0,
    applications: 1,
    contacts: 1,
    payments: 0,
  })

  // The next minute counts what was changed since.
  await api.app.inject({
    method: 'POST',
    url: '/api/admin/projects/status',
    headers: asActor(adminActor),
    payload: { ids: [plain.id], status: 'completed' },
  })
  await runJob('insight.fold')
  const after = await get<AdminOverview>('/admin/overview')
  expect(after.projects_by_status).toContainEqual({ status: 'completed', count: 1 })
})

test('waiting counts change at once between two runs, and counting again gives the same', async () => {
  const read = async () => (await get<AdminOverview>('/admin/overview')).needs_you
  const inNeed = async () => (await get<NavCounts>('/needs-you')).projects
  const set = (sql: string, ...values: unknown[]) => database.admin.query(sql, values)
  await runJob('insight.renew')
  expect(await database.count('waiting_changes')).toBe(0)
  const [start, startInNeed] = [await read(), await inNeed()]
  const project = await makeProject(api)
  // A finished project needs no manager.
  await set('update projects set manager_id = null where id = $1', project.id)
  expect((await read()).without_manager).toBe(start.without_manager + 1)
  await set(`update projects set status = 'cancelled' where id = $1`, project.id)
  expect([await read(), await inNeed()]).toEqual([start, startInNeed])
  await set(`update projects set status = 'planning' where id = $1`, project.id)
  expect((await read()).without_manager).toBe(start.without_manager + 1)
  await set(
    `update projects set manager_id = (select user_id from project_members where project_id = $1 limit 1) where id = $1`,
    project.id,
  )
  await api.sendContact()
  await apply(api, 'architect')
  await set(
    `insert into payments (id, project_id, client_id, organisation_id, amount_paise, description, project_title, awaiting_confirmation)
     select gen_random_uuid(), id, client_id, organisation_id, 100, 'Bill', title, true from projects where id = $1`,
    project.id,
  )
  await set(`update projects set health = 'late' where id = $1`, project.id)
  await set(
    `insert into chat_rooms (project_id, audience, waiting_id) values ($1, 'everyone', gen_random_uuid())
     on conflict (project_id, audience) do update set waiting_id = excluded.waiting_id`,
    project.id,
  )
  const more = {
    ...start,
    late: start.late + 1,
    unanswered_messages: start.unanswered_messages + 1,
    new_enquiries: start.new_enquiries + 1,
    new_applications: start.new_applications + 1,
    payments_to_confirm: start.payments_to_confirm + 1,
  }
  expect(await database.count('waiting_changes')).toBeGreaterThan(0)
  expect([await read(), await inNeed()]).toEqual([more, startInNeed + 1])

  // Late no longer, but still asked; then deleted, with all that waited in it.
  await set(`update projects set health = 'at_risk' where id = $1`, project.id)
  expect([await read(), await inNeed()]).toEqual([
    { ...more, late: start.late, at_risk: start.at_risk + 1 },
    startInNeed + 1,
  ])
  await set('update chat_rooms set waiting_id = null where project_id = $1', project.id)
  expect(await inNeed()).toBe(startInNeed + 1)
  await set(`update projects set health = 'on_track' where id = $1`, project.id)
  expect(await inNeed()).toBe(startInNeed)
  await set(
    `update chat_rooms set waiting_id = gen_random_uuid() where project_id = $1 and audience = 'everyone'`,
    project.id,
  )
  await set('delete from project_members where project_id = $1', project.id)
  expect(await read()).toMatchObject({
    without_manager: start.without_manager + 1,
    unanswered_messages: start.unanswered_messages + 1,
  })
  await set('update projects set deleted_at = now() where id = $1', project.id)
  await set(`update contact_submissions set status = 'resolved'`)
  await set(`update job_applications set status = 'rejected' where status = 'pending'`)
  await set('update payments set awaiting_confirmation = false')
  const counted = [await read(), await inNeed()]
  expect(counted).toEqual([{ ...start, new_enquiries: 0, new_applications: 0 }, startInNeed])

  await runJob('insight.fold')
  expect(await database.count('waiting_changes')).toBe(0)
  expect([await read(), await inNeed()]).toEqual(counted)
})

test('a manager sees unfinished projects, those that need care first', async () => {
  const today = api.deps.today()
  const { id } = await makePerson(api, 'manager')
  const manager: Actor = { kind: 'user', role: 'manager', id }
  const late = await makeProject(api, { managerId: id })
  const done = await makeProject(api, { managerId: id })
  const risky = await makeProject(api, { managerId: id })
  const fine = []
  for (let index = 0; index < 12; index += 1) fine.push((await makeProject(api, { managerId: id })).id)
  const set = (sql: string, ...values: unknown[]) => database.admin.query(sql, values)
  await set('update milestones set due_date = $2 where id = $1', late.milestone, addDays(today, -3))
  await set(`update projects set status = 'cancelled' where id = $1`, done.id)
  await set('update tasks set due_date = $2 where id = $1', risky.task, addDays(today, -1))
  const { projects, projects_total } = await get<{ projects: ProjectCard[]; projects_total: number }>(
    '/manager/overview',
    manager,
  )
  expect(projects_total).toBe(14)
  expect(projects.map(({ health }) => health)).toEqual(['late', 'at_risk', ...Array(10).fill('on_track')])
  expect(projects.slice(0, 2).map((project) => project.id)).toEqual([late.id, risky.id])
  expect(projects[1]?.health_reason).toMatch(/^A task was due on /)
})

test('a client sees unfinished projects first, those that need care before the others', async () => {
  const today = api.deps.today()
  const late = await makeProject(api)
  const clientId = late.client_id
  const client: Actor = { kind: 'user', role: 'client', id: clientId }
  const fine = await makeProject(api, { clientId })
  const done = []
  for (let index = 0; index < 5; index += 1) done.push((await makeProject(api, { clientId })).id)
  await database.admin.query('update milestones set due_date = $2 where id = $1', [
    late.milestone,
    addDays(today, -3),
  ])
  await database.admin.query(`update projects set status = 'completed' where id = any($1)`, [done])
  const overview = await get<{ projects: ProjectCard[]; projects_total: number }>('/client/overview', client)
  expect(overview.projects.map(({ health }) => health)).toEqual(['late', 'on_track', 'done', 'done', 'done'])
  expect(overview.projects.slice(0, 2).map(({ id }) => id)).toEqual([late.id, fine.id])
  expect(overview.projects_total).toBe(7)
})

test('a client sees the status of each project in one sentence', async () => {
  const today = api.deps.today()
  const project = await makeProject(api)
  const client: Actor = { kind: 'user', role: 'client', id: project.client_id }
  await database.admin.query('update milestones set due_date = $2 where id = $1', [
    project.milestone,
    addDays(today, -3),
  ])
  await database.admin.query(
    `insert into project_forecasts values ($1, $2, 50, 'own', '{}', $3, $3, $3, '[]', '{}')`,
    [project.id, today, addDays(today, 400)],
  )
  const overview = await get<{ projects: { id: string; standing: string }[] }>('/client/overview', client)
  expect(overview.projects).toMatchObject([{ id: project.id }])
  expect(overview.projects[0]?.standing).toMatch(/^Late: .*; likely to finish around .*\.$/)
  expect(overview).not.toHaveProperty('unanswered')
})

test('new requests, change requests to price and milestones to accept are counted and listed', async () => {
  const before = (await get<AdminOverview>('/admin/overview')).needs_you
  const project = await makeProject(api)
  const manager: Actor = { kind: 'user', role: 'manager', id: project.manager_id }
  await database.admin.query(
    `insert into change_requests (id, project_id, title, description, cost_paise, days, proposed_by_client, state, closed_at)
     values (gen_random_uuid(), $1, 'Asked for', '', null, null, true, 'proposed', null),
       (gen_random_uuid(), $1, 'Priced', '', 100, 1, true, 'proposed', null),
       (gen_random_uuid(), $1, 'Ours', '', 100, 1, false, 'proposed', null),
       (gen_random_uuid(), $1, 'Withdrawn', '', null, null, true, 'withdrawn', now())`,
    [project.id],
  )
  await database.admin.query(
    `insert into milestones (id, project_id, title, description, due_date, baseline_date, status, completion_date, acceptance, acceptance_at)
     values (gen_random_uuid(), $1, 'Roof', 'The roof is closed.', current_date, current_date, 'completed', current_date, 'asked', now()),
       (gen_random_uuid(), $1, 'Walls', 'The walls are up.', current_date, current_date, 'completed', current_date, 'none', null)`,
    [project.id],
  )
  const asked = await makeProject(api)
  await database.admin.query('delete from project_members where project_id = $1', [asked.id])
  await database.admin.query(
    `update projects set status = 'planning', triage = 'waiting', answer_by = current_date where id = $1`,
    [asked.id],
  )
  const after = (await get<AdminOverview>('/admin/overview')).needs_you
  expect(after.changes_to_price).toBe(before.changes_to_price + 1)
  expect(after.new_requests).toBe(before.new_requests + 1)
  const listed = await get<{ data: object[] }>('/admin/projects?changes=to_price')
  expect(listed.data).toHaveLength(after.changes_to_price)
  expect(listed.data).toContainEqual(expect.objectContaining({ id: project.id }))
  expect((await get<NavCounts>('/needs-you')).new_requests).toBe(after.new_requests)
  const mine = await get<{ to_accept: object[]; changes_to_price: object[] }>('/manager/overview', manager)
  expect(mine.to_accept).toMatchObject([{ kind: 'acceptance', title: 'Roof', project_id: project.id }])
  expect(mine.changes_to_price).toMatchObject([{ title: 'Asked for', project_id: project.id }])
  const own = '/manager/projects?changes=to_price'
  expect(await get(own, manager)).toMatchObject({ data: [{ id: project.id }] })
  // A member of the team has it in the count, the overview and the list.
  const member: Actor = { kind: 'user', role: 'manager', id: (await makePerson(api, 'manager')).id }
  const count = async () => (await get<NavCounts>('/needs-you', member)).projects
  expect(await count()).toBe(0)
  await database.admin.query(
    `insert into project_members (id, project_id, user_id, duty) values (gen_random_uuid(), $1, $2, 'member')`,
    [project.id, member.id],
  )
  expect(await count()).toBe(1)
  expect(await get('/manager/overview', member)).toMatchObject({
    changes_to_price: [{ project_id: project.id }],
  })
  expect(await get(own, member)).toMatchObject({ data: [{ id: project.id }] })
  // Change requests of a cancelled project aren't priced.
  await database.admin.query(`update projects set status = 'cancelled' where id = $1`, [project.id])
  expect((await get<AdminOverview>('/admin/overview')).needs_you.changes_to_price).toBe(
    before.changes_to_price,
  )
  expect(await get('/manager/overview', member)).toMatchObject({ changes_to_price: [] })
  expect(await count()).toBe(0)
  // A manager who isn't on the project sees none of it.
  const other = await makeProject(api)
  const elsewhere: Actor = { kind: 'user', role: 'manager', id: other.manager_id }
  expect(await get('/manager/overview', elsewhere)).toMatchObject({ to_accept: [], changes_to_price: [] })
})

test('interviews and invitations begin and cease to wait as time passes, without being counted again', async () => {
  await runJob('insight.renew')
  const read = async () => {
    const { coming_interviews, lapsing_invitations } = (await get<AdminOverview>('/admin/overview')).needs_you
    return [coming_interviews, lapsing_invitations]
  }
  const [first = NaN, second = NaN] = await read()
  const { id: application } = await makeApplication()
  // One of each that changes in twenty seconds, far from all other moments of these days.
  const soon = `now() + interval '20 seconds'`
  const plan = (startsAt: string) => insertInterview(application, startsAt)
  const invite = insertInvitation
  await plan(`${soon} - interval '30 minutes'`)
  await invite(`${soon} + interval '48 hours'`)
  await invite(`${soon} - interval '336 hours'`)
  expect(await read()).toEqual([first + 1, second + 1])
  await runJob('insight.fold')
  expect(await database.count('waiting_changes')).toBe(0)
  await plan(`${soon} - interval '30 minutes'`)
  await invite(`${soon} - interval '336 hours'`)
  expect(await read()).toEqual([first + 2, second + 2])
  // One of the invitations ceases in the count and another in the changes, when the third begins.
  await expect.poll(read, { timeout: 60_000 }).toEqual([first, second + 1])

  // Cancelled, moved and ended at once.
  const interview = await plan('now()')
  expect(await read()).toEqual([first + 1, second + 1])
  await database.admin.query('update application_interviews set cancelled_at = now() where id = $1', [
    interview,
  ])
  expect(await read()).toEqual([first, second + 1])
  const moved = await plan(`now() + interval '9 days'`)
  expect(await read()).toEqual([first, second + 1])
  await database.admin.query('update application_interviews set starts_at = now() where id = $1', [moved])
  expect(await read()).toEqual([first + 1, second + 1])
  await database.admin.query('delete from job_applications where id = $1', [application])
  await database.admin.query('update invitations set revoked_at = now() where revoked_at is null')
  expect(await read()).toEqual([0, 0])
  await runJob('insight.fold')
  expect(await read()).toEqual([0, 0])
})

test('what is counted for later is what the lists show then', async () => {
  const { id: application } = await makeApplication()
  for (let n = 0; n < 60; n += 1) {
    await insertInterview(application, `now() + ${n} * interval '97 minutes' - interval '5 hours'`)
    await insertInvitation(`now() + ${n} * interval '3 hours' - interval '2 days'`)
    await insertInvitation(`now() + ${n} * interval '1 hour' - interval '15 days'`)
  }
  const moments = Array.from({ length: 24 }, (_, n) => `now() + ${n} * interval '2 hours'`)
  const listed = (at: string) =>
    database.rows(
      `select
         (select count(*)::int from application_interviews where cancelled_at is null
           and starts_at < (((${at}) at time zone 'Asia/Kolkata')::date + 2)::timestamp at time zone 'Asia/Kolkata'
           and starts_at + make_interval(mins => minutes) > ${at}) as coming_interviews,
         (select count(*)::int from invitations where accepted_at is null and revoked_at is null
           and expires_at between ${at} - interval '14 days' and ${at} + interval '2 days') as lapsing_invitations`,
    )
  const counted = (at: string) =>
    database.rows(
      `select coalesce(sum(n) filter (where kind = 'coming_interviews'), 0)::int as coming_interviews,
         coalesce(sum(n) filter (where kind = 'lapsing_invitations'), 0)::int as lapsing_invitations
       from (
         select kind, change as n from waiting_changes where at <= ${at}
         union all
         select key, value::int from overview_counts, jsonb_each(counts) where kind = 'waiting'
         union all
         select by_kind.key, step.value::int
         from overview_counts, jsonb_each(later) by_kind, jsonb_each_text(by_kind.value) step
         where kind = 'waiting' and to_timestamp(step.key::float8) <= ${at}
       ) changes (kind, n)`,
    )
  const compare = async () => {
    for (const at of moments) expect([at, await counted(at)]).toEqual([at, await listed(at)])
  }
  await compare()
  await runJob('insight.fold')
  expect(await database.count('waiting_changes')).toBe(0)
  await compare()
  // Some of each are over, moved or gone.
  await database.admin.query(
    `update application_interviews set cancelled_at = now() where id::text ~ '^[0-4]' and cancelled_at is null`,
  )
  await database.admin.query(
    `update application_interviews set starts_at = starts_at + interval '1 day' where id::text ~ '^[5-9]'`,
  )
  await database.admin.query(`delete from invitations where id::text ~ '^[0-4]'`)
  await database.admin.query(
    `update invitations set expires_at = expires_at + interval '7 hours' where id::text ~ '^[5-9]'`,
  )
  await compare()
  await runJob('insight.fold')
  await compare()
})

test('without a count of the last two days, and beside an earlier worker, the rows are counted', async () => {
  const read = async () => (await get<AdminOverview>('/admin/overview')).needs_you
  await runJob('insight.renew')
  const { id: application } = await makeApplication()
  await insertInterview(application, 'now()')
  const now = await read()
  expect(now.coming_interviews).toBeGreaterThan(0)
  await runJob('insight.fold')
  await database.admin.query(
    `update overview_counts set counted_at = now() - interval '49 hours', later = null, counts = case kind
       when 'waiting' then counts || '{"coming_interviews": 77, "lapsing_invitations": 77}' else counts end`,
  )
  expect(await read()).toEqual(now)
  await database.admin.query(
    `update overview_counts set counted_at = now(), counts = counts - array['new_requests', 'changes_to_price',
       'coming_interviews', 'lapsing_invitations'] where kind = 'waiting'`,
  )
  expect(await read()).toEqual(now)
})

test('a project counts once, however many of its change requests wait for a price', async () => {
  const read = async () => (await get<AdminOverview>('/admin/overview')).needs_you.changes_to_price
  await runJob('insight.renew')
  const ask = ({ id }: { id: string }, count = 1) =>
    database.admin.query(
      `insert into change_requests (id, project_id, title, description, proposed_by_client)
       select gen_random_uuid(), $1, 'Asked for', '', true from generate_series(1, $2)`,
      [id, count],
    )
  // Of another project, so that counting one too few shows.
  await ask(await makeProject(api))
  const before = await read()
  const project = await makeProject(api)
  const set = (sql: string) => database.admin.query(`${sql} where id = $1`, [project.id])
  // At the same moment.
  await Promise.all([ask(project), ask(project), ask(project, 2)])
  expect(await read()).toBe(before + 1)
  await database.admin.query(
    `update change_requests set cost_paise = 100, days = 1
     where id = (select id from change_requests where project_id = $1 limit 1)`,
    [project.id],
  )
  expect(await read()).toBe(before + 1)
  await set('update projects set deleted_at = now()')
  expect(await read()).toBe(before)
  await set('update projects set deleted_at = null')
  expect(await read()).toBe(before + 1)
  await set(`update projects set status = 'completed'`)
  expect(await read()).toBe(before)
  await set(`update projects set status = 'in_progress'`)
  await database.admin.query(
    `update change_requests set state = 'withdrawn', closed_at = now() where project_id = $1`,
    [project.id],
  )
  expect(await read()).toBe(before)
  await runJob('insight.fold')
  expect(await read()).toBe(before)
})

async function makeApplication(): Promise<{ id: string }> {
  const [row] = await database.rows<{ id: string }>(
    `insert into job_applications (id, source, position, applicant_name, email)
     values (gen_random_uuid(), 'staff', 'Architect', 'Asha Rao', 'asha@applicants.example') returning id`,
  )
  if (!row) throw new Error('no application')
  return row
}

async function insertInterview(application: string, startsAt: string): Promise<string> {
  const [row] = await database.rows<{ id: string }>(
    `insert into application_interviews (id, application_id, starts_at, minutes, kind, place)
     values (gen_random_uuid(), $1, ${startsAt}, 30, 'office', 'Madhapur') returning id`,
    [application],
  )
  return row?.id ?? ''
}

const insertInvitation = (expiresAt: string) =>
  database.admin.query(
    `insert into invitations (id, email, name, role, expires_at)
     values (gen_random_uuid(), gen_random_uuid() || '@invited.example', 'Invited', 'client', ${expiresAt})`,
  )
