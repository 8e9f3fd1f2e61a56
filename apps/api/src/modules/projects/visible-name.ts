import { sql } from 'kysely'

/** The name of the person in `column` of a row of a project. Clients see the names of the team, not the accounts of staff. */
export function visibleName(table: string, column: string) {
  const person = sql.ref(`${table}.${column}`)
  return sql<string | null>`coalesce(
    (select name from users where users.id = ${person}),
    (select name from project_members member
     where member.project_id = ${sql.ref(`${table}.project_id`)} and member.user_id = ${person})
  )`
}
