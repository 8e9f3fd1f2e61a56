import { createHmac, randomUUID } from 'node:crypto'
import { deriveKey } from '../apps/api/src/platform/secrets.ts'
import { appSecret } from './killable-system.ts'

export type Person = { id: string; name: string; cookie: string }
export type ChatProject = { id: string; manager: Person; people: Person[] }
type Rows = <Row extends object>(sql: string, values?: unknown[]) => Promise<Row[]>

export async function makePeople(rows: Rows, role: string, count: number): Promise<Person[]> {
  const people = Array.from({ length: count }, (_each, n) => ({
    id: randomUUID(),
    name: `${role} ${n + 1}`,
    token: randomUUID(),
  }))
  const ids = people.map(({ id }) => id)
  await rows(
    `insert into users (id, name, email, email_verified, role)
     select id, name, id || '@chat.example', true, $3 from unnest($1::uuid[], $2::text[]) as person (id, name)`,
    [ids, people.map(({ name }) => name), role],
  )
  await rows(
    `insert into sessions (id, user_id, token, expires_at)
     select gen_random_uuid(), id, token, now() + interval '1 day' from unnest($1::uuid[], $2::text[]) as person (id, token)`,
    [ids, people.map(({ token }) => token)],
  )
  return people.map(({ id, name, token }) => ({ id, name, cookie: cookieOf(token) }))
}

/** Signed like the API's session cookie. */
function cookieOf(token: string): string {
  const signature = createHmac('sha256', deriveKey(appSecret, 'session').toString('base64url'))
    .update(token)
    .digest('base64')
  return `session=${encodeURIComponent(`${token}.${signature}`)}`
}

/** Each with a client, colleagues in the client's organisation, and a manager. */
export async function makeProjects(rows: Rows, count: number, colleagues = 1): Promise<ChatProject[]> {
  const clients = await makePeople(rows, 'client', count)
  const managers = await makePeople(rows, 'manager', count)
  const projects: ChatProject[] = []
  for (const [n, client] of clients.entries()) {
    const manager = managers[n]
    if (!manager) throw new Error('there are as many')
    const others = await makePeople(rows, 'client', colleagues)
    const id = randomUUID()
    await rows(
      `insert into projects (id, client_id, client_name, title, description) values ($1, $2, '', $3, 'Made for a test')`,
      [id, client.id, `Project ${n + 1}`],
    )
    await rows(
      `update users set organisation_id = owner.organisation_id, organisation_role = 'finance'
       from users owner where owner.id = $1 and users.id = any($2)`,
      [client.id, others.map((each) => each.id)],
    )
    await rows(
      `insert into project_members (id, project_id, user_id, duty) values ($1, $2, $3, 'project_manager')`,
      [randomUUID(), id, manager.id],
    )
    projects.push({ id, manager, people: [client, ...others, manager] })
  }
  return projects
}
