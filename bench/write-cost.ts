// `pnpm bench:writes`: what writes of tasks and milestones cost with the figures of docs/figures.md beside the schema before them,
// by WAL bytes and by processor time of the database's process, into a dated report. Needs PostgreSQL on this machine.
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { loadRows, migrationsDirectory, projectRows, projectTables } from '../apps/api/test/scale-data.ts'

const rounds = 7
const projects = 1_000
const writesPerRound = 400
const mostRatio = 1.1
const firstOfFigures = '0092'
const day = new Date().toISOString().slice(0, 10)

type Cost = { bytes: number; seconds: number }

async function prepare(name: string, migrations: string) {
  const load = { name, tables: projectTables, statements: projectRows }
  const database = await loadRows(projects, load, migrations)
  const client = new pg.Client({ connectionString: database.url.replace('trusswell_app', 'postgres') })
  await client.connect()
  return { client, drop: database.drop }
}

/** The same writes in both: tasks are finished, moved and added, milestones are completed and reopened. */
async function write(client: pg.Client, round: number): Promise<void> {
  const { rows } = await client.query<{ id: string; task: string; milestone: string }>(
    `select p.id, (select id from tasks where project_id = p.id order by id limit 1) as task,
       (select id from milestones where project_id = p.id order by id limit 1) as milestone
     from projects p order by p.id limit $1`,
    [writesPerRound / 4],
  )
  for (const { id, task, milestone } of rows) {
    const even = round % 2 === 0
    await client.query(
      `update tasks set status = $2, completed_on = case when $2 = 'done' then current_date end where id = $1`,
      [task, even ? 'done' : 'todo'],
    )
    await client.query(`update tasks set due_date = current_date + $2::int where id = $1`, [task, 20 + round])
    await client.query(
      `insert into tasks (id, project_id, title, status, due_date) values (gen_random_uuid(), $1, 'Test run', 'todo', current_date + 30)`,
      [id],
    )
    await client.query(
      `update milestones set status = $2, completion_date = case when $2 = 'completed' then current_date end where id = $1`,
      [milestone, even ? 'completed' : 'pending'],
    )
  }
}

async function measure(client: pg.Client, round: number): Promise<Cost> {
  const { rows } = await client.query<{ pid: number; ticks: string }>(
    `select pg_backend_pid() as pid, pg_current_wal_insert_lsn()::text as ticks`,
  )
  const [before] = rows
  if (!before) throw new Error('no answer')
  const started = await processorSeconds(before.pid)
  await write(client, round)
  const ended = await processorSeconds(before.pid)
  const after = await client.query<{ bytes: string }>(
    `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), $1::pg_lsn) as bytes`,
    [before.ticks],
  )
  return { bytes: Number(after.rows[0]?.bytes), seconds: ended - started }
}

async function processorSeconds(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / 100
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN

const earlier = await mkdtemp(join(tmpdir(), 'migrations-'))
for (const file of await readdir(migrationsDirectory))
  if (file < firstOfFigures) await cp(join(migrationsDirectory, file), join(earlier, file))
// The rows of both have the day on which a project is due, which the schema before the figures lacks.
await writeFile(join(earlier, `${firstOfFigures}_due_on.sql`), 'alter table projects add column due_on date;')
const before = await prepare('writes_before', earlier)
const after = await prepare('writes_after', migrationsDirectory)
const costs: { before: Cost; after: Cost }[] = []
// The first round writes the pages' full images after a checkpoint, and isn't counted.
for (let round = 0; round <= rounds; round += 1) {
  const [first, second] = round % 2 === 0 ? [before, after] : [after, before]
  const [one, other] = [await measure(first.client, round), await measure(second.client, round)]
  if (round > 0) costs.push(round % 2 === 0 ? { before: one, after: other } : { before: other, after: one })
}
for (const { client, drop } of [before, after]) {
  await client.end()
  await drop()
}
await rm(earlier, { recursive: true })

const ratioOf = (of: (cost: Cost) => number) => median(costs.map((cost) => of(cost.after) / of(cost.before)))
const bytes = ratioOf((cost) => cost.bytes)
const seconds = ratioOf((cost) => cost.seconds)
const row = (cost: (typeof costs)[number]) =>
  `| ${cost.before.bytes} | ${cost.after.bytes} | ${cost.before.seconds.toFixed(2)} | ${cost.after.seconds.toFixed(2)} |`
const text = `# Writes with figures

Measured on ${day} by \`pnpm bench:writes\`: ${writesPerRound} writes of tasks and milestones in a round, ${rounds} rounds, in a database with
all migrations and in one with those before ${firstOfFigures}, ${projects} projects each. Each write is a transaction of its own; triggers run.

Median of the ratios: ${bytes.toFixed(2)} of the WAL bytes, ${seconds.toFixed(2)} of the processor time. At most ${mostRatio} is asked for.

| WAL bytes before | WAL bytes now | Seconds before | Seconds now |
| ---------------- | ------------- | -------------- | ----------- |
${costs.map(row).join('\n')}
`
await writeFile(`docs/reports/write-cost-${day}.md`, text)
console.log(text)
if (bytes > mostRatio || seconds > mostRatio) process.exitCode = 1
