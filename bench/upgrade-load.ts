import { setTimeout } from 'node:timers/promises'
import type pg from 'pg'
import { seedPassword } from './upgrade-data.ts'
import { sampleProject } from './sample-project.ts'

type Role = 'admin' | 'manager' | 'client'
type SignedIn = { role: Role; cookie: string; project: string; milestone: string }
type Request = [method: 'GET' | 'POST' | 'PUT' | 'PATCH', path: string, status: number, body?: object]

const loaders = 8
const pauseMs = 50

/** Two admins, two managers and eight clients, each with a project of theirs. */
export async function signInAll(client: pg.Client, origin: string): Promise<SignedIn[]> {
  const { rows } = await client.query<{ email: string; role: Role; project: string; milestone: string }>(
    `select u.email, u.role, p.id as project, m.id as milestone from users u join lateral (
       select id from projects where case u.role when 'client' then client_id = u.id when 'manager' then u.id = any (member_ids) else true end
       order by title limit 1
     ) p on true left join lateral (select id from milestones where project_id = p.id limit 1) m on true
     where (u.role <> 'client' and u.email like '%@trusswell.example') or u.email = any ($1)`,
    [Array.from({ length: loaders }, (_each, n) => `load${n + 1}@people.example`)],
  )
  const people: SignedIn[] = []
  for (const { email, ...person } of rows) {
    const answer = await fetch(`${origin}/api/auth/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${people.length}` },
      body: JSON.stringify({ email, password: seedPassword }),
    })
    if (answer.status !== 200) throw new Error(`sign-in of ${email}: ${answer.status} ${await answer.text()}`)
    const cookie = answer.headers.getSetCookie().map((each) => each.split(';')[0])
    people.push({ ...person, cookie: cookie.join('; ') })
  }
  return people
}

let count = 0
const milestone = (status: string) => ({
  title: 'Slab',
  description: 'Cast and cured.',
  due_date: '2027-01-31',
  status,
})

/** What people of each role do: about half of it writes, to every table that the upgrade changes. */
const requestsOf: { [Each in Role | 'visitor']: (person: SignedIn) => Request[] } = {
  client: ({ project: id, milestone: item }) => [
    ['GET', '/api/client/projects', 200],
    ['POST', '/api/projects', 201, { ...sampleProject, title: `Added under load ${(count += 1)}` }],
    ['GET', '/api/client/overview', 200],
    ['PUT', `/api/projects/${id}/milestones/${item}`, 200, milestone(count % 2 ? 'pending' : 'in_progress')],
    ['GET', `/api/projects/${id}`, 200],
    ['PATCH', '/api/me', 200, { name: `Client ${(count += 1)}` }],
    ['GET', '/api/client/payments', 200],
    ['POST', `/api/projects/${id}/milestones`, 201, milestone('pending')],
    ['GET', `/api/projects/${id}/milestones`, 200],
  ],
  manager: ({ project: id }) => [
    ['GET', '/api/manager/projects', 200],
    ['PATCH', `/api/projects/${id}`, 200, { status: count % 2 ? 'in_progress' : 'on_hold' }],
    ['POST', `/api/projects/${id}/tasks`, 201, { title: `Task ${(count += 1)}` }],
    ['GET', '/api/manager/overview', 200],
    ['GET', '/api/clients', 200],
  ],
  admin: ({ project: id }) => [
    ['GET', '/api/admin/projects', 200],
    ['PATCH', `/api/admin/projects/${id}`, 200, { priority: count % 2 ? 'high' : 'normal' }],
    ['GET', '/api/admin/users', 200],
    [
      'POST',
      '/api/admin/users',
      201,
      { name: 'Invited', email: `invited${(count += 1)}@people.example`, role: 'client' },
    ],
    ['GET', '/api/admin/stats', 200],
    ['GET', `/api/projects/${id}/payments`, 200],
  ],
  visitor: () => [
    ['GET', '/api/jobs', 200],
    [
      'POST',
      '/api/auth/sign-up',
      200,
      { name: 'New Person', email: `new${(count += 1)}@people.example`, password: 'quiet-river-41-mango' },
    ],
  ],
}

/** Sends one request after the other for each person until it is stopped, to each origin in turn. */
export function createLoad(people: SignedIn[], origins: string[]) {
  let targets = origins
  let running = true
  const sent: { at: number; took: number; write: boolean }[] = []
  const failures: string[] = []

  async function send(cookie: string, [method, path, expected, body]: Request) {
    const at = Date.now()
    const origin = targets[sent.length % targets.length] ?? ''
    const failure = await fetch(`${origin}${path}`, {
      method,
      headers: {
        cookie,
        'x-forwarded-for': `203.0.${sent.length % 250}.${count % 250}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    }).then(
      async (answer) => {
        const text = await answer.text()
        return answer.status === expected ? null : `${answer.status} ${text.slice(0, 300)}`
      },
      (error: Error) => `${error.message} ${String(error.cause)}`,
    )
    sent.push({ at, took: Date.now() - at, write: method !== 'GET' })
    if (failure !== null) failures.push(`${method} ${path}: ${failure}`)
  }
  async function act(person: SignedIn | null) {
    for (let n = 0; running; n += 1) {
      const requests = person ? requestsOf[person.role](person) : requestsOf.visitor(people[0] as SignedIn)
      await send(person?.cookie ?? '', requests[n % requests.length] as Request)
      await setTimeout(pauseMs)
    }
  }
  const acting = [...people, null].map(act)
  const within = (from: number, to: number) => sent.filter(({ at, took }) => at + took >= from && at <= to)
  return {
    failures,
    get requests() {
      return sent.length
    },
    get writes() {
      return sent.filter(({ write }) => write).length
    },
    use: (others: string[]) => void (targets = others),
    /** Resolves after this many more requests. */
    async served(more: number) {
      for (const end = sent.length + more; sent.length < end;) await setTimeout(50)
    },
    between: (from: number, to: number) => within(from, to).length,
    longest: (from: number, to: number) => Math.max(0, ...within(from, to).map(({ took }) => took)),
    async stop() {
      running = false
      await Promise.all(acting)
    },
  }
}
