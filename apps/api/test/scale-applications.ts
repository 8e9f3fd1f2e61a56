import pg from 'pg'
import { listApplications } from '../src/modules/applications/repository.ts'
import { loadRows } from './scale-data.ts'
import { measure, type Case, type Reading } from './scale-queries.ts'

/** A database with this many applications, each with its resume, a tenth of them for the internship, a fifth with an interview. */
export const loadApplications = (size: number) =>
  loadRows(size, {
    name: 'applications',
    tables: ['files', 'job_applications', 'application_tokens', 'application_interviews'],
    statements,
  })

const statements = [
  `insert into jobs (id, title, department, location, type, experience, description, posted_on)
   select 'job-' || n, 'Position ' || n, 'Facility Management Services', 'Hyderabad, India', 'Full-time', '2-4 years', 'Work.', current_date
   from generate_series(0, 19) n`,
  `insert into files (id, purpose, state, name, type, size, sha256, scanned_at)
   select pg_temp.nth('file', n), 'resume', 'clean', 'resume.pdf', 'application/pdf', 200000, md5('a' || n) || md5('b' || n), now()
   from generate_series(0, :size - 1) n`,
  `insert into job_applications (id, source, job_id, position, applicant_name, email, experience, skills, resume_file, resume,
     status, notes, consent_notice, created_at)
   select pg_temp.nth('application', n), case when n % 10 = 0 then 'internship' else 'job' end,
     case when n % 10 = 0 then null else 'job-' || n % 20 end, 'Position ' || n % 20,
     'Applicant ' || n || case when n = :size / 2 then ' Qutbwazir' else '' end, 'applicant' || n || '@scale.example', n % 12,
     array[pg_temp.word(n), pg_temp.word(n / 20)], pg_temp.nth('file', n),
     jsonb_build_object('name', 'resume.pdf', 'type', 'application/pdf', 'size', 200000, 'state', 'clean'),
     (array['pending', 'reviewing', 'interviewed', 'accepted', 'rejected'])[1 + (n / 20) % 5], 'Seen on site ' || n % 977,
     'application-2026-11', now() - (:size - n) * interval '1 second'
   from generate_series(0, :size - 1) n`,
  `insert into application_tokens (token_hash, application_id, expires_at)
   select md5('token' || n), pg_temp.nth('application', n), now() + interval '100 days' from generate_series(0, :size - 1) n`,
  `insert into application_interviews (id, application_id, starts_at, minutes, kind, place)
   select pg_temp.nth('interview', n), pg_temp.nth('application', n), now() - (:size - n) * interval '1 second', 30, 'office', 'Madhapur'
   from generate_series(0, :size - 1, 5) n`,
]

const page = { limit: 25, deleted: false }
// A search looks through the newest thousand of a column: on 305 pages, or 222 where the column has 2,000 in all.
const walked = 83
const boss = { id: '00000000-0000-7000-8000-00000000000a', role: 'admin' } as const
const manager = { id: '00000000-0000-7000-8000-00000000000b', role: 'manager' } as const

/** The list, the search and the board, as the code reads them. */
export async function measureApplications(url: string): Promise<Reading[]> {
  const admin = new pg.Client({ connectionString: url.replace('trusswell_app', 'postgres') })
  await admin.connect()
  const lastOf = async (which: string) => {
    const { rows } = await admin.query<{ place: string }>(
      `select to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || ' ' || id as place
       from job_applications where ${which} order by created_at, id offset 25 limit 1`,
    )
    return { ...page, cursor: Buffer.from(rows[0]?.place ?? '').toString('base64url') }
  }
  const ends = {
    all: await lastOf('true'),
    status: await lastOf(`status = 'interviewed'`),
    job: await lastOf(`job_id = 'job-7'`),
    found: await lastOf(`search like '%chiller%'`),
  }
  await admin.query('select pg_stat_force_next_flush()') // what was just read is not the code's
  const cases: Case[] = [
    ['applications, first page', boss, (tx) => listApplications(tx, page)],
    ['applications, last page', boss, (tx) => listApplications(tx, ends.all)],
    [
      'applications by status, last page',
      boss,
      (tx) => listApplications(tx, { ...ends.status, status: 'interviewed' }),
    ],
    [
      'applications for a position, last page',
      manager,
      (tx) => listApplications(tx, { ...ends.job, job: 'job-7' }),
    ],
    [
      'applications for the internship, accepted',
      manager,
      (tx) => listApplications(tx, { ...page, job: 'internship', status: 'accepted' }),
    ],
    [
      'applications searched, a rare word',
      boss,
      (tx) => listApplications(tx, { ...page, search: 'qutbwazir' }),
      'qutbwazir'.length - 2 + 1,
    ],
    [
      'applications searched, a common word, first page',
      manager,
      (tx) => listApplications(tx, { ...page, search: 'chiller' }),
      page.limit + 1,
    ],
    [
      'applications searched, a common word, last page',
      boss,
      (tx) => listApplications(tx, { ...ends.found, search: 'chiller' }),
      page.limit + 1,
    ],
    // Each column of the board asks for itself.
    ['board, a column', manager, (tx) => listApplications(tx, { ...page, status: 'reviewing' })],
    [
      'board of a position, a column',
      boss,
      (tx) => listApplications(tx, { ...page, status: 'rejected', job: 'job-7' }),
    ],
    [
      'board searched, a column',
      boss,
      (tx) => listApplications(tx, { ...page, status: 'reviewing', search: 'chiller' }),
      walked + page.limit + 1,
    ],
    [
      'board searched for a rare word, a column',
      boss,
      (tx) => listApplications(tx, { ...page, status: 'reviewing', search: 'qutbwazir' }),
      walked + 'qutbwazir'.length - 2 + 1,
    ],
  ]
  const readings: Reading[] = []
  for (const each of cases) readings.push(await measure(url, admin, each))
  await admin.end()
  return readings
}
