import { mostCounted } from '@trusswell/domain/list-total.ts'
import { expect, test } from 'vitest'
import { newId } from '../src/platform/ids.ts'
import { asActor, useApi, useDatabase } from './harness.ts'
import { makePayment } from './payments.ts'
import { makeColleague, makePerson } from './people.ts'
import { adminActor, makeProject } from './projects.ts'

const database = useDatabase()
const api = useApi(database)

type Listed = { data: { id: string }[]; next_cursor: string | null; total?: number }
type Actor = Parameters<typeof asActor>[0]

async function read(path: string, actor: Actor = adminActor): Promise<Listed> {
  const answer = await api.app.inject({ url: `/api/${path}`, headers: asActor(actor) })
  expect([path, answer.statusCode]).toEqual([path, 200])
  return answer.json<Listed>()
}

/** All rows, page after page. */
async function readAll(path: string, actor?: Actor) {
  const ids: string[] = []
  let cursor: string | null = null
  do {
    const page: Listed = await read(`${path}&limit=3${cursor ? `&cursor=${cursor}` : ''}`, actor)
    ids.push(...page.data.map(({ id }) => id))
    cursor = page.next_cursor
  } while (cursor)
  return ids
}

const insertContacts = (count: number, fields: { word: string; status?: string }) =>
  database.admin.query(
    `insert into contact_submissions (id, first_name, last_name, email, subject, message, source, status, consent_notice, created_at)
     select gen_random_uuid(), $2, n::text, 'a@example.com', 'Roof', 'A message', 'contact', $3, 'v1', now() - n * interval '1 s'
     from generate_series(1, $1) as n`,
    [count, fields.word, fields.status ?? 'new'],
  )

/** Four rows with the columns after the id. */
const insertFour = (into: string, values: string, value: string) =>
  database.admin.query(
    `insert into ${into} select gen_random_uuid(), ${values} from generate_series(1, 4) as n`,
    [value],
  )

test('the first page says how many rows there are, later pages and other requests don’t', async () => {
  await insertContacts(7, { word: 'Kestrel' })
  const first = await read('admin/contacts?search=kestrel&limit=3&count=true')
  expect(first).toMatchObject({ total: 7, data: [{}, {}, {}] })
  expect(first.data[0]).not.toHaveProperty('rows_total')
  expect(
    await read(`admin/contacts?search=kestrel&limit=3&count=true&cursor=${first.next_cursor}`),
  ).not.toHaveProperty('total')
  expect(await read('admin/contacts?search=kestrel&limit=3')).not.toHaveProperty('total')
  expect(await read('admin/contacts?search=heron&count=true')).toMatchObject({ total: 0, data: [] })
})

test('filters apply to the total, and it ends above a thousand', async () => {
  await insertContacts(mostCounted + 40, { word: 'Osprey', status: 'resolved' })
  expect(await read('admin/contacts?search=osprey&limit=1&count=true')).toMatchObject({
    total: mostCounted + 1,
  })
  expect(await read('admin/contacts?search=osprey&status=new&limit=1&count=true')).toMatchObject({ total: 0 })
  await database.admin.query(
    `delete from contact_submissions where first_name = 'Osprey' and last_name::int > $1`,
    [mostCounted],
  )
  expect(await read('admin/contacts?search=osprey&limit=1&count=true')).toMatchObject({ total: mostCounted })
})

test('every list counts what its pages hold, under the scope of who asks', async () => {
  const client = await makePerson(api, 'client')
  const manager = await makePerson(api, 'manager')
  const people = { clientId: client.id, managerId: manager.id }
  const { id } = await makeProject(api, people)
  for (let n = 0; n < 4; n += 1) await makeProject(api, people)
  await makeProject(api)
  for (let n = 0; n < 5; n += 1) {
    await database.admin.query(`insert into tasks (id, project_id, title) values ($1, $2, 'One more')`, [
      newId(),
      id,
    ])
  }
  const organisation = await database.admin.query<{ organisation_id: string }>(
    'select organisation_id from users where id = $1',
    [client.id],
  )
  const firm = organisation.rows[0]?.organisation_id ?? ''
  const clientActor: Actor = {
    kind: 'user',
    id: client.id,
    role: 'client',
    organisation: { id: firm, role: 'owner' },
  }
  const managerActor: Actor = { kind: 'user', id: manager.id, role: 'manager' }
  for (let n = 0; n < 4; n += 1) {
    await makeColleague(api, client.id, 'viewer')
    await makePayment(database, { id, client_id: client.id })
    const { id: waiting } = await makeProject(api)
    await database.admin.query('delete from project_members where project_id = $1', [waiting])
    await database.admin.query(
      `update projects set status = 'planning', triage = 'waiting', answer_by = current_date where id = $1`,
      [waiting],
    )
  }
  await insertFour(
    `invitations (id, name, email, role, organisation_id, organisation_role, expires_at)`,
    `'Asha', 'asha' || n || '@people.example', 'client', $1::uuid, 'viewer', now() + interval '1 day'`,
    firm,
  )
  await insertFour(
    `job_applications (id, applicant_name, email, position, source)`,
    `'Asha', 'asha' || n || '@people.example', $1, 'staff'`,
    'Welder',
  )
  await insertFour(`newsletter_issues (id, subject, body)`, `'Issue ' || n, $1`, 'Text')
  await insertFour(
    `notifications (id, user_id, kind, event_key, message)`,
    `$1::uuid, 'status_changed', 'event ' || n, 'It is'`,
    manager.id,
  )
  await insertFour(
    `change_requests (id, project_id, title, description, cost_paise, days, proposed_by_client)`,
    `$1::uuid, 'A second lift', '', 100, 1, false`,
    id,
  )
  await insertFour(
    `milestones (id, project_id, title, description, due_date, baseline_date)`,
    `$1::uuid, 'Roof', 'The roof is closed.', current_date, current_date`,
    id,
  )
  const lists: [path: string, actor?: Actor][] = [
    ['admin/projects?'],
    ['admin/projects?search=project'],
    ['admin/projects?search=project&sort=title'],
    ['admin/projects?status=planning'],
    ['admin/portfolio?'],
    ['admin/portfolio?search=project&group=organisation'],
    ['admin/projects/waiting?'],
    ['admin/users?'],
    ['admin/users?role=manager'],
    ['admin/invitations?'],
    [`admin/users/${manager.id}/projects?`],
    ['admin/organisations?'],
    ['admin/organisations?search=example'],
    [`admin/organisations/${firm}/projects?`],
    [`admin/organisations/${firm}/people?`],
    [`admin/organisations/${firm}/invitations?`],
    ['admin/payments?'],
    ['admin/payments?search=project'],
    ['admin/applications?'],
    ['admin/applications?search=example'],
    ['admin/jobs?'],
    ['admin/newsletter/issues?'],
    ['notifications?', managerActor],
    ['manager/projects?', managerActor],
    ['manager/contacts?search=kestrel', managerActor],
    ['manager/payments?', managerActor],
    ['client/projects?', clientActor],
    ['client/payments?', clientActor],
    [`projects/${id}/payments?`, clientActor],
    [`projects/${id}/tasks?`, managerActor],
    [`projects/${id}/milestones?`, clientActor],
    [`projects/${id}/change-requests?`, clientActor],
  ]
  for (const [path, actor] of lists) {
    const ids = await readAll(path, actor)
    const { total } = await read(`${path}&limit=1&count=true`, actor)
    expect([path, total]).toEqual([path, ids.length])
    expect([path, new Set(ids).size]).toEqual([path, ids.length])
    // More than one page, so that neither an empty list nor the length of a page passes.
    expect(ids.length, path).toBeGreaterThan(3)
  }
  expect((await read('manager/projects?count=true', managerActor)).total).toBe(5)
  expect((await read('client/projects?count=true', clientActor)).total).toBe(5)
})
