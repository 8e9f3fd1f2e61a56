import { isGstin } from '@trusswell/domain/tax-numbers.ts'
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { useApi, useDatabase } from '../test/harness.ts'
import { pdfText } from '../test/pdf-text.ts'
import { cookieHeader, makePerson, signIn } from '../test/people.ts'

const database = useDatabase()
const api = useApi(database, { realSessions: true })
const password = 'slate-harbour-40-comet'

const files = await mkdtemp(join(tmpdir(), 'seed-files-'))
afterAll(() => rm(files, { recursive: true }))

const seed = (environment: Record<string, string> = {}, ...options: string[]) =>
  promisify(execFile)(process.execPath, [fileURLToPath(new URL('seed.ts', import.meta.url)), ...options], {
    env: {
      ...process.env,
      DATABASE_URL: database.urlOf('app'),
      DATABASE_IDENTITY_URL: database.urlOf('identity'),
      DATABASE_WORKER_URL: database.urlOf('worker'),
      SEED_PASSWORD: password,
      FILES_DIR: files,
      ...environment,
    },
  })

test('[AU-08] two admins, two managers and a client are there after seeding, and can sign in', async () => {
  await seed()
  const people = await database.rows<{ email: string; name: string; role: string }>(
    'select email, name, role from users order by email',
  )
  expect(people.map(({ email, role }) => [email, role])).toEqual([
    ['admin1@trusswell.example', 'admin'],
    ['admin2@trusswell.example', 'admin'],
    ['client1@trusswell.example', 'client'],
    ['manager1@trusswell.example', 'manager'],
    ['manager2@trusswell.example', 'manager'],
  ])
  for (const { email, name, role } of people) {
    const { answer } = await signIn(api, email, {}, password)
    expect(answer.json()).toMatchObject({ user: { email, user_metadata: { name, role } } })
  }
  expect((await seed()).stdout).toContain('0 accounts added')
})

test('production is not seeded', async () => {
  await expect(seed({ NODE_ENV: 'production' })).rejects.toThrow('seeding is for development')
})

const other = useDatabase()
const otherApi = useApi(other, { realSessions: true })

// Each run of the seed is a process of its own, and takes up to a minute on a busy machine.
const timeout = 120_000

test('a demo installation gets demo accounts, but never beside real users', { timeout }, async () => {
  const inDemo = {
    NODE_ENV: 'production',
    DEMO: 'true',
    DATABASE_URL: other.urlOf('app'),
    DATABASE_IDENTITY_URL: other.urlOf('identity'),
    DATABASE_WORKER_URL: other.urlOf('worker'),
  }
  const { id } = await makePerson(otherApi, 'client')
  await expect(seed(inDemo, '--demo')).rejects.toThrow('this database has real users')
  expect(await other.rows('select id from users')).toEqual([{ id }])

  await other.rows('delete from users')
  expect((await seed(inDemo, '--demo')).stdout).toContain('30 accounts added')
  // Visitors share the admins' password, so nobody could set up a second factor for good.
  expect(await other.rows(`select distinct admin_since from users where role = 'admin'`)).toEqual([
    { admin_since: null },
  ])
  // Visitors of the demo may sign up; it stays a demo.
  await makePerson(otherApi, 'client')
  expect((await seed(inDemo, '--demo')).stdout).toContain('0 accounts added')
})

test(
  '[AP-07] [AP-09] [AP-15] the demo has three sample projects as rows, each with the progress its tasks make',
  { timeout },
  async () => {
    expect((await seed({}, '--demo')).stdout).toMatch(/40 projects added[^]*11 conversations added/)
    const { stdout } = await seed({}, '--demo')
    expect(stdout).toMatch(/0 projects added[^]*0 notifications added/)
    // A second run adds nothing at all.
    expect(new Set(stdout.replaceAll(/\S+@\S+/g, '').match(/\d+/g))).toEqual(new Set(['0']))
    const states = await database.rows<{ of: string }>(
      `select distinct status || case when awaiting_confirmation then ', to confirm' when refunded_paise > 0 then ', part returned'
       when gateway is not null then ', online' when due_date < current_date and status = 'pending' then ', overdue' else '' end as of
     from payments order by 1`,
    )
    expect(states.map(({ of }) => of)).toEqual([
      'completed',
      'completed, online',
      'completed, part returned',
      'failed',
      'pending',
      'pending, overdue',
      'pending, to confirm',
    ])
    expect(await database.count('payment_receipts')).toBe(86)
    expect(await database.count('gateway_settlements')).toBeGreaterThan(3)
    expect(
      await database.count(`payment_movements where settlement_id is null and object_id like 'pay_demo%'`),
    ).toBe(0)
    const rooms = await database.rows<{ whole: boolean; said: number }>(
      `select head = (select count(*) from chat_events e where (e.project_id, e.audience) = (r.project_id, r.audience)) as whole,
       (select count(*)::int from chat_messages m where (m.project_id, m.audience) = (r.project_id, r.audience)) as said
     from chat_rooms r`,
    )
    expect(rooms.every(({ whole }) => whole)).toBe(true)
    expect(rooms.filter(({ said }) => said > 0).length).toBe(13)
    const { jar } = await signIn(api, 'admin1@trusswell.example', {}, password)
    const answer = await api.app.inject({ url: '/api/admin/projects?limit=100', headers: cookieHeader(jar) })
    const { data } = answer.json<{ data: Record<string, unknown>[] }>()
    const projectsOf = (...titles: string[]) =>
      titles.map((wanted) => data.find(({ title }) => title === wanted) ?? {})
    const named = projectsOf(
      'Hospital HVAC Installation',
      'School Electrical Upgrade',
      'Office Complex Automation',
    )
    expect(named.map(({ title, status, progress, client }) => ({ title, status, progress, client }))).toEqual(
      [
        {
          title: 'Hospital HVAC Installation',
          status: 'completed',
          progress: 100,
          client: expect.anything(),
        },
        { title: 'School Electrical Upgrade', status: 'planning', progress: 0, client: expect.anything() },
        {
          title: 'Office Complex Automation',
          status: 'in_progress',
          progress: 37,
          client: expect.anything(),
        },
      ],
    )
    const healths = {
      'Miyapur School Solar Roof': 'on_track',
      'Shamshabad Warehouse Sprinklers': 'on_track',
      'Gachibowli Data Room Cooling': 'paused',
      'Kondapur Day Clinic Fit-out': 'late',
      'Kokapet Towers Fire Safety': 'not_started',
      'Uppal Mall Building Services': 'at_risk',
      'Nacharam Plant Power Upgrade': 'done',
      'Begumpet College Chiller Plant': 'done',
    }
    expect(projectsOf(...Object.keys(healths)).map(({ health }) => health)).toEqual(Object.values(healths))
    // Money came in most months of two years.
    const [months] = await database.rows<{ n: number }>(
      'select count(*)::int as n from payment_months where credited_paise > 0',
    )
    expect(months?.n).toBeGreaterThan(15)
    expect(named[2]).toMatchObject({
      id: expect.any(String),
      client: { name: 'Deshpande Tech Parks' },
      priority: 'high',
      due_date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      team: [{ name: 'Suresh Reddy' }, { name: 'Divya Menon' }, { name: 'Ravi Teja' }],
      description: expect.stringContaining('Building management'),
    })
    const [client_id] = data.map(({ client }) => (client as { id: string }).id)
    const added = await api.app.inject({
      method: 'POST',
      url: '/api/admin/projects',
      headers: cookieHeader(jar),
      payload: { title: 'New', client_id, end_date: '2027-01-01' },
    })
    expect(added.json()).toMatchObject({ progress: 0 })
    expect(data.map(({ id }) => id)).not.toContain(added.json<{ id: string }>().id)
  },
)

const counts = `select
  (select count(*)::int from organisations where projects_count > 0) as organisations,
  (select count(*)::int from users where email like '%@trusswell.example') as people,
  (select count(*)::int from job_applications) as applications,
  (select count(*)::int from job_applications where status = 'pending') > 11 as some_pending,
  (select count(*)::int from job_applications where resume is not null) > 40 as some_resumes,
  (select count(*)::int from expenses where bill_id is not null) > 30 as some_bills,
  (select count(*)::int from application_interviews where starts_at < now() and cancelled_at is null) > 3 as interviewed,
  (select count(*)::int from application_interviews where starts_at > now() and cancelled_at is null) as to_interview,
  (select count(*)::int from application_interviews where cancelled_at is not null) as cancelled,
  (select count(*)::int from application_events where kind = 'interview-moved') as moved,
  (select count(*)::int from contact_submissions) as enquiries,
  (select count(*)::int from projects where triage = 'waiting') as waiting,
  (select count(*)::int from milestones where acceptance = 'asked') > 2 as some_to_accept,
  (select count(*)::int from change_requests where state = 'proposed') > 2 as some_changes,
  (select count(distinct date_trunc('month', start_date))::int from projects where triage is null) > 15 as two_years,
  (select count(distinct user_id)::int from notifications where read_at is null) > 9 as many_readers,
  (select count(*)::int from users where email like '%@trusswell.example' and last_active_at is null) as never_active,
  (select count(*)::int from users where last_active_at > now()) as active_later,
  (select count(*)::int from payments where created_at::date > coalesce(due_date, current_date)) as late_requests,
  (select count(*)::int from payments where created_at > now() - interval '1 day') < 3 as older_payments,
  (select count(distinct date_trunc('month', created_at))::int from payments) > 15 as months_of_payments,
  (select count(*)::int from organisations where projects_count > 0 and not exists (
    select from audit_entries where entity = 'organisation' and entity_id = organisations.id)) as inactive,
  (select count(*)::int from projects where health is null) as unknown_health,
  (select count(*)::int from project_outcomes where held_75 is not null) > 9 as held_forecasts,
  (select (counts ->> 'late')::int > 0 and (counts ->> 'at_risk')::int > 0 and (counts ->> 'unanswered_messages')::int > 0
    from overview_counts where kind = 'waiting') as in_need,
  (select array_agg(distinct state order by state) from change_requests) as changes,
  (select array_agg(state order by published_at nulls last) from newsletter_issues) as issues,
  (select count(*)::int from search_misses) > 5 as searches,
  (select count(*)::int from invitations where accepted_at is null and revoked_at is null and expires_at > now()) as invited,
  (select count(*)::int from invitations where accepted_at is null and revoked_at is null and expires_at <= now()) as expired,
  (select count(distinct project_id)::int from site_diary_entries) > 9 as diaries,
  (select count(*)::int from (
    select from project_files join files on files.id = file_id group by project_id, name having count(*) > 1
  ) each) as drawings_with_versions,
  (select count(distinct project_id)::int from expenses join projects on projects.id = project_id
    where spent_on > current_date - 30
      and title in ('Hospital HVAC Installation', 'Office Complex Automation', 'Uppal Mall Building Services')) as recent_costs`

// Counts of rows that contradict each other; all are 0.
const contradictions = `select
  (select count(*)::int from payments where credited_paise > 0 and invoice_number is null
    and description !~* 'advance') as bills_without_invoice,
  (select count(*)::int from payments where invoice_number is not null and description ~* 'advance') as invoiced_advances,
  (select count(*)::int from payments join files on files.id = invoice_file_id where state <> 'clean') as unread_invoices,
  (select count(*)::int from projects
    where start_date <= (created_at at time zone 'Asia/Kolkata')::date) as created_late,
  (select count(*)::int from projects
    where reference not like 'TW-' || to_char(created_at at time zone 'Asia/Kolkata', 'YYMM') || '-%') as other_months,
  (select count(*)::int from projects p join organisations o on o.id = p.organisation_id
    where p.created_at < o.created_at) as before_the_client,
  (select count(*)::int from projects p
    join (select project_id, status, due_date from tasks union all select project_id, status, due_date from milestones) work
      on work.project_id = p.id
    where due_date < start_date or (work.status = 'in_progress' and p.status <> 'in_progress')) as work_at_rest,
  (select count(*)::int from payments first join payments second using (project_id)
    where first.description = 'Running bill 1' and second.description = 'Running bill 2'
      and second.invoice_number < first.invoice_number) as invoices_out_of_order,
  (select count(*)::int from application_events e join job_applications a on a.id = e.application_id
    where (e.kind = 'received' and e.at <> a.created_at)
      or (e.kind = 'interview-planned' and e.at > e.interview_at)
      or (e.kind = 'status' and e.at > date_trunc('day', now() at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata')
      or (a.decided_at is not null and e.kind = 'status' and e.status = a.status and e.at <> a.decided_at)) as late_events,
  (select count(*)::int from chat_reads join users on users.id = user_id
    where audience = 'everyone' and role = 'admin') as admins_reading,
  (select count(*)::int from contact_submissions where status <> 'new' and assignee_id is null) as unassigned,
  (select count(*)::int from (
    select created_at from contact_submissions union all select created_at from job_applications
    union all select created_at from payments union all select created_at from projects
  ) row where created_at > date_trunc('day', now() at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata') as of_today,
  (select count(*)::int from organisations o where gstin <> '' and not exists (select from organisation_private
    where organisation_id = o.id and field = 'pan' and value = substr(gstin, 3, 10))) as without_pan,
  (select count(*)::int from (
    select description as text from projects union all select text from chat_messages
    union all select subject || ' ' || message from contact_submissions union all select subject || ' ' || body from newsletter_issues
  ) row where text ~* '\\m(summer|winter|spring|autumn|monsoon|diwali|dasara|ugadi|sankranti|january|february|april|june|july|august|september|october|november|december)\\M'
  ) as seasons`

// Without ids, and with days counted from the first project.
const contents = `
  with first as (select min(start_date) as day from projects)
  select 'project' as of, concat_ws('|', title, status, triage, start_date - day, end_date - day, agreed_value_paise) as row
    from projects, first
  union all select 'milestone', concat_ws('|', title, status, due_date - day, completion_date - day, acceptance) from milestones, first
  union all select 'task', concat_ws('|', title, status, due_date - day, completed_on - day) from tasks, first
  union all select 'payment', concat_ws('|', description, amount_paise, status, due_date - day, created_at::date - day)
    from payments, first
  union all select 'message', concat_ws('|', text, created_at::date - day) from chat_messages, first
  union all select 'application', concat_ws('|', email, position, status, created_at::date - day) from job_applications, first
  union all select 'interview', concat_ws('|', email, i.kind, place, minutes, starts_at::date - day, starts_at::time, cancelled_at is null,
      (select string_agg(u.name, ',' order by u.name) from application_interviewers p join users u on u.id = p.user_id where p.interview_id = i.id))
    from application_interviews i join job_applications a on a.id = i.application_id, first
  union all select 'file', concat_ws('|', purpose, name, size, sha256) from files, first
  union all select 'enquiry', concat_ws('|', email, status, created_at::date - day) from contact_submissions, first
  union all select 'change request', concat_ws('|', title, state, created_at::date - day, closed_at::date - day) from change_requests, first
  union all select 'diary', concat_ws('|', notes, entry_date - day, headcount) from site_diary_entries, first
  union all select 'forecast', concat_ws('|', title, f.day - first.day, f.progress)
    from project_forecasts f join projects on projects.id = project_id, first
  union all select 'issue', concat_ws('|', subject, state, recipients, created_at::date - day) from newsletter_issues, first
  union all select 'invitation', concat_ws('|', email, role, created_at::date - day, expires_at::date - day) from invitations, first
  union all select 'notification', concat_ws('|', message, read_at is null, created_at::date - day) from notifications, first
  order by 1, 2`

test('the demo company fills every list, and is the same in every installation', async () => {
  expect(await database.rows(counts)).toEqual([
    {
      organisations: 12,
      people: 30,
      applications: 80,
      some_pending: true,
      some_resumes: true,
      some_bills: true,
      interviewed: true,
      to_interview: 4,
      cancelled: 1,
      moved: 1,
      enquiries: 24,
      waiting: 4,
      some_to_accept: true,
      some_changes: true,
      two_years: true,
      many_readers: true,
      never_active: 0,
      active_later: 0,
      late_requests: 0,
      older_payments: true,
      months_of_payments: true,
      inactive: 0,
      unknown_health: 1,
      held_forecasts: true,
      in_need: true,
      changes: ['accepted', 'declined', 'proposed', 'withdrawn'],
      issues: ['sent', 'sent', 'draft'],
      searches: true,
      invited: 4,
      expired: 4,
      diaries: true,
      drawings_with_versions: 4,
      recent_costs: 3,
    },
  ])
  const [found] = await other.rows<Record<string, number>>(contradictions)
  expect(Object.entries(found ?? {}).filter(([, count]) => count > 0)).toEqual([])
  // The first was seeded without the company before, whose enquiries send no notifications, and has a project of the test above.
  const isOwn = ({ row }: { row: string }) =>
    /^New\||Asha Rao|Imran Siddiqui|Lakshmi Narasimhan|Joseph Kurien/.test(row)
  const read = async (from: typeof database) =>
    (await from.rows<{ of: string; row: string }>(contents)).filter((line) => !isOwn(line))
  expect(await read(database)).toEqual(await read(other))
  const firms = await database.rows<{ gstin: string }>(`select gstin from organisations where gstin <> ''`)
  const ages = await other.rows<{ months: number }>(
    `select count(distinct date_trunc('month', created_at))::int as months from organisations where projects_count > 0`,
  )
  expect(ages[0]?.months).toBeGreaterThan(9)
  expect(firms.map(({ gstin }) => isGstin(gstin))).toEqual(Array(9).fill(true))
  const documents = await database.rows<{ id: string; purpose: string; name: string }>(
    `select distinct on (purpose) id, purpose, name from files where state = 'clean' order by purpose, id`,
  )
  expect(documents.map(({ purpose }) => purpose)).toEqual(['bill', 'invoice', 'project', 'resume'])
  for (const { id, name } of documents)
    expect(await pdfText(await readFile(join(files, 'kept', id)))).toContain(
      name.replace('.pdf', '').split(' ')[1],
    )
  // The first client has as few as one of its size.
  const [mine] = await database.rows<{ n: number }>(
    `select count(*)::int as n from projects join users on users.id = client_id where email = 'client1@trusswell.example'`,
  )
  expect(mine?.n).toBeLessThan(10)
})
