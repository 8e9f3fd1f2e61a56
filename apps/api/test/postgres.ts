import { randomBytes } from 'node:crypto'
import pg from 'pg'

const host = '127.0.0.1:5432'
export const adminUrl = `postgres://postgres@${host}/postgres`
export const urlOf = (role: 'owner' | 'app' | 'identity' | 'worker' | 'admin', database: string) =>
  `postgres://${role === 'admin' ? 'postgres' : `trusswell_${role}`}@${host}/${database}`

export type TestDatabase = Awaited<ReturnType<typeof cloneDatabase>>

/** A database of its own, and a superuser's look into it for assertions and sabotage. */
export async function cloneDatabase(template: string) {
  const name = `${template}_${randomBytes(4).toString('hex')}`
  await asAdmin(`create database ${name} template ${template} owner trusswell_owner`)
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
      await asAdmin(`drop database if exists ${name} with (force)`)
    },
  }
}

async function asAdmin(sql: string) {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
