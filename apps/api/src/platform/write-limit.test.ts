import { expect, test } from 'vitest'
import { useApi, useDatabase } from '../../test/harness.ts'
import { makeSignedIn } from '../../test/people.ts'
import { projectBody } from '../../test/projects.ts'

const database = useDatabase()
const few = useApi(database, { realSessions: true, env: { WRITES_PER_TEN_MINUTES: '3' } })
const fewProjects = useApi(database, { realSessions: true, env: { CLIENT_PROJECTS_PER_DAY: '2' } })

test('a person who makes very many changes waits; others, reads and signing out are not affected', async () => {
  const person = await makeSignedIn(few, 'client')
  const other = await makeSignedIn(few, 'client')
  const rename = (headers: Record<string, string>) =>
    few.app.inject({ method: 'PATCH', url: '/api/me', payload: { name: 'New Name' }, headers })
  const answers = []
  for (let n = 0; n < 4; n += 1) answers.push(await rename(person.headers))
  expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200, 429])
  expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(500)
  expect((await few.app.inject({ url: '/api/me', headers: person.headers })).statusCode).toBe(200)
  expect((await rename(other.headers)).statusCode).toBe(200)
  const signOut = { method: 'POST', url: '/api/auth/sign-out', headers: person.headers } as const
  expect((await few.app.inject(signOut)).statusCode).toBe(200)
})

test('a client creates so many projects a day; a retry counts once', async () => {
  const client = await makeSignedIn(fewProjects, 'client')
  const create = (key: string = crypto.randomUUID()) =>
    fewProjects.app.inject({
      method: 'POST',
      url: '/api/projects',
      payload: projectBody(),
      headers: { ...client.headers, 'idempotency-key': key },
    })
  const key = crypto.randomUUID()
  const codes = []
  for (const each of [key, key, key, undefined, undefined]) codes.push((await create(each)).statusCode)
  expect(codes).toEqual([201, 201, 201, 201, 429])
  expect(await database.count(`projects where client_id = '${client.id}'`)).toBe(2)
})
