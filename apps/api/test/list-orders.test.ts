import {
  ApplicationSort,
  ContactSort,
  JobSort,
  OrganisationSort,
  PaymentSort,
  UserSort,
} from '@trusswell/domain/list-sorts.ts'
import { ContactStatus } from '@trusswell/domain/contact.ts'
import { ProjectSort } from '@trusswell/domain/project-list.ts'
import { PaymentStatus } from '@trusswell/domain/payments.ts'
import { expect, test } from 'vitest'
import { newId } from '../src/platform/ids.ts'
import { orderOf } from '../src/modules/projects/project-order.ts'
import { byRank } from '../src/platform/sorting.ts'
import { asActor, useApi, useDatabase } from './harness.ts'
import { makePerson } from './people.ts'
import { adminActor, makeProject } from './projects.ts'

const database = useDatabase()
const api = useApi(database)

type Row = Record<string, unknown> & { id: string }
type Listed = { data: Row[]; next_cursor: string | null; total?: number }

async function read(path: string): Promise<Listed> {
  const answer = await api.app.inject({ url: `/api/admin/${path}`, headers: asActor(adminActor) })
  expect([path, answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([path, 200, ''])
  return answer.json<Listed>()
}

/** All rows in pages of two, so that places between equal values occur. */
async function readAll(path: string) {
  const rows: Row[] = []
  let cursor: string | null = null
  do {
    const page: Listed = await read(`${path}&limit=2${cursor ? `&cursor=${cursor}` : ''}`)
    rows.push(...page.data)
    cursor = page.next_cursor
  } while (cursor)
  return rows
}

/** `values` are of the rows in ascending order; `valueOf` reads them from an answer. */
async function expectOrder(path: string, sort: string, values: unknown[], valueOf: (row: Row) => unknown) {
  const up = await readAll(`${path}&sort=${sort}`)
  const down = await readAll(`${path}&sort=-${sort}`)
  expect([sort, up.map(valueOf)]).toEqual([sort, values])
  expect([sort, down.map(({ id }) => id)]).toEqual([sort, up.map(({ id }) => id).toReversed()])
  expect(new Set(up.map(({ id }) => id)).size).toBe(up.length)
  expect([sort, (await read(`${path}&sort=${sort}&limit=1&count=true`)).total]).toEqual([sort, up.length])
}

async function insert(table: string, rows: Record<string, unknown>[]) {
  for (const row of rows) {
    const names = Object.keys(row)
    await database.admin.query(
      `insert into ${table} (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')})`,
      Object.values(row),
    )
  }
}

const at = (n: number) => new Date(Date.UTC(2026, 0, 1) + n * 1000).toISOString()
const columnsOf = (sorts: readonly string[]) => sorts.filter((sort) => !sort.startsWith('-'))

test('enquiries: by name, company, subject and status, ignoring case, without a company first', async () => {
  const people = [
    ['anu', 'Zinc', 'Roof', 'resolved'],
    ['Bala', null, 'apron', 'in-progress'],
    ['Anu', 'alum', 'Roof', 'new'],
    ['chitra', null, 'Deck', 'resolved'],
    ['Émile', 'Beam', 'deck', 'new'],
  ]
  await insert(
    'contact_submissions',
    people.map(([first_name, company, subject, status], n) => ({
      id: newId(),
      first_name,
      last_name: 'Plover',
      company,
      subject,
      status,
      email: 'a@example.com',
      message: 'A message',
      source: 'contact',
      consent_notice: 'v1',
      created_at: at(n),
    })),
  )
  const list = 'contacts?search=plover'
  await expectOrder(list, 'name', ['anu', 'Anu', 'Bala', 'chitra', 'Émile'], (row) => row['first_name'])
  await expectOrder(list, 'company', [null, null, 'alum', 'Beam', 'Zinc'], (row) => row['company'])
  await expectOrder(list, 'subject', ['apron', 'deck', 'Deck', 'Roof', 'Roof'], (row) => row['subject'])
  await expectOrder(list, 'created', ['anu', 'Bala', 'Anu', 'chitra', 'Émile'], (row) => row['first_name'])
  const stages = ['new', 'new', 'in-progress', 'resolved', 'resolved']
  await expectOrder(list, 'status', stages, ({ status }) => status)
  expect(columnsOf(ContactSort.options)).toEqual(['name', 'company', 'subject', 'status', 'created'])
})

test('users: by name, role, status and last activity, those who never signed in first', async () => {
  const ids = []
  for (const role of ['manager', 'admin', 'client', 'manager'] as const)
    ids.push((await makePerson(api, role)).id)
  const names = ['Tern ravi', 'tern Anil', 'Tern bela', 'tern anil']
  for (const [n, id] of ids.entries()) {
    await database.admin.query(
      'update users set name = $2, last_active_at = $3, deactivated_at = $4 where id = $1',
      [id, names[n], n < 2 ? at(10 - n) : null, n === 0 ? at(20) : null],
    )
  }
  const list = 'users?search=tern'
  await expectOrder(list, 'name', ['tern anil', 'tern Anil', 'Tern bela', 'Tern ravi'], ({ name }) => name)
  await expectOrder(list, 'role', ['admin', 'client', 'manager', 'manager'], ({ role }) => role)
  await expectOrder(list, 'active', [null, null, at(9), at(10)], (row) =>
    row['last_active_at'] === null ? null : new Date(row['last_active_at'] as string).toISOString(),
  )
  await expectOrder(list, 'status', ['active', 'active', 'active', 'inactive'], ({ status }) => status)
  expect(columnsOf(UserSort.options)).toEqual(['name', 'role', 'status', 'active', 'created'])
})

test('organisations: by name, people and projects', async () => {
  const rows = [
    ['heron Works', 2, 0],
    ['Heron alloys', 0, 5],
    ['heron Labs', 2, 11],
  ] as const
  await insert(
    'organisations',
    rows.map(([display_name, people_count, projects_count], n) => ({
      id: newId(),
      display_name,
      people_count,
      projects_count,
      created_at: at(n),
    })),
  )
  const list = 'organisations?search=heron'
  const name = (row: Row) => row['display_name']
  await expectOrder(list, 'name', ['Heron alloys', 'heron Labs', 'heron Works'], name)
  await expectOrder(list, 'people', [0, 2, 2], (row) => row['people_count'])
  await expectOrder(list, 'projects', [0, 5, 11], (row) => row['projects_count'])
  await expectOrder(list, 'created', ['heron Works', 'Heron alloys', 'heron Labs'], name)
  expect((await readAll('organisations?sort=name')).length).toBeGreaterThan(2)
  expect(columnsOf(OrganisationSort.options)).toEqual(['name', 'people', 'projects', 'created'])
})

test('applications: by name, position, experience and status', async () => {
  const rows = [
    ['Stork uma', 'welder', 12, 'interviewed'],
    ['stork Anu', 'Architect', 2, 'accepted'],
    ['Stork bo', 'Welder', 2, 'pending'],
  ] as const
  await insert(
    'job_applications',
    rows.map(([applicant_name, position, experience, status], n) => ({
      id: newId(),
      applicant_name,
      position,
      experience,
      status,
      email: `stork${n}@example.com`,
      phone: '+919000000000',
      source: 'internship',
      consent_notice: 'v1',
      created_at: at(n),
    })),
  )
  const list = 'applications?search=stork'
  await expectOrder(list, 'name', ['stork Anu', 'Stork bo', 'Stork uma'], (row) => row['applicant_name'])
  await expectOrder(list, 'position', ['Architect', 'welder', 'Welder'], ({ position }) => position)
  await expectOrder(list, 'experience', [2, 2, 12], ({ experience }) => experience)
  await expectOrder(list, 'created', ['Stork uma', 'stork Anu', 'Stork bo'], (row) => row['applicant_name'])
  await expectOrder(list, 'status', ['pending', 'interviewed', 'accepted'], ({ status }) => status)
  const columns = ['name', 'position', 'experience', 'status', 'created']
  expect(columnsOf(ApplicationSort.options)).toEqual(columns)
})

test('payments: by amount, due day, description, project and status, those without a day last', async () => {
  const { id: project_id } = await makeProject(api)
  const { rows: found } = await database.admin.query<{ client_id: string }>(
    'select client_id from projects where id = $1',
    [project_id],
  )
  const rows = [
    ['Crane c', 50_000_00, '2026-05-01'],
    ['crane a', 900_00, null],
    ['Crane b', 50_000_00, '2026-02-01'],
    ['crane d', 1_20_000_00, null],
  ] as const
  await insert(
    'payments',
    rows.map(([description, amount_paise, due_date], n) => ({
      id: newId(),
      project_id,
      client_id: found[0]?.client_id,
      description,
      amount_paise,
      due_date,
      status: n === 0 ? 'failed' : 'pending',
      created_at: at(n),
    })),
  )
  const list = 'payments?search=crane'
  const words = ({ description }: Row) => description
  await expectOrder(list, 'description', ['crane a', 'Crane b', 'Crane c', 'crane d'], words)
  await expectOrder(list, 'amount', [900_00, 50_000_00, 50_000_00, 1_20_000_00], (row) => row['amount_paise'])
  await expectOrder(list, 'due', ['2026-02-01', '2026-05-01', null, null], (row) => row['due_date'])
  await expectOrder(list, 'created', ['Crane c', 'crane a', 'Crane b', 'crane d'], words)
  expect(new Set((await readAll(`${list}&sort=project`)).map(({ id }) => id)).size).toBe(4)
  const stages = ['pending', 'pending', 'pending', 'failed']
  await expectOrder(list, 'status', stages, ({ status }) => status)
  const columns = ['description', 'project', 'amount', 'status', 'due', 'created']
  expect(columnsOf(PaymentSort.options)).toEqual(columns)
})

test('positions: by title, day of posting, last day and status', async () => {
  const rows = [
    ['ibis-1', 'Ibis welder', '2026-03-01', null],
    ['ibis-2', 'ibis Architect', '2026-01-01', '2026-12-01'],
    ['ibis-3', 'Ibis mason', '2026-03-01', '2026-11-30'],
  ] as const
  const stateOf = (row: Row) => (row['closes_on'] === '2026-03-31' ? 'ended' : row['status'])
  const { rows: model } = await database.admin.query<Record<string, unknown>>('select * from jobs limit 1')
  const { search: _search, ...copied } = model[0] ?? {}
  for (const [n, [id, title, posted_on, closes_on]] of rows.entries()) {
    await insert('jobs', [{ ...copied, id, title, posted_on, closes_on, created_at: at(n) }])
  }
  const list = 'jobs?search=ibis'
  await expectOrder(list, 'title', ['ibis Architect', 'Ibis mason', 'Ibis welder'], ({ title }) => title)
  await expectOrder(list, 'posted', ['2026-01-01', '2026-03-01', '2026-03-01'], (row) => row['posted_on'])
  await expectOrder(list, 'closes', ['2026-11-30', '2026-12-01', null], (row) => row['closes_on'])
  await database.admin.query(`update jobs set closes_on = '2026-03-31' where id = 'ibis-1'`)
  await database.admin.query(`update jobs set closes_on = null, status = 'closed' where id = 'ibis-2'`)
  await database.admin.query(`update jobs set closes_on = null where id = 'ibis-3'`)
  await expectOrder(list, 'status', ['open', 'ended', 'closed'], stateOf)
  expect(columnsOf(JobSort.options)).toEqual(['title', 'posted', 'closes', 'status', 'created'])
})

const byState = 'case when deactivated_at is null then 0 else 1 end'
/** All but by progress. */
const ordersOfProjects = ProjectSort.options.filter((sort) => !/progress|created/.test(sort))
const byStage = (values: readonly string[]) => byRank('status', values, 'asc').expression ?? ''

test('pages of another order are read along its index, without sorting the table', async () => {
  const client = await database.admin.connect()
  try {
    await client.query('begin')
    await client.query('set local enable_seqscan = off')
    for (const [table, order] of [
      ['users', 'name collate "und-x-icu", id'],
      ['contact_submissions', `(case when company is null then '' else company end) collate "und-x-icu", id`],
      ['payments', `case when due_date is null then 'infinity'::date else due_date end, id`],
      ['users', `${byState}, id`],
      ['payments', `${byStage(PaymentStatus.options)}, id`],
      ['contact_submissions', `${byStage(ContactStatus.options)}, id`],
      ...ordersOfProjects.flatMap((sort) => {
        const { expression = '', direction } = orderOf({ sort })
        return [['projects', `${expression} ${direction}, id ${direction}`] as const]
      }),
    ] as const) {
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(
        `explain select id from ${table} where deleted_at is null order by ${order} limit 26`,
      )
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
      expect(plan).toContain('Index')
      expect(plan).not.toContain('Sort')
    }
  } finally {
    await client.query('rollback')
    client.release()
  }
})
