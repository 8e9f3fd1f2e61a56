import { beforeAll, expect, test } from 'vitest'
import { asActor, useApi, useDatabase } from './harness.ts'
import { adminActor, makeProject } from './projects.ts'

const database = useDatabase()
beforeAll(async () => {
  await database.admin.query(`alter database ${database.name} set track_functions = 'pl'`)
})
const api = useApi(database)

/** Without the statistics that the planner would use; an automatic analysis comes later. */
beforeAll(async () => {
  const { id } = await makeProject(api)
  const [columns] = await database.rows<{ names: string }>(
    `select string_agg(quote_ident(attname), ', ') as names from pg_attribute
     where attrelid = 'projects'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
  )
  await database.admin.query(
    `alter table projects disable trigger user;
     insert into projects (${columns?.names})
       select ${columns?.names} from (
         select (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid(), 'reference', null, 'status', 'in_progress', 'triage', null))).*
         from projects p, generate_series(1, 500) where p.id = '${id}'
       ) copies;
     alter table projects enable trigger user`,
  )
})

test.each(['/api/admin/portfolio', '/api/admin/projects'])(
  'a search of %s looks the ids up once, not for each row',
  async (url) => {
    await database.admin.query('select pg_stat_reset()')
    const answer = await api.app.inject({ url: `${url}?search=no+such+words`, headers: asActor(adminActor) })
    expect([answer.statusCode, answer.json<{ data: unknown[] }>().data]).toEqual([200, []])
    const calls = async () =>
      (
        await database.rows<{ calls: number }>(
          'select calls::int from pg_stat_user_functions where funcname = $1',
          ['matching_ids'],
        )
      )[0]?.calls ?? 0
    // Reported a moment after the transaction.
    await expect.poll(calls, { timeout: 20_000 }).toBeGreaterThan(0)
    expect(await calls()).toBe(1)
  },
)
