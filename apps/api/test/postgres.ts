import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { restrictDatabase } from '../src/db/prepare.ts'

const host = '127.0.0.1:5432'
export const adminUrl = `postgres://postgres@${host}/postgres`
export const urlOf = (role: 'owner' | 'app' | 'identity' | 'worker' | 'admin', database: string) =>
  `postgres://${role === 'admin' ? 'postgres' : `trusswell_${role}`}@${host}/${database}`

export type TestDatabase = Awaited<ReturnType<typeof cloneDatabase>>

/** A database of its own, and a superuser's look into it for assertions and sabotage. */
export async function cloneDatabase(template: string) {
  const name = `${template}_${randomBytes(4).toString('hex')}`
  await asAdmin(async (client) => {
    await client.query(`create database ${name} template ${template} owner trusswell_owner`)
    await restrictDatabase(client, name)
  })
  const admin = new pg.Pool({ connectionString: urlOf('admin', name), max: 4 })
  admin.on('error', () => {}) // a test may end every connection
  return {
    name,
    admin,
    urlOf: (role: Parameters<typeof urlOf>[0]) => urlOf(role, name),
    rows: async <Row extends object>(sql: string, values: unknown[] = []) =>
      (await admin.query<Row>(sql, values)).rows,
    count: async (from: string) =>
      Number((await admin.query<{ n: string }>(`select count(*) as n from ${from}`)).rows[0]?.n),
    drop: async () => {
      await admin.end()
      await asAdmin((client) => client.query(`drop database if exists ${name} with (force)`))
    },
  }
}

async function asAdmin(work: (client: pg.Client) => Promise<unknown>) {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
