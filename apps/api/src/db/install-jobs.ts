import type pg from 'pg'
import type { SeedJob } from './seed-jobs/job.ts'

/** Adds openings that don't exist yet. Existing ones aren't changed, because staff may have edited them. */
export async function installJobs(client: pg.ClientBase, jobs: readonly SeedJob[]): Promise<number> {
  const rows = jobs.map(({ posted, duration = null, ...job }, index) => ({
    ...job,
    duration,
    posted_on: posted,
    // Lists run newest first; those of one day keep the order in which they were written.
    created_at: new Date(Date.parse(`${posted}T12:00:00+05:30`) - index).toISOString(),
  }))
  const { rowCount } = await client.query(
    `insert into jobs (${columns}) select ${columns} from jsonb_populate_recordset(null::jobs, $1)
     on conflict (id) do nothing`,
    [JSON.stringify(rows)],
  )
  return rowCount ?? 0
}

const columns =
  'id, area, title, department, location, type, experience, description, responsibilities, requirements, benefits, duration, posted_on, created_at'
