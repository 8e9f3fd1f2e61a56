import { readFile } from 'node:fs/promises'
import pg from 'pg'

/** Makes the roles and an empty database. Needs a superuser; in production a person does this once. */
export async function prepareDatabase(
  adminUrl: string,
  name: string,
  options: { fresh: boolean } = { fresh: false },
): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    await client.query(await readFile(new URL('roles.sql', import.meta.url), 'utf8'))
    if (options.fresh) {
      await client.query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`)
    }
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount === 0) {
      await client.query(`create database ${client.escapeIdentifier(name)} owner trusswell_owner`)
    }
    await restrictDatabase(client, name)
  } finally {
    await client.end()
  }
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  const inside = new pg.Client({ connectionString: url.href })
  await inside.connect()
  try {
    await inside.query(await readFile(new URL('restrict-large-objects.sql', import.meta.url), 'utf8'))
  } finally {
    await inside.end()
  }
}

/** By default every role may connect and create temporary tables. A copy of a database starts with these defaults again. */
export async function restrictDatabase(client: pg.Client, name: string): Promise<void> {
  const database = client.escapeIdentifier(name)
  await client.query(`revoke all on database ${database} from public`)
  await client.query(
    `grant connect on database ${database} to trusswell_app, trusswell_identity, trusswell_worker`,
  )
}
