import { Job } from '@trusswell/domain/jobs.ts'
import { anonymous } from '@trusswell/domain/actor.ts'
import pg from 'pg'
import { expect, test } from 'vitest'
import { useApi, useDatabase } from '../../../test/harness.ts'
import { installJobs } from '../../db/install-jobs.ts'
import { allJobs } from '../../db/seed-jobs/all-jobs.ts'

const database = useDatabase()
const api = useApi(database)

type Page = { data: Job[]; next_cursor: string | null }
const get = (path: string) => api.app.inject({ url: `/api/jobs${path}` })
const list = async (query = '') => (await get(query)).json<Page>()

async function install(jobs = allJobs) {
  const client = new pg.Client({ connectionString: database.urlOf('owner') })
  await client.connect()
  const added = await installJobs(client, jobs)
  await client.end()
  return added
}

const planted = {
  id: 'planted-job',
  title: 'Planted',
  department: 'Civil Works',
  location: 'Hyderabad, India',
  type: 'Full-time',
  experience: '2-4 years',
  description: 'A job of this test.',
  posted_on: '2026-01-01',
}
const plant = (changes: Record<string, unknown> = {}) => {
  const row: Record<string, unknown> = { ...planted, ...changes }
  const names = Object.keys(row)
  const places = names.map((_, index) => `$${index + 1}`)
  return database.admin.query(`insert into jobs (${names}) values (${places})`, Object.values(row))
}

test('[CR-07] answers every opening of the repository in full, in the order it was written', async () => {
  const { data, next_cursor } = await list('?limit=100')
  expect(data).toEqual(
    allJobs.map(({ posted, ...job }) => ({ duration: null, ...job, posted_on: posted, closes_on: null })),
  )
  expect(next_cursor).toBeNull()
  expect(data.map((job) => Job.parse(job))).toEqual(data)
})

test('pages run without gap or repeat', async () => {
  const ids: string[] = []
  for (let cursor: string | null = ''; cursor !== null;) {
    const page: Page = await list(`?limit=7${cursor && `&cursor=${cursor}`}`)
    ids.push(...page.data.map((job) => job.id))
    cursor = page.next_cursor
  }
  expect(ids).toEqual(allJobs.map((job) => job.id))
})

test('an area holds its own openings only', async () => {
  const { data } = await list('?area=facility-management')
  expect(data.map((job) => job.id).toSorted()).toEqual(['maintenance-coordinator', 'senior-facility-manager'])
})

const noDay = Buffer.from('2026-02-31T00:00:00Z architect').toString('base64url')
test.each(['?area=helpdesk-services', '?cursor=nonsense', `?cursor=${noDay}`, '?limit=0', '?status=closed'])(
  'refuses %s',
  async (query) => {
    expect((await get(query)).statusCode).toBe(400)
  },
)

test('one opening, by the address of its page', async () => {
  const answer = await get('/hvac-technician')
  expect([answer.statusCode, answer.json<Job>().title]).toEqual([200, 'HVAC Technician'])
})

test.each(['no-such-job', 'internship', 'HVAC-Technician', `${'x'.repeat(100)}`])(
  'there is no job %s',
  async (id) => {
    const answer = await get(`/${id}`)
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'not_found'])
  },
)

test('an id with U+0000 in it is refused', async () => {
  expect((await get('/%00')).statusCode).toBe(400)
})

test.each([
  ['that was closed', { status: 'closed' }],
  ['whose last day is over', { closes_on: '2026-01-31' }],
])('a position %s is gone from the list and says so on its page', async (_name, changes) => {
  await plant(changes)
  const answer = await get('/planted-job')
  const { data } = await list('?limit=100')
  await database.admin.query(`delete from jobs where id = 'planted-job'`)
  expect([answer.statusCode, answer.json()]).toMatchObject([
    410,
    { code: 'gone', message: 'This position is no longer open' },
  ])
  expect(data.map((job) => job.id)).not.toContain('planted-job')
})

test('on its last day in India a position is still open', async () => {
  const [today] = await database.rows<{ day: string }>(
    `select (now() at time zone 'Asia/Kolkata')::date::text as day`,
  )
  await plant({ closes_on: today?.day })
  const answer = await get('/planted-job')
  await database.admin.query(`delete from jobs where id = 'planted-job'`)
  expect(answer.statusCode).toBe(200)
})

test.each(['internship', 'service', 'Upper-Case', 'two--dashes', ''])(
  'the database refuses the id %s',
  async (id) => {
    await expect(plant({ id })).rejects.toThrow('jobs_id_check')
  },
)

test('installing again adds nothing and leaves what the staff changed', async () => {
  await database.admin.query(`update jobs set title = 'Changed', version = 2 where id = 'architect'`)
  await database.admin.query(`delete from jobs where id = 'civil-engineer'`)
  expect([await install(), await install()]).toEqual([1, 0])
  expect((await get('/architect')).json<Job>().title).toBe('Changed')
})

test('the API role lets only staff change a job, and lets no user delete one', async () => {
  const client = new pg.Client({ connectionString: database.urlOf('app') })
  await client.connect()
  await expect(client.query('delete from jobs')).rejects.toThrow('permission denied')
  const { rowCount } = await client.query(`update jobs set title = 'x'`)
  await client.end()
  const seen = await api.deps.db.as(anonymous, (tx) => tx.selectFrom('jobs').select('id').execute())
  expect([rowCount, seen.length]).toEqual([0, allJobs.length])
})
