import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseBefore } from '../../test/database-before.ts'

let database: Awaited<ReturnType<typeof databaseBefore>>

beforeAll(async () => {
  database = await databaseBefore('0155')
})
afterAll(() => database.drop())

test('existing rows of all three kinds are numbered by month in the order in which they were created', async () => {
  const contact = (at: string) =>
    database.admin.query(
      `insert into contact_submissions (id, first_name, last_name, email, subject, message, consent_notice, created_at)
       values (gen_random_uuid(), 'A', 'B', 'a@b.example', 'S', 'M', 'n', $1)`,
      [at],
    )
  await database.admin.query(
    `insert into projects (id, client_name, title, description, created_at)
     values (gen_random_uuid(), '', 'Mill', 'Two floors', '2026-09-10T00:00:00Z')`,
  )
  await contact('2026-09-09T00:00:00Z')
  await contact('2026-08-31T18:31:00Z')
  await contact('2026-10-01T00:00:00Z')
  for (const erased of [null, '2026-09-20T00:00:00Z'])
    await database.admin.query(
      `insert into job_applications (id, applicant_name, email, position, source, created_at, erased_at)
       values (gen_random_uuid(), 'Asha', 'asha@people.example', 'Architect', 'staff', '2026-09-11T00:00:00Z', $1)`,
      [erased],
    )
  await database.upgrade()
  const { rows } = await database.admin.query<{ kind: string; reference: string | null }>(
    `select 'enquiry' as kind, reference, created_at from contact_submissions
     union all select 'project', reference, created_at from projects
     union all select case when erased_at is null then 'application' else 'erased' end, reference, created_at from job_applications
     order by created_at, kind`,
  )
  expect(rows.map(({ kind, reference }) => [kind, reference])).toEqual([
    ['enquiry', 'TW-2609-0001'],
    ['enquiry', 'TW-2609-0002'],
    ['project', 'TW-2609-0003'],
    ['application', 'TW-2609-0004'],
    ['erased', null],
    ['enquiry', 'TW-2610-0001'],
  ])
  const next = await database.admin.query<{ reference: string }>(
    `insert into projects (id, client_name, title, description, created_at)
     values (gen_random_uuid(), '', 'Mill', 'Two floors', '2026-09-30T00:00:00Z') returning reference`,
  )
  expect(next.rows).toEqual([{ reference: 'TW-2609-0005' }])
})
