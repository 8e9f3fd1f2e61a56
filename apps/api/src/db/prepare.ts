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
  } finally {
    await client.end()
  }
}
