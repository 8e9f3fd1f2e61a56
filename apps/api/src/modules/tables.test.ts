import { expect, test } from 'vitest'
import { useApi, useDatabase } from '../../test/harness.ts'
import { makeSignedIn } from '../../test/people.ts'
import { allModules } from './all-modules.ts'
import type { TableRule } from './manifest.ts'

const database = useDatabase()
const api = useApi(database, { realSessions: true })
const rules = allModules.flatMap((module) => Object.entries<TableRule>(module.tables ?? {}))

test('every table belongs to one module', async () => {
  const tables = await database.rows<{ name: string }>(
    `select relname::text as name from pg_class where relnamespace = 'public'::regnamespace
     and relkind in ('r', 'p') and relname <> 'schema_migrations' order by 1`,
  )
  expect(rules.map(([table]) => table).toSorted()).toEqual(tables.map(({ name }) => name))
})

test("erasing a person does to each table's rows what its module says", async () => {
  const keys = await database.rows<{ name: string; action: string }>(
    `select distinct conrelid::regclass::text as name,
       case confdeltype when 'c' then 'deleted' when 'n' then 'unlinked' else 'refused' end as action
     from pg_constraint where contype = 'f' and confrelid = 'users'::regclass order by 1`,
  )
  const declared = rules.flatMap(([name, { erased }]) =>
    typeof erased === 'string' ? [{ name, action: erased }] : [],
  )
  expect(declared.toSorted((a, b) => a.name.localeCompare(b.name))).toEqual(keys)
})

test("a person's export has the sections that the modules name, and no others", async () => {
  const person = await makeSignedIn(api, 'client')
  const answer = await api.app.inject({ url: '/api/me/export', headers: person.headers })
  const sections = new Set(rules.flatMap(([, { exported }]) => (exported === null ? [] : [exported])))
  expect(new Set(Object.keys(answer.json<object>()))).toEqual(sections)
})
